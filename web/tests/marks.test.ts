import { describe, expect, it } from "vitest";
import { marks } from "../src/lib/marks";
import type { Choice, Choices, Scene } from "../src/lib/protocol";

const said = (id: string) => ({ id });
const scene: Scene = {
  surfaces: [
    {
      id: "garden",
      kind: "board",
      title: said("garden"),
      width: 10,
      height: 10,
      sprites: ["ant", "aunt"].map((id, x) => ({ id, symbol: id, x, y: 0 })),
    },
  ],
  facts: [],
};
const choices: Choices = {
  seat: 0,
  asked: said("go"),
  targets: [
    { id: "north", kind: "spot", label: said("north"), surface: "garden", x: 3, y: 1 },
    { id: "south", kind: "spot", label: said("south"), surface: "garden", x: 3, y: 9 },
    { id: "rest", kind: "button", label: said("rest") },
    { id: "flat", kind: "turn", label: said("flat") },
  ],
  options: [],
};
const go = (...path: string[]): Choice => ({ action: path.join(" "), path, label: said("go") });
const found = (...actions: Choice[]) => marks(scene, choices, actions).map(({ id, numbers }) => [id, numbers]);

describe("marks of a hint", () => {
  it("number the places where actions end", () => {
    expect(found(go("ant", "north"), go("ant", "south"))).toEqual([["north", [1]], ["south", [2]]]);
  });

  it("are at what tells an action from the others", () => {
    expect(found(go("ant", "north"), go("aunt", "north"))).toEqual([["ant", [1]], ["aunt", [2]]]);
  });

  it("share a place that cannot be told apart", () => {
    expect(found(go("ant", "north", "flat"), go("ant", "north"))).toEqual([["north", [1, 2]]]);
  });

  it("leave out what has no place", () => {
    expect(found(go("rest"), go("ant", "south"))).toEqual([["south", [2]]]);
    expect(marks(scene, choices, [go("ant", "south")])[0]).toMatchObject({ surface: "garden", at: { x: 3, y: 9 } });
  });
});
