/** The text of an action in lists. */

import type { Choice, Choices, Message } from "../lib/protocol";

/** The label of an action, with the rotation of its piece. */
export function choiceWords(choices: Choices | null, option: Choice, say: (message: Message) => string): string {
  const turns = (choices?.targets ?? []).filter((target) => target.kind === "turn");
  const turn = turns.find((target) => option.path.includes(target.id));
  return turn ? `${say(option.label)} (${say(turn.label)})` : say(option.label);
}
