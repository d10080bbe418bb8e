import { expect, test } from "vitest";
import type { Sheet } from "../src/lib/protocol";
import { decisive, leaders, ranked, shares, totalsOf } from "../src/lib/sheet";

const sheet = (...points: number[]): Sheet => ({
  sources: ["nests"],
  columns: points.map((each, seat) => ({ seat, board: 0, points: [each] })),
});
const seats = (points: number[], winners: number[]) => ranked(sheet(...points), winners).map(({ seat }) => seat);

test("columns stand in the order of the places, boards of a seat together", () => {
  expect(seats([3, 9, 5], [])).toEqual([1, 2, 0]);
  expect(seats([3, 9, 9], [2])).toEqual([2, 1, 0]); // a tie-break decided
  const two = { ...sheet(1, 8), columns: [0, 1, 0, 1].map((seat, n) => ({ seat, board: n >> 1, points: [seat] })) };
  expect(ranked(two, []).map(({ seat, board }) => `${seat}${board}`)).toEqual(["10", "11", "00", "01"]);
});

test("who has most points leads, unless everybody has as many", () => {
  expect(leaders(totalsOf(sheet(3, 9, 9)))).toEqual([1, 2]);
  expect(leaders(totalsOf(sheet(0, 0)))).toEqual([]);
});

test("what decided is the source with the largest lead over the others' mean", () => {
  const columns = [
    { seat: 0, board: 0, points: [20, 9, -2] },
    { seat: 1, board: 0, points: [18, 2, 0] },
    { seat: 2, board: 0, points: [10, 1, 0] },
    { seat: 2, board: 1, points: [10, 1, 0] },
  ];
  const all = { sources: ["nests", "food", "winter"], columns };
  expect(shares(columns)[2]).toEqual({ seat: 2, points: [20, 2, 0] });
  expect(decisive(all, 0)).toEqual({ source: "food", points: 9, more: 7 });
  expect(decisive({ ...all, columns: columns.slice(0, 1) }, 0)).toBeNull();
  expect(decisive(sheet(4, 4), 1)).toBeNull();
});
