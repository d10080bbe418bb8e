/** What a table lies on, and how it is lit. */

import type { Ground, Mood, Scene } from "./protocol";

/** Grounds on which a lamp stands at night. A lawn has a night of its own. */
const LAMPLIT: ReadonlySet<Ground> = new Set<Ground>(["earth", "garden"]);

export interface Setting {
  ground: Ground;
  mood: Mood;
  /** Whether drawings keep the colours of the day in the dark theme, a little dimmed. */
  lamplit: boolean;
}

/** The first ground and mood of a scene lie under the whole page. */
export function settingOf(scene: Scene): Setting {
  const ground = scene.surfaces.find((surface) => surface.ground)?.ground ?? "";
  const mood = scene.surfaces.find((surface) => surface.mood)?.mood ?? "";
  return { ground, mood, lamplit: LAMPLIT.has(ground) };
}
