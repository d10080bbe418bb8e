/** A tiny replay for the tests: two players take a leaf each in turn, six in all; its parts have two actions each. */

import type { Fact, LogLine, PointsSoFar, ReplayInfo, ReplayPart, SeatInfo, Step, View } from "../src/lib/protocol";
import { rowOf, said } from "./leaves";

export const LEAVES = ["a", "b", "c", "d", "e", "f"];
/** The seat that takes each leaf. */
export const TAKERS = [0, 1, 0, 0, 1, 1];
const PART = 2;

const round = (taken: number): Fact => ({ symbol: "round", value: `${Math.floor(taken / 4) + 1}/2`, label: said("round") });

const status = (taken: number) => ({
  choices: [],
  sheet: { sources: ["leaves"], columns: [] },
  to_act: taken < LEAVES.length ? [TAKERS[taken] ?? 0] : [],
  over: taken === LEAVES.length,
  winners: taken === LEAVES.length ? [0] : [],
});

const view = (taken: number): View => ({ scene: { ...rowOf(...LEAVES.slice(taken)), facts: [round(taken)] }, ...status(taken) });
const line = (number: number): LogLine => ({ number, seat: TAKERS[number - 1] ?? null, kind: number ? "action" : "start", messages: [said(`took-${number}`)] });

const step = (length: number): Step => ({
  ...status(length),
  length,
  patch: { surfaces: [{ id: "row", put: [], gone: [LEAVES[length - 1] ?? ""] }], added: [], removed: [], facts: length === 4 ? [round(length)] : null },
  log: [line(length)],
  may_undo: false,
});

export const partOf = (number: number): ReplayPart => ({
  first: number * PART,
  view: view(number * PART),
  log: number ? [] : [line(0)],
  steps: [1, 2].map((n) => step(number * PART + n)),
});

const seatInfo = (seat: number): SeatInfo => ({ seat, kind: "bot", name: "", bot: seat ? "hard" : "greedy", taken: true, present: false, left: false, stand_in: "" });

/** The third action of the record is a secret one, which its viewer does not see. */
export const info: ReplayInfo = {
  table: {
    id: "r1",
    game: "leaves",
    title: "Leaves",
    variant: "base",
    players: 2,
    options: {},
    phase: "over",
    listed: false,
    created: "",
    seed_hash: "",
    seed: null,
    seats: [seatInfo(0), seatInfo(1)],
    mine: [],
    next: null,
    origin: null,
    hints: false,
  },
  imported: true,
  eyes: [0],
  free: true,
  length: LEAVES.length,
  part: PART,
  numbers: [1, 2, 4, 5, 6, 7],
  actors: TAKERS,
  lines: [1, 2, 3, 4, 5, 8],
  settled: 5,
};

export const points: PointsSoFar[] = [
  { length: 0, seat: 0, board: 0, source: "start", points: 5 },
  { length: 1, seat: 0, board: 0, source: "leaves", points: 2 },
  { length: 2, seat: 1, board: 0, source: "leaves", points: 7 },
  { length: 3, seat: 0, board: 1, source: "leaves", points: 3 },
  { length: 4, seat: 0, board: 0, source: "leaves", points: -4 },
];
