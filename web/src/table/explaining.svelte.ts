/** What is being explained: the piece on which the pointer rests. */

import type { Explained } from "./resting";

export class Explaining {
  current = $state.raw<Explained | null>(null);

  show = (what: Explained | null): void => {
    this.current = what;
  };

  stop = (): void => this.show(null);
}
