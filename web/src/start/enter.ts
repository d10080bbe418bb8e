/** Store the secrets of a new table in this browser and return its address. */

import type { Joined, Made, NewSeat } from "../lib/protocol";
import { seatHash } from "../lib/router";
import { store } from "../lib/storage";

/** @param seats The requested seats; without them (a rematch) all secrets are the caller's own. */
export function enter(made: Made, seats?: readonly NewSeat[]): string {
  const own: string[] = [];
  const links: Record<string, string> = {};
  for (const [seat, secret] of Object.entries(made.secrets)) {
    if (!secret) continue;
    if (!seats || seats[Number(seat)]?.kind === "me") own.push(secret);
    else links[seat] = secret;
  }
  const { id, game } = made.table;
  store.remember({ id, game, secrets: own, spectator: made.spectator || null, links });
  return seatHash(id, own);
}

export function enterJoined(joined: Joined): string {
  store.remember({ id: joined.table.id, game: joined.table.game, secrets: [joined.secret] });
  return seatHash(joined.table.id, [joined.secret]);
}
