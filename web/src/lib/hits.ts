/** Finds the pick for a point on the screen when many picks lie close together. Pure. */

export interface Point {
  x: number;
  y: number;
}

export interface Centre extends Point {
  id: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The centre of a symbol that is drawn at a place and rotated. */
export function centre(box: Box, at: Point, rotation: number): Point {
  const turn = (rotation * Math.PI) / 180;
  const [dx, dy] = [box.x + box.width / 2, box.y + box.height / 2];
  return { x: at.x + dx * Math.cos(turn) - dy * Math.sin(turn), y: at.y + dx * Math.sin(turn) + dy * Math.cos(turn) };
}

/**
 * The radius of the area around each centre: at most half the distance to the nearest other centre.
 * @param most The radius of an isolated centre.
 */
export function reaches(centres: readonly Centre[], most: (id: string) => number): Map<string, number> {
  return new Map(
    centres.map((one) => {
      const others = centres.filter((other) => other !== one).map((other) => apart(one, other));
      return [one.id, Math.min(most(one.id), ...others.map((distance) => distance / 2))];
    }),
  );
}

/** The nearest centre, if it is within reach. */
export function nearest(centres: readonly Centre[], at: Point, within: number): string | null {
  let found: string | null = null;
  let least = within;
  for (const one of centres) {
    const distance = apart(one, at);
    if (distance <= least) [found, least] = [one.id, distance];
  }
  return found;
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
