/**
 * The pace of what others do. The server sends steps as fast as they are made; each viewer chooses how to see
 * them: one after the other, a whole turn as one change, or everything up to the own decision as one change.
 */

import type { Sheet, Step } from "./protocol";

export const PACES = ["normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

/** Time to see one step. */
export const STEP_MS = 500;
/** Time to see a step that made points. */
export const POINTS_MS = 700;
/** The maximum delay between the arrival of a step and its display, where there are many. */
export const LATEST_MS: Record<Pace, number> = { normal: 5000, fast: 2000, once: 0 };
/** For how long the beginning of a turn waits for the rest of it: bots that think for long are not hidden. */
export const HOLD_MS: Record<Pace, number> = { normal: 0, fast: 1500, once: 4000 };

/** What the pace of a step depends on. */
export interface Beat {
  /** Who acted; null if nobody did. */
  seat: number | null;
  /** Time to see it; none if there is nothing to see. */
  ms: number;
  /** Whether its seat need not act again at once. */
  ends: boolean;
  /** Whether the game now waits for a person, or for nobody. */
  halts: boolean;
}

/** A step about which nothing is known. */
export const PLAIN: Beat = { seat: null, ms: STEP_MS, ends: true, halts: false };

/**
 * Return the beat of a step.
 * @param before The score sheet before it.
 * @param bots The seats that bots play.
 */
export function beatOf(step: Step, before: Sheet, bots: ReadonlySet<number>): Beat {
  const { surfaces, added, removed } = step.patch;
  const visible = surfaces.length > 0 || added.length > 0 || removed.length > 0;
  const seat = step.log.find((line) => line.seat !== null)?.seat ?? null;
  return {
    seat,
    ms: !visible ? 0 : hasScored(before, step.sheet, seat) ? POINTS_MS : STEP_MS,
    ends: seat === null || !step.to_act.includes(seat),
    halts: step.over || step.to_act.some((each) => !bots.has(each)),
  };
}

/** The points of a seat on a score sheet. */
export function totalOf(sheet: Sheet, seat: number): number {
  const columns = sheet.columns.filter((column) => column.seat === seat);
  return columns.flatMap(({ points }) => points).reduce((sum, points) => sum + points, 0);
}

function hasScored(before: Sheet, after: Sheet, seat: number | null): boolean {
  return seat !== null && totalOf(after, seat) > totalOf(before, seat);
}

/** The number of waiting steps that are the next change; 0 if more must arrive before it can be shown. */
export function nextChange(pace: Pace, beats: readonly Beat[]): number {
  if (pace === "once") return beats.findLastIndex(({ halts }) => halts) + 1;
  if (pace === "fast") return beats.findIndex((beat, n) => beat.halts || isLastOfTurn(beat, beats[n + 1])) + 1;
  return withInvisible(beats);
}

function isLastOfTurn(beat: Beat, next: Beat | undefined): boolean {
  return beat.ends || (next !== undefined && next.seat !== beat.seat);
}

/** One step with those before and after it that cannot be seen. */
function withInvisible(beats: readonly Beat[]): number {
  const seen = beats.findIndex(({ ms }) => ms > 0);
  if (seen < 0) return beats.length;
  const after = beats.slice(seen + 1).findIndex(({ ms }) => ms > 0);
  return after < 0 ? beats.length : seen + 1 + after;
}

/** The indices at which the changes begin that the waiting steps will be; a turn that goes on is a change, too. */
export function changesOf(pace: Pace, beats: readonly Beat[]): number[] {
  const starts: number[] = [];
  for (let at = 0; at < beats.length; ) {
    starts.push(at);
    at += nextChange(pace, beats.slice(at)) || beats.length;
  }
  return starts;
}

/**
 * Return the time to wait before the next change.
 * @param seen The time to see what was shown last.
 * @param arrived The arrival times of the waiting changes, the oldest first.
 * @param latest The maximum delay.
 */
export function pause(seen: number, arrived: readonly number[], now: number, latest: number): number {
  const hurry = arrived.map((at, n) => (at + latest - now) / (n + 1));
  return Math.max(0, Math.min(seen, ...hurry));
}
