/** Explains the piece on which the pointer rests or a finger presses long. */

const REST_MS = 300;
const PRESS_MS = 500;

export interface Explained {
  id: string;
  /** The position of the pointer. */
  x: number;
  y: number;
  /** The piece's rectangle on the screen, which its explanation must not cover. */
  piece: DOMRect;
}

export class Resting {
  private timer: number | null = null;
  private on: string | null = null;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly explain: (what: Explained | null) => void,
  ) {}

  rest(event: PointerEvent): void {
    this.wait(event, REST_MS);
  }

  press(event: PointerEvent): void {
    this.wait(event, PRESS_MS);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.on !== null) this.explain(null);
    this.on = null;
  }

  /** End a press; return whether it was long enough to show an explanation. */
  release(): boolean {
    const shown = this.timer === null && this.on !== null;
    if (!shown) this.stop();
    return shown;
  }

  private wait(event: PointerEvent, ms: number): void {
    const id = this.spriteAt(event);
    if (id === this.on) return;
    this.stop();
    if (!id) return;
    this.on = id;
    const { clientX: x, clientY: y } = event;
    this.timer = window.setTimeout(() => {
      this.timer = null;
      const piece = this.told(id)?.getBoundingClientRect();
      if (piece) this.explain({ id, x, y, piece });
    }, ms);
  }

  /** The pick under the pointer if it has a label, else the topmost piece with one. */
  private spriteAt(event: PointerEvent): string | null {
    const hit = (event.target as Element).closest<SVGElement>("[data-pick], [data-area]");
    const pick = hit?.dataset["pick"] ?? hit?.dataset["area"];
    if (pick) return this.told(pick) ? pick : null;
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const sprite = element.closest("[data-told]");
      if (sprite) return sprite.getAttribute("data-id");
    }
    return null;
  }

  private told(id: string): Element | null {
    return this.svg.querySelector(`[data-told][data-id="${CSS.escape(id)}"]`);
  }
}
