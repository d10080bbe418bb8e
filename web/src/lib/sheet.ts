/** Sums of the score sheet. Pure. */

import type { Sheet } from "./protocol";

export interface Total {
  seat: number;
  points: number;
}

/** The points of each seat on all of its boards, in the order of the sheet. */
export function totalsOf(sheet: Sheet): Total[] {
  const totals = new Map<number, number>();
  for (const { seat, points } of sheet.columns)
    totals.set(seat, points.reduce((sum, each) => sum + each, totals.get(seat) ?? 0));
  return [...totals].map(([seat, points]) => ({ seat, points }));
}

/** The columns in the order of the places: who won first, then by points; equal ones as they were. */
export function ranked(sheet: Sheet, winners: readonly number[]): Sheet["columns"] {
  const points = new Map(totalsOf(sheet).map((total) => [total.seat, total.points]));
  const won = (seat: number) => (winners.includes(seat) ? 0 : 1);
  return [...sheet.columns].sort((a, b) => won(a.seat) - won(b.seat) || (points.get(b.seat) ?? 0) - (points.get(a.seat) ?? 0));
}

/** The seats with most points, unless all have as many. */
export function leaders(totals: readonly Total[]): number[] {
  const most = Math.max(...totals.map(({ points }) => points));
  const first = totals.filter(({ points }) => points === most).map(({ seat }) => seat);
  return first.length < totals.length ? first : [];
}
