/**
 * Steps that wait to be shown. Steps that arrive in a burst (bots are fast) are shown at the pace that the
 * viewer has chosen. It does not know what a step is or where it comes from.
 */

import { HOLD_MS, LATEST_MS, PLAIN, changesOf, nextChange, pause, type Beat, type Pace } from "./pace";
import { browserTimers, type Timers } from "./timers";

export interface PlaybackOptions<Step> {
  /** Show these steps as one change. */
  show: (steps: Step[]) => void;
  /** Whether the next step needs no pause before it. */
  rushed: () => boolean;
  pace?: () => Pace;
  /** The beat of a step that arrives after all others. */
  beat?: (step: Step) => Beat;
  /** Called when the number of waiting steps has changed. */
  waits?: (steps: number) => void;
  timers?: Timers;
  now?: () => number;
}

interface Waiting<Step> {
  step: Step;
  beat: Beat;
  /** The time of its arrival. */
  at: number;
}

export class Playback<Step> {
  private waiting: Waiting<Step>[] = [];
  private timer: number | null = null;
  private lastShown = 0;
  /** The time to see what was shown last. */
  private seen = 0;
  /** Whether everything is shown as it arrives, until the game waits for a person. */
  private skipping = false;
  private readonly timers: Timers;
  private readonly now: () => number;

  constructor(private readonly options: PlaybackOptions<Step>) {
    this.timers = options.timers ?? browserTimers;
    this.now = options.now ?? (() => performance.now());
  }

  /** The last step that waits. */
  get newest(): Step | null {
    return this.waiting.at(-1)?.step ?? null;
  }

  add(step: Step): void {
    const beat = this.options.beat?.(step) ?? PLAIN;
    this.waiting.push({ step, beat, at: this.now() });
    this.options.waits?.(this.waiting.length);
    this.cancel(); // it may complete a change that is being held
    this.schedule();
  }

  /** Show all waiting steps at once. */
  hurry(): void {
    this.cancel();
    this.show(this.waiting.length);
  }

  /** Show everything at once that happens until the game waits for a person. */
  skip(): void {
    this.skipping = true;
    this.hurry();
  }

  /** Drop all waiting steps. */
  clear(): void {
    this.cancel();
    this.waiting = [];
    this.skipping = false;
    this.options.waits?.(0);
  }

  private schedule(): void {
    if (this.timer !== null || this.waiting.length === 0) return;
    const { count, at } = this.next();
    this.timer = this.timers.set(() => {
      this.timer = null;
      this.show(count);
      this.schedule();
    }, Math.max(0, at - this.now()));
  }

  /** The next change and its time. */
  private next(): { count: number; at: number } {
    if (this.skipping) return { count: this.waiting.length, at: 0 };
    if (this.options.rushed()) return { count: 1, at: 0 };
    const pace = this.options.pace?.() ?? "normal";
    const beats = this.waiting.map(({ beat }) => beat);
    const count = nextChange(pace, beats);
    if (count === 0) return { count: this.waiting.length, at: this.arrival(0) + HOLD_MS[pace] };
    const arrived = changesOf(pace, beats).map((start) => this.arrival(start));
    const isSeen = beats.slice(0, count).some(({ ms }) => ms > 0);
    const wait = isSeen ? pause(this.seen, arrived, this.now(), LATEST_MS[pace]) : 0;
    return { count, at: this.lastShown + wait };
  }

  private arrival(index: number): number {
    return this.waiting[index]?.at ?? this.now();
  }

  private show(count: number): void {
    const shown = this.waiting.splice(0, count);
    if (shown.length === 0) return;
    const ms = Math.max(...shown.map(({ beat }) => beat.ms));
    if (ms > 0) {
      this.lastShown = this.now();
      this.seen = ms;
    }
    if (shown.some(({ beat }) => beat.halts)) this.skipping = false;
    this.options.waits?.(this.waiting.length);
    this.options.show(shown.map(({ step }) => step));
  }

  private cancel(): void {
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
  }
}
