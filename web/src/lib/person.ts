/** The person of this browser: a personal key, made when it is first needed. */

import { newKey } from "./personal";
import { store } from "./storage";

export function personalKey(): string {
  if (!store.key) store.key = newKey();
  return store.key;
}

/** Secrets with the key, for requests that take a seat: it is then bound to this person. */
export function asPerson(secrets: readonly string[] = []): string[] {
  return [...new Set([...secrets, personalKey()])];
}
