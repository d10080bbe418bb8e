/** Numbers as players read them. Pure. */

/** A number with a minus sign instead of a hyphen. */
export function signed(points: number | string): string {
  return String(points).replace("-", "−");
}

/** A number with its sign; zero has none. */
export function gain(points: number): string {
  return points > 0 ? `+${points}` : signed(points);
}
