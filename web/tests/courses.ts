/** A tiny guided first game for the tests: two players take a leaf each in turn, six in all. */

import type { Choices, Course, CourseStep, LogLine, Step, View } from "../src/lib/protocol";
import { rowOf, said } from "./leaves";

const LEAVES = ["a", "b", "c", "d", "e", "f"];

const choices = (leaf: string): Choices => ({
  seat: 0,
  asked: said("ask"),
  targets: [],
  options: [{ action: `A take ${leaf}`, path: [leaf], label: said("take") }],
});

/** The player takes a, c and d; the other one takes b, e and f. */
const TAKERS = [0, 1, 0, 0, 1, 1];

const status = (taken: number) => ({
  choices: TAKERS[taken] === 0 ? [choices(LEAVES[taken] ?? "")] : [],
  sheet: { sources: [], columns: [] },
  to_act: TAKERS[taken] === undefined ? [] : [TAKERS[taken] ?? 0],
  over: taken === LEAVES.length,
  winners: taken === LEAVES.length ? [0] : [],
});

const line = (number: number): LogLine => ({ number, seat: TAKERS[number - 1] ?? null, kind: number ? "action" : "start", messages: [said(`took-${number}`)] });

const move = (length: number): Step => ({
  ...status(length),
  length,
  patch: { surfaces: [{ id: "row", put: [], gone: [LEAVES[length - 1] ?? ""] }], added: [], removed: [], facts: null },
  log: [line(length)],
  may_undo: false,
});

const step = (at: number, text: string, more: Partial<CourseStep> = {}): CourseStep => ({ at, text: said(text), ...more });

export const course: Course = {
  game: "leaves",
  variant: "base",
  players: 2,
  seat: 0,
  minutes: 1,
  view: { scene: rowOf(...LEAVES), ...status(0) } satisfies View,
  log: [line(0)],
  moves: LEAVES.map((_, n) => move(n + 1)),
  steps: [
    step(0, "theme", { lit: ["a"] }),
    step(0, "take", { do: 1 }),
    step(2, "twice", { do: 2 }),
    step(6, "end", { lit: ["row"] }),
  ],
};

/** The same, but the last moves are jumped over. */
export const skipping: Course = { ...course, steps: course.steps.map((each, n) => (n === 3 ? { ...each, skip: true } : each)) };
