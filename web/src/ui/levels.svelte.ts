/** The bots that people can play against, the weakest first. */

import { api } from "../lib/api";

/** What is chosen where nobody has chosen. */
const USUAL = "medium";

class Levels {
  all = $state.raw<string[]>([]);
  private asked: Promise<void> | null = null;

  readonly usual: string = $derived(this.all.includes(USUAL) ? USUAL : (this.all[0] ?? USUAL));

  /** Ask the server, once. */
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
