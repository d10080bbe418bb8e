import { expect, it } from "vitest";
import { panned, showing, zoomed } from "../src/lib/window";

const whole = { x: -100, y: -50, width: 400, height: 200 };
const middle = { x: 100, y: 50 };
const close = { x: 0, y: 0, width: 200, height: 100 };

it("keeps the point where it is", () => {
  expect(zoomed(whole, whole, 2, middle)).toEqual(close);
  const corner = zoomed(whole, whole, 2, { x: -100, y: -50 });
  expect(corner).toMatchObject({ x: -100, y: -50 });
});

it("shows the whole again where one looks from far enough", () => {
  expect(zoomed(close, whole, 0.5, middle)).toBeNull();
  expect(zoomed(close, whole, 0.1, middle)).toBeNull();
});

it("has a limit", () => {
  let window = whole;
  for (let n = 0; n < 20; n++) window = zoomed(window, whole, 2, middle) ?? whole;
  expect(window.width).toBeCloseTo(400 / 6);
});

it("never leaves what there is", () => {
  expect(panned(close, whole, 1000, -1000)).toMatchObject({ x: -100, y: 50 });
  expect(panned(close, whole, 10, 5)).toMatchObject({ x: -10, y: -5 });
});

it("brings a point into sight and stays where it is otherwise", () => {
  expect(showing(close, whole, { x: 100, y: 50 })).toEqual(close);
  const there = showing(close, whole, { x: 290, y: 140 });
  expect(there).toEqual({ ...close, x: 100, y: 50 });
});

it("has what became smaller than the window in its middle", () => {
  expect(panned({ x: 0, y: 0, width: 500, height: 100 }, whole, 0, 0).x).toBe(-150);
});
