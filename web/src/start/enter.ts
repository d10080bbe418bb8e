/** Store the secrets of a new table in this browser and return its address. */

import { api } from "../lib/api";
import type { GameInfo, Joined, Made, NewSeat, NewTable } from "../lib/protocol";
import { asPerson } from "../lib/person";
import { seatHash } from "../lib/router";
import { store } from "../lib/storage";
import { levels } from "../ui/levels.svelte";

/** A wish for a seat. */
export interface SeatWish {
  /** "me", "open", or "bot:" and its kind. */
  player: string;
  /** The name of an own seat. */
  name: string;
}

/** The requested seats; the first own seat without a name gets the player's. */
export function seatsOf(wishes: readonly SeatWish[], name: string): NewSeat[] {
  const first = wishes.findIndex(({ player }) => player === "me");
  return wishes.map(({ player, name: called }, n): NewSeat => {
    if (player.startsWith("bot:")) return { kind: "bot", bot: player.slice(4) };
    if (player === "open") return { kind: "open" };
    const known = (called || (n === first ? name : "")).trim();
    return known ? { kind: "me", name: known } : { kind: "me" };
  });
}

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

/** @param others The secrets of the player's other seats at the table. */
export function enterJoined(joined: Joined, others: readonly string[] = []): string {
  const { id, game } = joined.table;
  const secrets = [...others, joined.secret];
  store.remember({ id, game, secrets });
  return seatHash(id, secrets);
}

/** Make a table and return its address. */
export async function make(table: NewTable): Promise<string> {
  return enter(await api.make(table, asPerson()), table.seats);
}

/** Make a table against bots, of the first variant; the number of players as wished if it has it. */
export async function makeAgainstBots(game: GameInfo, wished: number): Promise<string> {
  const [variant] = game.variants;
  if (!variant) throw new Error(`${game.id} has no variant`);
  await levels.load();
  const players = variant.players.includes(wished) ? wished : (variant.players[0] ?? wished);
  const name = store.name.trim();
  const me: NewSeat = name ? { kind: "me", name } : { kind: "me" };
  const others = Array.from({ length: players - 1 }, (): NewSeat => ({ kind: "bot", bot: levels.usual }));
  return make({ game: game.id, variant: variant.name, players, options: {}, seats: [me, ...others], listed: false, hints: true });
}
