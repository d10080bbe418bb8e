/**
 * The height of what covers the lower edge of a small screen. It is no custom property of the page: a change
 * of one makes a browser style all pieces of the table again.
 */

class Foot {
  height = $state(0);
  /** The table ends above the tallest foot so far: it must not move when the foot changes. */
  tallest = $state(0);

  set(height: number): void {
    this.height = height;
    this.tallest = height ? Math.max(this.tallest, height) : 0;
  }
}

export const foot = new Foot();
