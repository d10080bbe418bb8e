/** Points that rise from what brought them and fly to the place where their seat's points stand. */

import { causeOf, type Gain } from "../lib/gains";
import type { Move } from "../lib/glide";
import { signed } from "../lib/signed";

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.35,.05,.25,1)";
/** Points are readable for a while before they fly away. */
const RISE_MS = 1100;
const RISEN_PX = 28;

export function rise(sky: SVGSVGElement, gains: readonly Gain[], moves: readonly Move[]): void {
  const cause = causeOf(moves)?.to;
  gains.forEach(({ seat, points }, number) => {
    const goal = document.querySelector(`[data-seat-points="${seat}"], section[data-seat="${seat}"]`)?.getBoundingClientRect();
    if (!goal) return;
    // A mark on the line of all seats is only a point at the line's upper edge.
    const end = { x: goal.x + goal.width / 2, y: goal.y + Math.min(goal.height || 40, 40) / 2 };
    const start = cause ? { x: cause.left, y: cause.top + number * RISEN_PX } : { x: end.x, y: end.y + 2 * RISEN_PX };
    const words = document.createElementNS(SVG, "text");
    words.setAttribute("class", `outlined gain seat-${seat}`);
    words.textContent = `${points > 0 ? "+" : ""}${signed(points)}`;
    sky.append(words);
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
  });
}
