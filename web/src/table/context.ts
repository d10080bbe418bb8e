/** What the parts of a table page share. */

import { getContext, setContext } from "svelte";
import type { Message } from "../lib/protocol";
import type { Explained } from "./pointer";
import type { TableSession } from "./session.svelte";
import type { Stage } from "./stage";

export interface TableContext {
  session: TableSession;
  stage: Stage;
  /** A message with the names of those who sit here. */
  say: (message: Message) => string;
  name: (seat: number) => string;
  explain: (what: Explained | null) => void;
}

const KEY = Symbol("table");

export const provideTable = (context: TableContext): TableContext => setContext(KEY, context);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
