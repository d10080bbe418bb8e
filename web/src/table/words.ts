/** The texts of actions and picks. */

import { ONLY, type Pickable } from "../lib/choices";
import type { Choice, Choices, Message } from "../lib/protocol";

/** The label of an action in lists, with the rotation of its piece. */
export function choiceWords(choices: Choices | null, option: Choice, say: (message: Message) => string): string {
  const turns = (choices?.targets ?? []).filter((target) => target.kind === "turn");
  const turn = turns.find((target) => option.path.includes(target.id));
  return turn ? `${say(option.label)} (${say(turn.label)})` : say(option.label);
}

/** The label of a pick: its own, or that of the action that it completes. */
export function pickWords(pick: Pickable, say: (message: Message) => string): string {
  const own = pick.id === ONLY ? undefined : (pick.target?.label ?? pick.sprite?.label);
  const only = pick.options.length === 1 ? pick.options[0] : undefined;
  const message = own ?? only?.label;
  return message ? say(message) : pick.id;
}
