/** Points that players have got or lost between two positions. Pure. */

import type { Move } from "./glide";
import type { Fact } from "./protocol";

export interface Gain {
  seat: number;
  points: number;
}

export function gainsOf(before: readonly Fact[], after: readonly Fact[]): Gain[] {
  const known = pointsBySeat(before);
  return [...pointsBySeat(after)]
    .map(([seat, points]) => ({ seat, points: points - (known.get(seat) ?? points) }))
    .filter(({ points }) => points !== 0);
}

function pointsBySeat(facts: readonly Fact[]): Map<number, number> {
  const points = facts.filter(({ kind, seat }) => kind === "points" && seat != null);
  return new Map(points.map(({ seat, value }) => [seat as number, Number(value)]));
}

/** The move that most likely brought points: the last of a piece that came or went to another place. */
export function causeOf(moves: readonly Move[]): Move | null {
  return moves.findLast(({ kind, to }) => kind !== "vanish" && to && !to.sprite.text && to.sprite.label) ?? null;
}
