import { describe, expect, it } from "vitest";
import type { Choices, LogLine } from "../src/lib/protocol";
import { IDLE, TRIES, acknowledged, ask, goesOn, isDone, isOutdated, isPossible, messageOf, refused } from "../src/lib/request";
import type { RequestState, Situation, Wish } from "../src/lib/request";

const may = (seat: number, ...actions: string[]): Choices => ({
  seat,
  asked: { id: "choose" },
  targets: [],
  options: actions.map((action) => ({ action, path: [action], label: { id: action } })),
});
const line = (number: number, seat: number, kind: LogLine["kind"] = "action"): LogLine => ({
  number,
  seat,
  kind,
  messages: [],
  ...(kind === "undo" ? { undone: 1 } : {}),
});
const now = (more: Partial<Situation> = {}): Situation => ({
  length: 5,
  log: [line(4, 1), line(5, 0)],
  mayUndo: true,
  choices: [may(0, "A take", "A pass")],
  takeback: null,
  ...more,
});

const take: Wish = { type: "act", seat: 0, action: "A take" };
const undo: Wish = { type: "undo" };
const reset: Wish = { type: "reset", seat: 0 };
const refusal = (id: string, length: number) => ({ id, length });

describe("a wish", () => {
  it("to act is possible if the seat has this choice", () => {
    expect(isPossible(take, now())).toBe(true);
    expect(isPossible({ ...take, action: "A rob" }, now())).toBe(false);
    expect(isPossible({ ...take, seat: 1 }, now())).toBe(false);
  });

  it("to undo is possible if the server says so", () => {
    expect(isPossible(undo, now())).toBe(true);
    expect(isPossible(reset, now({ mayUndo: false }))).toBe(false);
  });

  it("is sent with its id and the length of the log", () => {
    expect(messageOf(ask(take, now(), "1"))).toEqual({ type: "act", id: "1", length: 5, action: "A take" });
    expect(messageOf(ask(undo, now(), "2"))).toEqual({ type: "undo", id: "2", length: 5 });
    expect(messageOf(ask(reset, now(), "3"))).toEqual({ type: "undo", id: "3", length: 5 });
  });
});

describe("a request", () => {
  it("is done when it is acknowledged and its effect is visible", () => {
    const asked = ask(take, now(), "1");
    expect(isDone(asked, 9)).toBe(false);
    const heard = acknowledged(asked, { id: "1", length: 6 });
    expect(isDone(heard, 5)).toBe(false);
    expect(isDone(heard, 6)).toBe(true);
    expect(isDone(IDLE, 6)).toBe(false);
  });

  it("is asked again with another id if somebody else was faster", () => {
    const asked = ask(take, now(), "1");
    expect(isOutdated(asked, refusal("1", 6))).toBe(true);
    const again = refused(asked, refusal("1", 6), now({ length: 6 }), "2");
    expect(again).toEqual({ is: "asked", wish: take, id: "2", length: 6, tries: TRIES - 1 });
  });

  it("is dropped if it is not possible any more", () => {
    const asked = ask(take, now(), "1");
    expect(refused(asked, refusal("1", 6), now({ choices: [may(0, "A pass")] }), "2")).toBe(IDLE);
    expect(refused(ask(undo, now(), "1"), refusal("1", 6), now({ mayUndo: false }), "2")).toBe(IDLE);
  });

  it("is dropped if the log has not grown: the server means it", () => {
    expect(refused(ask(take, now(), "1"), refusal("1", 5), now(), "2")).toBe(IDLE);
  });

  it("is dropped after many tries", () => {
    let state: RequestState = ask(take, now(), "0");
    let tries = 0;
    while (state.is === "asked") {
      const { id, length } = state;
      state = refused(state, refusal(id, length + 1), now({ length: length + 1 }), String(++tries));
    }
    expect(state).toBe(IDLE);
    expect(tries).toBe(TRIES + 1);
  });

  it("is not concerned by answers to other messages", () => {
    const asked = ask(take, now(), "1");
    expect(acknowledged(asked, { id: "0", length: 6 })).toBe(asked);
    // A refused chat line has no id.
    expect(isOutdated(asked, refusal("", 9))).toBe(false);
    expect(refused(asked, refusal("", 9), now({ length: 9 }), "2")).toBe(asked);
  });

  it("that is done is never asked again", () => {
    expect(refused(IDLE, refusal("", 9), now({ length: 9 }), "2")).toBe(IDLE);
    const heard = acknowledged(ask(take, now(), "1"), { id: "1", length: 6 });
    expect(refused(heard, refusal("1", 9), now({ length: 9 }), "2")).toBe(heard);
    expect(acknowledged(IDLE, { id: "1", length: 6 })).toBe(IDLE);
  });
});

describe("a reset", () => {
  it("goes on while the last action is of its seat and may be undone", () => {
    expect(goesOn(reset, now())).toBe(true);
    expect(goesOn(reset, now({ mayUndo: false }))).toBe(false);
    expect(goesOn(reset, now({ log: [line(4, 1), line(5, 0), line(6, 0, "undo")] }))).toBe(false);
  });

  it("is the only wish that needs more than one request", () => {
    expect(goesOn(undo, now())).toBe(false);
    expect(goesOn(take, now())).toBe(false);
  });
});
