/** A guided first game as a track: its positions, and the way from step to step. Pure. */

import { applyStep } from "../lib/patch";
import type { Course, CourseStep, LogLine, Step, View } from "../lib/protocol";
import type { LessonPlace } from "../lib/storage";

/** A place on the track: a step, and how many of its actions the player has made. */
export type Place = Pick<LessonPlace, "step" | "made">;

export const BEGIN: Place = { step: 0, made: 0 };

export class Track {
  private readonly views: View[];

  constructor(readonly course: Course) {
    this.views = [course.view];
  }

  get steps(): number {
    return this.course.steps.length;
  }

  /** The step with this index. */
  step(index: number): CourseStep {
    const step = this.course.steps[index];
    if (!step) throw new RangeError(`no step ${index}`);
    return step;
  }

  /** The length of the log at a place. */
  length({ step, made }: Place): number {
    return this.step(step).at + made;
  }

  /** Whether the player is to make an action. */
  waits({ step, made }: Place): boolean {
    return made < (this.step(step).do ?? 0);
  }

  isLast({ step }: Place): boolean {
    return step === this.steps - 1;
  }

  /** The moves from one length to another. */
  moves(from: number, to: number): readonly Step[] {
    return this.course.moves.slice(from, to);
  }

  view(length: number): View {
    for (let n = this.views.length; n <= length; n++) {
      const [before, move] = [this.views[n - 1], this.course.moves[n - 1]];
      if (!before || !move) throw new RangeError(`no position ${n}`);
      this.views.push(applyStep(before, n - 1, move));
    }
    return this.views[length] as View;
  }

  log(length: number): LogLine[] {
    return [...this.course.log, ...this.moves(0, length).flatMap(({ log }) => log)];
  }

  /** A place that was kept in this browser; the beginning if it was on another track. */
  kept(place: LessonPlace | null): Place & { reached: number } {
    if (!place || place.steps !== this.steps || !this.course.steps[place.step]) return { ...BEGIN, reached: 0 };
    const { step, made } = place;
    const most = Math.max(0, (this.step(step).do ?? 0) - 1);
    return { step, made: Math.min(Math.max(0, made), most), reached: Math.min(Math.max(step, place.reached), this.steps - 1) };
  }
}
