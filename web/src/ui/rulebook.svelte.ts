/** The rulebook that is open beside the page. */

export interface Opened {
  game: string;
  /** The number of the rule to show; null: from the beginning. */
  at: string | null;
}

class Rulebook {
  opened = $state.raw<Opened | null>(null);
  /** Goes up with each request, so that the same rule can be asked for twice. */
  asked = $state(0);

  open(game: string, at: string | null = null): void {
    this.opened = { game, at };
    this.asked += 1;
  }

  close(): void {
    this.opened = null;
  }

  toggle(game: string): void {
    if (this.opened) this.close();
    else this.open(game);
  }
}

export const rulebook = new Rulebook();
