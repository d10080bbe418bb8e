/** Where on the table the lines of a hint can be found: the number of each, at what tells it from the others. */

import { spritesById } from "./choices";
import type { Choice, Choices, Scene, Sprite, Target } from "./protocol";

export interface Mark {
  /** The pick at whose place it is. */
  id: string;
  surface: string;
  at: Sprite | Target;
  /** The numbers of the lines that are found there, from 1 on. */
  numbers: number[];
}

/** The marks of some actions, which are numbered in their order. Words alone may be the same for several of them. */
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

/** Everything that has a place and can be part of a path. */
function placesOf(scene: Scene, choices: Choices): Map<string, Pick<Mark, "surface" | "at">> {
  const places = new Map<string, Pick<Mark, "surface" | "at">>();
  for (const [id, { sprite, surface }] of spritesById(scene)) places.set(id, { surface, at: sprite });
  for (const target of choices.targets) {
    if (target.kind === "spot") places.set(target.id, { surface: target.surface ?? "", at: target });
    else places.delete(target.id);
  }
  return places;
}
