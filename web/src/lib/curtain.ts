/** Several people at one screen: who may look at it while they choose in secret. */

import type { TableInfo } from "./protocol";

/** A person at the screen: a secret and the seats that it opens. */
export interface Place {
  secret: string;
  seats: readonly number[];
}

type Choosing = Pick<TableInfo, "in_secret" | "seats">;

/** Whether the people at a screen must not see what the others at it see. */
export function needsCurtain(table: Pick<TableInfo, "in_secret" | "mine">): boolean {
  return table.mine.length > 1 && (table.in_secret?.length ?? 0) > 0;
}

/** Whether a person must still choose; a bot may do it for them. */
export function mustChoose({ seats }: Place, table: Choosing): boolean {
  const played = table.seats.filter((seat) => !seat.stand_in).map(({ seat }) => seat);
  return seats.some((seat) => played.includes(seat) && (table.in_secret?.includes(seat) ?? false));
}

/** The person who should look next: the next one after the last one who must still choose; null if nobody must. */
export function nextInFront(places: readonly Place[], table: Choosing, last: Place | null): Place | null {
  const at = last ? places.indexOf(last) + 1 : 0;
  const inTurn = [...places.slice(at), ...places.slice(0, at)];
  return inTurn.find((place) => place !== last && mustChoose(place, table)) ?? (last && mustChoose(last, table) ? last : null);
}
