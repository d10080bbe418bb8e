/** The visible part of a surface, for panning and zooming. Pure. */

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** The maximum zoom. */
const CLOSEST = 6;

/**
 * Zoom around a point that stays fixed on the screen; null if the whole surface fits again.
 * @param whole The whole surface.
 */
export function zoomed(window: Window, whole: Window, factor: number, at: Point): Window | null {
  const least = Math.max(whole.width, whole.height) / CLOSEST;
  const now = Math.max(window.width, window.height);
  const ratio = Math.max(1 / factor, Math.min(1, least / now));
  const next = {
    x: at.x - (at.x - window.x) * ratio,
    y: at.y - (at.y - window.y) * ratio,
    width: window.width * ratio,
    height: window.height * ratio,
  };
  return next.width > whole.width * 0.999 && next.height > whole.height * 0.999 ? null : inside(next, whole);
}

export function panned(window: Window, whole: Window, dx: number, dy: number): Window {
  return inside({ ...window, x: window.x - dx, y: window.y - dy }, whole);
}

/** Move the window as little as possible to show a point, with some space around it. */
export function showing(window: Window, whole: Window, at: Point): Window {
  const [mx, my] = [window.width * 0.12, window.height * 0.12];
  const x = Math.min(Math.max(window.x, at.x + mx - window.width), at.x - mx);
  const y = Math.min(Math.max(window.y, at.y + my - window.height), at.y - my);
  return inside({ ...window, x, y }, whole);
}

/** Keep the window inside the surface; in a direction in which it is larger, centre the surface. */
function inside(window: Window, whole: Window): Window {
  return {
    ...window,
    x: along(window.x, window.width, whole.x, whole.width),
    y: along(window.y, window.height, whole.y, whole.height),
  };
}

function along(at: number, length: number, start: number, whole: number): number {
  if (length >= whole) return start + (whole - length) / 2;
  return Math.min(Math.max(start, at), start + whole - length);
}
