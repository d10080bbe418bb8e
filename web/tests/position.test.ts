import { expect, it } from "vitest";
import { Inconsistent } from "../src/lib/patch";
import { Position } from "../src/lib/position.svelte";
import type { LogLine, Step, Surface, View } from "../src/lib/protocol";

const row: Surface = { id: "row", kind: "offer", title: { id: "row" }, width: 20, height: 10, sprites: [], folds: [10] };
const status = { choices: [], sheet: { sources: [], columns: [] }, to_act: [0], over: false, winners: [] };
const view: View = { scene: { surfaces: [row], facts: [] }, ...status };
const line = (number: number): LogLine => ({ number, seat: 0, kind: "action", messages: [] });
const step = (length: number): Step => ({
  ...status,
  to_act: [1],
  length,
  patch: { surfaces: [{ id: "row", put: [{ id: "leaf", symbol: "leaf", x: 15, y: 5 }], gone: [] }], added: [], removed: [], facts: null },
  log: [line(length)],
  may_undo: true,
});

it("shows a position and advances step by step", () => {
  const position = new Position();
  expect(position.view).toBeNull();
  position.set({ view, length: 3, log: [line(3)], may_undo: false });
  expect([position.view?.to_act, position.length, position.mayUndo]).toEqual([[0], 3, false]);
  position.advance(step(4));
  expect([position.view?.to_act, position.length, position.mayUndo]).toEqual([[1], 4, true]);
  expect(position.log.map(({ number }) => number)).toEqual([3, 4]);
});

it("can go to any other position, e.g. back", () => {
  const position = new Position();
  position.set({ view, length: 3, log: [line(3)], may_undo: false });
  position.advance(step(4));
  position.set({ view, length: 3, log: [line(3)], may_undo: false });
  position.advance(step(4));
  expect(position.length).toBe(4);
});

it("refuses a step that does not follow", () => {
  const position = new Position();
  expect(() => position.advance(step(1))).toThrow(Inconsistent);
  position.set({ view, length: 3, log: [], may_undo: false });
  expect(() => position.advance(step(5))).toThrow(Inconsistent);
});

it("folds wide surfaces, but patches them unfolded", () => {
  const position = new Position();
  position.set({ view, length: 3, log: [], may_undo: false });
  position.cuts = new Map([["row", [10]]]);
  position.advance(step(4));
  const [shown] = position.view?.scene.surfaces ?? [];
  expect([shown?.width, shown?.sprites[0]?.x]).toEqual([10, 5]);
  expect(position.unfolded.map(({ id, width }) => [id, width])).toEqual([["row", 20]]);
});
