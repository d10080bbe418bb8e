/** Reading the log. */

import type { LogLine } from "./protocol";

/** Whose action is the last that was not taken back; null if there is none. */
export function lastActor(log: readonly LogLine[]): number | null {
  const actors: (number | null)[] = [];
  for (const line of log) {
    if (line.kind === "action") actors.push(line.seat);
    else if (line.kind === "undo") actors.pop();
  }
  return actors.at(-1) ?? null;
}
