/** The chat of a table, and how many lines are unread. */

import type { ChatLine } from "../lib/protocol";

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  private lastRead = $state(0);

  readonly unread: number = $derived(this.lines.filter((line) => line.number > this.lastRead).length);

  add(line: ChatLine): void {
    this.lines = [...this.lines.filter(({ number }) => number !== line.number), line];
  }

  read(): void {
    this.lastRead = this.lines.at(-1)?.number ?? 0;
  }
}
