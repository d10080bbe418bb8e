/**
 * A wide and flat surface does not fit a narrow screen. Where the game allows it, the surface is cut from
 * top to bottom and its parts are stacked. Everything on it moves along. Pure.
 */

import type { Point } from "./hits";
import type { Choices, Placed, Surface, Target, View } from "./protocol";

/** The cuts of surfaces, by id. */
export type Cuts = ReadonlyMap<string, readonly number[]>;

/** Another cut must enlarge everything by at least this factor. */
const WORTH_IT = 1.15;

type Frame = Pick<Surface, "width" | "height" | "x" | "y" | "folds">;

/** The cuts that make a surface largest in the given space; empty if it should stay whole. */
export function bestCuts(surface: Frame, room: { width: number; height: number }): number[] {
  let best: number[] = [];
  let largest = 0;
  for (const cuts of subsets(surface.folds ?? [])) {
    const { width, height } = size(surface, cuts);
    const scale = Math.min(room.width / width, room.height / height);
    const needed = cuts.length > best.length ? largest * WORTH_IT : largest;
    if (scale > needed) [best, largest] = [cuts, scale];
  }
  return best;
}

/** All subsets of the cuts, the smallest first. */
function subsets(cuts: readonly number[]): number[][] {
  const all = cuts.reduce<number[][]>((some, cut) => [...some, ...some.map((each) => [...each, cut])], [[]]);
  return all.sort((a, b) => a.length - b.length);
}

function size(surface: Frame, cuts: readonly number[]): { width: number; height: number } {
  const edges = [surface.x ?? 0, ...cuts, (surface.x ?? 0) + surface.width];
  const widths = edges.slice(1).map((edge, n) => edge - (edges[n] ?? 0));
  return { width: Math.max(...widths), height: surface.height * widths.length };
}

export function foldView(view: View, cuts: Cuts): View {
  if (![...cuts.values()].some((each) => each.length)) return view;
  const frames = new Map(view.scene.surfaces.map((surface) => [surface.id, surface]));
  const move = <T extends { x?: number; y?: number }>(id: string, thing: T): T => {
    const frame = frames.get(id);
    const at = cuts.get(id) ?? [];
    return frame && at.length ? { ...thing, ...moved(frame, at, thing) } : thing;
  };
  const placed = (each: Placed): Placed => ({ ...each, sprite: move(each.surface, each.sprite) });
  const target = (each: Target): Target => (each.surface ? move(each.surface, each) : each);
  const choices = (each: Choices): Choices => ({
    ...each,
    targets: each.targets.map(target),
    options: each.options.map((option) => (option.preview ? { ...option, preview: option.preview.map(placed) } : option)),
  });
  const surfaces = view.scene.surfaces.map((surface) => {
    const at = cuts.get(surface.id) ?? [];
    if (!at.length) return surface;
    return { ...surface, ...size(surface, at), sprites: surface.sprites.map((sprite) => move(surface.id, sprite)) };
  });
  return { ...view, scene: { ...view.scene, surfaces }, choices: view.choices.map(choices) };
}

/** The place on a whole surface that lies at a point of the cut one. */
export function unfold(surface: Frame, cuts: readonly number[], { x, y }: Point): Point {
  const [left, top] = [surface.x ?? 0, surface.y ?? 0];
  const edges = [left, ...cuts];
  const row = Math.max(0, Math.min(cuts.length, Math.floor((y - top) / surface.height)));
  const from = edges[row] ?? left;
  const { x: shift } = moved(surface, cuts, { x: from });
  return { x: x - shift + from, y: y - row * surface.height };
}

/** The new position of a point: its part is below the earlier parts and centred in its row. */
function moved(surface: Frame, cuts: readonly number[], { x = 0, y = 0 }: { x?: number; y?: number }): { x: number; y: number } {
  const left = surface.x ?? 0;
  const edges = [left, ...cuts, left + surface.width];
  const row = cuts.filter((cut) => x >= cut).length;
  const [from, to] = [edges[row] ?? left, edges[row + 1] ?? left];
  const spare = (size(surface, cuts).width - (to - from)) / 2;
  return { x: left + x - from + spare, y: y + row * surface.height };
}
