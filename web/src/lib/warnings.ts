/** Which warnings are shown: those about what the player points at, else those about the position. Pure. */

import type { Choice, Choices, Message } from "./protocol";

/** A warning by which another one with the same words is known. */
export function keyOf(warning: Message): string {
  return JSON.stringify(warning);
}

/** The warning that all of these actions have; null if there is none. */
export function sharedWarning(options: readonly Choice[]): Message | null {
  const warning = options[0]?.warning ?? null;
  if (!warning) return null;
  const key = keyOf(warning);
  return options.every((option) => option.warning && keyOf(option.warning) === key) ? warning : null;
}

/** What a friend says about a position, without the warnings that the player has hidden. */
export function aboutPosition(choices: Choices | null, hidden: ReadonlySet<string>): Message[] {
  return (choices?.warnings ?? []).filter((warning) => !hidden.has(keyOf(warning)));
}

/** Whether a decision has any warning, so that there must be room for it. */
export function hasWarnings(choices: Choices | null): boolean {
  return !!choices && (!!choices.warnings?.length || choices.options.some((option) => option.warning));
}
