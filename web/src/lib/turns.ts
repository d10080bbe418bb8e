/**
 * Turning a piece before it is placed. A spot may have several turns; the one nearest to the player's
 * rotation is shown. Rotations of 360 and more show the other side of the piece.
 */

import type { Pickable } from "./choices";
import type { Target } from "./protocol";

const ROUND = 360;

/** The distance of two rotations; the other side is farther than any turn of the same side. */
function apart(a: number, b: number): number {
  const turned = Math.abs((a % ROUND) - (b % ROUND));
  const sides = Math.abs(Math.floor(a / ROUND) - Math.floor(b / ROUND));
  return Math.min(turned, ROUND - turned) + sides * ROUND;
}

export function nearestTurn(turns: readonly Target[], wanted: number): Target | null {
  let nearest: Target | null = null;
  for (const turn of turns)
    if (!nearest || apart(turn.rotation ?? 0, wanted) < apart(nearest.rotation ?? 0, wanted)) nearest = turn;
  return nearest;
}

/** Whether the place shows the piece with exactly the player's rotation. */
export function asTurned(pick: Pickable, wanted: number): boolean {
  return pick.turn === null || (pick.turn.rotation ?? 0) === wanted;
}

/** All rotations that fit anywhere. */
export function rotations(picks: readonly Pickable[]): number[] {
  const found = picks.flatMap((pick) => pick.turns.map((turn) => turn.rotation ?? 0));
  return [...new Set(found)].sort((a, b) => a - b);
}

export interface Turned {
  rotation: number;
  /** The place that shows it: the same one if the piece fits there, else the nearest fitting one. */
  at: string | null;
}

/**
 * Turn by one step, forwards or backwards.
 * @param lit The highlighted place. If the piece can be turned there, it stays there.
 */
export function turnOn(picks: readonly Pickable[], lit: Pickable | null, wanted: number, step: 1 | -1): Turned {
  const here = lit?.turns.map((turn) => turn.rotation ?? 0) ?? [];
  const all = here.length > 1 ? here : rotations(picks);
  const rotation = next(all, lit?.turn?.rotation ?? wanted, step);
  const fits = (pick: Pickable) => pick.turns.some((turn) => (turn.rotation ?? 0) === rotation);
  if (!lit?.turn || fits(lit)) return { rotation, at: lit?.id ?? null };
  const near = picks.filter((pick) => pick.surface === lit.surface && fits(pick));
  near.sort((a, b) => distance(a, lit) - distance(b, lit));
  return { rotation, at: near[0]?.id ?? lit.id };
}

function next(rotations: readonly number[], from: number, step: 1 | -1): number {
  const order = step > 0 ? rotations : [...rotations].reverse();
  return order.find((rotation) => (rotation - from) * step > 0) ?? order[0] ?? from;
}

function distance(a: Pickable, b: Pickable): number {
  return Math.hypot((a.target?.x ?? 0) - (b.target?.x ?? 0), (a.target?.y ?? 0) - (b.target?.y ?? 0));
}
