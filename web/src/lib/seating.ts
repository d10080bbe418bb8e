/** Who sits at a table, and who is waited for. */

import type { Choices, SeatInfo, TableInfo, View } from "./protocol";

/** The seats of a table as its viewer sees them. */
export type Seating = Pick<TableInfo, "game" | "players" | "seats" | "mine">;

/** The choices at this screen, except for seats that a bot plays. */
export function offered(view: View | null, seats: readonly SeatInfo[]): Choices[] {
  const away = new Set(seats.filter((seat) => seat.stand_in).map(({ seat }) => seat));
  return (view?.choices ?? []).filter(({ seat }) => !away.has(seat));
}

/** The seats that bots play, for themselves or for people. */
export function botsOf(seats: readonly SeatInfo[]): Set<number> {
  return new Set(seats.filter(({ bot, stand_in }) => bot || stand_in).map(({ seat }) => seat));
}

/** Whether no other person plays; a seat stays its person's while a bot stands in. */
export function hasOnlyBots({ seats, mine }: Pick<TableInfo, "seats" | "mine">): boolean {
  return mine.length > 0 && seats.every(({ bot, seat }) => bot || mine.includes(seat));
}

/** The own seat for which a player clicks: the one that chooses, else the first that no bot plays. */
export function touching(choices: Choices | null, table: Seating | null): number | null {
  if (choices) return choices.seat;
  return table?.mine.find((seat) => !table.seats.find((each) => each.seat === seat)?.stand_in) ?? null;
}

/** Whether the viewer has taken a seat; the link of a free seat alone does not take it. */
export function isSeated({ seats, mine }: Pick<TableInfo, "seats" | "mine">): boolean {
  return seats.some((seat) => seat.taken && mine.includes(seat.seat));
}

/** Absent players for whom the game waits: a bot may play for them. Spectators may not call one. */
export function awaited(view: View | null, { seats, mine }: Seating): number[] {
  if (mine.length === 0) return [];
  const absent = (seat: SeatInfo) => seat.left || (!seat.present && (view?.to_act.includes(seat.seat) ?? false));
  const others = seats.filter((seat) => seat.kind === "person" && !seat.stand_in && !mine.includes(seat.seat));
  return others.filter(absent).map(({ seat }) => seat);
}
