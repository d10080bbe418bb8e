import { describe, expect, it } from "vitest";
import { LATEST_MS, POINTS_MS, STEP_MS, beatOf, changesOf, nextChange, pause, type Beat } from "../src/lib/pace";
import type { Sheet, Step } from "../src/lib/protocol";

const bots = new Set([1, 2]);
const sheet = (...totals: number[]): Sheet => ({
  sources: ["nests"],
  columns: totals.map((points, seat) => ({ seat, board: 0, points: [points] })),
});
/** A step of a seat. */
function step(seat: number, given: Partial<Step> & { seen?: boolean } = {}): Step {
  const { seen = true, ...fields } = given;
  const surfaces = seen ? [{ id: "table", put: [], gone: ["ant"] }] : [];
  return {
    length: 2,
    patch: { surfaces, added: [], removed: [], facts: [] },
    log: [{ number: 2, seat, kind: "action", messages: [] }],
    may_undo: false,
    choices: [],
    sheet: sheet(0, 0, 0),
    to_act: [1],
    over: false,
    winners: [],
    ...fields,
  };
}

describe("the beat of a step", () => {
  const beat = (given: Step) => beatOf(given, sheet(0, 0, 0), bots);

  it("has a weight", () => {
    expect(beat(step(1)).ms).toBe(STEP_MS);
    expect(beat(step(1, { sheet: sheet(0, 3, 0) })).ms).toBe(POINTS_MS);
    expect(beat(step(1, { sheet: sheet(0, -3, 4) })).ms).toBe(STEP_MS);
    expect(beat(step(1, { seen: false, sheet: sheet(0, 3, 0) })).ms).toBe(0);
  });

  it("ends the turn of its seat", () => {
    expect(beat(step(1)).ends).toBe(false);
    expect(beat(step(1, { to_act: [2] })).ends).toBe(true);
  });

  it("halts where a person is to act, and at the end", () => {
    expect(beat(step(1, { to_act: [1, 2] })).halts).toBe(false);
    expect(beat(step(1, { to_act: [0, 1] })).halts).toBe(true);
    expect(beat(step(1, { to_act: [], over: true })).halts).toBe(true);
  });
});

describe("changes", () => {
  const beat = (seat: number, given: Partial<Beat> = {}): Beat => ({ seat, ms: STEP_MS, ends: false, halts: false, ...given });
  const unseen = (seat: number) => beat(seat, { ms: 0 });

  it("are steps, with those that cannot be seen", () => {
    expect(nextChange("normal", [beat(1), beat(1)])).toBe(1);
    expect(nextChange("normal", [unseen(1), beat(1), unseen(1), unseen(2), beat(2)])).toBe(4);
    expect(nextChange("normal", [unseen(1)])).toBe(1);
    expect(changesOf("normal", [beat(1), unseen(1), beat(2)])).toEqual([0, 2]);
  });

  it("are whole turns", () => {
    expect(nextChange("fast", [beat(1), beat(1)])).toBe(0);
    expect(nextChange("fast", [beat(1), beat(1, { ends: true }), beat(2)])).toBe(2);
    expect(nextChange("fast", [beat(1), beat(2)])).toBe(1);
    expect(nextChange("fast", [beat(1, { halts: true }), beat(1)])).toBe(1);
    expect(changesOf("fast", [beat(1), beat(1), beat(2), beat(2)])).toEqual([0, 2]);
  });

  it("are everything up to the decision of a person", () => {
    expect(nextChange("once", [beat(1, { ends: true }), beat(2)])).toBe(0);
    expect(nextChange("once", [beat(1), beat(2, { halts: true }), beat(0, { halts: true }), beat(1)])).toBe(3);
  });
});

/** When the last of so many steps is shown that arrive all at once. */
function shown(steps: number): number {
  const arrived = Array.from({ length: steps }, () => 0);
  let now = 0;
  while (arrived.length) {
    now += pause(STEP_MS, arrived, now, LATEST_MS.normal);
    arrived.shift();
  }
  return now;
}

describe("the pause", () => {
  it("leaves time to see each of a few steps", () => {
    expect(shown(1)).toBe(STEP_MS);
    expect(shown(3)).toBe(3 * STEP_MS);
  });

  it("hurries where there are many", () => {
    expect(shown(30)).toBeCloseTo(LATEST_MS.normal);
    expect(shown(90)).toBeCloseTo(LATEST_MS.normal);
  });

  it("never waits for what is late already", () => {
    expect(pause(STEP_MS, [0, 0], LATEST_MS.fast + 500, LATEST_MS.fast)).toBe(0);
  });
});
