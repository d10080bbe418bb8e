/** The address as state. */

import type { Kept } from "../lib/arrival";
import { embeddedHash, parseRoute, type Route } from "../lib/router";

class Router {
  route = $state.raw<Route>(parseRoute(embeddedHash(location.pathname, location.search) ?? location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parseRoute(location.hash)));
  }
}

export const router = new Router();

export function goTo(hash: string): void {
  location.hash = hash;
}

/** Show another address for the same page, without loading it, and keep something beside it. */
export function show(hash: string, kept: Kept): void {
  history.replaceState({ ...kept }, "", hash);
}

/** Replace the address in the history, for one that works only once. */
export function goOnTo(hash: string): void {
  location.replace(hash);
}
