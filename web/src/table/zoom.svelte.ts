/**
 * Panning and zooming of one surface, by changing what part of it is shown. A surface that grows is shown
 * whole again and again, until the player looks closer by hand; then the view stays where it is.
 */

import type { Surface } from "../lib/protocol";
import { panned, showing, zoomed, type Window } from "../lib/window";

/** What a press on a button does. */
export const STEP = 1.4;

interface Point {
  x: number;
  y: number;
}

export class Zoom {
  private byHand = $state.raw<Window | null>(null);

  constructor(private readonly surface: () => Surface) {}

  get zoomed(): boolean {
    return this.byHand !== null;
  }

  get window(): Window {
    return this.byHand ?? this.whole;
  }

  get viewBox(): string {
    const { x, y, width, height } = this.window;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Zoom so that the point (in units of the surface) stays where it is; without one, the middle. */
  by(factor: number, at: Point = this.middle): void {
    this.byHand = zoomed(this.window, this.whole, factor, at);
  }

  pan(dx: number, dy: number): void {
    if (this.byHand) this.byHand = panned(this.byHand, this.whole, dx, dy);
  }

  /** Bring a point into sight. */
  show(at: Point): void {
    if (this.byHand) this.byHand = showing(this.byHand, this.whole, at);
  }

  fit(): void {
    this.byHand = null;
  }

  private get whole(): Window {
    const { x = 0, y = 0, width, height } = this.surface();
    return { x, y, width, height };
  }

  private get middle(): Point {
    const { x, y, width, height } = this.window;
    return { x: x + width / 2, y: y + height / 2 };
  }
}
