import { describe, expect, it } from "vitest";
import { Inconsistent, applyPatch, applyStep, inOrder } from "../src/lib/patch";
import type { Patch, Scene, Sprite, Step, SurfacePatch, View } from "../src/lib/protocol";

const sprite = (id: string, x = 0, layer = 0): Sprite => ({ id, symbol: "s", x, y: 0, layer });
const surface = (id: string, ...sprites: Sprite[]) => ({
  id,
  kind: "player" as const,
  title: { id },
  width: 1,
  height: 1,
  sprites,
});
const scene: Scene = {
  surfaces: [surface("a", sprite("x"), sprite("y")), surface("b", sprite("z"))],
  facts: [{ symbol: "f", value: "1", label: { id: "f" } }],
};
/** A patch with these changes of surfaces, and whatever else changes. */
const patched = (changes: (Partial<SurfacePatch> & { id: string })[], more: Partial<Patch> = {}): Patch => ({
  surfaces: changes.map((change) => ({ put: [], gone: [], ...change })),
  added: [],
  removed: [],
  facts: null,
  ...more,
});
const ids = (of: Scene, at: number) => of.surfaces[at]?.sprites.map((each) => each.id);

describe("patches", () => {
  it("moves, adds and removes sprites and leaves the old scene alone", () => {
    const patch = patched([{ id: "a", put: [sprite("y", 5), sprite("w")], gone: ["x"] }]);
    const next = applyPatch(scene, patch);
    expect(ids(next, 0)).toEqual(["w", "y"]);
    expect(next.surfaces[0]?.sprites[1]?.x).toBe(5);
    expect(next.surfaces[1]).toBe(scene.surfaces[1]);
    expect(ids(scene, 0)).toEqual(["x", "y"]);
  });

  it("adds, replaces and removes surfaces", () => {
    const next = applyPatch(scene, patched([], { added: [surface("c"), surface("b")], removed: ["a"] }));
    expect(next.surfaces.map((each) => each.id)).toEqual(["b", "c"]);
    expect(ids(next, 0)).toEqual([]);
  });

  it("takes a new order of the surfaces", () => {
    const next = applyPatch(scene, patched([], { added: [surface("b"), surface("a")], removed: ["a", "b"] }));
    expect(next.surfaces.map((each) => each.id)).toEqual(["b", "a"]);
  });

  it("replaces facts only if there are new ones", () => {
    expect(applyPatch(scene, patched([])).facts).toBe(scene.facts);
    expect(applyPatch(scene, patched([], { facts: [] })).facts).toEqual([]);
  });

  it("refuses what does not fit", () => {
    expect(() => applyPatch(scene, patched([{ id: "q" }]))).toThrow(Inconsistent);
    expect(() => applyPatch(scene, patched([], { removed: ["q"] }))).toThrow(Inconsistent);
    expect(() => applyPatch(scene, patched([{ id: "a", gone: ["z"] }]))).toThrow(Inconsistent);
  });
});

describe("steps", () => {
  const rest = { choices: [], sheet: { sources: [], columns: [] }, to_act: [1], over: false, winners: [] };
  const view: View = { scene, ...rest, to_act: [0] };
  const step: Step = { length: 4, patch: patched([{ id: "b", gone: ["z"] }]), log: [], may_undo: false, ...rest };

  it("bring the view one entry further", () => {
    const next = applyStep(view, 3, step);
    expect(next.to_act).toEqual([1]);
    expect(ids(next.scene, 1)).toEqual([]);
  });

  it("must follow each other without a gap", () => {
    expect(() => applyStep(view, 2, step)).toThrow(Inconsistent);
    expect(() => applyStep(view, 4, step)).toThrow(Inconsistent);
  });
});

it("draws lower layers first, and by id within a layer", () => {
  const order = inOrder([sprite("c", 0, 2), sprite("b"), sprite("a", 0, 2), sprite("d", 0, -1)]);
  expect(order.map((each) => each.id)).toEqual(["d", "b", "a", "c"]);
});
