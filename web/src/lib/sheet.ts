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
