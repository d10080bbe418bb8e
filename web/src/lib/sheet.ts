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

/** What each seat has from each source, on all of its boards, in the order of the columns. */
export interface Share {
  seat: number;
  /** In the order of the sources. */
  points: number[];
}

export function shares(columns: Sheet["columns"]): Share[] {
  const found = new Map<number, number[]>();
  for (const { seat, points } of columns) {
    const before = found.get(seat);
    found.set(seat, before ? before.map((each, n) => each + (points[n] ?? 0)) : [...points]);
  }
  return [...found].map(([seat, points]) => ({ seat, points }));
}

/** The source in which a seat was furthest ahead of the others' mean. */
export interface Decisive {
  source: string;
  points: number;
  /** How many points more than the others on average, rounded. */
  more: number;
}

export function decisive(sheet: Sheet, winner: number): Decisive | null {
  const all = shares(sheet.columns);
  const own = all.find(({ seat }) => seat === winner);
  const others = all.filter(({ seat }) => seat !== winner);
  if (!own || !others.length) return null;
  const found = sheet.sources.map((source, n) => {
    const points = own.points[n] ?? 0;
    const mean = others.reduce((sum, other) => sum + (other.points[n] ?? 0), 0) / others.length;
    return { source, points, more: Math.round(points - mean) };
  });
  const best = found.reduce((a, b) => (b.more > a.more ? b : a));
  return best.more > 0 ? best : null;
}
