/** The marks of a hint on the table: each line's number at the pick that distinguishes it. */

import { spritesById } from "./choices";
import type { Choice, Choices, Scene, Sprite, Target } from "./protocol";

export interface Mark {
  /** The pick that it marks. */
  id: string;
  surface: string;
  at: Sprite | Target;
  /** The numbers of its lines, from 1. */
  numbers: number[];
}

/** The marks of some actions, numbered in their order. Several actions may have the same label. */
export function marks(scene: Scene, choices: Choices, actions: readonly Choice[]): Mark[] {
  const places = placesOf(scene, choices);
  const uses = new Map<string, number>();
  for (const { path } of actions) for (const id of new Set(path)) uses.set(id, (uses.get(id) ?? 0) + 1);
  const found = new Map<string, Mark>();
  actions.forEach(({ path }, index) => {
    const candidates = path.filter((id) => places.has(id));
    const id = candidates.findLast((each) => uses.get(each) === 1) ?? candidates.at(-1);
    const place = id === undefined ? undefined : places.get(id);
    if (id === undefined || !place) return;
    const numbers = [...(found.get(id)?.numbers ?? []), index + 1];
    found.set(id, { id, ...place, numbers });
  });
  return [...found.values()];
}

/** Everything with a position that can be part of a path. */
function placesOf(scene: Scene, choices: Choices): Map<string, Pick<Mark, "surface" | "at">> {
  const places = new Map<string, Pick<Mark, "surface" | "at">>();
  for (const [id, { sprite, surface }] of spritesById(scene)) places.set(id, { surface, at: sprite });
  for (const target of choices.targets) {
    if (target.kind === "spot") places.set(target.id, { surface: target.surface ?? "", at: target });
    else places.delete(target.id);
  }
  return places;
}
