import { describe, expect, it } from "vitest";
import { arrival, keptFor, shownHash } from "../src/lib/arrival";
import { baseFor, isLocal } from "../src/lib/reach";
import { parseRoute } from "../src/lib/router";
import type { MyTable } from "../src/lib/storage";

const known = (...secrets: string[]): MyTable => ({ id: "t", game: "trail", secrets, spectator: null, links: {}, at: 0 });
const table = (query: string) => {
  const route = parseRoute(`#/table/t${query}`);
  if (route.page !== "table") throw new Error(query);
  return route;
};
const arrive = (query: string, own?: MyTable, state: unknown = null) => arrival(table(query), own, state);

describe("arriving at a table", () => {
  it("opens the seats of a link", () => {
    expect(arrive("?s=a,b")).toEqual({ seats: ["a", "b"], others: [] });
    expect(arrive("?s=a", known("a"))).toEqual({ seats: ["a"], others: [] });
    expect(arrive("?s=a,b", known("a"))).toEqual({ seats: ["a", "b"], others: [] });
  });

  it("asks before a link for another seat opens anything", () => {
    expect(arrive("?s=b", known("a"))).toEqual({ seats: ["a"], others: ["b"] });
    expect(arrive("?s=b,c", known("a", "b"))).toEqual({ seats: ["a", "b"], others: ["c"] });
  });

  it("stays in all own seats after a link for one of them", () => {
    expect(arrive("?s=a", known("a", "b"))).toEqual({ seats: ["a", "b"], others: [] });
  });

  it("opens the own seat, not a place to watch from", () => {
    expect(arrive("?w=w", known("a")).seats).toEqual(["a"]);
    expect(arrive("?w=w").seats).toEqual([]);
    expect(arrive("", known("a")).seats).toEqual(["a"]);
  });

  it("finds the seat in the history if nothing is stored", () => {
    expect(arrive("?w=w", undefined, { table: "t", secrets: ["a"] }).seats).toEqual(["a"]);
    expect(arrive("", known("a", "b"), { table: "t", secrets: ["a"] }).seats).toEqual(["a", "b"]);
    expect(arrive("", known("b"), { table: "t", secrets: ["a"] }).seats).toEqual(["a"]);
  });

  it("takes nothing from the history that is not its own", () => {
    for (const state of [null, 5, "a", {}, { table: "other", secrets: ["a"] }, { table: "t" }, { table: "t", secrets: "a" }, { table: "t", secrets: [1, null] }])
      expect(keptFor("t", state)).toEqual([]);
  });

  it("shows an address without a seat", () => {
    expect(shownHash("t", null)).toBe("#/table/t");
    expect(shownHash("t", "w")).toBe("#/table/t?w=w");
  });
});

describe("links for others", () => {
  const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000`, pathname: "/" });

  it("begin with the address of the page if others can open it", () => {
    expect(baseFor(at("ants.example"), [])).toBe("http://ants.example:8000/");
    expect(baseFor(at("192.168.1.7"), ["http://10.0.0.1:8000/"])).toBe("http://192.168.1.7:8000/");
  });

  it("begin with the address in the network, or cannot be opened", () => {
    expect(baseFor(at("127.0.0.1"), ["http://192.168.1.7:8000/"])).toBe("http://192.168.1.7:8000/");
    expect(baseFor(at("localhost"), [])).toBeNull();
  });

  it("know which hosts are local", () => {
    expect(["localhost", "ants.localhost", "127.0.0.1", "127.8.8.8", "[::1]"].map(isLocal)).toEqual(Array(5).fill(true));
    expect(["localhost.example", "127.0.0.1.example", "10.0.0.1", "[fe80::1]"].map(isLocal)).toEqual(Array(4).fill(false));
  });
});
