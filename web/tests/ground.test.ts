import { expect, test } from "vitest";
import { settingOf } from "../src/lib/ground";
import type { Scene, Surface } from "../src/lib/protocol";

const surface = (rest: Partial<Surface>): Surface => ({
  id: "a", kind: "board", title: { id: "a", args: {} }, width: 1, height: 1, sprites: [], ...rest,
});
const scene = (...surfaces: Surface[]): Scene => ({ surfaces, facts: [] });

test("the first ground and the first season are those of the page", () => {
  const offer = surface({ kind: "offer" });
  const garden = surface({ ground: "garden", mood: "winter" });
  expect(settingOf(scene(offer, garden))).toEqual({ ground: "garden", mood: "winter", lamplit: true });
  expect(settingOf(scene(offer, surface({ ground: "lawn" })))).toEqual({ ground: "lawn", mood: "", lamplit: false });
  expect(settingOf(scene(offer))).toEqual({ ground: "", mood: "", lamplit: false });
});
