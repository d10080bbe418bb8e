/** What the parts that draw a table need. A live table provides it; a replay or a lesson can provide it, too. */

import type { Return } from "../lib/log";
import type { Mark } from "../lib/marks";
import type { Picking } from "../lib/picking.svelte";
import type { Position } from "../lib/position.svelte";
import type { Seating } from "../lib/seating";
import type { Touch } from "./refusals";
import type { Telling } from "./telling.svelte";

export interface Board {
  readonly position: Position;
  /** Without choices there is nothing to pick. */
  readonly picking: Picking;
  readonly seating: Seating | null;
  /** Numbers at places of the table, e.g. of a hint. */
  readonly marks: readonly Mark[];
  /** Ids of pieces and surfaces that stand out, e.g. those that made points. */
  readonly lit: ReadonlySet<string>;
  /** Whether all other pieces step back. */
  readonly dims: boolean;
  /** Whether it shows what has been, so that nobody is asked for anything. */
  readonly past?: boolean;
  /** Explain a click beside the picks; without it, such clicks do nothing. */
  touch?(where: Touch): void;

  /** The open cell of the score sheet; null where the server explains none. */
  readonly telling: Telling | null;
  /** Where the player can go back to, by the number of a line of the log. */
  readonly returns?: ReadonlyMap<number, Return>;
  goBack?(back: Return): void;
  /** The numbers of the lines about what was done for a player without a choice. */
  readonly made?: ReadonlySet<number>;
  /** Load earlier lines of the log; without it, all are there. */
  earlier?(): Promise<void>;

  /** The id of its replay: lines of the log lead to their positions; without it, they can only be read. */
  readonly replay?: string;
  /** Show again what has happened since the player's last turn. */
  recap?(): void;

  /** Show at once what would be shown step by step. */
  hurry(): void;
}
