/** Tracks the surfaces on the screen and animates pieces when the scene changes. */

import { tick } from "svelte";
import { GLIDE_MS, flyFrames, moves, positions, slideFrames, type Frame, type Move, type Pose } from "../lib/glide";
import type { Gain } from "../lib/gains";
import type { Scene, Sprite } from "../lib/protocol";
import { settings } from "../ui/settings.svelte";

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.35,.05,.25,1)";

export class Stage {
  private readonly surfaces = new Map<string, SVGSVGElement>();
  private sky: SVGSVGElement | null = null;
  /** The position where a dragged piece was dropped: it glides on from there. */
  private released: { id: string; left: number; top: number } | null = null;

  get still(): boolean {
    return settings.still || document.hidden;
  }

  /** Svelte action of a surface's drawing. */
  surface = (node: SVGSVGElement, id: string) => {
    this.surfaces.set(id, node);
    return {
      destroy: () => {
        if (this.surfaces.get(id) === node) this.surfaces.delete(id);
      },
    };
  };

  /** Svelte action of the drawing above the whole page. */
  above = (node: SVGSVGElement) => {
    this.sky = node;
    return { destroy: () => (this.sky = null) };
  };

  /** Put a copy of a piece above the whole page, for the pointer to carry. */
  carry(piece: SVGGElement): SVGGElement | null {
    if (!this.sky) return null;
    const ghost = piece.cloneNode(true) as SVGGElement;
    ghost.removeAttribute("data-id");
    ghost.classList.add("carried");
    this.sky.append(ghost);
    return ghost;
  }

  release(id: string, left: number, top: number): void {
    this.released = { id, left, top };
  }

  /** Scroll to the first of some pieces or surfaces that is on the table. */
  reveal(ids: ReadonlySet<string>): void {
    const names = [...ids].map((id) => `g[data-id="${CSS.escape(id)}"]`).join();
    if (!names) return;
    for (const [id, svg] of this.surfaces) {
      const found = ids.has(id) ? svg : svg.querySelector(names);
      if (found) return found.scrollIntoView({ block: "center", behavior: this.still ? "auto" : "smooth" });
    }
  }

  before(scene: Scene): Map<string, Pose> {
    const poses = this.still ? new Map<string, Pose>() : positions(scene, this.frames());
    const dropped = this.released && poses.get(this.released.id);
    if (this.released && dropped)
      poses.set(this.released.id, { ...dropped, surface: "", left: this.released.left, top: this.released.top });
    this.released = null;
    return poses;
  }

  /** @param gains The points that rise from the piece that was moved last and fly to their seats. */
  after(before: Map<string, Pose>, scene: Scene, gains: readonly Gain[] = []): void {
    if (before.size === 0) return;
    void tick().then(() => {
      const found = moves(before, positions(scene, this.frames()));
      for (const move of found) this.animate(move);
      const { sky } = this;
      if (sky && gains.length) void import("./rise").then(({ rise }) => rise(sky, gains, found));
    });
  }

  frames(): Map<string, Frame> {
    const frames = new Map<string, Frame>();
    for (const [id, svg] of this.surfaces) {
      const matrix = svg.getScreenCTM();
      if (matrix) frames.set(id, matrix);
    }
    return frames;
  }

  private animate({ kind, from, to }: Move): void {
    const drawn = to && this.drawn(to);
    if (kind === "appear" && drawn) drawn.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE_MS });
    if (kind === "slide" && drawn && from && to) {
      const [start, end] = slideFrames(from.sprite, to.sprite);
      drawn.animate([{ transform: start }, { transform: end }], { duration: GLIDE_MS, easing: EASE });
    }
    if (kind === "fly" && drawn && from && to) {
      // The piece itself stays hidden until its copy has arrived.
      drawn.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GLIDE_MS });
      const [start, end] = flyFrames(from, to);
      this.fly(to.sprite, [{ transform: start }, { transform: end }]);
    }
    if (kind === "vanish" && from) {
      const [still] = flyFrames(from, from);
      this.fly(from.sprite, [
        { transform: still, opacity: 1 },
        { transform: `${still} scale(.7)`, opacity: 0 },
      ]);
    }
  }

  private drawn(pose: Pose): SVGGElement | null {
    return this.surfaces.get(pose.surface)?.querySelector(`g[data-id="${CSS.escape(pose.sprite.id)}"]`) ?? null;
  }

  private fly(sprite: Sprite, frames: Keyframe[]): void {
    if (!this.sky) return;
    const double = document.createElementNS(SVG, "g");
    if (sprite.seat !== null && sprite.seat !== undefined) double.setAttribute("class", `seat-${sprite.seat}`);
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${sprite.symbol}`);
    double.append(use);
    this.sky.append(double);
    const flight = double.animate(frames, { duration: GLIDE_MS, easing: EASE, fill: "forwards" });
    flight.finished.catch(() => undefined).finally(() => double.remove());
  }
}
