/**
 * A player's request to the server, as a state machine. There is at most one, because each depends on the one
 * before:
 *
 *     idle -> asked -> acknowledged -> idle
 *
 * A request is done when it is acknowledged and its effect is visible. A refused one is asked again if only
 * somebody else was faster; else it is dropped.
 */

import type { Request } from "./connection";
import { lastActor, standing } from "./log";
import type { Ack, Choices, LogLine, Refused } from "./protocol";

/** How often a request is asked again because somebody else was faster. */
export const TRIES = 8;

/** A reset undoes all actions of a seat since another one acted. */
export type Wish =
  /** `made`: for the player, who had no choice. */
  | { type: "act"; seat: number; action: string; made?: boolean }
  | { type: "undo" }
  /** Take everything back from the action that made the log this long. */
  | { type: "back"; to: number }
  | { type: "reset"; seat: number }
  /** Ask the others to let one go back to before an own action; by default the last one. */
  | { type: "ask"; to: number | null }
  /** An answer to the request of another player with this id. */
  | { type: "reply"; takeback: string; accept: boolean };

export type RequestState =
  | { is: "idle" }
  | { is: "asked"; wish: Wish; id: string; length: number; tries: number }
  | { is: "acknowledged"; wish: Wish; length: number };

export type Asked = Extract<RequestState, { is: "asked" }>;

/** What decides whether a wish is possible. */
export interface Situation {
  length: number;
  log: readonly LogLine[];
  mayUndo: boolean;
  choices: readonly Choices[];
  /** The id of the request to go back that waits for answers. */
  takeback: string | null;
}

export const IDLE: RequestState = { is: "idle" };

export function isPossible(wish: Wish, now: Situation): boolean {
  if (wish.type === "back") return now.mayUndo && standing(now.log).some(({ number }) => number === wish.to);
  if (wish.type === "ask") return now.takeback === null;
  if (wish.type === "reply") return now.takeback === wish.takeback;
  if (wish.type !== "act") return now.mayUndo;
  const choices = now.choices.find(({ seat }) => seat === wish.seat);
  return choices?.options.some(({ action }) => action === wish.action) ?? false;
}

export function ask(wish: Wish, now: Situation, id: string): Asked {
  return { is: "asked", wish, id, length: now.length, tries: TRIES };
}

/** The message of a request. A reset sends one undo after the other. */
export function messageOf({ wish, id, length }: Asked): Request {
  switch (wish.type) {
    case "act":
      return { type: "act", id, length, action: wish.action };
    case "ask":
      return { type: "ask", id, length, to: wish.to };
    case "reply":
      return { type: "reply", id, takeback: wish.takeback, accept: wish.accept };
    case "back":
      return { type: "undo", id, length, to: wish.to };
    default:
      return { type: "undo", id, length };
  }
}

export function acknowledged(state: RequestState, { id, length }: Pick<Ack, "id" | "length">): RequestState {
  return isAbout(state, id) ? { is: "acknowledged", wish: state.wish, length } : state;
}

/** Whether a refusal only says that the log has grown, so that the request may be asked again. */
export function isOutdated(state: RequestState, { id, length }: Pick<Refused, "id" | "length">): boolean {
  return isAbout(state, id) && state.tries > 0 && length > state.length;
}

/**
 * The state after a refusal: asked again for the longer log if the wish is still possible, else idle.
 * @param id The id of a new request.
 */
export function refused(state: RequestState, refusal: Pick<Refused, "id" | "length">, now: Situation, id: string): RequestState {
  if (!isAbout(state, refusal.id)) return state;
  if (!isOutdated(state, refusal) || !isPossible(state.wish, now)) return IDLE;
  return { ...state, id, length: refusal.length, tries: state.tries - 1 };
}

/** Whether the request is acknowledged and its effect is visible. */
export function isDone(state: RequestState, length: number): state is Extract<RequestState, { is: "acknowledged" }> {
  return state.is === "acknowledged" && state.length <= length;
}

/** Whether a wish needs another request: a reset, until the last action is not of its seat. */
export function goesOn(wish: Wish, now: Situation): boolean {
  return wish.type === "reset" && now.mayUndo && lastActor(now.log) === wish.seat;
}

/** Answers to other messages, e.g. a refused chat line, have another id. */
function isAbout(state: RequestState, id: string): state is Asked {
  return state.is === "asked" && state.id === id;
}
