/**
 * Animates pieces from their old to their new positions, also between surfaces.
 *
 * Before a change, `positions` records the position of every piece on the screen; afterwards `moves`
 * compares. A piece that stays on its surface is animated there. One that changes surfaces moves above
 * the page, because each surface clips its content.
 */

import type { Scene, Sprite } from "./protocol";

export const GLIDE_MS = 350;

export interface Pose {
  surface: string;
  sprite: Sprite;
  /** The position of its origin on the screen, and the size of one unit of its surface. */
  left: number;
  top: number;
  scale: number;
}

export interface Move {
  kind: "slide" | "fly" | "appear" | "vanish";
  from: Pose | null;
  to: Pose | null;
}

/** A surface's matrix from units to pixels; surfaces are never turned or skewed. */
export interface Frame {
  a: number;
  e: number;
  f: number;
}

export function positions(scene: Scene, frames: ReadonlyMap<string, Frame>): Map<string, Pose> {
  const poses = new Map<string, Pose>();
  for (const surface of scene.surfaces) {
    const frame = frames.get(surface.id);
    if (!frame) continue;
    for (const sprite of surface.sprites)
      poses.set(sprite.id, {
        surface: surface.id,
        sprite,
        left: frame.a * sprite.x + frame.e,
        top: frame.a * sprite.y + frame.f,
        scale: frame.a,
      });
  }
  return poses;
}

export function moves(before: ReadonlyMap<string, Pose>, after: ReadonlyMap<string, Pose>): Move[] {
  const found: Move[] = [];
  for (const [id, to] of after) {
    const from = before.get(id);
    if (!from) found.push({ kind: "appear", from: null, to });
    else if (from.surface !== to.surface) found.push({ kind: "fly", from, to });
    else if (!sameplace(from.sprite, to.sprite)) found.push({ kind: "slide", from, to });
  }
  for (const [id, from] of before) if (!after.has(id)) found.push({ kind: "vanish", from, to: null });
  return found;
}

function sameplace(a: Sprite, b: Sprite): boolean {
  return a.x === b.x && a.y === b.y && (a.rotation ?? 0) === (b.rotation ?? 0);
}

/** An angle equivalent to `to`, on the short way from `from`. */
export function shortWay(from: number, to: number): number {
  const turn = (((to - from) % 360) + 540) % 360 - 180;
  return from + turn;
}

/** Keyframes in a surface's own units, as CSS transforms of the sprite. */
export function slideFrames(from: Sprite, to: Sprite): [string, string] {
  const end = to.rotation ?? 0;
  const start = end - (shortWay(from.rotation ?? 0, end) - (from.rotation ?? 0));
  return [place(from.x, from.y, start), place(to.x, to.y, end)];
}

/** Keyframes in screen coordinates, for a piece above the page. */
export function flyFrames(from: Pose, to: Pose): [string, string] {
  const start = from.sprite.rotation ?? 0;
  const end = shortWay(start, to.sprite.rotation ?? 0);
  return [
    `${place(from.left, from.top, start)} scale(${from.scale})`,
    `${place(to.left, to.top, end)} scale(${to.scale})`,
  ];
}

function place(x: number, y: number, rotation: number): string {
  return `translate(${x}px, ${y}px) rotate(${rotation}deg)`;
}
