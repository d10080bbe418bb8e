/** The address of the position on the screen. Browsers refuse too many changes in a short time. */

import { placeQuery, type ReplayPlace } from "../lib/router";
import { browserTimers, type Timers } from "../lib/timers";

/** The least time between two changes. */
export const PAUSE_MS = 400;

export class Address {
  private waiting: string | null = null;
  private timer: number | null = null;

  constructor(
    /** The address without a position. */
    private readonly base: string,
    private readonly write: (hash: string) => void = (hash) => history.replaceState(history.state, "", hash),
    private readonly timers: Timers = browserTimers,
  ) {}

  /** Replace the address, now or after a moment. */
  show(place: Partial<ReplayPlace>): void {
    this.waiting = this.base + placeQuery(place);
    if (this.timer === null) this.flush();
  }

  /** Change nothing any more: another page has the address. */
  stop(): void {
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = this.waiting = null;
  }

  private flush(): void {
    this.timer = null;
    if (this.waiting === null) return;
    this.write(this.waiting);
    this.waiting = null;
    this.timer = this.timers.set(() => this.flush(), PAUSE_MS);
  }
}
