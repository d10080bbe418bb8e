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

/** What opens a table: the secrets of seats or, without any, the key, with which one may watch, too. */
export function opening(seats: readonly string[], spectator: string | null = null): string[] {
  if (seats.length) return [...seats];
  return [spectator ?? "", store.key].filter(Boolean);
}
