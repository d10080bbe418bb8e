/** Reading the log. */

import type { LogLine } from "./protocol";

/** The seat of the last action that was not undone; null if there is none. */
export function lastActor(log: readonly LogLine[]): number | null {
  const actors: (number | null)[] = [];
  for (const line of log) {
    if (line.kind === "action") actors.push(line.seat);
    else if (line.undone) actors.splice(-line.undone);
  }
  return actors.at(-1) ?? null;
}
