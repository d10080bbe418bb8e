import { expect, it } from "vitest";
import { lead, pickables, walk } from "../src/lib/choices";
import type { Choices, Scene, Target } from "../src/lib/protocol";
import { asTurned, nearestTurn, rotations, turnOn } from "../src/lib/turns";

const label = { id: "t" };
const turn = (rotation: number): Target => ({ id: `turn-${rotation}`, kind: "turn", label, rotation });
const spot = (id: string, x: number): Target => ({ id, kind: "spot", label, surface: "map", x, y: 0 });

/** Two kinds of tiles; "wide" can be turned at a, lies one way at b and another way at c. */
const WAYS = ["wide a 0", "wide a 60", "wide a 120", "wide b 60", "wide c 180", "wide c 420", "round a 0"];
const choices: Choices = {
  seat: 0,
  asked: label,
  targets: [spot("a", 0), spot("b", 10), spot("c", 30), ...[0, 60, 120, 180, 420].map(turn)],
  options: WAYS.map((way) => {
    const [kind = "", place = "", rotation = ""] = way.split(" ");
    const sprite = { id: "new", symbol: `tile-${rotation}`, x: 0, y: 0 };
    return { action: way, path: [kind, place, `turn-${rotation}`], label, preview: [{ surface: "map", sprite }] };
  }),
};
const sprites = ["wide", "round"].map((id) => ({ id, symbol: id, x: 0, y: 0 }));
const scene: Scene = {
  surfaces: [{ id: "map", kind: "board", title: label, width: 9, height: 9, sprites }],
  facts: [],
};
const at = (wanted: number, picks = ["wide"]) => pickables(scene, choices, picks, { settle: true, turn: wanted });
const shown = (wanted: number) => at(wanted).map((pick) => `${pick.id} ${pick.turn?.rotation}`);

it("shows one turn of each place: the one asked for, else the nearest", () => {
  expect(shown(60)).toEqual(["a 60", "b 60", "c 180"]);
  expect(shown(120)).toEqual(["a 120", "b 60", "c 180"]);
  expect(shown(420)).toEqual(["a 60", "b 60", "c 420"]);
});

it("settles the action with the turn that is shown, and previews just that", () => {
  const [a] = at(60);
  expect(a).toMatchObject({ final: true, picks: ["a", "turn-60"] });
  expect(a?.preview[0]?.sprite.symbol).toBe("tile-60");
  expect(walk(choices, ["wide", ...(a?.picks ?? [])]).done?.action).toBe("wide a 60");
});

it("tells places where the piece has to be turned", () => {
  expect(at(60).map((pick) => asTurned(pick, 60))).toEqual([true, true, false]);
});

it("reaches every orientation of every place", () => {
  const reached = new Set<string>();
  for (const wanted of rotations(at(0)))
    for (const pick of at(wanted)) for (const option of pick.options) reached.add(option.action);
  expect(reached).toEqual(new Set(WAYS.filter((way) => way.startsWith("wide"))));
});

it("leads to a place, turned as the action says", () => {
  for (const option of choices.options) {
    const { picks, lit, turn } = lead(choices, option);
    const pick = at(turn, picks).find((each) => each.id === lit);
    expect(walk(choices, [...picks, ...(pick?.picks ?? [])]).done?.action).toBe(option.action);
  }
});

it("does not pass by the only place", () => {
  const many = { ...choices, options: choices.options.filter((option) => option.path[1] === "a" && option.path[0] === "wide") };
  const [only, ...more] = pickables(scene, many, [], { settle: true, turn: 120 });
  expect(more).toEqual([]);
  expect(only).toMatchObject({ id: "a", picks: ["a", "turn-120"] });
});

it("is dropped as it is turned", () => {
  const dropped = pickables(scene, choices, ["wide"], { settle: false, turn: 120 });
  expect(dropped.map((pick) => pick.final)).toEqual([true, true, true]);
});

it("turns in place where it can, in a circle and both ways", () => {
  const [a = null] = at(0);
  expect(turnOn(at(0), a, 0, 1)).toEqual({ rotation: 60, at: "a" });
  expect(turnOn(at(0), a, 0, -1)).toEqual({ rotation: 120, at: "a" });
});

it("goes on to the nearest place that has the next turn", () => {
  const picks = at(60);
  const b = picks[1] ?? null;
  expect(turnOn(picks, b, 60, 1)).toEqual({ rotation: 120, at: "a" });
  expect(turnOn(picks, b, 60, -1)).toEqual({ rotation: 0, at: "a" });
});

it("turns what is looked at nowhere, too", () => {
  expect(turnOn(at(0), null, 0, 1)).toEqual({ rotation: 60, at: null });
  expect(turnOn(at(0), null, 420, 1)).toEqual({ rotation: 0, at: null });
});

it("goes the short way round, and prefers the same side", () => {
  expect(nearestTurn([turn(60), turn(180)], 330)?.rotation).toBe(60);
  expect(nearestTurn([turn(180), turn(360)], 0)?.rotation).toBe(180);
  expect(nearestTurn([], 0)).toBeNull();
});

it("shares badges that all ways have", () => {
  const badges = [{ text: "-1" }];
  const priced = { ...choices, options: choices.options.map((option) => ({ ...option, badges })) };
  expect(pickables(scene, priced, []).map((pick) => pick.badges)).toEqual([badges, badges]);
  const [first, ...rest] = priced.options;
  const mixed = { ...priced, options: [{ ...first!, badges: [] }, ...rest] };
  expect(pickables(scene, mixed, []).map((pick) => pick.badges)).toEqual([[], badges]);
});
