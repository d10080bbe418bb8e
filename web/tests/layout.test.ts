import { expect, it } from "vitest";
import { CARD, GAP, bestGrid, planTable, type Extent, type TablePlan } from "../src/lib/layout";

const squares = (n: number) => Array.from({ length: n }, () => ({ width: 500, height: 500 }));
const row = [{ width: 1300, height: 260 }];
const frame = { width: 20, height: 14 };

const across = (columns: number, scale: number) => columns * (500 * scale + CARD.width) + GAP * (columns - 1);
const down = (rows: number, scale: number) => rows * (500 * scale + CARD.height) + GAP * (rows - 1);

/** How much room a plan really takes. */
function taken({ offer, beside, large, small }: TablePlan): Extent {
  const widths = [across(large.columns, large.scale), across(small.columns, small.scale)] as const;
  const heights = [down(large.rows, large.scale), down(small.rows, small.scale)] as const;
  const above = 260 * offer + frame.height + GAP;
  if (beside) return { width: widths[0] + GAP + widths[1], height: above + Math.max(...heights) };
  return { width: Math.max(...widths), height: above + heights[0] + GAP + heights[1] };
}

it("fills a wide room side by side and a tall one from top to bottom", () => {
  expect(bestGrid(squares(3), { width: 1500, height: 500 })).toMatchObject({ columns: 3, rows: 1 });
  expect(bestGrid(squares(3), { width: 500, height: 1500 })).toMatchObject({ columns: 1, rows: 3 });
});

it("gives own boards more room than those of others", () => {
  const plan = planTable({ offers: row, large: squares(1), small: squares(5) }, { width: 1100, height: 760 }, frame);
  expect(plan.large.scale).toBeGreaterThan(1.3 * plan.small.scale);
  expect(plan.small.columns).toBeGreaterThan(1);
});

it("never takes more room than there is", () => {
  for (const room of [{ width: 1110, height: 756 }, { width: 1556, height: 936 }, { width: 800, height: 1040 }])
    for (const own of [1, 2])
      for (const others of [1, 2, 3, 4, 5]) {
        const { width, height } = taken(planTable({ offers: row, large: squares(own), small: squares(others) }, room, frame));
        expect(width).toBeLessThanOrEqual(room.width + 1);
        expect(height).toBeLessThanOrEqual(room.height + 1);
      }
});

it("puts the others below where the room is tall", () => {
  const parts = { offers: row, large: squares(1), small: squares(2) };
  expect(planTable(parts, { width: 1100, height: 760 }, frame).beside).toBe(true);
  expect(planTable(parts, { width: 620, height: 1200 }, frame).beside).toBe(false);
});

it("gives everything to the only group there is", () => {
  const room = { width: 900, height: 500 };
  expect(planTable({ offers: [], large: squares(1), small: [] }, room, frame).large.scale).toBeCloseTo(0.904);
  expect(planTable({ offers: [], large: [], small: squares(3) }, room, frame).small.columns).toBe(3);
});
