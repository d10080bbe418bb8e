import { describe, expect, it } from "vitest";
import type { Explained } from "../src/lib/protocol";
import { Telling, type Cell } from "../src/table/telling.svelte";

const cell: Cell = { seat: 0, board: 0, source: "harvest" };
const other: Cell = { seat: 1, board: 0, source: "harvest" };
const part = (id: string, ...pieces: string[]) => ({ what: { id }, points: 1, pieces });
const told = (length: number, ...parts: ReturnType<typeof part>[]): Explained => ({ ...cell, length, parts });
const lit = (telling: Telling) => [...telling.pieces];

function answering(...answers: Explained[]) {
  return new Telling(() => Promise.resolve(answers.shift() as Explained));
}

describe("an open cell", () => {
  it("lights all its pieces, or those of one line", async () => {
    const telling = answering(told(3, part("a", "ant"), part("b", "bee", "beetle")));
    telling.toggle(cell);
    expect(lit(telling)).toEqual([]);
    await telling.renew();
    expect(lit(telling)).toEqual(["ant", "bee", "beetle"]);
    telling.pointed = telling.parts?.[1] ?? null;
    expect(lit(telling)).toEqual(["bee", "beetle"]);
    telling.keep(telling.parts?.[0] ?? null);
    expect(lit(telling)).toEqual(["ant"]);
  });

  it("closes with the second press, and makes room for another one", async () => {
    const telling = answering(told(3, part("a", "ant")));
    telling.toggle(cell);
    await telling.renew();
    telling.toggle(other);
    expect([telling.cell, telling.parts]).toEqual([other, null]);
    telling.toggle({ ...other });
    expect([telling.cell, lit(telling)]).toEqual([null, []]);
  });

  it("forgets an answer that comes too late", async () => {
    const answers: ((answer: Explained) => void)[] = [];
    const telling = new Telling(() => new Promise((resolve) => answers.push(resolve)));
    telling.toggle(cell);
    const [first, second] = [telling.renew(), telling.renew()];
    answers[1]?.(told(5, part("new")));
    await second;
    answers[0]?.(told(4, part("old")));
    await first;
    expect(telling.parts?.map(({ what }) => what.id)).toEqual(["new"]);
  });

  it("keeps the chosen line as long as it is there", async () => {
    const telling = answering(told(3, part("a", "ant")), told(4, part("a", "aunt")), told(5, part("b")));
    telling.toggle(cell);
    await telling.renew();
    telling.keep(telling.parts?.[0] ?? null);
    telling.show();
    await telling.renew();
    expect([lit(telling), telling.away]).toEqual([["aunt"], true]);
    await telling.renew();
    expect([telling.kept, telling.away]).toEqual([null, false]);
  });

  it("outlives its sheet only to show a line on the table", async () => {
    const telling = answering(told(3, part("a", "ant")), told(3, part("a", "ant")));
    telling.toggle(cell);
    telling.leave();
    expect(telling.cell).toBeNull();
    telling.toggle(cell);
    await telling.renew();
    telling.keep(telling.parts?.[0] ?? null);
    telling.show();
    telling.leave();
    expect(telling.cell).toEqual(cell);
    telling.enter();
    expect([telling.cell, telling.away]).toEqual([cell, false]);
  });
});
