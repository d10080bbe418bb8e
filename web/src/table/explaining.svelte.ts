/** What is being explained: the piece on which the pointer rests. */

import type { Explained } from "./resting";

/** The card stays this long after the pointer has left its piece, so that its link can be reached. */
const LINGER_MS = 450;

export class Explaining {
  current = $state.raw<Explained | null>(null);
  private timer: number | null = null;

  show = (what: Explained | null): void => {
    this.hold();
    if (what) this.current = what;
    else this.leave();
  };

  /** Keep the card while the pointer is on it. */
  hold = (): void => {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  };

  leave = (): void => {
    this.hold();
    this.timer = window.setTimeout(this.stop, LINGER_MS);
  };

  stop = (): void => {
    this.hold();
    this.current = null;
  };
}
