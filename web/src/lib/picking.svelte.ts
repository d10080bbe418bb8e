/**
 * A player's way to a choice: what can be picked, what has been picked, highlighted, turned and dragged. It
 * works on any scene and choices, and passes the choice on; it does not know what becomes of it.
 */

import { chosenSeat, lead, pickables, stepBack, walk, type Pickable } from "./choices";
import type { Choice, Choices, Placed, Scene } from "./protocol";
import { rotations, turnOn } from "./turns";

export interface PickingOptions {
  scene: () => Scene | null;
  /** The choices of the player's seats; none while there is nothing to choose. */
  offered: () => readonly Choices[];
  /** The player has chosen. The picks stay until `clear`, so a choice that is declined loses only its last pick. */
  chosen: (choice: Choice, seat: number) => void;
  /** Whether an action is complete as soon as no other is left; else its path is picked to the end. */
  settles?: boolean;
}

export class Picking {
  /** The player's picks so far. */
  picks = $state.raw<string[]>([]);
  /** The highlighted pick: under the pointer, focused, or tapped once. */
  lit = $state<string | null>(null);
  /** The highlighted choice in a list of choices. */
  listed = $state.raw<Choice | null>(null);
  /** How far the player has turned the piece. */
  turn = $state(0);
  /** Turning moved the piece away from the pointer; it stays there until the pointer moves. */
  steady = $state(false);
  /** The sprite that is being dragged. */
  dragged = $state<string | null>(null);
  /** The player uses the keyboard, so the focus follows the picks. */
  byKeyboard = false;
  /** The own seat that is being played, if the player has chosen one. */
  private seat = $state<number | null>(null);

  readonly choices: Choices | null = $derived.by(() => chosenSeat(this.options.offered(), this.seat));
  readonly pickables: Pickable[] = $derived.by(() => {
    const scene = this.options.scene();
    if (!scene || !this.choices) return [];
    const { turn, dragged } = this;
    if (dragged === null) return pickables(scene, this.choices, this.picks, { settle: this.settles, turn });
    return pickables(scene, this.choices, [...this.picks, dragged], { settle: false, turn });
  });
  /** Whether the piece can be turned. */
  readonly turnable: boolean = $derived(rotations(this.pickables).length > 1);
  /** The path so far, to mark the picks. */
  readonly path: string[] = $derived(this.choices ? walk(this.choices, this.picks).prefix : []);
  readonly litPick: Pickable | null = $derived(this.pickables.find((each) => each.id === this.lit) ?? null);
  /** The actions that the player points at, or that are left after the picks; none before the first pick. */
  readonly pointed: readonly Choice[] = $derived.by(() => {
    if (this.listed) return [this.listed];
    if (this.litPick) return this.litPick.options;
    return this.choices && this.picks.length ? walk(this.choices, this.picks).options : [];
  });
  /** The sprites that would appear or move. */
  readonly previewed: Placed[] = $derived((this.listed ?? this.litPick)?.preview ?? []);

  constructor(private readonly options: PickingOptions) {}

  /** Play another one of the own seats. */
  playAs(seat: number): void {
    this.seat = seat;
    this.picks = [];
  }

  /** Pick something; the last pick of a path is a choice. */
  pick(id: string): void {
    const picks = this.pickables.find((each) => each.id === id)?.picks ?? [id];
    this.goOn([...this.picks, ...picks]);
  }

  /** Choose an action without picks. */
  choose(choice: Choice): void {
    if (this.choices) this.options.chosen(choice, this.choices.seat);
  }

  /** Turn the piece by one step, at the highlighted place or the next place where it fits. */
  turnBy(step: 1 | -1): void {
    if (!this.turnable) return;
    const { rotation, at } = turnOn(this.pickables, this.litPick, this.turn, step);
    this.steady = at !== this.lit;
    this.turn = rotation;
    this.lit = at;
  }

  /** Drop the dragged piece on a pickable or on nothing. */
  drop(target: string | null): void {
    const { dragged } = this;
    const picks = this.pickables.find((each) => each.id === target)?.picks;
    // There is no place to drop it if picking it is the whole action.
    const whole = !this.settles && this.pickables.length === 0;
    this.dragged = null;
    this.lit = null;
    if (dragged !== null && (picks || whole)) this.goOn([...this.picks, dragged, ...(picks ?? [])]);
  }

  /** Undo the last pick. */
  stepBack(): void {
    this.picks = stepBack(this.picks);
    this.lit = null;
  }

  /** Walk to an action; its last pick is left to the player. */
  follow(choice: Choice): void {
    if (!this.choices) return;
    const { picks, lit, turn } = lead(this.choices, choice);
    this.picks = picks;
    this.turn = turn;
    this.lit = lit;
  }

  /** Start again with the next choice. */
  clear(): void {
    this.listed = null;
    this.picks = [];
    this.lit = null;
  }

  /** After a change of the choices: keep the picks that are still possible. */
  renew(): void {
    this.picks = this.choices ? walk(this.choices, this.picks).picks : [];
  }

  private get settles(): boolean {
    return this.options.settles ?? true;
  }

  private goOn(picks: string[]): void {
    if (!this.choices) return;
    const next = walk(this.choices, picks, { settle: this.settles });
    this.lit = null;
    this.steady = false;
    if (next.done) this.choose(next.done);
    else this.picks = next.picks;
  }
}
