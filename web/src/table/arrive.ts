/**
 * Coming by the link of a free seat. A link sits down as soon as it connects, and then without a name, so
 * whoever comes is asked for one first; a browser that knows a name uses it.
 */

import { api } from "../lib/api";
import type { TableInfo } from "../lib/protocol";
import { store } from "../lib/storage";
import { enterJoined } from "../start/enter";
import { goOnTo } from "../ui/route.svelte";

/** The table, if somebody still has to sit down there; null if there is nothing to ask. */
export async function freeSeat(id: string, secrets: readonly string[]): Promise<TableInfo | null> {
  if (secrets.length === 0) return null;
  const sync = await api.look(id, secrets).catch(() => null);
  const table = sync?.table;
  if (!table || table.phase !== "open") return null;
  const free = table.seats.some((seat) => !seat.taken && table.mine.includes(seat.seat));
  return free ? table : null;
}

export async function sitDown(id: string, secrets: readonly string[], name: string): Promise<void> {
  store.name = name;
  goOnTo(enterJoined(await api.join(id, name, secrets)));
}
