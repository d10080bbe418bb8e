import { describe, expect, it } from "vitest";
import { STEP_MS } from "../src/lib/pace";
import { Playback } from "../src/lib/playback";

/** A playback with a clock of its own, which goes on from timer to timer. */
function setup({ rushed = false, hasty = false } = {}) {
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
});
