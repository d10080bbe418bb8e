import { expect, it } from "vitest";
import { centre, nearest, reaches } from "../src/lib/hits";

const row = Array.from({ length: 4 }, (_, n) => ({ id: `slot-${n}`, x: 20 * n, y: 0 }));

it("lets no area reach over the middle of a neighbour, nor over the half of the way there", () => {
  const found = reaches([...row, { id: "far", x: 500, y: 0 }], () => 22);
  for (const one of row) expect(found.get(one.id)).toBe(10);
  expect(found.get("far")).toBe(22);
});

it("gives large pieces a large area, each its own", () => {
  const found = reaches([{ id: "a", x: 0, y: 0 }, { id: "b", x: 100, y: 0 }], (id) => (id === "a" ? 80 : 22));
  expect([...found.values()]).toEqual([50, 22]);
});

it("hits every middle", () => {
  for (const one of row) expect(nearest(row, one, 22)).toBe(one.id);
});

it("means the nearest pick, and none that is too far away", () => {
  expect(nearest(row, { x: 27, y: 15 }, 22)).toBe("slot-1");
  expect(nearest(row, { x: 33, y: 15 }, 22)).toBe("slot-2");
  expect(nearest(row, { x: 27, y: 30 }, 22)).toBeNull();
  expect(nearest([], { x: 0, y: 0 }, 22)).toBeNull();
});

it("finds the middle of a symbol that is not drawn around it, and turned", () => {
  const box = { x: 0, y: -5, width: 20, height: 10 };
  expect(centre(box, { x: 100, y: 100 }, 0)).toEqual({ x: 110, y: 100 });
  const turned = centre(box, { x: 100, y: 100 }, 90);
  expect(turned.x).toBeCloseTo(100);
  expect(turned.y).toBeCloseTo(110);
});
