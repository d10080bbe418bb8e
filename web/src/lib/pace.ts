/** How fast steps that arrived in a burst are shown: one by one, but never long after they arrived. */

/** Time to see one step. */
export const STEP_MS = 600;
/** How long after its arrival a step is on the screen at the latest. */
export const LATEST_MS = 2400;

/**
 * How long to wait between two steps now.
 * @param arrived When each step that waits arrived, the oldest first.
 */
export function pace(arrived: readonly number[], now: number): number {
  const hurry = arrived.map((at, n) => (at + LATEST_MS - now) / (n + 1));
  return Math.max(0, Math.min(STEP_MS, ...hurry));
}
