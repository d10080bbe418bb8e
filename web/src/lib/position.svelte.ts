/** The position on the screen, with its log. It does not know where positions come from. */

import { foldView, unfold, type Cuts } from "./fold";
import type { Point } from "./hits";
import { Inconsistent, applyStep } from "./patch";
import type { LogLine, Moved, Step, Surface, Sync, View } from "./protocol";

export class Position {
  /** The view before surfaces are folded; null as long as there is nothing to see. */
  private told = $state.raw<View | null>(null);
  /** The cuts of wide surfaces on this screen. */
  cuts = $state.raw<Cuts>(new Map());
  length = $state(0);
  log = $state.raw<LogLine[]>([]);
  mayUndo = $state(false);
  /** What others moved and laid since the viewer's last turn, by the ids of the pieces. */
  moved = $state.raw<ReadonlyMap<string, Moved>>(new Map());

  readonly view: View | null = $derived(this.told && foldView(this.told, this.cuts));
  /** The surfaces that can be cut, whole. */
  readonly unfolded: Surface[] = $derived((this.told?.scene.surfaces ?? []).filter((each) => each.folds?.length));

  /** The place on the whole surface that lies at a point of the surface on the screen. */
  unfold(surface: string, at: Point): Point {
    const whole = this.unfolded.find(({ id }) => id === surface);
    return whole ? unfold(whole, this.cuts.get(surface) ?? [], at) : at;
  }

  /** Show another position. */
  set({ view, length, log, may_undo, moved }: Pick<Sync, "view" | "length" | "log" | "may_undo" | "moved">): void {
    this.told = view;
    this.length = length;
    this.log = log;
    this.mayUndo = may_undo;
    this.moved = byId(moved);
  }

  /** The length of the log before its first line that is here; 0 if it is here from the beginning. */
  get earliest(): number {
    return this.log[0]?.number ?? 0;
  }

  /** Add lines from before the first one. */
  prepend(lines: readonly LogLine[]): void {
    this.log = [...lines, ...this.log];
  }

  /** Show the next position; throws `Inconsistent` if the step does not follow this one. */
  advance(step: Step): void {
    if (!this.told) throw new Inconsistent("no position yet");
    this.told = applyStep(this.told, this.length, step);
    this.length = step.length;
    this.log = [...this.log, ...step.log];
    this.mayUndo = step.may_undo;
    this.moved = byId(step.moved);
  }
}

const byId = (moved: readonly Moved[] = []) => new Map(moved.map((each) => [each.id, each]));
