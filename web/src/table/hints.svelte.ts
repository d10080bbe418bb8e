/** Hints of a strong bot: requested by the player, dropped when the position changes. */

import { marks, type Mark } from "../lib/marks";
import type { Choice, Hint, HintLine } from "../lib/protocol";
import { toasts } from "../ui/toasts.svelte";
import type { Board } from "./board";

/** A line of a hint with its choice at this table. */
export interface Hinted {
  line: HintLine;
  choice: Choice;
}

export interface Adviser {
  /** Whether the table allows hints. */
  allowed: () => boolean;
  /** Request the best actions of a seat in the present position. */
  ask: (seat: number) => Promise<Hint>;
}

export class Hints {
  private told = $state.raw<Hint | null>(null);
  /** Whether a request is pending. */
  asking = $state(false);
  /** The action that the player chose to see. */
  chosen = $state<string | null>(null);

  constructor(
    private readonly board: Pick<Board, "position" | "picking" | "hurry">,
    private readonly adviser: Adviser,
  ) {}

  /** Whether the player can ask for a hint now. */
  readonly possible: boolean = $derived.by(() => this.adviser.allowed() && this.board.picking.choices !== null);
  /** The best few actions, the best first; empty if there was no request in this position. */
  readonly lines: Hinted[] = $derived.by(() => {
    const { position, picking } = this.board;
    const { told } = this;
    if (!told || told.length !== position.length || told.seat !== picking.choices?.seat) return [];
    const options = new Map(picking.choices.options.map((choice) => [choice.action, choice]));
    return told.lines.flatMap((line) => {
      const choice = options.get(line.action);
      return choice ? [{ line, choice }] : [];
    });
  });

  /** The marks of the lines on the table, or only that of the chosen line. */
  readonly marks: Mark[] = $derived.by(() => {
    const { view } = this.board.position;
    const { choices } = this.board.picking;
    if (!view || !choices || !this.lines.length) return [];
    const all = marks(view.scene, choices, this.lines.map(({ choice }) => choice));
    const led = this.lines.findIndex(({ choice }) => choice.action === this.chosen) + 1;
    return led ? all.flatMap((mark) => (mark.numbers.includes(led) ? [{ ...mark, numbers: [led] }] : [])) : all;
  });

  /** Request a hint, or hide the present one. */
  async toggle(): Promise<void> {
    if (this.lines.length) return this.close();
    const { position, picking } = this.board;
    this.board.hurry();
    const seat = picking.choices?.seat;
    if (seat === undefined || !this.possible || this.asking) return;
    const { length } = position;
    this.asking = true;
    try {
      this.told = await this.adviser.ask(seat);
      this.chosen = null;
    } catch (error) {
      if (position.length === length) toasts.failure(error);
    } finally {
      this.asking = false;
    }
  }

  close(): void {
    this.told = null;
    this.show(null);
  }

  /** Show an action at the table. */
  show(choice: Choice | null): void {
    this.board.picking.listed = choice;
  }

  /** Walk to an action; its last pick is left to the player. */
  follow(choice: Choice): void {
    if (!this.board.picking.choices) return;
    this.chosen = choice.action;
    this.board.picking.follow(choice);
  }
}
