/**
 * Steps that wait to be shown. Steps that arrive in a burst (bots are fast) are shown one after the other, so
 * that every move can be seen. It does not know what a step is or where it comes from.
 */

import { pace } from "./pace";
import { browserTimers, type Timers } from "./timers";

export interface PlaybackOptions<Step> {
  /** Show these steps as one change. */
  show: (steps: Step[]) => void;
  /** Whether the next step needs no pause before it. */
  rushed: () => boolean;
  timers?: Timers;
  now?: () => number;
}

interface Waiting<Step> {
  step: Step;
  /** The time of its arrival. */
  at: number;
}

export class Playback<Step> {
  private waiting: Waiting<Step>[] = [];
  private timer: number | null = null;
  private lastShown = 0;
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
    this.waiting.push({ step, at: this.now() });
    this.schedule();
  }

  /** Show all waiting steps at once. */
  hurry(): void {
    this.cancel();
    this.show(this.waiting.length);
  }

  /** Drop all waiting steps. */
  clear(): void {
    this.cancel();
    this.waiting = [];
  }

  private schedule(): void {
    if (this.timer !== null || this.waiting.length === 0) return;
    const now = this.now();
    const pause = this.options.rushed() ? 0 : pace(this.waiting.map(({ at }) => at), now);
    this.timer = this.timers.set(() => {
      this.timer = null;
      this.show(1);
      this.schedule();
    }, Math.max(0, this.lastShown + pause - now));
  }

  private show(count: number): void {
    const steps = this.waiting.splice(0, count).map(({ step }) => step);
    if (steps.length === 0) return;
    this.lastShown = this.now();
    this.options.show(steps);
  }

  private cancel(): void {
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
  }
}
