/** Playing on from a position of a replay. Pure. */

import type { ReplayInfo, TableInfo } from "../lib/protocol";
import type { SeatWish } from "../start/enter";

/** Why the game cannot be played on from there, as the id of a message; null if it can. */
export function obstacle(info: ReplayInfo, number: number, over: boolean): string | null {
  if (over) return "ui-refused-branch-over";
  return number > info.settled ? "ui-refused-branch-secret" : null;
}

/**
 * The first wishes: the player takes one seat, and bots the others.
 * @param own The seat through whose eyes the player looks, if it is one.
 * @param next The seat that is to act.
 * @param levels The bots for people, from weak to strong.
 */
export function firstWishes({ seats }: Pick<TableInfo, "seats">, own: number | null, next: number, levels: readonly string[], usual: string): SeatWish[] {
  return seats.map(({ seat, bot }) => {
    if (seat === (own ?? next)) return { player: "me", name: "" };
    return { player: `bot:${levels.includes(bot) ? bot : usual}`, name: "" };
  });
}
