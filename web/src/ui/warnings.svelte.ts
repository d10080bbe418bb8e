/** Whether warnings are shown: as the player has chosen, else until a first game is finished in this browser. */

import { store } from "../lib/storage";
import { keyOf } from "../lib/warnings";
import type { Message } from "../lib/protocol";

/** On and off, or as long as a game is new to the player. */
export const WARNINGS = ["auto", "on", "off"] as const;

class WarningSwitch {
  private chosen = $state(store.warnings);
  private finished = $state.raw(store.finished);
  /** The warnings that the player has hidden, by their keys; until the page is loaded again. */
  hidden = $state.raw<ReadonlySet<string>>(new Set());

  on(game: string): boolean {
    return this.chosen ?? !this.finished.includes(game);
  }

  toggle(game: string): void {
    this.chosen = !this.on(game);
    this.hidden = new Set();
    store.warnings = this.chosen;
  }

  get choice(): (typeof WARNINGS)[number] {
    return this.chosen === null ? "auto" : this.chosen ? "on" : "off";
  }

  choose(choice: (typeof WARNINGS)[number]): void {
    this.chosen = choice === "auto" ? null : choice === "on";
    this.hidden = new Set();
    store.warnings = this.chosen;
  }

  hide(warning: Message): void {
    this.hidden = new Set([...this.hidden, keyOf(warning)]);
  }

  /** A game was played to its end. */
  finish(game: string): void {
    store.finish(game);
    this.finished = store.finished;
  }
}

export const warnings = new WarningSwitch();
