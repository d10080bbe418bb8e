import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Choices, LogLine, SeatInfo, ServerMessage, StepMessage, Surface, Sync, View } from "../src/lib/protocol";
import { TableSession } from "../src/table/session.svelte";
import type { Stage } from "../src/table/stage";
import { STEP_MS } from "../src/lib/pace";
import { settingsFrom } from "../src/lib/settings";
import { settings } from "../src/ui/settings.svelte";
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
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {}, toggleAttribute: () => true } });
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
  settings.set(settingsFrom(null));
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
  messages: kind === "action" ? [{ id: "told" }] : [],
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
const seats = (bots: boolean): SeatInfo[] =>
  [0, 1].map((seat) => ({
    seat,
    kind: seat && bots ? "bot" : "person",
    name: "",
    bot: seat && bots ? "medium" : "",
    taken: true,
    present: true,
    left: false,
    stand_in: "",
  }));
const sync = (length: number, log: LogLine[], { bots = false, choices = [may] } = {}): Sync => ({
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
    seats: seats(bots),
    mine: [0],
    next: null,
    origin: null,
    hints: true,
  },
  length,
  base: 0,
  view: view(choices),
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

describe("against bots", () => {
  const told = (number: number, seat: number, messages = [{ id: "told" }]): LogLine => ({ number, seat, kind: "action", messages });
  const log = [told(1, 0), told(2, 1), told(3, 0, []), told(4, 0), told(5, 1), told(6, 0), told(7, 1)];

  beforeEach(() => hear({ type: "sync", ...sync(7, log, { bots: true }) }));

  it("goes back to any own action, with those that were told as one", () => {
    expect([...session.returns]).toEqual([
      [1, { to: 1, lost: 3 }],
      [4, { to: 3, lost: 2 }],
      [6, { to: 6, lost: 1 }],
    ]);
    session.goBack({ to: 3, lost: 2 });
    expect(requests()).toMatchObject([{ type: "undo", length: 7, to: 3 }]);
    hear({ type: "ack", id: lastId(), length: 8 });
    hear({ ...step(8, 0), log: [{ number: 8, seat: 0, kind: "takeback", messages: [], undone: 5 }] });
    vi.advanceTimersByTime(0);
    expect([session.busy, [...session.returns.keys()]]).toEqual([false, [1]]);
  });

  it("restarts the last turn, whatever others did since", () => {
    session.reset();
    expect(requests()).toMatchObject([{ type: "undo", to: 6 }]);
  });

  it("asks again while bots move on", () => {
    session.goBack({ to: 6, lost: 1 });
    hear(step(8, 1));
    hear({ type: "refused", id: lastId(), reason: "stale", length: 8 });
    expect(requests()).toMatchObject([{ to: 6, length: 7 }, { to: 6, length: 8 }]);
  });

  it("shows moves at the chosen pace, and skips to the next decision", () => {
    settings.set({ pace: "normal" });
    const row = { id: "row", sprites: [] } as unknown as Surface;
    const theirs = (length: number, to_act: number[]): StepMessage => ({
      ...step(length, 1, "action", to_act.includes(0) ? [may] : []),
      patch: { surfaces: [], added: [row], removed: [], facts: null },
      to_act,
    });
    for (const length of [8, 9, 10]) hear(theirs(length, [1]));
    vi.advanceTimersByTime(0);
    expect([session.position.length, session.botsPlay, session.waiting]).toEqual([8, true, 2]);
    vi.advanceTimersByTime(STEP_MS);
    expect(session.position.length).toBe(9);
    session.hurry();
    hear(theirs(11, [0]));
    vi.advanceTimersByTime(0);
    expect([session.position.length, session.botsPlay, session.waiting]).toEqual([11, false, 0]);
  });
});

describe("without a choice", () => {
  const only: Choices = { ...may, options: may.options.slice(0, 1), forced: true };
  const made = () => requests().map(({ type, action }) => action ?? type);

  it("plays for the player who wants that, and says so", () => {
    hear(step(2, 1, "action", [only]));
    session.hurry();
    expect(made()).toEqual([]);
    settings.set({ autoplay: true });
    hear(step(3, 1, "action", [only]));
    session.hurry();
    expect(made()).toEqual(["A take"]);
    hear({ type: "ack", id: lastId(), length: 4 });
    hear(step(4, 0));
    session.hurry();
    expect([[...session.made], session.busy]).toEqual([[4], false]);
  });

  it("takes back the choice before it, and then waits for the player", () => {
    settings.set({ autoplay: true });
    hear({ type: "sync", ...sync(1, [line(1, 0)], { bots: true, choices: [only] }) });
    hear({ type: "ack", id: lastId(), length: 2 });
    hear(step(2, 0));
    session.hurry();
    session.undo();
    expect(requests().at(-1)).toMatchObject({ type: "undo", to: 1 });
    hear({ type: "ack", id: lastId(), length: 3 });
    hear({ ...step(3, 0, "action", [only]), log: [{ number: 3, seat: 0, kind: "takeback", messages: [], undone: 2 }] });
    session.hurry();
    expect([made().length, session.busy]).toEqual([2, false]);
    session.picking.choose(only.options[0] as Choice);
    expect(made()).toEqual(["A take", "undo", "A take"]);
  });

  it("does nothing where there is a choice, or a reason to think", () => {
    settings.set({ autoplay: true });
    hear(step(2, 1, "action", [may]));
    hear(step(3, 1, "action", [{ ...only, forced: false }]));
    session.hurry();
    expect(made()).toEqual([]);
  });
});

it("waits for a confirmation, if the player wants that", () => {
  settings.set({ confirm: "always" });
  session.picking.pick("take");
  expect([requests(), session.unconfirmed?.choice.action]).toEqual([[], "A take"]);
  session.decline();
  expect([session.unconfirmed, session.picking.listed]).toEqual([null, null]);
  session.picking.pick("pass");
  session.confirm();
  expect(requests()).toMatchObject([{ action: "A pass" }]);
});
