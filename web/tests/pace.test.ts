import { expect, it } from "vitest";
import { LATEST_MS, STEP_MS, pace } from "../src/lib/pace";

/** When the last of so many steps is shown that arrive all at once. */
function shown(steps: number): number {
  const arrived = Array.from({ length: steps }, () => 0);
  let now = 0;
  while (arrived.length) {
    now += pace(arrived, now);
    arrived.shift();
  }
  return now;
}

it("leaves time to see each of a few steps", () => {
  expect(shown(1)).toBe(STEP_MS);
  expect(shown(3)).toBe(3 * STEP_MS);
});

it("hurries where there are many", () => {
  expect(shown(12)).toBeCloseTo(LATEST_MS);
  expect(shown(40)).toBeCloseTo(LATEST_MS);
});

it("never waits for what is late already", () => {
  expect(pace([0, 0], LATEST_MS + 500)).toBe(0);
});
