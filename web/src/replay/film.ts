/** A game to look back at as a film: its positions in parts, its turns and its chapters. Pure. */

import { applyStep } from "../lib/patch";
import type { Fact, LogLine, ReplayInfo, ReplayPart, View } from "../lib/protocol";

/** A part of the film; its positions are made when they are needed. */
export class Reel {
  private readonly views: View[];

  constructor(readonly part: ReplayPart) {
    this.views = [part.view];
  }

  get first(): number {
    return this.part.first;
  }

  get last(): number {
    return this.first + this.part.steps.length;
  }

  covers(length: number): boolean {
    return this.first <= length && length <= this.last;
  }

  view(length: number): View {
    for (let n = this.first + this.views.length; n <= length; n++) {
      const [before, step] = [this.views.at(-1), this.part.steps[n - 1 - this.first]];
      if (!before || !step) throw new RangeError(`no position ${n}`);
      this.views.push(applyStep(before, n - 1, step));
    }
    const view = this.views[length - this.first];
    if (!view) throw new RangeError(`no position ${length}`);
    return view;
  }

  get lines(): LogLine[] {
    return [...this.part.log, ...this.part.steps.flatMap(({ log }) => log)];
  }

  /** The first fact about the whole game at each position: usually the round. */
  *marks(): Generator<Fact | null> {
    yield commonFact(this.part.view.scene.facts);
    let known = this.part.view.scene.facts;
    for (const { patch } of this.part.steps) {
      known = patch.facts ?? known;
      yield commonFact(known);
    }
  }
}

/** The first fact that belongs to no seat. */
function commonFact(facts: readonly Fact[]): Fact | null {
  return facts.find(({ seat }) => seat == null) ?? null;
}

/** Some positions in a row with the same fact about the whole game, such as a round. */
export interface Chapter {
  first: number;
  last: number;
  fact: Fact | null;
}

/**
 * The chapters of a film whose parts are all there.
 * @param turns The number of turns: what changes more often than every second turn is no round.
 */
export function chapters(reels: readonly Reel[], turns: number): Chapter[] {
  const found: Chapter[] = [];
  for (const reel of reels) {
    let length = reel.first;
    for (const fact of reel.marks()) {
      const current = found.at(-1);
      if (current && sign(current.fact) === sign(fact)) current.last = length;
      else found.push({ first: length, last: length, fact });
      length++;
    }
  }
  return found.length > 1 && found.length * 2 <= turns + 2 ? found : [];
}

const sign = (fact: Fact | null) => (fact ? `${fact.symbol} ${fact.value}` : "");

/** The number of the part from which a position is shown, when one comes from another position. */
export function partFor(from: number, to: number, size: number, length: number): number {
  const last = Math.max(0, Math.ceil(length / size) - 1);
  const low = Math.floor(Math.min(from, to) / size);
  // A part holds the position after its last action, too: two neighbours always have a part in common.
  if (Math.max(from, to) <= (low + 1) * size) return Math.min(low, last);
  return Math.min(Math.floor(to / size), last);
}

/** The other parts in the order in which they are loaded: first what comes next. */
export function loadingOrder(part: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, n) => (part + n) % parts);
}

/** Where turns begin and end: the positions between actions of different seats, with both ends of the game. */
export function turnEnds(actors: readonly number[]): number[] {
  const ends = [0];
  for (let length = 1; length < actors.length; length++) if (actors[length] !== actors[length - 1]) ends.push(length);
  return actors.length ? [...ends, actors.length] : ends;
}

/** The end of the turn after a position, or the beginning of the one before it. */
export function turnFrom(length: number, ends: readonly number[], direction: 1 | -1): number {
  if (direction > 0) return ends.find((end) => end > length) ?? length;
  return ends.findLast((end) => end < length) ?? length;
}

/** The positions between a player's last turn and what the player has done since, which begins a new one. */
export function sinceOwnTurn(actors: readonly number[], mine: readonly number[]): { from: number; to: number } {
  const own = (length: number) => mine.includes(actors[length - 1] ?? -1);
  let to = actors.length;
  while (to > 0 && own(to)) to--;
  // After a turn of one's own nothing has happened yet: show what came before it.
  let from = to;
  while (from > 0 && !own(from)) from--;
  return { from, to };
}

type Numbers = Pick<ReplayInfo, "numbers" | "lines" | "length">;

/** The number of a position in the record: its address. */
export function numberOf({ numbers }: Numbers, length: number): number {
  return length > 0 ? (numbers[length - 1] ?? 0) : 0;
}

/** The position with this number in the record; the one before if its viewer cannot see that one. */
export function lengthOf({ numbers }: Numbers, number: number): number {
  return numbers.filter((each) => each <= number).length;
}

/** The position at a length of the log at the table. */
export function lengthOfLine({ lines }: Numbers, line: number): number {
  return lines.filter((each) => each <= line).length;
}
