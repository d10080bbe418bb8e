/** The address as state. */

import { parseRoute, type Route } from "../lib/router";

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parseRoute(location.hash)));
  }
}

export const router = new Router();

export function goTo(hash: string): void {
  location.hash = hash;
}

/** Replace the address in the history, for one that works only once. */
export function goOnTo(hash: string): void {
  location.replace(hash);
}
