/**
 * Panning and zooming of one surface, by changing its visible part. A growing surface is shown whole until
 * the player zooms; then the view stays.
 */

import type { Surface } from "../lib/protocol";
import { panned, showing, zoomed, type Window } from "../lib/window";

/** The zoom factor of the buttons. */
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

  /** Zoom around a fixed point (in units of the surface); by default the centre. */
  by(factor: number, at: Point = this.middle): void {
    this.byHand = zoomed(this.window, this.whole, factor, at);
  }

  pan(dx: number, dy: number): void {
    if (this.byHand) this.byHand = panned(this.byHand, this.whole, dx, dy);
  }

  /** Make a point visible. */
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
