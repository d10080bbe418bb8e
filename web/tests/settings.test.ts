import { describe, expect, it } from "vitest";
import { placesToReturn, standing } from "../src/lib/log";
import type { LogLine } from "../src/lib/protocol";
import { settingsFrom } from "../src/lib/settings";
import { LOUDEST, TONES } from "../src/lib/tones";

const usual = { pace: null, confirm: "touch", size: "normal", motion: "auto", autoplay: false, sounds: false, notify: false };

it("reads stored settings, and replaces what it does not know", () => {
  for (const stored of [null, undefined, 7, "once", [], { pace: "slow", size: 3, sounds: "yes" }]) expect(settingsFrom(stored)).toEqual(usual);
  const chosen = { pace: "once", confirm: "always", size: "larger", motion: "less", autoplay: true, sounds: true, notify: true };
  expect(settingsFrom({ ...chosen, volume: 11 })).toEqual(chosen);
});

it("knows only quiet sounds", () => {
  for (const tones of Object.values(TONES)) {
    expect(tones.length).toBeGreaterThan(0);
    for (const { at, from, to, seconds, gain } of tones) {
      expect(Math.min(from, to, seconds, gain)).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(LOUDEST);
      expect(at + seconds).toBeLessThan(1);
    }
  }
});

describe("the actions that stand", () => {
  const line = (number: number, seat: number, rest: Partial<LogLine> = {}): LogLine => ({
    number,
    seat,
    kind: "action",
    messages: [{ id: "told" }],
    ...rest,
  });
  const numbers = (log: LogLine[]) => standing(log).map(({ number }) => number);

  it("are without what an undo took back, even if secret choices of others followed it", () => {
    expect(numbers([line(1, 0), line(2, 1), line(3, 0, { kind: "undo", undone: 1 }), line(4, 0)])).toEqual([2, 4]);
  });

  it("are without what a takeback took back, also from before the first line", () => {
    expect(numbers([line(1, 0), line(2, 1), line(3, 1), line(4, 0, { kind: "takeback", undone: 2 })])).toEqual([1]);
    expect(numbers([line(8, 0), line(9, 0, { kind: "takeback", undone: 5 }), line(10, 1)])).toEqual([10]);
  });

  it("count as lost if the player chose them", () => {
    const log = [line(1, 0), line(2, 0), line(3, 1), line(4, 0)];
    const own = log.filter(({ seat }) => seat === 0);
    expect([...placesToReturn(log, own, new Set([2]))]).toEqual([
      [1, { to: 1, lost: 2 }],
      [2, { to: 2, lost: 1 }],
      [4, { to: 4, lost: 1 }],
    ]);
  });
});
