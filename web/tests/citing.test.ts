import { describe, expect, it } from "vitest";
import { ruleOf } from "../src/lib/citing";
import { totalsOf } from "../src/lib/sheet";
import { gain, signed } from "../src/lib/signed";

describe("the rule of a message", () => {
  const rules = { deed: "M1", told: "M2" };

  it("is its own, else that of the first argument that has one", () => {
    expect(ruleOf({ id: "told", args: { deed: { id: "deed" } } }, rules)).toBe("M2");
    expect(ruleOf({ id: "line", args: { count: 3, deed: { id: "in", args: { what: { id: "deed" } } } } }, rules)).toBe("M1");
  });

  it("may be none", () => {
    expect(ruleOf({ id: "seat", args: { seat: 1 } }, rules)).toBeNull();
  });
});

describe("numbers", () => {
  it("have a minus sign and no hyphen", () => {
    expect([signed(-24), signed(0), signed(7)]).toEqual(["−24", "0", "7"]);
    expect([gain(-3), gain(0), gain(5)]).toEqual(["−3", "0", "+5"]);
  });
});

it("adds up the points of each seat on all its boards", () => {
  const column = (seat: number, board: number, ...points: number[]) => ({ seat, board, points });
  const sheet = { sources: ["ants", "tiles"], columns: [column(1, 0, 2, 3), column(0, 0, -4, 1), column(1, 1, 10, 0)] };
  expect(totalsOf(sheet)).toEqual([{ seat: 1, points: 15 }, { seat: 0, points: -3 }]);
  expect(totalsOf({ sources: [], columns: [] })).toEqual([]);
});
