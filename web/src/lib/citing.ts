/** Finds the rule that a message explains. Pure. */

import type { Message } from "./protocol";

/** The rule of the message, else of the first message among its arguments that has one. */
export function ruleOf({ id, args = {} }: Message, rules: Readonly<Record<string, string>>): string | null {
  const own = rules[id];
  if (own) return own;
  for (const argument of Object.values(args)) {
    const found = typeof argument === "object" ? ruleOf(argument, rules) : null;
    if (found) return found;
  }
  return null;
}
