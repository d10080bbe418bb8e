/** The contexts shared by the parts of a page: those that only draw a table, and those of a live table. */

import { getContext, setContext } from "svelte";
import type { Message } from "../lib/protocol";
import type { Board } from "./board";
import type { Explaining } from "./explaining.svelte";
import type { Picks } from "./picks";
import type { TableSession } from "./session.svelte";
import type { Stage } from "./stage";

export interface BoardContext {
  board: Board;
  stage: Stage;
  /** The drawn picks. */
  picks: Picks;
  explaining: Explaining;
  /** Format a message with the names of the players. */
  say: (message: Message) => string;
  name: (seat: number) => string;
}

export interface TableContext extends BoardContext {
  session: TableSession;
}

const BOARD = Symbol("board");
const TABLE = Symbol("table");

export const provideBoard = (context: BoardContext): BoardContext => setContext(BOARD, context);
export const useBoard = (): BoardContext => getContext<BoardContext>(BOARD);

export function provideTable(session: TableSession, rest: Omit<BoardContext, "board">): void {
  setContext<TableContext>(TABLE, { ...provideBoard({ ...rest, board: session }), session });
}
export const useTable = (): TableContext => getContext<TableContext>(TABLE);
