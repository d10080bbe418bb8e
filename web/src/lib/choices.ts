/**
 * Walking the tree of choices: which picks are possible after the picks made so far.
 *
 * Every legal action is a path of ids, and no path is a prefix of another. The player's picks narrow
 * the options. While all remaining options share the next pick, the walk advances by itself, so that
 * only real decisions are asked. It never completes an action without a pick of the player.
 */

import type { Badge, Choice, Choices, Placed, Scene, Sprite, Target } from "./protocol";
import { nearestTurn } from "./turns";

/** The path of an action that needs no pick, so that it can be picked. */
export const ONLY = "~only";

export type PickKind = "sprite" | "spot" | "button";

export interface Pickable {
  id: string;
  kind: PickKind;
  /** The sprite or target itself; a button may have neither. */
  sprite?: Sprite;
  target?: Target;
  surface?: string;
  /** The ids that this pick adds to the path: its own, and that of the shown turn. */
  picks: string[];
  /** The possible turns of the piece here, in order; empty if nothing can be turned. */
  turns: Target[];
  /** The turn that is shown. */
  turn: Target | null;
  /** The options that remain after this pick. */
  options: Choice[];
  /** Whether this pick completes the action. */
  final: boolean;
  preview: Placed[];
  badges: Badge[];
}

export interface Walk {
  /** The player's own picks, as far as they are still possible. */
  picks: string[];
  /** The path so far: the player's picks and the automatic ones. */
  prefix: string[];
  options: Choice[];
  next: string[];
  done: Choice | null;
}

export interface WalkRules {
  /** Complete the action when one option is left (false while dragging: the drop must still hit). */
  settle: boolean;
  /** How far the player has turned the piece. */
  turn?: number;
}

export function walk(choices: Choices, picks: readonly string[], rules: WalkRules = { settle: true }): Walk {
  let options = choices.options;
  const prefix: string[] = [];
  const made: string[] = [];
  const turns = turnsOf(choices);
  const along = () => {
    for (;;) {
      const steps = nextSteps(options, prefix.length);
      const [only] = steps;
      if (only === undefined || steps.length > 1 || options.length < 2 || only === ONLY) return;
      // A spot is never skipped: the player turns the piece there.
      if (options.some((option) => turns.has(option.path[prefix.length + 1] ?? ""))) return;
      prefix.push(only);
    }
  };
  along();
  for (const pick of picks) {
    const left = options.filter((option) => step(option, prefix.length) === pick);
    if (left.length === 0) break;
    options = left;
    prefix.push(pick);
    made.push(pick);
    along();
  }
  const [first] = options;
  const complete = first !== undefined && options.length === 1 && made.length > 0;
  const done = complete && (rules.settle || prefix.length >= first.path.length) ? first : null;
  return { picks: made, prefix, options, next: done ? [] : nextSteps(options, prefix.length), done };
}

function turnsOf(choices: Choices): Map<string, Target> {
  return new Map(choices.targets.filter((target) => target.kind === "turn").map((target) => [target.id, target]));
}

function step(option: Choice, level: number): string | undefined {
  return option.path[level] ?? (option.path.length === 0 && level === 0 ? ONLY : undefined);
}

function nextSteps(options: readonly Choice[], level: number): string[] {
  const steps = new Set<string>();
  for (const option of options) {
    const id = step(option, level);
    if (id !== undefined) steps.add(id);
  }
  return [...steps];
}

/** The next possible picks, in the order of the options, with their previews. */
export function pickables(
  scene: Scene,
  choices: Choices,
  picks: readonly string[],
  rules: WalkRules = { settle: true },
): Pickable[] {
  const state = walk(choices, picks, rules);
  const targets = new Map(choices.targets.map((target) => [target.id, target]));
  const sprites = spritesById(scene);
  const known = turnsOf(choices);
  return state.next.map((id) => {
    const turns = turnsAt(state, id, known);
    const turn = nearestTurn(turns, rules.turn ?? 0);
    const picks = turn ? [id, turn.id] : [id];
    const after = walk(choices, [...state.picks, ...picks], rules);
    const target = targets.get(id);
    const found = sprites.get(id);
    const { options } = after;
    const final = after.done !== null;
    const base = { id, picks, turns, turn, options, final, preview: sharedPreview(options), badges: sharedBadges(options) };
    if (target && target.kind === "spot")
      return { ...base, kind: "spot" as const, target, surface: target.surface ?? "" };
    if (!target && found) return { ...base, kind: "sprite" as const, sprite: found.sprite, surface: found.surface };
    return target ? { ...base, kind: "button" as const, target } : { ...base, kind: "button" as const };
  });
}

/** The turns after a spot, in order; empty if anything else can follow. */
function turnsAt(state: Walk, id: string, known: ReadonlyMap<string, Target>): Target[] {
  const level = state.prefix.length;
  const left = state.options.filter((option) => step(option, level) === id);
  const turns = nextSteps(left, level + 1).map((next) => known.get(next));
  if (turns.length === 0 || turns.some((turn) => !turn)) return [];
  return (turns as Target[]).sort((a, b) => (a.rotation ?? 0) - (b.rotation ?? 0));
}

export function spritesById(scene: Scene): Map<string, { sprite: Sprite; surface: string }> {
  const found = new Map<string, { sprite: Sprite; surface: string }>();
  for (const surface of scene.surfaces)
    for (const sprite of surface.sprites) found.set(sprite.id, { sprite, surface: surface.id });
  return found;
}

/** The part of the preview that all of these options share. */
export function sharedPreview(options: readonly Choice[]): Placed[] {
  const [first, ...rest] = options;
  if (!first) return [];
  const others = rest.map((option) => new Set((option.preview ?? []).map((placed) => JSON.stringify(placed))));
  return (first.preview ?? []).filter((placed) => {
    const key = JSON.stringify(placed);
    return others.every((other) => other.has(key));
  });
}

/** The costs and gains of these options; empty if they differ. */
function sharedBadges(options: readonly Choice[]): Badge[] {
  const badges = options[0]?.badges ?? [];
  const key = JSON.stringify(badges);
  return options.every((option) => JSON.stringify(option.badges ?? []) === key) ? badges : [];
}

/** A walk to an action, up to the pick that completes it. */
export interface Lead {
  picks: string[];
  /** The pick that completes it, to be highlighted. */
  lit: string;
  /** How far the piece is turned there. */
  turn: number;
}

/** Walk to an action, but leave its last pick to the player. */
export function lead(choices: Choices, choice: Choice): Lead {
  const turns = turnsOf(choices);
  let picks: string[] = [];
  for (;;) {
    const level = walk(choices, picks).prefix.length;
    const next = step(choice, level) ?? ONLY;
    const turn = turns.get(choice.path[level + 1] ?? "");
    const after = walk(choices, [...picks, next, ...(turn ? [turn.id] : [])]);
    if (after.done || after.picks.length <= picks.length) return { picks, lit: next, turn: turn?.rotation ?? 0 };
    picks = after.picks;
  }
}

/** Remove the last pick of the player. */
export function stepBack(picks: readonly string[]): string[] {
  return picks.slice(0, -1);
}

/** The seat whose choices are shown: the wanted one if it must act, else the first. */
export function chosenSeat(all: readonly Choices[], wanted: number | null): Choices | null {
  return all.find((choices) => choices.seat === wanted) ?? all[0] ?? null;
}
