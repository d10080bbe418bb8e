/** How an action is told, wherever actions are listed. */

import type { Choice, Choices, Message } from "../lib/protocol";

/** What would be done, and how a piece would lie. */
export function choiceWords(choices: Choices | null, option: Choice, say: (message: Message) => string): string {
  const turns = (choices?.targets ?? []).filter((target) => target.kind === "turn");
  const turn = turns.find((target) => option.path.includes(target.id));
  return turn ? `${say(option.label)} (${say(turn.label)})` : say(option.label);
}
