/** Points over time as stepped lines. Pure: points in, paths out. */

import type { PointsSoFar } from "../lib/protocol";

/** Room beside the lines: for the numbers at the left and the signs at the right. */
export const MARGIN = { left: 34, right: 30 };

export interface Step {
  /** The number of actions before. */
  length: number;
  points: number;
}

/** A line of the graph. */
export interface Series {
  /** A seat, or the place of a source in the list of sources. */
  key: number;
  steps: Step[];
}

/** The total of each seat. */
export function totals(changes: readonly PointsSoFar[], seats: readonly number[]): Series[] {
  return seats.map((seat) => ({ key: seat, steps: summed(changes.filter((each) => each.seat === seat)) }));
}

/** The points of a seat by source; sources that never brought any are left out. */
export function bySource(changes: readonly PointsSoFar[], seat: number, sources: readonly string[]): Series[] {
  const own = changes.filter((each) => each.seat === seat);
  return sources
    .map((source, key) => ({ key, steps: summed(own.filter((each) => each.source === source)) }))
    .filter(({ steps }) => steps.some(({ points }) => points !== 0));
}

/** The sum over boards and sources after each change. */
function summed(changes: readonly PointsSoFar[]): Step[] {
  const latest = new Map<string, number>();
  const steps: Step[] = [{ length: 0, points: 0 }];
  for (const { length, board, source, points } of changes) {
    latest.set(`${board} ${source}`, points);
    const total = [...latest.values()].reduce((sum, each) => sum + each, 0);
    if (steps.at(-1)?.length === length) steps.pop();
    steps.push({ length, points: total });
  }
  return steps;
}

/** The points of a line at a position. */
export function pointsAt(steps: readonly Step[], length: number): number {
  return steps.findLast((step) => step.length <= length)?.points ?? 0;
}

/** A range of points with round numbers at its ends, and the lines to draw in it. */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const ROUND = [1, 2, 5];

/** @param most The number of lines to draw at most, more or less. */
export function scaleOf(series: readonly Series[], most = 4): Scale {
  const all = series.flatMap(({ steps }) => steps.map(({ points }) => points));
  const [least, greatest] = [Math.min(0, ...all), Math.max(5, ...all)];
  const every = stride((greatest - least) / most);
  const [low, high] = [Math.floor(least / every) * every, Math.ceil(greatest / every) * every];
  const ticks = Array.from({ length: Math.round((high - low) / every) + 1 }, (_, n) => low + n * every);
  return { low, high, ticks };
}

/** The round number above: 1, 2, 5, 10, 20, 50 … */
function stride(wanted: number): number {
  for (let power = 1; ; power *= 10)
    for (const digit of ROUND) if (digit * power >= wanted) return digit * power;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place on the screen of a position and of a number of points. */
export class Plot {
  constructor(
    readonly box: Box,
    /** The number of actions of the game. */
    private readonly length: number,
    readonly scale: Scale,
  ) {}

  x(length: number): number {
    return this.box.left + (this.length ? (length / this.length) * this.box.width : 0);
  }

  y(points: number): number {
    const { low, high } = this.scale;
    return this.box.top + ((high - points) / (high - low)) * this.box.height;
  }

  /** The position nearest to a place. */
  lengthAt(x: number): number {
    const share = this.box.width > 0 ? (x - this.box.left) / this.box.width : 0;
    return Math.min(this.length, Math.max(0, Math.round(share * this.length)));
  }

  /** A line that keeps its height until the next change. */
  path(steps: readonly Step[]): string {
    const [first, ...rest] = steps;
    if (!first) return "";
    const moves = rest.map(({ length, points }) => `H${round(this.x(length))}V${round(this.y(points))}`);
    return `M${round(this.x(first.length))} ${round(this.y(first.points))}${moves.join("")}H${round(this.x(this.length))}`;
  }
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;

/** Places as near to the wanted ones as possible, but so far apart that no sign covers another, and above the bottom. */
export function apart(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  const placed: number[] = [];
  let free = -Infinity;
  for (const { y, n } of order) {
    placed[n] = Math.max(y, free);
    free = (placed[n] ?? 0) + gap;
  }
  let limit = bottom;
  for (const { n } of order.reverse()) {
    placed[n] = Math.min(placed[n] ?? 0, limit);
    limit = (placed[n] ?? 0) - gap;
  }
  return placed;
}
