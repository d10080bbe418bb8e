/** A guided first game: a board on which the player makes the moves of one seat, and the others theirs. */

import { api } from "../lib/api";
import { Picking } from "../lib/picking.svelte";
import { Playback } from "../lib/playback";
import { Position } from "../lib/position.svelte";
import type { Course, CourseStep, LogLine, Message, SeatInfo, Step } from "../lib/protocol";
import type { Seating } from "../lib/seating";
import { store } from "../lib/storage";
import { browserTimers, type Timers } from "../lib/timers";
import type { Board } from "../table/board";
import { Refusals, type Touch } from "../table/refusals";
import type { Stage } from "../table/stage";
import { i18n, t } from "../ui/i18n.svelte";
import { nameOf } from "../ui/names";
import { toasts } from "../ui/toasts.svelte";
import { seatLetter } from "../lib/texts";
import { BEGIN, Track, type Place } from "./track";

const NOTHING: ReadonlySet<string> = new Set();

export class LessonSession implements Board {
  readonly track: Track;
  readonly position = new Position();
  private place = $state.raw<Place>(BEGIN);
  /** The furthest step so far: earlier ones can be left without making their moves again. */
  private reached = $state(0);
  /** Whether moves are being shown, on the way to the next step. */
  playing = $state(false);
  /** The length of the log at the last step's end. */
  private left = $state(0);

  readonly step: CourseStep = $derived.by(() => this.track.step(this.place.step));
  /** The number of the step, from 1. */
  readonly number: number = $derived(this.place.step + 1);
  /** Whether the player is to make a move. */
  readonly waits: boolean = $derived.by(() => !this.playing && this.track.waits(this.place));
  readonly isLast: boolean = $derived.by(() => this.track.isLast(this.place));
  /** Whether the player may go on without a move. */
  readonly mayContinue: boolean = $derived(!this.playing && !this.isLast && (!this.waits || this.place.step < this.reached));
  /** What has happened on the way to the next step. */
  readonly news: LogLine[] = $derived(this.playing ? this.position.log.filter(({ number }) => number > this.left) : []);
  readonly lit: ReadonlySet<string> = $derived(this.playing ? NOTHING : new Set(this.step.lit ?? []));

  readonly picking: Picking = new Picking({
    scene: () => this.position.view?.scene ?? null,
    offered: () => (this.waits ? (this.position.view?.choices ?? []) : []),
    chosen: () => this.move(),
    settles: false,
  });
  readonly marks = [];
  readonly telling = null;
  private readonly refusals: Refusals = new Refusals(this, {
    seat: () => (this.waits ? this.course.seat : null),
    ask: (question) => api.lessonWhy(this.course.game, question),
    tell: (rule, why) => toasts.refuse(this.say(why), rule, this.course.game),
    otherwise: (why) => toasts.note(why ? this.say(why) : t("ui-lesson-elsewhere")),
  });
  private readonly playback: Playback<Step>;
  /** A move was just made: the click that made it must not hurry those that follow. */
  private fresh = false;

  constructor(
    readonly course: Course,
    private readonly stage: Stage,
    private readonly timers: Timers = browserTimers,
  ) {
    this.track = new Track(course);
    this.playback = new Playback<Step>({
      show: (steps) => this.shown(steps),
      rushed: () => this.stage.still,
      timers,
    });
    const { reached, ...place } = this.track.kept(store.lesson(course.game));
    this.reached = reached;
    this.enter(place);
  }

  readonly seating: Seating = $derived.by(() => {
    const { game, players, seat } = this.course;
    const seats = Array.from({ length: players }, (_, n) => seatInfo(n, n === seat));
    return { game, players, seats, mine: [seat] };
  });

  /** Only what is lit while the player reads: a move needs the whole table. */
  get dims(): boolean {
    return !this.waits;
  }

  readonly name = (seat: number): string => nameOf(this.seating, seat);
  readonly say = (message: Message): string => i18n.format(message, this.name);

  stop(): void {
    this.playback.clear();
  }

  /** Go to the next step; the moves on the way are shown one by one. */
  next(): void {
    if (this.playing || this.isLast) return;
    const next = this.track.step(this.place.step + 1);
    this.left = this.position.length;
    if (next.skip || next.at <= this.position.length) return this.arrive();
    this.playing = true;
    this.picking.clear();
    this.feed();
  }

  /** Go back to the step before, or to the beginning of this one. */
  back(): void {
    const { step, made } = this.place;
    const before = made || this.playing ? step : Math.max(0, step - 1);
    this.enter({ step: before, made: 0 });
  }

  restart(): void {
    this.reached = 0;
    this.enter(BEGIN);
  }

  /** Make the player's next move. */
  move(): void {
    if (!this.waits) return;
    const { step, made } = this.place;
    this.fresh = true;
    this.timers.set(() => (this.fresh = false), 0);
    this.place = { step, made: made + 1 };
    for (const own of this.track.moves(this.position.length, this.position.length + 1)) this.playback.add(own);
    this.playback.hurry();
    if (this.track.waits(this.place)) this.keep();
    else this.next();
  }

  hurry(): void {
    if (!this.playing || this.fresh) return;
    this.playback.clear();
    this.show(this.track.moves(this.position.length, this.target));
    this.arrive();
  }

  touch(where: Touch): void {
    if (this.waits) void this.refusals.touch(where);
    else if (!this.playing) toasts.note(t(this.isLast ? "ui-lesson-over" : "ui-lesson-reading"));
  }

  /** The length of the log at the next step. */
  private get target(): number {
    return this.track.step(this.place.step + 1).at;
  }

  private feed(): void {
    const [next] = this.track.moves(this.position.length, this.target);
    if (next) this.playback.add(next);
    else this.arrive();
  }

  private shown(steps: readonly Step[]): void {
    this.show(steps);
    if (this.playing) this.feed();
  }

  /** Show moves as one change. */
  private show(steps: readonly Step[]): void {
    this.change(() => {
      for (const step of steps) this.position.advance(step);
    });
  }

  /** Be at the next step. */
  private arrive(): void {
    this.enter({ step: this.place.step + 1, made: 0 });
  }

  /** Go to a place at once. */
  private enter(place: Place): void {
    this.playback.clear();
    this.playing = false;
    this.place = place;
    this.reached = Math.max(this.reached, place.step);
    const length = this.track.length(place);
    if (!this.position.view || this.position.length !== length)
      this.change(() => this.position.set({ view: this.track.view(length), length, log: this.track.log(length), may_undo: false }));
    this.picking.clear();
    this.keep();
  }

  /** Change the position; pieces glide. */
  private change(position: () => void): void {
    const { view } = this.position;
    const before = view ? this.stage.before(view.scene) : null;
    position();
    if (before && this.position.view) this.stage.after(before, this.position.view.scene);
  }

  private keep(): void {
    const { game } = this.course;
    const finished = this.isLast || (store.lesson(game)?.finished ?? false);
    store.keepLesson(game, { ...this.place, reached: this.reached, steps: this.track.steps, finished });
  }
}

function seatInfo(seat: number, mine: boolean): SeatInfo {
  const name = mine ? store.name.trim() : t("ui-bot-name", { letter: seatLetter(seat) });
  return { seat, kind: mine ? "person" : "bot", name, bot: "", taken: true, present: true, left: false, stand_in: "" };
}
