/** What made the points of a cell of the score sheet: asked of the server, its pieces lit on the table. */

import type { Explained, Part } from "../lib/protocol";
import { toasts } from "../ui/toasts.svelte";

export interface Cell {
  seat: number;
  board: number;
  source: string;
}

/** One line of the open cell, or all of them. */
export type Lit = Part | "all" | null;

const NOTHING: ReadonlySet<string> = new Set();

export function same(one: Cell | null, other: Cell): boolean {
  return one !== null && one.seat === other.seat && one.board === other.board && one.source === other.source;
}

export class Telling {
  cell = $state.raw<Cell | null>(null);
  private told = $state.raw<Explained | null>(null);
  /** What the pointer is on, and what has the focus. */
  pointed = $state.raw<Lit>(null);
  focused = $state.raw<Lit>(null);
  /** The line that the player chose to see. */
  kept = $state.raw<Part | null>(null);
  /** Whether the sheet was left to see the chosen line on the table. */
  away = $state(false);
  /** The same without reactivity: a sheet that is being removed reads the past state. */
  private shown = false;

  constructor(private readonly ask: (cell: Cell) => Promise<Explained>) {}

  /** The lines of the open cell; null as long as they are not known. */
  readonly parts: readonly Part[] | null = $derived(this.told?.parts ?? null);
  /** The pieces to light up; empty if there is nothing to show. */
  readonly pieces: ReadonlySet<string> = $derived.by(() => {
    const lit = this.kept ?? this.pointed ?? this.focused;
    const shown = lit === "all" ? (this.parts ?? []) : lit ? [lit] : [];
    return shown.length ? new Set(shown.flatMap(({ pieces }) => pieces ?? [])) : NOTHING;
  });

  /** Open a cell, or close it if it is open. */
  toggle(cell: Cell): void {
    if (same(this.cell, cell)) return this.close();
    this.close();
    this.cell = cell;
    this.focused = "all";
  }

  close(): void {
    this.cell = this.told = this.kept = this.pointed = this.focused = null;
    this.enter();
  }

  keep(part: Part | null): void {
    this.kept = part;
  }

  /** Show the chosen line on the table: the sheet, which covers it, goes away. */
  show(): void {
    this.away = this.shown = true;
  }

  /** The sheet is here, perhaps again. */
  enter(): void {
    this.away = this.shown = false;
  }

  /** The sheet has gone; what it said is over, unless it went to show a line. */
  leave(): void {
    if (!this.shown) this.close();
  }

  /** Ask for the open cell; older lines stay until the answer is here. */
  async renew(): Promise<void> {
    const { cell } = this;
    if (!cell) return;
    try {
      const told = await this.ask(cell);
      if (this.cell === cell) this.take(told);
    } catch (error) {
      if (this.cell !== cell) return;
      this.close();
      toasts.failure(error);
    }
  }

  private take(told: Explained): void {
    if (this.told && this.told.length > told.length) return;
    if (this.pointed !== "all") this.pointed = null;
    if (this.focused !== "all") this.focused = null;
    const kept = JSON.stringify(this.kept?.what);
    this.kept = told.parts.find(({ what }) => JSON.stringify(what) === kept) ?? null;
    if (!this.kept) this.enter();
    this.told = told;
  }
}
