/** A game to look back at: a board that shows any of its positions. The parts of the film are loaded when needed, and kept. */

import { Picking } from "../lib/picking.svelte";
import { Position } from "../lib/position.svelte";
import type { LogLine, Message, ReplayInfo, ReplayPart } from "../lib/protocol";
import type { Seating } from "../lib/seating";
import { browserTimers, type Timers } from "../lib/timers";
import type { Board } from "../table/board";
import type { Stage } from "../table/stage";
import { i18n } from "../ui/i18n.svelte";
import { nameOf } from "../ui/names";
import { toasts } from "../ui/toasts.svelte";
import { Reel, chapters, lengthOf, lengthOfLine, loadingOrder, numberOf, partFor, turnEnds, turnFrom, type Chapter } from "./film";

/** The time of a position at normal speed. */
export const STEP_MS = 1000;
/** With more actions between two positions, pieces do not glide. */
const MOST_GLIDES = 12;

const NOTHING: ReadonlySet<string> = new Set();

export interface Showing {
  load: (part: number) => Promise<ReplayPart>;
  speed: () => number;
  timers?: Timers;
}

export class ReplaySession implements Board {
  readonly position = new Position();
  readonly picking = new Picking({ scene: () => this.position.view?.scene ?? null, offered: () => [], chosen: () => undefined });
  readonly marks = [];
  readonly lit = NOTHING;
  readonly dims = false;
  readonly telling = null;
  readonly past = true;
  readonly seating: Seating;

  /** The position that is wanted: it is on the screen as soon as its part has been loaded. */
  wanted = $state(0);
  playing = $state(false);
  private loaded = $state.raw<ReadonlyMap<number, Reel>>(new Map());
  private readonly loading = new Map<number, Promise<Reel>>();
  /** The part that is on the screen. */
  private shown: Reel | null = null;
  private readonly ends: number[] = [];
  private timer: number | null = null;
  private stopped = false;
  private readonly timers: Timers;

  /** The parts that are here, in their order. */
  readonly reels: Reel[] = $derived([...this.loaded.values()].sort((a, b) => a.first - b.first));
  readonly complete: boolean = $derived.by(() => this.loaded.size === this.parts);
  readonly lines: LogLine[] = $derived(this.reels.flatMap(({ lines }) => lines));
  /** The rounds of the whole game; empty as long as they are not known. */
  readonly chapters: Chapter[] = $derived(this.complete ? chapters(this.reels, this.ends.length) : []);
  readonly busy: boolean = $derived(this.wanted !== this.position.length || this.position.view === null);
  /** What happened last. */
  readonly line: LogLine | null = $derived.by(() => {
    const { length } = this.position;
    const last = this.lines.findLast(({ number, messages }) => number <= length && messages.length > 0);
    // The part with the line of this position may not be here yet.
    return last && length - last.number < this.info.part ? last : null;
  });

  constructor(
    readonly info: ReplayInfo,
    private readonly stage: Stage,
    private readonly showing: Showing,
    /** The last position that can be shown. */
    readonly length: number = info.length,
    /** The first position that can be shown. */
    readonly first: number = 0,
  ) {
    const { game, players, seats } = info.table;
    this.seating = { game, players, seats, mine: info.eyes };
    this.ends = turnEnds(info.actors);
    this.timers = showing.timers ?? browserTimers;
  }

  readonly name = (seat: number): string => nameOf(this.info.table, seat);
  readonly say = (message: Message): string => i18n.format(message, this.name);

  /** The number in the record of the position that is wanted. */
  get number(): number {
    return numberOf(this.info, this.wanted);
  }

  /** The number in the record of the last position. */
  get total(): number {
    return numberOf(this.info, this.length);
  }

  /** The number in the record of the position at a length of this film. */
  numberOf(length: number): number {
    return numberOf(this.info, length);
  }

  get parts(): number {
    return Math.max(1, Math.ceil(this.info.length / this.info.part));
  }

  /** Show a position by its number in the record. */
  goToNumber(number: number): Promise<void> {
    return this.go(lengthOf(this.info, number));
  }

  /** Show the position at a length of the log at the table. */
  goToLine(line: number): Promise<void> {
    return this.go(lengthOfLine(this.info, line));
  }

  /** Show a position; playing stops. */
  async go(length: number): Promise<void> {
    this.pause();
    await this.show(length);
  }

  step(by: number): void {
    void this.go(this.wanted + by);
  }

  turn(direction: 1 | -1): void {
    void this.go(turnFrom(this.wanted, this.ends, direction));
  }

  hurry(): void {
    // A click on the table changes nothing.
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Show one position after the other, from the beginning if this is the end. */
  play(): void {
    if (this.first === this.length) return;
    this.playing = true;
    if (this.wanted < this.length) return this.wait();
    void this.show(this.first).then(() => this.wait());
  }

  pause(): void {
    this.playing = false;
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
  }

  stop(): void {
    this.stopped = true;
    this.pause();
  }

  /** Load the whole film, one part after the other, beginning with the one on the screen. */
  async loadAll(): Promise<void> {
    for (const part of loadingOrder(partFor(this.wanted, this.wanted, this.info.part, this.info.length), this.parts)) {
      if (this.stopped) return;
      await this.reel(part);
    }
  }

  /** Show the next position after a while; the last one stays as long, too. */
  private wait(): void {
    if (!this.playing || this.timer !== null) return;
    this.timer = this.timers.set(() => {
      this.timer = null;
      if (this.wanted === this.length) return this.pause();
      void this.show(this.wanted + 1).then(() => this.wait());
    }, STEP_MS / this.showing.speed());
  }

  /** Show a position as soon as its part is here, unless another one is wanted by then. */
  private async show(length: number): Promise<void> {
    const wanted = Math.min(Math.max(length, this.first), this.length);
    this.wanted = wanted;
    const from = this.position.view ? this.position.length : wanted;
    const { part, length: all } = this.info;
    try {
      const number = partFor(from, wanted, part, all);
      // What is here is shown at once, so that keys which are held down are not slowed down.
      const reel = this.loaded.get(number) ?? (await this.reel(number));
      if (this.wanted === wanted && !this.stopped) this.change(reel, wanted);
    } catch (error) {
      this.pause();
      if (this.wanted === wanted && this.position.view) this.wanted = this.position.length;
      toasts.failure(error);
    }
  }

  private change(reel: Reel, length: number): void {
    const { position } = this;
    const from = position.length;
    const glides = position.view !== null && reel.covers(from) && Math.abs(length - from) <= MOST_GLIDES;
    // Ids of pieces are counted from the beginning of a part: the same position as another part has it.
    if (glides && reel !== this.shown) this.set(reel, from);
    const before = glides && position.view ? this.stage.before(position.view.scene) : null;
    this.set(reel, length);
    this.shown = reel;
    if (before && position.view) this.stage.after(before, position.view.scene);
  }

  private set(reel: Reel, length: number): void {
    this.position.set({ view: reel.view(length), length, log: [], may_undo: false });
  }

  private reel(number: number): Promise<Reel> {
    const known = this.loading.get(number);
    if (known) return known;
    const loading = this.showing.load(number).then((part) => {
      const reel = new Reel(part);
      this.loaded = new Map(this.loaded).set(number, reel);
      return reel;
    });
    this.loading.set(number, loading);
    loading.catch(() => this.loading.delete(number));
    return loading;
  }
}
