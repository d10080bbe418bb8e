/** The keys of a replay. */

import { isTyping } from "../table/keys";

export interface Steered {
  readonly length: number;
  readonly first: number;
  step(by: number): void;
  turn(direction: 1 | -1): void;
  go(length: number): Promise<void>;
  toggle(): void;
}

/** Move as a key says; whether it says anything. */
export function steer(replay: Steered, event: KeyboardEvent): boolean {
  const target = event.target as Element;
  const busy = event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog") !== null;
  // The slider of the replay is no field to type in.
  if (busy || (isTyping(event) && !target.matches("[type=range]"))) return false;
  // Space presses a button that has the focus.
  if (event.key === " " && target.closest("button, a, summary")) return false;
  const deed = deedOf(replay, event);
  if (deed) event.preventDefault();
  deed?.();
  return deed !== null;
}

function deedOf(replay: Steered, { key, shiftKey }: KeyboardEvent): (() => void) | null {
  switch (key) {
    case "ArrowLeft":
      return () => (shiftKey ? replay.turn(-1) : replay.step(-1));
    case "ArrowRight":
      return () => (shiftKey ? replay.turn(1) : replay.step(1));
    case "ArrowUp":
      return () => replay.turn(-1);
    case "ArrowDown":
      return () => replay.turn(1);
    case "Home":
      return () => void replay.go(replay.first);
    case "End":
      return () => void replay.go(replay.length);
    case " ":
      return () => replay.toggle();
    default:
      return null;
  }
}
