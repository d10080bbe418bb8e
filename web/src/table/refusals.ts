/**
 * Clicks on what cannot be picked: the server says which rule forbids what they mean, if they mean anything.
 * One question at a time; an answer that comes too late is dropped.
 */

import type { Message, WhyNot, WhyRequest } from "../lib/protocol";
import type { Board } from "./board";

/** A click beside the picks: a place of a surface, and the pieces there, the topmost first. */
export type Touch = Pick<WhyRequest, "surface" | "x" | "y"> & { things: string[] };

export interface Refusing {
  /** The own seat for which the player clicks; null for spectators, and while a request is under way. */
  seat: () => number | null;
  ask: (question: WhyRequest) => Promise<WhyNot>;
  tell: (rule: string, why: Message) => void;
  /** No rule forbids what the click means. */
  otherwise?: (why: Message | null) => void;
}

/** More pieces never lie upon each other in a way that matters. */
const MOST_THINGS = 20;

export class Refusals {
  private asking = false;

  constructor(
    private readonly board: Pick<Board, "position" | "picking">,
    private readonly given: Refusing,
  ) {}

  /** Ask why a click does nothing. It is no harm if there is no answer. */
  async touch({ surface, x, y, things }: Touch): Promise<void> {
    const { position, picking } = this.board;
    const seat = this.given.seat();
    if (seat === null || this.asking) return;
    const { length } = position;
    const picks = [...picking.path];
    const place = position.unfold(surface, { x, y });
    this.asking = true;
    try {
      const { rule, why } = await this.given.ask({ seat, length, surface, ...place, things: things.slice(0, MOST_THINGS), picks });
      if (position.length !== length) return;
      if (rule && why) this.given.tell(rule, why);
      else this.given.otherwise?.(why ?? null);
    } catch {
      // Nothing was changed, and the player can click again.
    } finally {
      this.asking = false;
    }
  }
}
