import { describe, expect, it } from "vitest";
import { standing } from "../src/lib/log";
import type { LogLine } from "../src/lib/protocol";
import { isPossible, messageOf, ask, type Situation } from "../src/lib/request";

const line = (number: number, seat: number | null, kind: LogLine["kind"] = "action", undone = 0): LogLine => ({ number, seat, kind, messages: [], undone });
const left = (...log: LogLine[]) => standing(log).map(({ number }) => number);

describe("the actions that stand", () => {
  it("are those that nobody took back", () => {
    expect(left(line(0, null, "start"), line(1, 0), line(2, 1), line(3, null, "end"))).toEqual([1, 2]);
    expect(left(line(1, 0), line(2, 1), line(3, 1, "undo", 1))).toEqual([1]);
    expect(left(line(1, 0), line(2, 1), line(3, 0), line(4, 0, "takeback", 2), line(5, 1))).toEqual([1, 5]);
  });

  it("stay if a player undoes an own secret choice before them", () => {
    expect(left(line(1, 0), line(2, 1), line(3, 0, "undo", 1))).toEqual([2]);
  });

  it("stay if only lines before the first one were taken back", () => {
    expect(left(line(7, 1), line(8, 0, "undo", 1))).toEqual([7]);
    expect(left(line(7, 1), line(8, 0, "takeback", 5))).toEqual([]);
    expect(left(line(7, 1), line(8, 0, "undo", 0))).toEqual([7]);
  });
});

describe("going back by consent", () => {
  const now = (takeback: string | null): Situation => ({ length: 9, log: [], mayUndo: false, choices: [], takeback });

  it("is asked for once", () => {
    expect(isPossible({ type: "ask", to: 4 }, now(null))).toBe(true);
    expect(isPossible({ type: "ask", to: 4 }, now("a"))).toBe(false);
    expect(messageOf(ask({ type: "ask", to: 4 }, now(null), "id"))).toEqual({ type: "ask", id: "id", length: 9, to: 4 });
  });

  it("is answered as long as the same request waits", () => {
    const reply = { type: "reply", takeback: "a", accept: true } as const;
    expect(isPossible(reply, now("a"))).toBe(true);
    expect([isPossible(reply, now("b")), isPossible(reply, now(null))]).toEqual([false, false]);
    expect(messageOf(ask(reply, now("a"), "id"))).toEqual({ type: "reply", id: "id", takeback: "a", accept: true });
  });
});
