/**
 * Arriving by the link of a free seat. Connecting takes the seat without a name, so the player is asked
 * for a name first, unless the browser knows one.
 */

import { api } from "../lib/api";
import type { TableInfo } from "../lib/protocol";
import { store } from "../lib/storage";
import { enterJoined } from "../start/enter";
import { goOnTo } from "../ui/route.svelte";

/** The table, if its seat is still free; null if there is nothing to ask. */
export async function freeSeat(id: string, secrets: readonly string[]): Promise<TableInfo | null> {
  if (secrets.length === 0) return null;
  const table = await api.info(id, secrets).catch(() => null);
  if (!table || table.phase !== "open") return null;
  const free = table.seats.some((seat) => !seat.taken && table.mine.includes(seat.seat));
  return free ? table : null;
}

export async function sitDown(id: string, secrets: readonly string[], name: string): Promise<void> {
  store.name = name;
  goOnTo(enterJoined(await api.join(id, name, secrets)));
}
