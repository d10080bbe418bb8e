/** The browser's timers, so that tests can provide their own. */

export interface Timers {
  set(callback: () => void, ms: number): number;
  clear(timer: number): void;
}

export const browserTimers: Timers = {
  set: (callback, ms) => window.setTimeout(callback, ms),
  clear: (timer) => window.clearTimeout(timer),
};
