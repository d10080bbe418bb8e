import { expect, it } from "vitest";
import { rimOf, rimmed, trailOf, type Trail } from "../src/lib/moved";

const ant = { id: "ant", symbol: "ant", x: 50, y: 20 };

it("draws a rim around the middle of a turned piece", () => {
  const rim = rimOf({ x: 0, y: -2, width: 10, height: 4 }, { ...ant, rotation: 90 });
  expect([Math.round(rim.x), Math.round(rim.y), rim.radius]).toEqual([50, 25, 5]);
});

it("draws a trail through all places up to the piece, and none for a piece that was laid", () => {
  expect(trailOf({ id: "ant", seat: 1, trail: [{ x: 1, y: 2 }, { x: 3, y: 4 }] }, ant)).toEqual({
    way: "M1 2L3 4L50 20",
    from: { x: 1, y: 2 },
  });
  expect(trailOf({ id: "ant", seat: 1 }, ant)).toBeNull();
});

it("leaves out what lies on a laid piece, but not what came there", () => {
  const piece = (id: string, x: number, radius: number, trail: Trail | null = null) => ({ id, rim: { x, y: 0, radius }, trail });
  const way = { way: "M0 0L3 0", from: { x: 0, y: 0 } };
  const kept = rimmed([piece("cube", 4, 2), piece("tile", 0, 10), piece("ant", 3, 3, way), piece("far", 20, 2)]);
  expect(kept.map(({ id }) => id).sort()).toEqual(["ant", "far", "tile"]);
});
