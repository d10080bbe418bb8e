/** The context shared by the parts of a table page. */

import { getContext, setContext } from "svelte";
import type { Message } from "../lib/protocol";
import type { Explained } from "./pointer";
import type { TableSession } from "./session.svelte";
import type { Stage } from "./stage";

export interface TableContext {
  session: TableSession;
  stage: Stage;
  /** Format a message with the names of the players. */
  say: (message: Message) => string;
  name: (seat: number) => string;
  explain: (what: Explained | null) => void;
}

const KEY = Symbol("table");

export const provideTable = (context: TableContext): TableContext => setContext(KEY, context);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
