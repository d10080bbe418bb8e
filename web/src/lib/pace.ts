/** The pace of steps that arrive in a burst: they are shown one by one, but without a long delay. */

/** Time to see one step. */
export const STEP_MS = 600;
/** The maximum delay between the arrival of a step and its display. */
export const LATEST_MS = 2400;

/**
 * Return the time to wait before the next step.
 * @param arrived The arrival times of the waiting steps, the oldest first.
 */
export function pace(arrived: readonly number[], now: number): number {
  const hurry = arrived.map((at, n) => (at + LATEST_MS - now) / (n + 1));
  return Math.max(0, Math.min(STEP_MS, ...hurry));
}
