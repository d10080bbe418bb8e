/** The bots for people, from weak to strong. */

import { api } from "../lib/api";

/** The default bot. */
const USUAL = "medium";

class Levels {
  all = $state.raw<string[]>([]);
  private asked: Promise<void> | null = null;

  readonly usual: string = $derived(this.all.includes(USUAL) ? USUAL : (this.all[0] ?? USUAL));

  /** Ask the server once. */
  load(): Promise<void> {
    this.asked ??= api.bots().then(
      (all) => void (this.all = all),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }
}

export const levels = new Levels();
