import { describe, expect, it } from "vitest";
import type { Book } from "../src/lib/protocol";
import { found } from "../src/lib/rules";
import { parseRoute, rulesHash } from "../src/lib/router";

const book: Book = {
  game: "leaves",
  lang: "pl",
  sections: [
    { id: "leaves", title: "Leaves", level: 1, entries: [{ html: "<p>A game of <b>leaves</b>.</p>" }] },
    {
      id: "play",
      title: "Play",
      level: 2,
      entries: [
        { html: "<p>Królowa larwę karmi.</p>", number: "L1" },
        { html: '<p>See <a href="#L1">L1</a>.</p>', number: "L2", name: "Nest", ruling: true },
      ],
    },
  ],
};

const numbers = (words: string) => found(book, words).flatMap(({ entries }) => entries.map(({ number }) => number));

describe("the search in a rulebook", () => {
  it("shows everything without words", () => {
    expect(found(book, "  ")).toBe(book.sections);
  });
  it("needs all words, in any order, without regard to case and accents", () => {
    expect(numbers("LARWE krolowa")).toEqual(["L1"]);
    expect(numbers("larwę gniazdo")).toEqual([]);
  });
  it("finds numbers and names, but no markup", () => {
    expect(numbers("L1")).toEqual(["L1", "L2"]);
    expect(numbers("nest")).toEqual(["L2"]);
    expect(numbers("href")).toEqual([]);
  });
});

describe("addresses of rules", () => {
  it("name a game and perhaps a rule", () => {
    expect(parseRoute("#/rules/myrmes")).toEqual({ page: "rules", game: "myrmes", at: null });
    expect(parseRoute(rulesHash("myrmes", "M14.6b"))).toEqual({ page: "rules", game: "myrmes", at: "M14.6b" });
    expect(parseRoute("#/rules/")).toEqual({ page: "start" });
  });
});
