/** How a piece that others moved is marked: a rim around it, and the way that it came. Pure. */

import { centre, type Point } from "./hits";
import type { Moved, Sprite } from "./protocol";

export interface Rim extends Point {
  radius: number;
}

export interface Trail {
  /** The path of a line through all places, up to the piece. */
  way: string;
  from: Point;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The circle around a piece whose symbol has these bounds. */
export function rimOf(box: Box, sprite: Sprite): Rim {
  const { x, y } = centre(box, sprite, sprite.rotation ?? 0);
  return { x, y, radius: Math.max(box.width, box.height) / 2 };
}

/**
 * The pieces that need a rim: what lies on a piece that was laid, too, is part of it, e.g. what a tile bears.
 * A piece that came from somewhere keeps its own.
 */
export function rimmed<Piece extends { rim: Rim; trail: Trail | null }>(pieces: readonly Piece[]): Piece[] {
  const large = [...pieces].sort((a, b) => b.rim.radius - a.rim.radius);
  const kept: Piece[] = [];
  for (const piece of large)
    if (piece.trail || !kept.some(({ rim }) => Math.hypot(rim.x - piece.rim.x, rim.y - piece.rim.y) < rim.radius)) kept.push(piece);
  return kept;
}

/** The way of a piece; null for one that was laid where it lies. */
export function trailOf({ trail = [] }: Moved, sprite: Sprite): Trail | null {
  const [from] = trail;
  if (!from) return null;
  const way = [...trail, sprite].map(({ x, y }) => `${x} ${y}`).join("L");
  return { way: `M${way}`, from };
}
