import { expect, it } from "vitest";
import { bestCuts, foldView, unfold } from "../src/lib/fold";
import type { View } from "../src/lib/protocol";

const title = { id: "t" };
const flat = { id: "offer", kind: "offer" as const, title, width: 400, height: 50, folds: [100, 200] };
const sprites = [10, 150, 390].map((x) => ({ id: `at-${x}`, symbol: "s", x, y: 20 }));
const view: View = {
  scene: { surfaces: [{ ...flat, sprites }], facts: [] },
  choices: [
    {
      seat: 0,
      asked: title,
      targets: [{ id: "spot", kind: "spot", label: title, surface: "offer", x: 250, y: 5 }, { id: "ok", kind: "button", label: title }],
      options: [{ action: "a", path: ["spot"], label: title, preview: [{ surface: "offer", sprite: { id: "new", symbol: "s", x: 250, y: 5 } }] }],
    },
  ],
  sheet: { sources: [], columns: [] },
  to_act: [0],
  over: false,
  winners: [],
};

it("cuts what is too wide, and leaves whole what is not", () => {
  expect(bestCuts(flat, { width: 200, height: 300 })).toEqual([200]);
  expect(bestCuts(flat, { width: 400, height: 50 })).toEqual([]);
  expect(bestCuts({ ...flat, folds: [] }, { width: 100, height: 300 })).toEqual([]);
});

it("cuts where the parts are most alike, even if that makes them only a little larger", () => {
  expect(bestCuts({ ...flat, folds: [180, 200] }, { width: 200, height: 300 })).toEqual([200]);
});

it("does not cut where the parts would be too tall together", () => {
  expect(bestCuts(flat, { width: 200, height: 30 })).toEqual([]);
});

it("moves everything that has a place", () => {
  const folded = foldView(view, new Map([["offer", [200]]]));
  const [offer] = folded.scene.surfaces;
  expect(offer).toMatchObject({ width: 200, height: 100 });
  expect(offer?.sprites.map(({ x, y }) => [x, y])).toEqual([[10, 20], [150, 20], [190, 70]]);
  const [choices] = folded.choices;
  expect(choices?.targets[0]).toMatchObject({ x: 50, y: 55 });
  expect(choices?.targets[1]).toEqual(view.choices[0]?.targets[1]);
  expect(choices?.options[0]?.preview?.[0]?.sprite).toMatchObject({ x: 50, y: 55 });
});

it("finds the place on the whole surface", () => {
  const cuts = [100];
  const folded = foldView(view, new Map([["offer", cuts]]));
  const back = folded.scene.surfaces[0]?.sprites.map(({ x, y }) => unfold(flat, cuts, { x, y }));
  expect(back).toEqual(sprites.map(({ x, y }) => ({ x, y })));
  expect(unfold(flat, [], { x: 7, y: 8 })).toEqual({ x: 7, y: 8 });
});

it("puts a narrow part into the middle of its row", () => {
  const folded = foldView(view, new Map([["offer", [100]]]));
  expect(folded.scene.surfaces[0]?.sprites[0]).toMatchObject({ x: 110, y: 20 });
});

it("leaves a view alone that needs no cut", () => {
  expect(foldView(view, new Map())).toBe(view);
  expect(foldView(view, new Map([["offer", []]]))).toBe(view);
});
