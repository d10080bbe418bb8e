import { describe, expect, it } from "vitest";
import { HOLD_MS, POINTS_MS, STEP_MS, type Beat, type Pace } from "../src/lib/pace";
import { Playback } from "../src/lib/playback";

/** The beat of a step like "1a", of seat 1; "!" halts, "." cannot be seen, "+" makes points. */
function beat(step: string): Beat {
  const has = (sign: string) => step.includes(sign);
  const ms = has(".") ? 0 : has("+") ? POINTS_MS : STEP_MS;
  return { seat: Number.parseInt(step) || 0, ms, ends: false, halts: has("!") };
}

/** A playback with a clock of its own, which goes on from timer to timer. */
function setup({ rushed = false, hasty = false, pace = "normal" as Pace } = {}) {
  const start = 10_000;
  const shown: { steps: string[]; at: number }[] = [];
  const timers = new Map<number, { callback: () => void; at: number }>();
  let clock = start;
  let serial = 0;
  const playback: Playback<string> = new Playback({
    show: (steps: string[]) => {
      shown.push({ steps, at: clock - start });
      if (hasty) playback.hurry();
    },
    rushed: () => rushed,
    pace: () => pace,
    beat,
    now: () => clock,
    timers: {
      set: (callback, ms) => {
        timers.set(++serial, { callback, at: clock + ms });
        return serial;
      },
      clear: (timer) => timers.delete(timer),
    },
  });
  /** Let time pass until nothing waits. */
  const run = () => {
    for (let next = [...timers][0]; next; next = [...timers][0]) {
      const [timer, { callback, at }] = next;
      timers.delete(timer);
      clock = at;
      callback();
    }
  };
  return { playback, shown, timers, run };
}

describe("playback", () => {
  it("shows steps one after the other", () => {
    const { playback, shown, run } = setup();
    for (const step of ["a", "b", "c"]) playback.add(step);
    expect(playback.newest).toBe("c");
    run();
    expect(shown).toEqual([
      { steps: ["a"], at: 0 },
      { steps: ["b"], at: STEP_MS },
      { steps: ["c"], at: 2 * STEP_MS },
    ]);
    expect(playback.newest).toBeNull();
  });

  it("does not pause if it is rushed", () => {
    const { playback, shown, run } = setup({ rushed: true });
    playback.add("a");
    playback.add("b");
    run();
    expect(shown).toEqual([
      { steps: ["a"], at: 0 },
      { steps: ["b"], at: 0 },
    ]);
  });

  it("shows everything as one change on request", () => {
    const { playback, shown, timers } = setup();
    playback.hurry();
    expect(shown).toEqual([]);
    playback.add("a");
    playback.add("b");
    playback.hurry();
    expect(shown).toEqual([{ steps: ["a", "b"], at: 0 }]);
    expect(timers.size).toBe(0);
  });

  it("can be hurried while it shows a step", () => {
    const { playback, shown, run } = setup({ hasty: true });
    playback.add("a");
    playback.add("b");
    playback.add("c");
    run();
    expect(shown).toEqual([
      { steps: ["a"], at: 0 },
      { steps: ["b", "c"], at: 0 },
    ]);
  });

  it("drops what waits", () => {
    const { playback, shown, run, timers } = setup();
    playback.add("a");
    playback.clear();
    expect(timers.size).toBe(0);
    run();
    expect(shown).toEqual([]);
  });

  it("gives each step the time that it needs", () => {
    const { playback, shown, run } = setup();
    for (const step of ["1a+", "1b.", "1c", "1d"]) playback.add(step);
    run();
    expect(shown).toEqual([
      { steps: ["1a+", "1b."], at: 0 },
      { steps: ["1c"], at: POINTS_MS },
      { steps: ["1d"], at: POINTS_MS + STEP_MS },
    ]);
  });

  it("shows a whole turn as one change", () => {
    const { playback, shown, run } = setup({ pace: "fast" });
    for (const step of ["1a", "1b", "2a", "2b", "2c!"]) playback.add(step);
    run();
    expect(shown).toEqual([
      { steps: ["1a", "1b"], at: 0 },
      { steps: ["2a", "2b", "2c!"], at: STEP_MS },
    ]);
  });

  it("shows everything up to a person's decision as one change", () => {
    const { playback, shown, run } = setup({ pace: "once" });
    for (const step of ["1a", "2a", "3a!"]) playback.add(step);
    run();
    expect(shown).toEqual([{ steps: ["1a", "2a", "3a!"], at: 0 }]);
  });

  it("does not hold the beginning of a long turn for ever", () => {
    const { playback, shown, run } = setup({ pace: "once" });
    playback.add("1a");
    run();
    expect(shown).toEqual([{ steps: ["1a"], at: HOLD_MS.once }]);
  });

  it("skips what is still to come, until a person is to act", () => {
    const { playback, shown, run } = setup();
    for (const step of ["1a", "1b"]) playback.add(step);
    playback.skip();
    for (const step of ["2a", "2b!", "1c"]) {
      playback.add(step);
      run();
    }
    expect(shown.map(({ steps, at }) => [steps.join(), at])).toEqual([
      ["1a,1b", 0],
      ["2a", 0],
      ["2b!", 0],
      ["1c", STEP_MS],
    ]);
  });
});
