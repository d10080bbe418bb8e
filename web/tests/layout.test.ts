import { expect, it } from "vitest";
import { bestGrid, planTable } from "../src/lib/layout";

const squares = (n: number) => Array.from({ length: n }, () => ({ width: 500, height: 500 }));

it("fills a wide room side by side and a tall one from top to bottom", () => {
  expect(bestGrid(squares(3), { width: 1500, height: 500 })).toMatchObject({ columns: 3, rows: 1 });
  expect(bestGrid(squares(3), { width: 500, height: 1500 })).toMatchObject({ columns: 1, rows: 3 });
});

it("gives own boards more room than those of others", () => {
  const plan = planTable(squares(1), squares(5), { width: 1100, height: 600 });
  expect(plan.large.scale).toBeGreaterThan(1.4 * plan.small.scale);
  expect(plan.small.columns).toBeGreaterThan(1);
});

it("gives everything to the only group there is", () => {
  expect(planTable(squares(1), [], { width: 900, height: 500 }).share).toBe(1);
  expect(planTable([], squares(3), { width: 900, height: 500 })).toMatchObject({ share: 0, small: { columns: 3 } });
});
