/**
 * Which seats a page opens for an address, and which address it shows then: one without the secret of a seat,
 * so that it can be copied for others.
 */

import { seatHash, spectatorHash, type Route } from "./router";
import type { MyTable } from "./storage";

type TableRoute = Extract<Route, { page: "table" }>;

/** What the history of the browser keeps beside an address: reloading works even without any storage. */
export interface Kept {
  table: string;
  secrets: readonly string[];
}

export interface Arrival {
  /** The secrets of the seats; empty for a spectator. */
  seats: string[];
  /** Secrets of the link that open other seats than the browser's own: the player decides. */
  others: string[];
}

/** The secrets that the history keeps for a table. */
export function keptFor(table: string, state: unknown): string[] {
  const { table: of, secrets } = (state ?? {}) as Partial<Kept>;
  return of === table && Array.isArray(secrets) ? secrets.filter((each) => typeof each === "string") : [];
}

/** A link never replaces a seat that this browser has already; a link for spectators leads to one's own seat. */
export function arrival(route: TableRoute, known: MyTable | undefined, state: unknown): Arrival {
  const own = known?.secrets ?? [];
  const asked = route.secrets.length ? route.secrets : keptFor(route.id, state);
  if (within(asked, own)) return { seats: own, others: [] };
  if (within(own, asked) || !route.secrets.length) return { seats: asked, others: [] };
  return { seats: own, others: asked.filter((each) => !own.includes(each)) };
}

const within = (some: readonly string[], all: readonly string[]) => some.every((each) => all.includes(each));

/** The address to show: a copy of it leads to a place to watch, or to join, but to no seat. */
export function shownHash(id: string, spectator: string | null): string {
  return spectator ? spectatorHash(id, spectator) : seatHash(id, []);
}
