import { expect, it } from "vitest";
import { beside } from "../src/lib/beside";

const screen = { width: 400, height: 800 };
const card = { width: 300, height: 100 };
const middle = (box: { left: number; top: number; width: number; height: number }) => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

it("stands above what it explains", () => {
  const piece = { left: 150, top: 400, width: 60, height: 80 };
  expect(beside(card, piece, middle(piece), screen)).toEqual({ left: 30, top: 290 });
});

it("goes below where there is no room above, and stays on the screen", () => {
  const piece = { left: 350, top: 50, width: 60, height: 80 };
  expect(beside(card, piece, middle(piece), screen)).toEqual({ left: 90, top: 140 });
});

it("goes aside where the piece is as high as the screen", () => {
  const piece = { left: 0, top: 10, width: 80, height: 780 };
  expect(beside(card, piece, middle(piece), screen).left).toBe(90);
});

it("stays clear of the pointer at least", () => {
  const piece = { left: 0, top: 0, width: 400, height: 800 };
  const { top } = beside(card, piece, { x: 200, y: 400 }, screen);
  expect(top + card.height).toBeLessThan(400);
});
