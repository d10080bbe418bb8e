/** Keys of the page. */

export function isTyping(event: KeyboardEvent): boolean {
  return (event.target as Element).closest("input, select") !== null;
}

/** Whether a letter was pressed as a command: not while typing, and not as a shortcut of the browser. */
export function isPlainKey(event: KeyboardEvent, letter: string): boolean {
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
  return event.key.toLowerCase() === letter;
}

/** Whether only a key was pressed that changes the meaning of others. */
export function isModifier(event: KeyboardEvent): boolean {
  return ["Shift", "Control", "Alt", "AltGraph", "Meta"].includes(event.key);
}
