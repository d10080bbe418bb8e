import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Choices, LogLine, ServerMessage, StepMessage, Sync, View } from "../src/lib/protocol";
import { TableSession } from "../src/table/session.svelte";
import type { Stage } from "../src/table/stage";
import { toasts } from "../src/ui/toasts.svelte";

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {}
}

const stage = { still: true, before: () => new Map(), after: () => undefined } as unknown as Stage;
let socket: FakeSocket;
let session: TableSession;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("WebSocket", function () {
    return (socket = new FakeSocket());
  });
  session = new TableSession("t", ["secret"], stage);
  session.start();
  socket.onopen?.();
  hear({ type: "sync", ...sync(1, [line(1, 1)]) });
});

afterEach(() => {
  session.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hear = (message: ServerMessage) => socket.onmessage?.({ data: JSON.stringify(message) });
/** The requests sent so far, without the hello. */
const requests = () => socket.sent.filter(({ type }) => type === "act" || type === "undo");
const lastId = () => String(requests().at(-1)?.["id"]);

const line = (number: number, seat: number, kind: LogLine["kind"] = "action"): LogLine => ({
  number,
  seat,
  kind,
  messages: [],
  ...(kind === "undo" ? { undone: 1 } : {}),
});
const may: Choices = {
  seat: 0,
  asked: { id: "choose" },
  targets: ["take", "pass"].map((id) => ({ id, kind: "button", label: { id } })),
  options: ["take", "pass"].map((id) => ({ action: `A ${id}`, path: [id], label: { id } })),
};
const status = (choices: Choices[]) => ({
  choices,
  sheet: { sources: [], columns: [] },
  to_act: [0],
  over: false,
  winners: [],
});
const view = (choices: Choices[] = [may]): View => ({ scene: { surfaces: [], facts: [] }, ...status(choices) });
const sync = (length: number, log: LogLine[]): Sync => ({
  table: {
    id: "t",
    game: "trail",
    title: "Trail",
    variant: "base",
    players: 2,
    options: {},
    phase: "running",
    listed: false,
    created: "",
    seed_hash: "",
    seed: null,
    seats: [],
    mine: [0],
    next: null,
    origin: null,
    hints: true,
  },
  length,
  base: 0,
  view: view(),
  log,
  chat: [],
  may_undo: true,
});
const step = (length: number, seat: number, kind: LogLine["kind"] = "action", choices = [may]): StepMessage => ({
  type: "step",
  length,
  patch: { surfaces: [], added: [], removed: [], facts: null },
  log: [line(length, seat, kind)],
  may_undo: true,
  ...status(choices),
});

it("is busy from a pick until the effect of the action is visible", () => {
  session.picking.pick("take");
  expect(requests()).toMatchObject([{ type: "act", action: "A take", length: 1 }]);
  expect([session.busy, session.picking.choices]).toEqual([true, null]);
  hear({ type: "ack", id: lastId(), length: 2 });
  expect(session.busy).toBe(true);
  hear(step(2, 0));
  vi.advanceTimersByTime(0);
  expect([session.busy, session.picking.choices?.seat, session.position.length]).toEqual([false, 0, 2]);
});

it("shows the waiting steps before it asks, and drops what they make impossible", () => {
  hear(step(2, 1, "action", []));
  session.picking.pick("take");
  expect([session.position.length, session.busy, requests()]).toEqual([2, false, []]);
});

it("asks again if somebody else was faster", () => {
  session.picking.pick("take");
  const first = lastId();
  hear(step(2, 1));
  hear({ type: "refused", id: first, reason: "stale", length: 2 });
  expect(requests().map(({ length, action }) => [length, action])).toEqual([
    [1, "A take"],
    [2, "A take"],
  ]);
  expect(lastId()).not.toBe(first);
  expect(session.busy).toBe(true);
});

it("says why a request is refused", () => {
  const refuse = vi.spyOn(toasts, "refuse").mockImplementation(() => undefined);
  session.picking.pick("take");
  hear({ type: "refused", id: lastId(), reason: "no", rule: "T1.1", length: 1 });
  expect(refuse).toHaveBeenCalledWith("no", "T1.1", "trail");
  expect([session.busy, requests().length]).toEqual([false, 1]);
});

it("repeats no action if a later chat line is refused", () => {
  const refuse = vi.spyOn(toasts, "refuse").mockImplementation(() => undefined);
  session.picking.pick("take");
  hear({ type: "ack", id: lastId(), length: 2 });
  hear(step(2, 0));
  hear(step(3, 1));
  session.hurry();
  hear({ type: "refused", id: "", reason: "too much chat", length: 3 });
  expect([requests().length, session.busy]).toEqual([1, false]);
  expect(refuse).toHaveBeenCalledWith("too much chat", null, "trail");
});

it("resets a turn by one undo after the other, until another player has acted", () => {
  hear(step(2, 0));
  hear(step(3, 0));
  session.hurry();
  session.reset();
  for (let length = 4; session.busy; length++) {
    hear({ type: "ack", id: lastId(), length });
    hear(step(length, 0, "undo"));
    session.hurry();
  }
  expect(requests().map(({ type, length }) => [type, length])).toEqual([
    ["undo", 3],
    ["undo", 4],
  ]);
});

it("requests the whole table if a step does not follow", () => {
  const first = socket;
  hear(step(4, 1));
  session.hurry();
  expect(socket).not.toBe(first);
  socket.onopen?.();
  expect(socket.sent).toEqual([{ type: "hello", secrets: ["secret"], seen: null, base: null }]);
});
