/** Reading the log. */

import type { LogLine } from "./protocol";

/** The actions that stand, as far back as the log is here. */
export function standing(log: readonly LogLine[]): LogLine[] {
  const stand: LogLine[] = [];
  for (const line of log) {
    if (line.kind === "action") stand.push(line);
    else if (line.kind === "undo") takeLast(stand, line.seat);
    else if (line.undone) stand.splice(-line.undone);
  }
  return stand;
}

/** An undo takes the last action of its seat; secret choices of others may have followed it. */
function takeLast(stand: LogLine[], seat: number | null): void {
  const last = stand.findLastIndex((line) => line.seat === seat);
  if (last >= 0) stand.splice(last, 1);
}

/** The seat of the last action that was not undone; null if there is none. */
export function lastActor(log: readonly LogLine[]): number | null {
  return standing(log).at(-1)?.seat ?? null;
}

/** A place of the log to which a player can go back. */
export interface Return {
  /** The number of the first line that is taken back. */
  to: number;
  /** How many decisions of the player are lost. */
  lost: number;
}

/**
 * Return where a player can go back to against bots, by the number of the line that shows it: before each own
 * action that was told. What was told as one, e.g. the way of a worker, is taken back as one.
 * @param stand The actions that stand.
 * @param own Those of the player.
 * @param made The numbers of actions that were made for the player.
 */
export function placesToReturn(stand: readonly LogLine[], own: readonly LogLine[], made: ReadonlySet<number>): Map<number, Return> {
  const told = own.filter(({ messages }) => messages.length > 0);
  const chosen = told.filter(({ number }) => !made.has(number));
  return new Map(
    told.map((line) => {
      const lost = chosen.filter(({ number }) => number >= line.number).length;
      return [line.number, { to: beginOf(stand, stand.indexOf(line)).number, lost }];
    }),
  );
}

/** The first of the actions that a line tells. */
function beginOf(stand: readonly LogLine[], at: number): LogLine {
  const line = stand[at] as LogLine;
  const before = stand[at - 1];
  const isPart = before !== undefined && before.seat === line.seat && before.messages.length === 0;
  return isPart ? beginOf(stand, at - 1) : line;
}

/** The first action of the player's last turn: since somebody else acted before it. */
export function firstOfRun(stand: readonly LogLine[], own: readonly LogLine[]): LogLine | null {
  const mine = new Set(own);
  let at = stand.findLastIndex((line) => mine.has(line));
  while (at > 0 && mine.has(stand[at - 1] as LogLine)) at -= 1;
  return stand[at] ?? null;
}
