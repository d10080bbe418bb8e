import { expect, it } from "vitest";
import { planTable, type Extent, type Place, type TableParts, type TablePlan } from "../src/lib/layout";

const some = (n: number, width: number, height = width): Extent[] => Array.from({ length: n }, () => ({ width, height }));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Tables like those of the games, by what they are like. */
const TABLES: [string, TableParts][] = [
  ...range(2, 6).map((n): [string, TableParts] => [`rings for ${n}`, { offers: some(1, 1380, 264), shared: [], own: some(1, 560), others: some(n - 1, 560) }]),
  ...range(2, 3).map((n): [string, TableParts] => [`two rings each for ${n}`, { offers: some(1, 1380, 264), shared: [], own: some(2, 560), others: some(2 * n - 2, 560), each: 2 }]),
  ...range(2, 4).map((n): [string, TableParts] => [`a garden for ${n}`, { offers: some(1, 1524, 152), shared: some(1, 810, [469, 724, 826][n - 2]), own: some(1, 700, 470), others: some(n - 1, 700, 470) }]),
  ...range(3, 4).map((n): [string, TableParts] => [`a garden and rows for ${n}`, { offers: some(1, 1524, 152), shared: some(1, 810, [724, 826][n - 3]), own: some(1, 700, 470), others: some(n - 1, 700, 470), row: 65 }]),
  ...range(2, 4).map((n): [string, TableParts] => [`a map for ${n}`, { offers: some(1, 1388, 136), shared: some(1, 778, 694), own: some(1, 580, 186), others: some(n - 1, 580, 186) }]),
];
/** The rooms of screens from 705 to 1920 pixels wide, with the margin open and folded. */
const ROOMS: Extent[] = [
  { width: 690, height: 870 }, { width: 752, height: 869 }, { width: 828, height: 544 }, { width: 934, height: 608 }, { width: 944, height: 461 },
  { width: 968, height: 575 }, { width: 1180, height: 575 }, { width: 1038, height: 505 }, { width: 1098, height: 635 }, { width: 1098, height: 739 },
  { width: 1340, height: 739 }, { width: 1171, height: 585 }, { width: 1524, height: 919 }, { width: 1820, height: 919 },
];

const all = ({ offers, shared, own, others }: TablePlan): Place[] => [...offers, ...shared, ...own, ...others];
const right = (place: Place) => place.left + place.width;
const bottom = (place: Place) => place.top + place.height;
const overlap = (a: Place, b: Place) => a.left < right(b) && b.left < right(a) && a.top < bottom(b) && b.top < bottom(a);

/** The geometric mean of a drawing's sides in a card, less what a card needs around it at least. */
function side(board: Extent, card: Extent): number {
  const scale = Math.min((card.width - 18) / board.width, (card.height - 48) / board.height);
  return Math.max(0.001, scale) * Math.sqrt(board.width * board.height);
}

/**
 * How large own and shared boards could be at most, as a mean of their sides, if the offer took an eighth of the
 * height and all others together an eighth of the height or of the width. Found by trying, without the plan.
 */
function couldBe({ shared, own, offers, others }: TableParts, room: Extent): number {
  const height = room.height * (offers.length ? 7 / 8 : 1);
  const rooms = others.length ? [{ width: room.width, height: (height * 7) / 8 }, { width: (room.width * 7) / 8, height }] : [{ ...room, height }];
  return Math.max(...rooms.map((each) => together(shared, own, each)));
}

function together(shared: readonly Extent[], own: readonly Extent[], { width, height }: Extent): number {
  if (!shared.length) return Math.max(...range(1, own.length).map((n) => side(own[0]!, { width: width / n, height: height / Math.ceil(own.length / n) })));
  const shares = range(4, 16).map((n) => n / 20);
  const cards = shares.flatMap((share) => [
    [{ width: width * share, height }, { width: width * (1 - share), height }],
    [{ width, height: height * share }, { width, height: height * (1 - share) }],
  ]);
  return Math.max(...cards.map(([one, two]) => Math.sqrt(side(shared[0]!, one!) * side(own[0]!, two!))));
}

function isNow({ shared, own }: TableParts, plan: TablePlan): number {
  const sides = [...shared.map((board, n) => side(board, plan.shared[n]!)), ...own.map((board, n) => side(board, plan.own[n]!))];
  return sides.reduce((product, each) => product * each, 1) ** (1 / sides.length);
}

for (const [name, parts] of TABLES)
  it(`finds places for ${name}`, () => {
    for (const room of ROOMS) {
      const plan = planTable(parts, room);
      const places = all(plan);
      expect([plan.offers.length, plan.shared.length, plan.own.length, plan.others.length], `${room.width}x${room.height}`).toEqual(
        [parts.offers, parts.shared, parts.own, parts.row ? some(1, 1) : parts.others].map((group) => group.length),
      );
      for (const place of places) {
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(right(place)).toBeLessThanOrEqual(room.width);
        expect(bottom(place)).toBeLessThanOrEqual(room.height);
      }
      places.forEach((place, n) => expect(places.slice(n + 1).filter((other) => overlap(place, other))).toEqual([]));
      if (parts.row) expect(plan.others[0]?.height, `${room.width}x${room.height}`).toBeGreaterThanOrEqual(50 * parts.others.length);
      for (const offer of plan.offers) expect(offer.height).toBeLessThanOrEqual(room.height / 4);
      const columns = new Set(plan.others.map(({ left }) => left)).size;
      const rows = new Set(plan.others.map(({ top }) => top)).size;
      expect(rows === 1 || columns === (parts.each ?? 1), `${room.width}x${room.height}: ${columns} columns, ${rows} rows`).toBe(true);
      expect(isNow(parts, plan) / couldBe(parts, room), `${room.width}x${room.height}`).toBeGreaterThan(2 / 3);
    }
  });

it("shows all boards to somebody who only watches", () => {
  const plan = planTable({ offers: some(1, 1380, 264), shared: [], own: [], others: some(6, 560) }, { width: 1098, height: 739 });
  expect(new Set(plan.others.map(({ top }) => top)).size).toBe(2);
  const garden = planTable({ offers: [], shared: some(1, 810, 724), own: [], others: some(3, 700, 470) }, { width: 1098, height: 739 });
  expect(garden.others).toHaveLength(3);
  expect(garden.shared).toHaveLength(1);
});

it("gives everything to the only board there is", () => {
  const room = { width: 900, height: 500 };
  const none = { offers: [], shared: [], own: [], others: [] };
  for (const group of ["shared", "own", "others"] as const)
    expect(planTable({ ...none, [group]: some(1, 500) }, room)[group]).toEqual([{ left: 0, top: 0, width: 900, height: 500, beside: false }]);
});

it("puts what has no room nowhere rather than over something else", () => {
  const plan = planTable({ offers: some(1, 1380, 264), shared: [], own: some(1, 560), others: some(5, 560) }, { width: 40, height: 40 });
  expect(all(plan)).toEqual([]);
});
