/**
 * What fingers and mice do on a surface: drag a piece, pan, pinch, turn the wheel, rest on something.
 * Clicks are left to the browser, so that keyboards and screen readers use the same way.
 */

import type { TableSession } from "./session.svelte";
import type { Stage } from "./stage";
import type { Zoom } from "./zoom.svelte";

const DRAG_AFTER_PX = 9;
const DROP_WITHIN_PX = 90;
const REST_MS = 300;
const PRESS_MS = 500;

export interface Explained {
  id: string;
  /** Where the pointer rests. */
  x: number;
  y: number;
  /** Where the piece is on the screen: its explanation must not cover it. */
  piece: DOMRect;
}

export interface SurfacePointer {
  session: TableSession;
  stage: Stage;
  zoom: Zoom;
  zoomable: () => boolean;
  /** Ids of sprites on the surface that can be picked up now. */
  draggable: (id: string) => boolean;
  explain: (what: Explained | null) => void;
}

interface Held {
  id: string | null;
  x: number;
  y: number;
  moved: boolean;
}

export function surfacePointer(svg: SVGSVGElement, given: SurfacePointer) {
  const held = new Map<number, Held>();
  let dragging: { pointer: number; ghost: SVGGElement | null } | null = null;
  let suppressClick = false;
  let resting: number | null = null;
  let rested: string | null = null;

  const rest = (event: PointerEvent, ms: number) => {
    const id = spriteAt(event);
    if (id === rested) return;
    stopResting();
    if (!id) return;
    rested = id;
    const { clientX: x, clientY: y } = event;
    resting = window.setTimeout(() => {
      resting = null;
      const piece = svg.querySelector(`[data-told][data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
      if (piece) given.explain({ id, x, y, piece });
    }, ms);
  };
  const stopResting = () => {
    if (resting !== null) clearTimeout(resting);
    resting = null;
    if (rested !== null) given.explain(null);
    rested = null;
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    suppressClick = false;
    const pick = (event.target as Element).closest("[data-pick]")?.getAttribute("data-pick") ?? null;
    held.set(event.pointerId, { id: pick, x: event.clientX, y: event.clientY, moved: false });
    stopResting();
    if (event.pointerType !== "mouse") rest(event, PRESS_MS);
  };

  const move = (event: PointerEvent) => {
    const start = held.get(event.pointerId);
    if (!start) {
      if (event.pointerType === "mouse") rest(event, REST_MS);
      return;
    }
    if (dragging) return dragging.pointer === event.pointerId ? drag(event) : undefined;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAG_AFTER_PX;
    if (!far && !start.moved) return;
    stopResting();
    if (held.size === 1 && start.id && !start.moved && given.draggable(start.id)) return beginDrag(event, start.id);
    start.moved = true;
    if (given.zoomable()) movePaper(event, start);
  };

  const up = (event: PointerEvent) => {
    const start = held.get(event.pointerId);
    held.delete(event.pointerId);
    if (event.pointerType !== "mouse") {
      // What a long press brought up stays, to be read without the finger; the next touch takes it away.
      if (resting === null && rested) suppressClick = true;
      else stopResting();
    }
    if (dragging?.pointer === event.pointerId) endDrag(event);
    else if (start?.moved && given.zoomable()) suppressClick = true;
  };

  const cancel = (event: PointerEvent) => {
    held.delete(event.pointerId);
    stopResting();
    if (dragging?.pointer === event.pointerId) {
      removeGhost();
      given.session.drop(null);
    }
  };

  function beginDrag(event: PointerEvent, id: string) {
    svg.setPointerCapture(event.pointerId);
    given.session.dragged = id;
    const sky = document.querySelector(".sky");
    const drawn = svg.querySelector(`g[data-id="${CSS.escape(id)}"]`);
    const ghost = sky && drawn ? (drawn.cloneNode(true) as SVGGElement) : null;
    if (ghost && sky) {
      ghost.removeAttribute("data-id");
      ghost.setAttribute("class", `${ghost.getAttribute("class") ?? ""} carried`);
      sky.append(ghost);
    }
    dragging = { pointer: event.pointerId, ghost };
    drag(event);
  }

  function drag(event: PointerEvent) {
    const scale = svg.getScreenCTM()?.a ?? 1;
    dragging?.ghost?.setAttribute("transform", `translate(${event.clientX} ${event.clientY}) scale(${scale})`);
    given.session.lit = dropTarget(event);
  }

  function endDrag(event: PointerEvent) {
    const target = dropTarget(event);
    if (target !== null && given.session.dragged !== null)
      given.stage.release(given.session.dragged, event.clientX, event.clientY);
    removeGhost();
    suppressClick = true;
    given.session.drop(target);
  }

  function removeGhost() {
    dragging?.ghost?.remove();
    dragging = null;
  }

  /** The pickable under the pointer, or the nearest one if it is near enough. */
  function dropTarget(event: PointerEvent): string | null {
    let nearest: string | null = null;
    let least = DROP_WITHIN_PX;
    for (const element of document.querySelectorAll("[data-pick]")) {
      const box = element.getBoundingClientRect();
      const distance = Math.hypot(event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2);
      if (distance < least) {
        least = distance;
        nearest = element.getAttribute("data-pick");
      }
    }
    return nearest;
  }

  function movePaper(event: PointerEvent, start: Held) {
    const scale = svg.getScreenCTM()?.a ?? 1;
    const other = [...held].find(([pointer]) => pointer !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(start.x - other.x, start.y - other.y);
      const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before > 0) given.zoom.by(now / before, unitsAt((event.clientX + other.x) / 2, (event.clientY + other.y) / 2));
    } else given.zoom.pan((event.clientX - start.x) / scale, (event.clientY - start.y) / scale);
    start.x = event.clientX;
    start.y = event.clientY;
  }

  function unitsAt(x: number, y: number): DOMPoint {
    return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
  }

  const wheel = (event: WheelEvent) => {
    if (!given.zoomable()) return;
    event.preventDefault();
    given.zoom.by(Math.exp(-event.deltaY / 400), unitsAt(event.clientX, event.clientY));
  };

  const click = (event: MouseEvent) => {
    if (!suppressClick) return;
    suppressClick = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** What can be picked explains itself; an empty place needs no words. Else the topmost piece that has some. */
  function spriteAt(event: PointerEvent): string | null {
    const pick = (event.target as Element).closest<SVGElement>("[data-pick]")?.dataset["pick"];
    if (pick) return svg.querySelector(`[data-told][data-id="${CSS.escape(pick)}"]`) ? pick : null;
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const sprite = element.closest("[data-told]");
      if (sprite) return sprite.getAttribute("data-id");
    }
    return null;
  }

  const leave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    stopResting();
    // A button that is let go elsewhere is not heard of here.
    if (dragging?.pointer !== event.pointerId) held.delete(event.pointerId);
  };
  const menu = (event: Event) => {
    if (held.size) event.preventDefault();
  };
  const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
    ["pointerleave", leave],
    ["contextmenu", menu],
    ["wheel", wheel, { passive: false }],
    ["click", click, { capture: true }],
  ];
  for (const [name, listener, options] of listeners) svg.addEventListener(name, listener as EventListener, options);
  return {
    destroy() {
      stopResting();
      removeGhost();
      for (const [name, listener, options] of listeners)
        svg.removeEventListener(name, listener as EventListener, options);
    },
  };
}
