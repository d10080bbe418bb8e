/**
 * Pointer input on a surface: point, pick, drag a piece, turn it, pan, pinch, turn the wheel, rest on
 * something. The pick is the one whose centre or shape is hit, else the nearest.
 */

import type { Point } from "../lib/hits";
import { settings } from "../ui/settings.svelte";
import type { Board } from "./board";
import type { Picks } from "./picks";
import { Resting, type Explained } from "./resting";
import type { Stage } from "./stage";
import type { Zoom } from "./zoom.svelte";

const DRAG_AFTER_PX = 9;
const DROP_WITHIN_PX = 90;
/** A piece that turning moved to another place stays there until the pointer moves this far. */
const STEADY_PX = 12;
/** The wheel distance, or the angle of two fingers, for one step of a piece. */
const WHEEL_STEP = 60;
const TWIST_STEP = Math.PI / 7;

export interface SurfacePointer {
  board: Board;
  stage: Stage;
  /** All drawn picks: a piece can be dragged to any surface. */
  drawn: Picks;
  zoom: Zoom;
  zoomable: () => boolean;
  /** Ids of sprites on the surface that can be picked up now. */
  draggable: (id: string) => boolean;
  /** The pick nearest to a point of the surface, if it is within reach. */
  nearest: (at: Point) => string | null;
  explain: (what: Explained | null) => void;
  /** The id of the surface. */
  surface: () => string;
  /** Whether a click beside the picks is a question. */
  answers: () => boolean;
}

interface Held {
  id: string | null;
  x: number;
  y: number;
  moved: boolean;
}

export function surfacePointer(svg: SVGSVGElement, given: SurfacePointer) {
  const { board, stage, drawn } = given;
  const { picking } = board;
  const held = new Map<number, Held>();
  let dragging: { pointer: number; ghost: SVGGElement | null } | null = null;
  let suppressClick = false;
  /** The pointer type of the last press. A click without a press comes from a screen reader. */
  let pressedWith = "";
  let hovered: string | null = null;
  let mouse: Point = { x: 0, y: 0 };
  let wheeled = 0;
  let twisted = 0;
  const resting = new Resting(svg, given.explain);

  function pickAt(event: MouseEvent): string | null {
    const hit = (event.target as Element).closest<SVGElement>("[data-pick], [data-area]");
    const id = hit?.dataset["pick"] ?? hit?.dataset["area"];
    return id ?? given.nearest(unitsAt(event.clientX, event.clientY));
  }

  // -------------------------------------------------------------------------------- pointing, picking

  const hover = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || held.size) return;
    const far = Math.hypot(event.clientX - mouse.x, event.clientY - mouse.y) > STEADY_PX;
    if (picking.steady && !far) return;
    picking.steady = false;
    mouse = { x: event.clientX, y: event.clientY };
    const id = pickAt(event);
    if (id !== hovered) picking.lit = id;
    hovered = id;
  };

  const click = (event: MouseEvent) => {
    const [suppressed, device] = [suppressClick, pressedWith];
    suppressClick = false;
    pressedWith = "";
    if (suppressed) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const id = picking.steady && device === "mouse" ? picking.lit : pickAt(event);
    if (id === null) return touch(event);
    hovered = null;
    // A finger cannot hover: the first tap shows a preview, the second one picks.
    const final = picking.pickables.find((pick) => pick.id === id)?.final;
    if (device === "touch" && final && picking.lit !== id && settings.now.confirm === "touch") picking.lit = id;
    else picking.pick(id);
    board.hurry();
    event.stopPropagation();
  };

  /** A click beside the picks, unless it does something else on this surface. */
  function touch(event: MouseEvent) {
    if (!given.answers()) return;
    const { x, y } = unitsAt(event.clientX, event.clientY);
    board.touch?.({ surface: given.surface(), x, y, things: piecesAt(event) });
  }

  /** The pieces of the surface under the pointer, the topmost first. */
  function piecesAt(event: MouseEvent): string[] {
    const under = document.elementsFromPoint(event.clientX, event.clientY).filter((element) => svg.contains(element));
    const ids = under.map((element) => element.closest("[data-id]")?.getAttribute("data-id"));
    return [...new Set(ids.filter((id) => id != null))];
  }

  // ----------------------------------------------------------------------------------- press and move

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    suppressClick = false;
    pressedWith = event.pointerType;
    picking.byKeyboard = false;
    if (held.size === 0) for (const [name, listener] of away) window.addEventListener(name, listener as EventListener);
    held.set(event.pointerId, { id: pickAt(event), x: event.clientX, y: event.clientY, moved: false });
    twisted = 0;
    resting.stop();
    if (event.pointerType !== "mouse") resting.press(event);
  };

  /** Listens on the window: a fast pointer may leave the surface before its first event. */
  const move = (event: PointerEvent) => {
    const start = held.get(event.pointerId);
    if (!start) return;
    if (event.pointerType === "mouse" && event.buttons === 0) return cancel(event);
    if (dragging) return dragging.pointer === event.pointerId ? drag(event) : undefined;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAG_AFTER_PX;
    if (!far && !start.moved) return;
    resting.stop();
    if (held.size === 1 && start.id && !start.moved && given.draggable(start.id)) return beginDrag(event, start.id);
    start.moved = true;
    movePaper(event, start);
  };

  const up = (event: PointerEvent) => {
    const start = held.get(event.pointerId);
    if (!start) return;
    letGo(event);
    // The explanation of a long press stays until the next touch.
    if (event.pointerType !== "mouse" && resting.release()) suppressClick = true;
    if (dragging?.pointer === event.pointerId) endDrag(event);
    else if (start.moved && (given.zoomable() || event.pointerType !== "mouse")) suppressClick = true;
  };

  const cancel = (event: PointerEvent) => {
    if (!held.has(event.pointerId)) return;
    letGo(event);
    resting.stop();
    if (dragging?.pointer !== event.pointerId) return;
    removeGhost();
    picking.drop(null);
  };

  function letGo(event: PointerEvent) {
    held.delete(event.pointerId);
    if (held.size === 0) for (const [name, listener] of away) window.removeEventListener(name, listener as EventListener);
  }

  // --------------------------------------------------------------------------------------------- drag

  function beginDrag(event: PointerEvent, id: string) {
    svg.setPointerCapture(event.pointerId);
    picking.dragged = id;
    const piece = svg.querySelector<SVGGElement>(`g[data-id="${CSS.escape(id)}"]`);
    dragging = { pointer: event.pointerId, ghost: piece && stage.carry(piece) };
    drag(event);
  }

  function drag(event: PointerEvent) {
    const scale = svg.getScreenCTM()?.a ?? 1;
    dragging?.ghost?.setAttribute("transform", `translate(${event.clientX} ${event.clientY}) scale(${scale})`);
    const far = Math.hypot(event.clientX - mouse.x, event.clientY - mouse.y) > STEADY_PX;
    if (picking.steady && !far) return;
    picking.steady = false;
    mouse = { x: event.clientX, y: event.clientY };
    picking.lit = dropTarget(event);
  }

  function endDrag(event: PointerEvent) {
    const target = picking.steady ? picking.lit : dropTarget(event);
    if (target !== null && picking.dragged !== null) stage.release(picking.dragged, event.clientX, event.clientY);
    removeGhost();
    suppressClick = true;
    picking.drop(target);
  }

  function removeGhost() {
    dragging?.ghost?.remove();
    dragging = null;
  }

  /** The pickable under the pointer, or the nearest one within reach. */
  function dropTarget(event: PointerEvent): string | null {
    return drawn.nearest(event.clientX, event.clientY, DROP_WITHIN_PX);
  }

  // --------------------------------------------------------------------------------- turn, pan, zoom

  function movePaper(event: PointerEvent, start: Held) {
    const scale = svg.getScreenCTM()?.a ?? 1;
    const other = [...held].find(([pointer]) => pointer !== event.pointerId)?.[1];
    if (other) twoFingers(event, start, other);
    else if (given.zoomable()) given.zoom.pan((event.clientX - start.x) / scale, (event.clientY - start.y) / scale);
    start.x = event.clientX;
    start.y = event.clientY;
  }

  /** Two fingers turn the piece if there is one; else they zoom. */
  function twoFingers(event: PointerEvent, start: Held, other: Held) {
    if (picking.litPick?.turn && picking.turnable) {
      const before = Math.atan2(start.y - other.y, start.x - other.x);
      const now = Math.atan2(event.clientY - other.y, event.clientX - other.x);
      twisted = turnBy(twisted + shortest(now - before), TWIST_STEP);
      return;
    }
    const before = Math.hypot(start.x - other.x, start.y - other.y);
    const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (before > 0 && given.zoomable())
      given.zoom.by(now / before, unitsAt((event.clientX + other.x) / 2, (event.clientY + other.y) / 2));
  }

  /** Turn the piece by the whole steps of the amount; the rest is kept for the next time. */
  function turnBy(amount: number, step: number): number {
    for (; Math.abs(amount) >= step; amount -= Math.sign(amount) * step) picking.turnBy(amount > 0 ? 1 : -1);
    return amount;
  }

  const wheel = (event: WheelEvent) => {
    const turning = picking.turnable && picking.litPick?.turn;
    if (!turning && !given.zoomable()) return;
    event.preventDefault();
    if (turning) wheeled = turnBy(wheeled + Math.sign(event.deltaY) * Math.min(WHEEL_STEP, Math.abs(event.deltaY)), WHEEL_STEP);
    else given.zoom.by(Math.exp(-event.deltaY / 400), unitsAt(event.clientX, event.clientY));
  };

  function unitsAt(x: number, y: number): DOMPoint {
    return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
  }

  const leave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || dragging) return;
    resting.stop();
    if (hovered !== null && picking.lit === hovered) picking.lit = null;
    hovered = null;
  };
  const rest = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && held.size === 0) resting.rest(event);
  };
  const menu = (event: Event) => {
    if (held.size) event.preventDefault();
  };
  type Listener = [string, (event: never) => void, AddEventListenerOptions?];
  /** The window listeners while a pointer is pressed. */
  const away: Listener[] = [
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
  ];
  const here: Listener[] = [
    ["pointerdown", down],
    ["pointermove", hover],
    ["pointerover", hover],
    ["pointermove", rest],
    ["pointerleave", leave],
    ["contextmenu", menu],
    ["wheel", wheel, { passive: false }],
    ["click", click, { capture: true }],
  ];
  for (const [name, listener, options] of here) svg.addEventListener(name, listener as EventListener, options);
  return {
    destroy() {
      resting.stop();
      removeGhost();
      for (const [name, listener, options] of here) svg.removeEventListener(name, listener as EventListener, options);
      for (const [name, listener] of away) window.removeEventListener(name, listener as EventListener);
    },
  };
}

/** The equivalent angle between -180 and 180. */
function shortest(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
