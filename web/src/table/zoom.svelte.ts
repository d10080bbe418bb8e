/** Panning and zooming of one surface, by changing what part of it is shown. */

import type { Extent } from "../lib/layout";

const MOST = 6;

export class Zoom {
  private k = $state(1);
  private x = $state(0);
  private y = $state(0);

  constructor(private readonly size: () => Extent) {}

  get zoomed(): boolean {
    return this.k > 1.001;
  }

  get viewBox(): string {
    const { width, height } = this.size();
    return `${this.x} ${this.y} ${width / this.k} ${height / this.k}`;
  }

  /** Zoom so that the point (in units of the surface) stays where it is on the screen. */
  by(factor: number, at: DOMPoint): void {
    const k = Math.min(MOST, Math.max(1, this.k * factor));
    const ratio = this.k / k;
    this.x = at.x - (at.x - this.x) * ratio;
    this.y = at.y - (at.y - this.y) * ratio;
    this.k = k;
    this.keepInside();
  }

  pan(dx: number, dy: number): void {
    this.x -= dx;
    this.y -= dy;
    this.keepInside();
  }

  reset(): void {
    this.k = 1;
    this.x = this.y = 0;
  }

  private keepInside(): void {
    const { width, height } = this.size();
    this.x = Math.min(Math.max(0, this.x), width - width / this.k);
    this.y = Math.min(Math.max(0, this.y), height - height / this.k);
  }
}
