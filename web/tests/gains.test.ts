import { expect, it } from "vitest";
import { causeOf, gainsOf } from "../src/lib/gains";
import type { Move, Pose } from "../src/lib/glide";
import type { Fact } from "../src/lib/protocol";

const points = (seat: number, value: string): Fact => ({ symbol: "leaf", value, label: { id: "points" }, seat, kind: "points" });
const food: Fact = { symbol: "food", value: "9", label: { id: "food" }, seat: 0 };

it("tells who has got or lost points, from nothing else", () => {
  const before = [points(0, "3"), points(1, "4"), points(2, "5"), { ...food, value: "1" }];
  expect(gainsOf(before, [points(0, "9"), points(1, "4"), points(2, "-1"), food])).toEqual([
    { seat: 0, points: 6 },
    { seat: 2, points: -6 },
  ]);
  expect(gainsOf([], before)).toEqual([]);
});

it("finds the piece that was laid or moved last", () => {
  const pose = (id: string, text = ""): Pose => ({
    surface: "map",
    sprite: { id, symbol: "tile", x: 0, y: 0, text, label: { id } },
    left: 0,
    top: 0,
    scale: 1,
  });
  const move = (kind: Move["kind"], to: Pose | null): Move => ({ kind, from: null, to });
  const found = causeOf([move("slide", pose("ant")), move("fly", pose("tile")), move("appear", pose("claim", "3")), move("vanish", null)]);
  expect(found?.to?.sprite.id).toBe("tile");
  expect(causeOf([])).toBeNull();
});
