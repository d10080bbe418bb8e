import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { STEP_MS } from "../src/lib/pace";
import type { Course, WhyNot } from "../src/lib/protocol";
import { store } from "../src/lib/storage";
import { LessonSession } from "../src/learn/session.svelte";
import { Track } from "../src/learn/track";
import type { Stage } from "../src/table/stage";
import { toasts } from "../src/ui/toasts.svelte";
import { course, skipping } from "./courses";

describe("the track", () => {
  const track = new Track(course);

  it("knows all positions and the log that led there", () => {
    const leaves = (length: number) => track.view(length).scene.surfaces[0]?.sprites.map(({ id }) => id).join("");
    expect([leaves(6), leaves(0), leaves(2)]).toEqual(["", "abcdef", "cdef"]);
    expect(track.log(2).map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(() => track.view(7)).toThrow(RangeError);
    expect(() => track.step(4)).toThrow(RangeError);
  });

  it("knows where the player is to make a move", () => {
    const places = [0, 1, 2, 3].flatMap((step) => [0, 1, 2].map((made) => ({ step, made })));
    expect(places.filter((place) => track.waits(place))).toEqual([{ step: 1, made: 0 }, { step: 2, made: 0 }, { step: 2, made: 1 }]);
    expect(track.length({ step: 2, made: 1 })).toBe(3);
  });

  it("takes up a kept place, unless it belongs to another lesson", () => {
    const place = { step: 2, made: 1, reached: 3, steps: 4, finished: false };
    expect(track.kept(place)).toEqual({ step: 2, made: 1, reached: 3 });
    expect(track.kept({ ...place, made: 9, reached: 0 })).toEqual({ step: 2, made: 1, reached: 2 });
    expect(track.kept({ ...place, step: 0, made: 1, reached: 99 })).toEqual({ step: 0, made: 0, reached: 3 });
    const begin = { step: 0, made: 0, reached: 0 };
    expect([null, { ...place, steps: 5 }, { ...place, step: 4 }].map((each) => track.kept(each))).toEqual([begin, begin, begin]);
  });
});

describe("the lesson", () => {
  const stage = { still: false, before: () => new Map(), after: () => undefined } as unknown as Stage;
  let session: LessonSession;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    store.keepLesson("leaves", { step: 0, made: 0, reached: 0, steps: 0, finished: false });
    session = new LessonSession(course, stage);
  });

  afterEach(() => {
    session.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** The number of the step, the length of the log, and what can be picked. */
  const now = () => [session.number, session.position.length, session.picking.pickables.map(({ id }) => id).join()];
  const begin = (other: Course = course) => (session = new LessonSession(other, stage));

  /** The move of the second step, its answer, and the first move of the third step. */
  function makeTwoMoves() {
    session.next();
    session.move();
    vi.advanceTimersByTime(STEP_MS);
    session.move();
  }

  it("waits for the button, then for the move, and shows the moves of others one by one", () => {
    expect([now(), session.mayContinue, [...session.lit], session.dims]).toEqual([[1, 0, ""], true, ["a"], true]);
    session.next();
    expect([now(), session.mayContinue, session.waits, session.dims]).toEqual([[2, 0, "a"], false, true, false]);
    session.picking.pick("a");
    expect([now(), session.playing]).toEqual([[2, 1, ""], true]);
    vi.advanceTimersByTime(STEP_MS - 1);
    expect(now()).toEqual([2, 1, ""]);
    vi.advanceTimersByTime(1);
    expect([now(), session.playing]).toEqual([[3, 2, "c"], false]);
  });

  it("is not hurried by the click that makes a move, but by the next one", () => {
    session.next();
    session.picking.pick("a");
    session.hurry();
    expect([session.number, session.playing]).toEqual([2, true]);
    vi.advanceTimersByTime(1);
    session.hurry();
    expect(now()).toEqual([3, 2, "c"]);
    vi.advanceTimersByTime(10 * STEP_MS);
    expect(now()).toEqual([3, 2, "c"]);
  });

  it("asks for several moves of a step, plays them on request, and tells what happens then", () => {
    makeTwoMoves();
    expect([now(), session.waits]).toEqual([[3, 3, "d"], true]);
    session.move();
    vi.advanceTimersByTime(STEP_MS);
    expect([session.position.length, session.news.map(({ number }) => number)]).toEqual([5, [5]]);
    vi.advanceTimersByTime(STEP_MS);
    expect([now(), session.isLast, session.position.view?.over]).toEqual([[4, 6, ""], true, true]);
    session.next();
    session.move();
    expect(now()).toEqual([4, 6, ""]);
  });

  it("jumps over moves that the script skips", () => {
    begin(skipping);
    makeTwoMoves();
    session.move();
    expect([now(), session.playing]).toEqual([[4, 6, ""], false]);
  });

  it("goes back; a step that was done can be left without its moves", () => {
    session.next();
    session.back();
    expect(now()).toEqual([1, 0, ""]);
    session.next();
    session.move();
    session.back();
    expect([now(), session.playing]).toEqual([[2, 0, "a"], false]);
    session.move();
    vi.advanceTimersByTime(STEP_MS);
    session.back();
    expect([now(), session.mayContinue, session.waits]).toEqual([[2, 0, "a"], true, true]);
    session.next();
    vi.advanceTimersByTime(2 * STEP_MS);
    expect(now()).toEqual([3, 2, "c"]);
  });

  it("is taken up where it was left, also between two moves of a step", () => {
    makeTwoMoves();
    session.stop();
    begin();
    expect(now()).toEqual([3, 3, "d"]);
    session.restart();
    begin();
    expect([now(), store.lesson("leaves")?.finished]).toEqual([[1, 0, ""], false]);
  });

  it("remembers that it was finished once", () => {
    store.keepLesson("leaves", { step: 3, made: 0, reached: 3, steps: 4, finished: false });
    begin();
    expect([session.isLast, store.lesson("leaves")?.finished]).toEqual([true, true]);
    session.restart();
    expect(store.lesson("leaves")).toMatchObject({ step: 0, finished: true });
  });

  const touch = { surface: "row", x: 1, y: 2, things: ["b"] };
  async function clicked(answer: WhyNot): Promise<[string, string | null][]> {
    const told: [string, string | null][] = [];
    const why = vi.spyOn(api, "lessonWhy").mockResolvedValue(answer);
    vi.spyOn(toasts, "refuse").mockImplementation((text, rule) => void told.push([text, rule ?? null]));
    vi.spyOn(toasts, "note").mockImplementation((text) => void told.push([text, null]));
    session.touch(touch);
    await vi.advanceTimersByTimeAsync(0);
    if (session.waits) expect(why).toHaveBeenCalledWith("leaves", { seat: 0, length: 0, ...touch, picks: [] });
    return told;
  }

  it("has a word for every click on something else", async () => {
    expect(await clicked({ rule: null, why: null })).toEqual([["ui-lesson-reading", null]]);
    session.next();
    expect(await clicked({ rule: null, why: null })).toEqual([["ui-lesson-elsewhere", null]]);
    expect(await clicked({ rule: null, why: { id: "ui-lesson-possible" } })).toEqual([["ui-lesson-possible", null]]);
    expect(await clicked({ rule: "T2.1", why: { id: "far" } })).toEqual([["far", "T2.1"]]);
    expect(now()).toEqual([2, 0, "a"]);
  });
});
