/** Hints of a strong bot: requested by the player, dropped when the position changes. */

import { marks, type Mark } from "../lib/marks";
import type { Choice, Hint, HintLine, Message } from "../lib/protocol";
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
  /** Request the best actions of a seat in the present position, after more thinking if wanted. */
  ask: (seat: number, longer: boolean) => Promise<Hint>;
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
  /** The hint, unless the position has changed since. */
  private readonly current: Hint | null = $derived.by(() => {
    const { position, picking } = this.board;
    const { told } = this;
    return told && told.length === position.length && told.seat === picking.choices?.seat ? told : null;
  });
  /** The best few actions, the best first; empty if there was no request in this position. */
  readonly lines: Hinted[] = $derived.by(() => {
    const options = new Map(this.board.picking.choices?.options.map((choice) => [choice.action, choice]));
    return (this.current?.lines ?? []).flatMap((line) => {
      const choice = options.get(line.action);
      return choice ? [{ line, choice }] : [];
    });
  });
  /** What speaks for the first action rather than the second. */
  readonly againstNext: Message | null = $derived.by(() => this.current?.against_next ?? null);
  /** How long the bot thought, in seconds. */
  readonly seconds: number = $derived.by(() => this.current?.seconds ?? 0);
  /** Whether the bot could think for longer. */
  readonly mayThinkLonger: boolean = $derived.by(() => this.current?.longer === false);

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
    this.board.hurry();
    await this.ask(false);
  }

  /** Let the bot think for longer; the present hint stays until it has. */
  async thinkLonger(): Promise<void> {
    if (this.mayThinkLonger) await this.ask(true);
  }

  private async ask(longer: boolean): Promise<void> {
    const { position, picking } = this.board;
    const seat = picking.choices?.seat;
    if (seat === undefined || !this.possible || this.asking) return;
    const { length } = position;
    this.asking = true;
    try {
      const told = await this.adviser.ask(seat, longer);
      if (longer && !this.current) return; // closed, or out of date
      this.told = told;
      if (!told.lines.some((line) => line.action === this.chosen)) this.chosen = null;
    } catch (error) {
      if (position.length === length) toasts.failure(error);
    } finally {
      this.asking = false;
    }
  }

  close(): void {
    this.told = null;
    this.chosen = null;
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
