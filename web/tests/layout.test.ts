import { expect, it } from "vitest";
import { CARD, GAP, bestGrid, planTable, type Extent, type GridPlan, type TablePlan } from "../src/lib/layout";

const squares = (n: number) => Array.from({ length: n }, () => ({ width: 500, height: 500 }));
const row = [{ width: 1300, height: 260 }];
const frame = { width: 20, height: 14, least: 0 };
const ROOMS = [{ width: 1110, height: 756 }, { width: 1556, height: 936 }, { width: 800, height: 1040 }];

const size = ({ columns, rows, scale }: GridPlan): Extent => ({
  width: scale ? columns * (500 * scale + CARD.width) + GAP * (columns - 1) : 0,
  height: scale ? rows * (500 * scale + CARD.height) + GAP * (rows - 1) : 0,
});
const beside = (a: Extent, b: Extent): Extent => ({ width: a.width + GAP + b.width, height: Math.max(a.height, b.height) });
const below = (a: Extent, b: Extent): Extent => ({ width: Math.max(a.width, b.width), height: a.height + GAP + b.height });

/** How much room a plan really takes. */
function taken({ offer, arrangement, shared, own, others }: TablePlan): Extent {
  const above = { width: 1300 * offer + frame.width, height: 260 * offer + frame.height };
  if (arrangement === "column") return below(above, beside(size(shared), below(size(own), size(others))));
  if (arrangement === "row") return below(above, below(size(shared), beside(size(own), size(others))));
  return below(above, (arrangement === "side" ? beside : below)(size(shared), size(others)));
}

it("fills a wide room side by side and a tall one from top to bottom", () => {
  expect(bestGrid(squares(3), { width: 1500, height: 500 })).toMatchObject({ columns: 3, rows: 1 });
  expect(bestGrid(squares(3), { width: 500, height: 1500 })).toMatchObject({ columns: 1, rows: 3 });
});

it("gives own boards more room than those of others", () => {
  const parts = { offers: row, shared: [], own: squares(1), others: squares(5) };
  const plan = planTable(parts, { width: 1100, height: 760 }, frame);
  expect(plan.own.scale).toBeGreaterThan(1.3 * plan.others.scale);
  expect(plan.others.columns).toBeGreaterThan(1);
});

it("gives a shared board the most room, and puts own boards above those of others beside it", () => {
  const flat = [{ width: 1500, height: 150 }];
  const nests = (n: number) => Array.from({ length: n }, () => ({ width: 700, height: 500 }));
  for (const others of [1, 2, 3]) {
    const parts = { offers: flat, shared: [{ width: 900, height: 900 }], own: nests(1), others: nests(others) };
    const plan = planTable(parts, { width: 1110, height: 740 }, frame);
    expect(plan.arrangement).toBe("column");
    expect(plan.shared.scale * 900).toBeGreaterThan(480);
    expect(plan.own.scale * 700).toBeGreaterThan(420);
    expect(plan.own.scale).toBeGreaterThan(plan.others.scale);
  }
});

it("puts the shared board above the others where the room is tall", () => {
  const nests = (n: number) => Array.from({ length: n }, () => ({ width: 700, height: 500 }));
  const parts = { offers: [], shared: [{ width: 800, height: 800 }], own: nests(1), others: nests(3) };
  expect(planTable(parts, { width: 800, height: 1040 }, frame).arrangement).toBe("row");
});

it("never takes more room than there is", () => {
  for (const room of ROOMS)
    for (const shared of [0, 1])
      for (const own of [1, 2])
        for (const others of [1, 2, 3, 4, 5]) {
          const parts = { offers: row, shared: squares(shared), own: squares(own), others: squares(others) };
          const { width, height } = taken(planTable(parts, room, frame));
          expect(width).toBeLessThanOrEqual(room.width + 1);
          expect(height).toBeLessThanOrEqual(room.height + 1);
        }
});

it("leaves the words beside the offer their height", () => {
  const parts = { offers: [{ width: 1500, height: 150 }], shared: squares(1), own: squares(1), others: [] };
  const room = { width: 900, height: 700 };
  const flat = planTable(parts, room, frame);
  const wordy = planTable(parts, room, { ...frame, least: 200 });
  expect(wordy.shared.scale + wordy.own.scale).toBeLessThan(flat.shared.scale + flat.own.scale);
});

it("puts the others below where the room is tall", () => {
  const parts = { offers: row, shared: [], own: squares(1), others: squares(2) };
  expect(planTable(parts, { width: 1100, height: 760 }, frame).arrangement).toBe("side");
  expect(planTable(parts, { width: 620, height: 1200 }, frame).arrangement).toBe("below");
});

it("gives everything to the only group there is", () => {
  const room = { width: 900, height: 500 };
  const none = { offers: [], shared: [], own: [], others: [] };
  expect(planTable({ ...none, own: squares(1) }, room, frame).own.scale).toBeCloseTo(0.904);
  expect(planTable({ ...none, shared: squares(1) }, room, frame).shared.scale).toBeCloseTo(0.904);
  expect(planTable({ ...none, others: squares(3) }, room, frame).others.columns).toBe(3);
});
