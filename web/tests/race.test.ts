import { expect, it } from "vitest";
import { along, apart, axisOf, raceOf } from "../src/lib/race";
import type { Fact, FactKind } from "../src/lib/protocol";

const fact = (kind: FactKind | null, value: string, seat: number | null = null): Fact => ({ symbol: "leaf", value, label: { id: kind ?? "" }, seat, kind });

it("finds the points of the seats and the target among the facts", () => {
  const race = raceOf([fact("target", "9"), fact("points", "-3", 0), fact(null, "5", 0), fact("points", "4", 1)]);
  expect(race.runners.map(({ seat, points }) => [seat, points])).toEqual([[0, -3], [1, 4]]);
  expect(race.target?.points).toBe(9);
  expect(raceOf([fact(null, "5")])).toEqual({ runners: [], target: null });
});

it("draws an axis that holds zero, all points and the target, with few ticks", () => {
  const axis = (target: number | null, ...points: number[]) =>
    axisOf({ runners: points.map((each, seat) => ({ seat, points: each, label: { id: "" } })), target: target === null ? null : { points: target, label: { id: "" } } });
  expect(axis(9, 0, 3)).toEqual({ from: 0, to: 10, ticks: [0, 2, 4, 6, 8, 10] });
  expect(axis(null, 0, 0)).toMatchObject({ from: 0, to: 10 });
  expect(axis(null, -14, 41)).toMatchObject({ from: -20, to: 50 });
  for (const most of [1, 7, 33, 74, 120, 999]) {
    const { from, to, ticks } = axis(null, 0, most);
    expect(from).toBe(0);
    expect(to).toBeGreaterThanOrEqual(most);
    expect(ticks.length).toBeLessThanOrEqual(10);
  }
  expect(along(axis(null, -20, 20), 0)).toBe(0.5);
});

it("moves crowded shapes apart, around their middle, inside the line, in the order of points", () => {
  expect(apart([50, 100], 20, 200)).toEqual([50, 100]);
  expect(apart([100, 100, 100], 20, 200)).toEqual([80, 100, 120]);
  expect(apart([0, 0], 20, 200)).toEqual([0, 20]);
  expect(apart([200, 195], 20, 200)).toEqual([200, 180]);
  const places = apart([10, 12, 40, 41, 41, 60], 20, 140);
  const sorted = [...places].sort((a, b) => a - b);
  expect(places).toEqual(sorted);
  sorted.slice(1).forEach((place, n) => expect(place - (sorted[n] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(140);
});
