import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Address, PAUSE_MS } from "../src/replay/address";
import { firstWishes, obstacle } from "../src/replay/branching";
import { Reel, chapters, lengthOf, lengthOfLine, loadingOrder, numberOf, partFor, sinceOwnTurn, turnEnds, turnFrom } from "../src/replay/film";
import { Plot, apart, bySource, pointsAt, scaleOf, totals } from "../src/replay/graph";
import { steer } from "../src/replay/keys";
import { ReplaySession, STEP_MS } from "../src/replay/session.svelte";
import { seatsOf } from "../src/start/enter";
import type { Stage } from "../src/table/stage";
import { toasts } from "../src/ui/toasts.svelte";
import { TAKERS, info, partOf, points } from "./films";

const leavesOf = (view: { scene: { surfaces: { sprites: { id: string }[] }[] } } | null) => view?.scene.surfaces[0]?.sprites.map(({ id }) => id).join("");

describe("a film", () => {
  const reels = [0, 1, 2].map((number) => new Reel(partOf(number)));

  it("knows each position of a part, in any order", () => {
    const [, middle] = reels;
    expect([4, 2, 3].map((length) => leavesOf(middle?.view(length) ?? null))).toEqual(["ef", "cdef", "def"]);
    expect([1, 2, 4, 5].map((length) => middle?.covers(length))).toEqual([false, true, true, false]);
    expect(() => middle?.view(5)).toThrow(RangeError);
    expect(() => middle?.view(1)).toThrow(RangeError);
    expect(reels.flatMap(({ lines }) => lines.map(({ number }) => number))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("goes from a position to a neighbour within one part", () => {
    const part = (from: number, to: number) => partFor(from, to, 2, 6);
    expect([part(1, 2), part(2, 3), part(3, 2), part(2, 1), part(4, 4), part(6, 6)]).toEqual([0, 1, 1, 0, 2, 2]);
    expect([part(0, 5), part(6, 0), partFor(0, 0, 2, 0)]).toEqual([2, 0, 0]);
    expect(loadingOrder(1, 3)).toEqual([1, 2, 0]);
  });

  it("has rounds, unless what changes is no round", () => {
    expect(chapters(reels, 4).map(({ first, last, fact }) => [first, last, fact?.value])).toEqual([
      [0, 3, "1/2"],
      [4, 6, "2/2"],
    ]);
    expect(chapters(reels, 1)).toEqual([]);
    expect(chapters(reels.slice(0, 1), 9)).toEqual([]);
  });

  it("has turns, which begin where another seat acts", () => {
    const ends = turnEnds(TAKERS);
    expect(ends).toEqual([0, 1, 2, 4, 6]);
    expect([turnFrom(0, ends, 1), turnFrom(3, ends, 1), turnFrom(6, ends, 1)]).toEqual([1, 4, 6]);
    expect([turnFrom(0, ends, -1), turnFrom(3, ends, -1), turnFrom(6, ends, -1)]).toEqual([0, 2, 4]);
    expect(turnEnds([])).toEqual([0]);
  });

  it("knows what has happened since one's own last turn", () => {
    expect(sinceOwnTurn([0, 1, 2, 1], [0])).toEqual({ from: 1, to: 4 });
    // What the player has done in this turn is left out.
    expect(sinceOwnTurn([0, 1, 2, 0, 0], [0])).toEqual({ from: 1, to: 3 });
    expect(sinceOwnTurn([1, 2], [0])).toEqual({ from: 0, to: 2 });
    expect(sinceOwnTurn([0, 0], [0])).toEqual({ from: 0, to: 0 });
    expect(sinceOwnTurn([], [0])).toEqual({ from: 0, to: 0 });
  });

  it("has addresses by the numbers of the record and of the log", () => {
    expect([0, 1, 3, 6].map((length) => numberOf(info, length))).toEqual([0, 1, 4, 7]);
    expect([0, 2, 3, 4, 99].map((number) => lengthOf(info, number))).toEqual([0, 2, 2, 3, 6]);
    expect([0, 4, 7, 8].map((line) => lengthOfLine(info, line))).toEqual([0, 4, 5, 6]);
  });
});

describe("the graph", () => {
  it("adds up boards and sources", () => {
    const [first, second] = totals(points, [0, 1]);
    expect(first?.steps).toEqual([
      { length: 0, points: 5 },
      { length: 1, points: 7 },
      { length: 3, points: 10 },
      { length: 4, points: 4 },
    ]);
    expect(second?.steps.at(-1)).toEqual({ length: 2, points: 7 });
    expect(bySource(points, 0, ["start", "none", "leaves"]).map(({ key, steps }) => [key, steps.at(-1)?.points])).toEqual([
      [0, 5],
      [2, -1],
    ]);
    expect([0, 2, 3].map((length) => pointsAt(first?.steps ?? [], length))).toEqual([5, 7, 10]);
  });

  it("has round numbers at its side", () => {
    const line = (...all: number[]) => [{ key: 0, steps: all.map((points, length) => ({ length, points })) }];
    expect(scaleOf([]).ticks).toEqual([0, 2, 4, 6]);
    expect(scaleOf(line(0, 67))).toEqual({ low: 0, high: 80, ticks: [0, 20, 40, 60, 80] });
    expect(scaleOf(line(-14, 20))).toMatchObject({ low: -20, high: 20 });
  });

  it("draws steps, and finds the position at a place", () => {
    const plot = new Plot({ left: 10, top: 0, width: 60, height: 100 }, 6, { low: 0, high: 10, ticks: [] });
    expect(plot.path([{ length: 0, points: 5 }, { length: 3, points: 10 }])).toBe("M10 50H40V0H70");
    expect([9, 10, 44, 46, 70, 99].map((x) => plot.lengthAt(x))).toEqual([0, 0, 3, 4, 6, 6]);
    expect(plot.path([])).toBe("");
    const nothing = new Plot({ left: 0, top: 0, width: 0, height: 0 }, 0, { low: 0, high: 1, ticks: [] });
    expect([nothing.x(0), nothing.lengthAt(5)]).toEqual([0, 0]);
  });

  it("keeps signs apart and above the bottom", () => {
    expect(apart([10, 12, 50], 10, 100)).toEqual([10, 20, 50]);
    expect(apart([98, 96, 99], 10, 100)).toEqual([90, 80, 100]);
    expect(apart([], 10, 100)).toEqual([]);
  });
});

describe("the page", () => {
  const stage = { still: false, before: vi.fn(() => new Map()), after: vi.fn() };
  let load: ReturnType<typeof vi.fn<(part: number) => Promise<ReturnType<typeof partOf>>>>;
  let speed: number;
  let session: ReplaySession;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    vi.clearAllMocks();
    speed = 1;
    load = vi.fn((part: number) => Promise.resolve(partOf(part)));
    session = new ReplaySession(info, stage as unknown as Stage, { load, speed: () => speed });
  });
  afterEach(() => {
    session.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** The wanted position, its number in the record, and the leaves on the screen. */
  const now = () => [session.wanted, session.number, leavesOf(session.position.view)];
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it("shows any position, and loads each part once", async () => {
    await session.goToNumber(5);
    expect([now(), session.position.length, session.busy]).toEqual([[4, 5, "ef"], 4, false]);
    await session.goToLine(8);
    await session.go(-3);
    expect(now()).toEqual([0, 0, "abcdef"]);
    await session.go(99);
    expect([now(), session.position.view?.over]).toEqual([[6, 7, ""], true]);
    await session.loadAll();
    expect(load.mock.calls.map(([part]) => part)).toEqual([2, 0, 1]);
    expect([session.complete, session.lines.length, session.chapters.length]).toEqual([true, 7, 2]);
  });

  it("lets pieces glide between neighbours, also from part to part", async () => {
    await session.go(2);
    expect(stage.before).not.toHaveBeenCalled();
    session.step(1);
    await pass(0);
    expect([stage.before.mock.calls.length, stage.after.mock.calls.length]).toEqual([1, 1]);
    expect(now()).toEqual([3, 4, "def"]);
    session.step(-1);
    session.step(-1);
    await pass(0);
    expect(now()).toEqual([1, 1, "bcdef"]);
  });

  it("shows what was asked for last, however slowly parts arrive", async () => {
    let arrive = (_: ReturnType<typeof partOf>) => undefined as void;
    load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const slow = session.go(0);
    expect(session.busy).toBe(true);
    await session.go(5);
    arrive(partOf(0));
    await slow;
    expect([now(), session.busy]).toEqual([[5, 6, "f"], false]);
  });

  it("says so if a part does not come, and tries again", async () => {
    await session.go(0);
    load.mockRejectedValueOnce(new Error("away"));
    const told = vi.spyOn(toasts, "failure").mockReturnValue();
    await session.go(6);
    expect([told.mock.calls.length, session.wanted]).toEqual([1, 0]);
    await session.go(6);
    expect(session.wanted).toBe(6);
  });

  it("goes by turns, and says what happened last", async () => {
    await session.loadAll();
    await session.go(2);
    session.turn(1);
    await pass(0);
    expect([session.wanted, session.line?.number]).toEqual([4, 4]);
    session.turn(-1);
    await pass(0);
    expect(session.wanted).toBe(2);
  });

  it("plays at the chosen speed, to the end and from the beginning again", async () => {
    await session.go(4);
    session.play();
    await pass(STEP_MS - 1);
    expect(session.wanted).toBe(4);
    await pass(1);
    expect(session.wanted).toBe(5);
    speed = 4;
    await pass(STEP_MS);
    expect([session.wanted, session.playing]).toEqual([6, true]);
    await pass(STEP_MS / 4);
    expect(session.playing).toBe(false);
    session.toggle();
    await pass(0);
    expect([session.wanted, session.playing]).toEqual([0, true]);
    session.step(1);
    await pass(STEP_MS * 2);
    expect([session.wanted, session.playing]).toEqual([1, false]);
  });

  it("may be only a stretch of the game", async () => {
    const part = new ReplaySession(info, stage as unknown as Stage, { load, speed: () => 1 }, 4, 2);
    await part.go(0);
    expect(part.wanted).toBe(2);
    await part.go(6);
    expect(part.wanted).toBe(4);
    part.stop();
  });

  it("is steered by keys, but not while somebody types", () => {
    const replay = { length: 6, first: 0, step: vi.fn(), turn: vi.fn(), go: vi.fn(() => Promise.resolve()), toggle: vi.fn() };
    /** @param inside What the key is pressed in. */
    const press = (key: string, inside = "", shiftKey = false) => {
      const target = { closest: (selector: string) => (inside && selector.split(", ").includes(inside) ? {} : null), matches: () => inside === "range" };
      return steer(replay, { key, shiftKey, target, preventDefault: () => undefined } as unknown as KeyboardEvent);
    };
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", " "].map((key) => press(key))).toEqual(Array(7).fill(true));
    press("ArrowRight", "range", true);
    expect([replay.step.mock.calls, replay.turn.mock.calls, replay.go.mock.calls, replay.toggle.mock.calls.length]).toEqual([[[-1], [1]], [[-1], [1], [1]], [[0], [6]], 1]);
    expect([press("ArrowLeft", "dialog"), press("ArrowLeft", "input"), press(" ", "button"), press("x")]).toEqual([false, false, false, false]);
  });
});

it("the address follows, but not too often", () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const timers = { set: (work: () => void, ms: number) => Number(setTimeout(work, ms)), clear: (timer: number) => clearTimeout(timer) };
  const address = new Address("#/replay/t", (hash) => written.push(hash), timers);
  address.show({ at: 1 });
  address.show({ at: 2 });
  address.show({ at: 3, eyes: "B" });
  expect(written).toEqual(["#/replay/t?at=1"]);
  vi.advanceTimersByTime(PAUSE_MS);
  expect(written).toEqual(["#/replay/t?at=1", "#/replay/t?at=3&eyes=B"]);
  address.show({ at: 4 });
  address.stop();
  vi.advanceTimersByTime(PAUSE_MS);
  expect(written.length).toBe(2);
  vi.useRealTimers();
});

describe("playing on", () => {
  it("is possible up to the end, and not from where secret choices are open", () => {
    expect([obstacle(info, 5, false), obstacle(info, 6, false), obstacle(info, 5, true)]).toEqual([null, "ui-refused-branch-secret", "ui-refused-branch-over"]);
  });

  it("wishes for one's own seat and bots, of known levels", () => {
    const levels = ["easy", "medium", "hard"];
    const wishes = firstWishes(info.table, null, 0, levels, "medium");
    expect(wishes.map(({ player }) => player)).toEqual(["me", "bot:hard"]);
    expect(firstWishes(info.table, 1, 0, levels, "medium").map(({ player }) => player)).toEqual(["bot:medium", "me"]);
    expect(seatsOf([...wishes, { player: "open", name: "" }, { player: "me", name: " Jon " }], "Ida")).toEqual([
      { kind: "me", name: "Ida" },
      { kind: "bot", bot: "hard" },
      { kind: "open" },
      { kind: "me", name: "Jon" },
    ]);
  });
});
