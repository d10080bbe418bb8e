/** Tracks the surfaces on the screen and animates pieces when the scene changes. */

import { tick } from "svelte";
import { GLIDE_MS, flyFrames, moves, positions, slideFrames, type Frame, type Move, type Pose } from "../lib/glide";
import { causeOf, type Gain } from "../lib/gains";
import type { Scene, Sprite } from "../lib/protocol";
import { signed } from "../lib/signed";
import { settings } from "../ui/settings.svelte";

const SVG = "http://www.w3.org/2000/svg";
/** Points are readable for a while before they fly away. */
const RISE_MS = 1100;
const RISEN_PX = 28;
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
      const cause = causeOf(found)?.to;
      gains.forEach((gain, n) => this.rise(gain, cause ?? null, n));
    });
  }

  /** Let points rise from their cause and fly to the place where their seat's points stand. */
  private rise({ seat, points }: Gain, cause: Pose | null, number: number): void {
    const goal = document.querySelector(`[data-seat-points="${seat}"], section[data-seat="${seat}"]`)?.getBoundingClientRect();
    if (!this.sky || !goal) return;
    const end = { x: goal.x + goal.width / 2, y: goal.y + Math.min(goal.height, 40) / 2 };
    const start = cause ? { x: cause.left, y: cause.top + number * RISEN_PX } : { x: end.x, y: end.y + 2 * RISEN_PX };
    const words = document.createElementNS(SVG, "text");
    words.setAttribute("class", `outlined gain seat-${seat}`);
    words.textContent = `${points > 0 ? "+" : ""}${signed(points)}`;
    this.sky.append(words);
    const at = (x: number, y: number, size = 1) => `translate(${x}px, ${y}px) scale(${size})`;
    const flight = words.animate(
      [
        { transform: at(start.x, start.y, 0.6), opacity: 0 },
        { transform: at(start.x, start.y - RISEN_PX * 0.7), opacity: 1, offset: 0.15 },
        { transform: at(start.x, start.y - RISEN_PX), opacity: 1, offset: 0.6, easing: EASE },
        { transform: at(end.x, end.y, 0.6), opacity: 0.2 },
      ],
      { duration: RISE_MS, fill: "forwards" },
    );
    flight.finished.catch(() => undefined).finally(() => words.remove());
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
