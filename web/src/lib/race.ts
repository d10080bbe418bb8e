/** The line that shows how many points each seat has, and the target if there is one. Pure. */

import type { Fact, Message } from "./protocol";

export interface Runner {
  seat: number;
  points: number;
  label: Message;
}

export interface Race {
  runners: Runner[];
  target: { points: number; label: Message } | null;
}

export interface Axis {
  from: number;
  to: number;
  ticks: number[];
}

/** The distances between ticks that are easy to read. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const MOST_TICKS = 8;
/** The line is at least this long, so that the first point is no great leap. */
const LEAST_POINTS = 10;

export function raceOf(facts: readonly Fact[]): Race {
  const runners = facts.flatMap(({ kind, seat, value, label }) =>
    kind === "points" && seat != null ? [{ seat, points: Number(value), label }] : [],
  );
  const goal = facts.find(({ kind }) => kind === "target");
  return { runners, target: goal ? { points: Number(goal.value), label: goal.label } : null };
}

/** An axis from zero or less to all points and the target, or a little further. */
export function axisOf({ runners, target }: Race): Axis {
  const points = runners.map((runner) => runner.points);
  const [least, most] = [Math.min(0, ...points), Math.max(0, target?.points ?? LEAST_POINTS, ...points)];
  const step = STEPS.find((each) => (most - least) / each <= MOST_TICKS) ?? most - least;
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, n) => from + n * step);
  return { from, to, ticks };
}

/** Where points are on an axis, from 0 to 1. */
export function along({ from, to }: Axis, points: number): number {
  return to > from ? (points - from) / (to - from) : 0;
}

/**
 * Places at least a gap apart, as near as possible to the wanted ones and in their order; those that crowd
 * together stand around their common middle, as far as the length allows it.
 */
export function apart(wanted: readonly number[], gap: number, length: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const groups: { sum: number; members: number[] }[] = [];
  for (const member of order) {
    groups.push({ sum: wanted[member] ?? 0, members: [member] });
    for (let last = groups.at(-1), before = groups.at(-2); last && before && meet(before, last); ) {
      before.sum += last.sum;
      before.members.push(...last.members);
      groups.pop();
      [last, before] = [groups.at(-1), groups.at(-2)];
    }
  }
  const places = wanted.map(() => 0);
  for (const group of groups) group.members.forEach((member, n) => (places[member] = start(group) + n * gap));
  return places;

  function start({ sum, members }: { sum: number; members: number[] }): number {
    const wide = (members.length - 1) * gap;
    return Math.max(0, Math.min(sum / members.length - wide / 2, length - wide));
  }
  function meet(before: { sum: number; members: number[] }, after: { sum: number; members: number[] }): boolean {
    return start(before) + before.members.length * gap > start(after);
  }
}
