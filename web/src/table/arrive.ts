/**
 * Arriving by the link of a free seat. Connecting takes the seat without a name, so the player is asked
 * for a name first, unless the browser knows one.
 */

import { api } from "../lib/api";
import { shownHash } from "../lib/arrival";
import type { TableInfo } from "../lib/protocol";
import { store } from "../lib/storage";
import { show } from "../ui/route.svelte";
import type { TableSession } from "./session.svelte";

/** The table, if its seat is still free; null if there is nothing to ask. */
export async function freeSeat(id: string, secrets: readonly string[]): Promise<TableInfo | null> {
  if (secrets.length === 0) return null;
  const table = await api.info(id, secrets).catch(() => null);
  if (!table || table.phase !== "open") return null;
  const free = table.seats.some((seat) => !seat.taken && table.mine.includes(seat.seat));
  return free ? table : null;
}

/**
 * Get a link for spectators, and show it as the address: a copy of it gives no seat away.
 * @returns A function that ends it, for a player who has left the page.
 */
export function invite(session: TableSession, secrets: string[]): (() => void) | undefined {
  if (session.spectator) return undefined;
  let left = false;
  const { id } = session;
  void api.spectator(id, session.secrets).then(
    ({ spectator }) => {
      if (left) return;
      session.spectator = spectator;
      store.remember({ id, spectator });
      show(shownHash(id, spectator), { table: id, secrets });
    },
    () => undefined, // the panel of links just has none for spectators
  );
  return () => (left = true);
}
