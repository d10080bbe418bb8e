/** Hints of a strong bot: requested by the player, dropped when the position changes. */

import { api } from "../lib/api";
import { lead } from "../lib/choices";
import { marks, type Mark } from "../lib/marks";
import type { Choice, Hint, HintLine } from "../lib/protocol";
import { toasts } from "../ui/toasts.svelte";
import type { TableSession } from "./session.svelte";

/** A line of a hint with its choice at this table. */
export interface Hinted {
  line: HintLine;
  choice: Choice;
}

export class Hints {
  private told = $state.raw<Hint | null>(null);
  /** Whether a request is pending. */
  asking = $state(false);
  /** The action that the player chose to see. */
  chosen = $state<string | null>(null);

  constructor(private readonly session: TableSession) {}

  /** Whether the player can ask for a hint now. */
  readonly possible: boolean = $derived.by(() => !!this.session.info?.hints && this.session.choices !== null);
  /** The best few actions, the best first; empty if there was no request in this position. */
  readonly lines: Hinted[] = $derived.by(() => {
    const { told, session } = this;
    if (!told || told.length !== session.length || told.seat !== session.choices?.seat) return [];
    const options = new Map(session.choices.options.map((choice) => [choice.action, choice]));
    return told.lines.flatMap((line) => {
      const choice = options.get(line.action);
      return choice ? [{ line, choice }] : [];
    });
  });

  /** The marks of the lines on the table, or only that of the chosen line. */
  readonly marks: Mark[] = $derived.by(() => {
    const { view, choices } = this.session;
    if (!view || !choices || !this.lines.length) return [];
    const all = marks(view.scene, choices, this.lines.map(({ choice }) => choice));
    const led = this.lines.findIndex(({ choice }) => choice.action === this.chosen) + 1;
    return led ? all.flatMap((mark) => (mark.numbers.includes(led) ? [{ ...mark, numbers: [led] }] : [])) : all;
  });

  /** Request a hint, or hide the present one. */
  async toggle(): Promise<void> {
    if (this.lines.length) return this.close();
    const { session } = this;
    session.hurry();
    const seat = session.choices?.seat;
    if (seat === undefined || !this.possible || this.asking) return;
    const { length } = session;
    this.asking = true;
    try {
      this.told = await api.hint(session.id, session.secrets, seat);
      this.chosen = null;
    } catch (error) {
      if (session.length === length) toasts.failure(error);
    } finally {
      this.asking = false;
    }
  }

  close(): void {
    this.told = null;
    this.session.listed = null;
  }

  /** Show an action at the table. */
  show(choice: Choice | null): void {
    this.session.listed = choice;
  }

  /** Walk to an action; its last pick is left to the player. */
  follow(choice: Choice): void {
    const { session } = this;
    if (!session.choices) return;
    const { picks, lit, turn } = lead(session.choices, choice);
    this.chosen = choice.action;
    session.picks = picks;
    session.turn = turn;
    session.lit = lit;
  }
}
