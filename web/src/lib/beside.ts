/** The position of an explanation: beside the explained piece, never over it. Pure. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

const MARGIN = 10;
/** Space around the pointer, if the piece is too large to avoid. */
const POINTER = 22;

/**
 * Above the piece if there is room, because a finger comes from below; else below, right or left of it.
 * If the piece fills the screen, the card only avoids the pointer.
 */
export function beside(card: Pick<Box, "width" | "height">, piece: Box, at: { x: number; y: number }, screen: Pick<Box, "width" | "height">): Spot {
  const along = { left: at.x - card.width / 2, top: at.y - card.height / 2 };
  const pointer = { left: at.x - POINTER, top: at.y - POINTER, width: 2 * POINTER, height: 2 * POINTER };
  for (const box of [piece, pointer]) {
    const places: Spot[] = [
      { left: along.left, top: box.top - MARGIN - card.height },
      { left: along.left, top: box.top + box.height + MARGIN },
      { left: box.left + box.width + MARGIN, top: along.top },
      { left: box.left - MARGIN - card.width, top: along.top },
    ];
    for (const place of places) {
      const spot = inside(place, card, screen);
      if (!overlap({ ...spot, ...card }, box)) return spot;
    }
  }
  return inside(along, card, screen);
}

function inside({ left, top }: Spot, card: Pick<Box, "width" | "height">, screen: Pick<Box, "width" | "height">): Spot {
  return {
    left: Math.max(MARGIN, Math.min(left, screen.width - card.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, screen.height - card.height - MARGIN)),
  };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}
