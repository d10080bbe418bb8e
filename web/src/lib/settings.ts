/** What somebody can set, with all possible values; the first one is the default. */

import { PACES, type Pace } from "./pace";

/** When an action is confirmed before it is sent: with a finger, the first tap on the last pick shows it. */
export const CONFIRMS = ["touch", "never", "always"] as const;
export const SIZES = ["normal", "large", "larger"] as const;
export const MOTIONS = ["auto", "less", "full"] as const;

export interface Settings {
  /** Null as long as it was not chosen. */
  pace: Pace | null;
  confirm: (typeof CONFIRMS)[number];
  size: (typeof SIZES)[number];
  motion: (typeof MOTIONS)[number];
  /** Whether forced choices are made for the player. */
  autoplay: boolean;
  sounds: boolean;
  /** Whether the browser notifies the player of a turn. */
  notify: boolean;
}

/** Return the stored settings; what is unknown or damaged has its default. */
export function settingsFrom(stored: unknown): Settings {
  const kept = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  return {
    pace: oneOf(PACES, kept["pace"]),
    confirm: oneOf(CONFIRMS, kept["confirm"]) ?? "touch",
    size: oneOf(SIZES, kept["size"]) ?? "normal",
    motion: oneOf(MOTIONS, kept["motion"]) ?? "auto",
    autoplay: kept["autoplay"] === true,
    sounds: kept["sounds"] === true,
    notify: kept["notify"] === true,
  };
}

function oneOf<T>(known: readonly T[], value: unknown): T | null {
  return known.find((each) => each === value) ?? null;
}
