/** Applies patches to scenes. Pure: the old scene is not modified, and unchanged parts are shared. */

import type { Patch, Scene, Sprite, Step, Surface, SurfacePatch, View } from "./protocol";

/** The patch does not fit the scene: the client must request the whole view. */
export class Inconsistent extends Error {}

export function applyPatch(scene: Scene, patch: Patch): Scene {
  const surfaces = new Map(scene.surfaces.map((surface) => [surface.id, surface]));
  for (const id of patch.removed)
    if (!surfaces.delete(id)) throw new Inconsistent(`no surface ${id}`);
  // A map keeps the position of a known id, so a replaced surface stays in place.
  for (const surface of patch.added) surfaces.set(surface.id, surface);
  for (const change of patch.surfaces) {
    const surface = surfaces.get(change.id);
    if (!surface) throw new Inconsistent(`no surface ${change.id}`);
    surfaces.set(change.id, patched(surface, change));
  }
  return { surfaces: [...surfaces.values()], facts: patch.facts ?? scene.facts };
}

function patched(surface: Surface, change: SurfacePatch): Surface {
  const sprites = new Map(surface.sprites.map((sprite) => [sprite.id, sprite]));
  for (const id of change.gone) if (!sprites.delete(id)) throw new Inconsistent(`no sprite ${id}`);
  for (const sprite of change.put) sprites.set(sprite.id, sprite);
  const areas = change.areas ?? surface.areas;
  const facts = change.facts ?? surface.facts;
  return { ...surface, sprites: inOrder([...sprites.values()]), ...(areas ? { areas } : {}), ...(facts ? { facts } : {}) };
}

/** Sprites in drawing order, by layer and id: the same order that the server sends. */
export function inOrder(sprites: readonly Sprite[]): Sprite[] {
  return [...sprites].sort((a, b) => (a.layer ?? 0) - (b.layer ?? 0) || (a.id < b.id ? -1 : 1));
}

/** The view after one more entry of the log. */
export function applyStep(view: View, length: number, step: Step): View {
  if (step.length !== length + 1) throw new Inconsistent(`step ${step.length} after ${length}`);
  return {
    scene: applyPatch(view.scene, step.patch),
    choices: step.choices,
    sheet: step.sheet,
    to_act: step.to_act,
    over: step.over,
    winners: step.winners,
    ...(step.progress === undefined ? {} : { progress: step.progress }),
  };
}
