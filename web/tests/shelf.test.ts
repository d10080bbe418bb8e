import { describe, expect, it } from "vitest";
import { ApiError } from "../src/lib/api";
import { ALL } from "../src/lib/mine";
import type { MyGame, MyGames, OwnTable, Sync } from "../src/lib/protocol";
import { GAMES_HASH, hashOfLink, keyHash, parseRoute } from "../src/lib/router";
import { Shelf } from "../src/lib/shelf";
import { Memory, Store } from "../src/lib/storage";

const KEY = "babad-bamag-bibaj-bimal-boban-bomar-bubat-bumaz-jahut";
const OPEN = { ...ALL, over: false };
const away = new ApiError(0, "", null);

function game(id: string, more: Partial<MyGame["table"]> = {}): MyGame {
  const seats = [{ seat: 0, name: "Ida", bot: "" }, { seat: 1, name: "Jon", bot: "" }, { seat: 2, name: "", bot: "hard" }];
  const table = { id, game: "trail", title: "Trail", phase: "running", mine: [0], seats, created: "2026-01-01", ...more } as MyGame["table"];
  return { table, turn: false, to_act: [], standing: null, at: "2026-01-01", results: [] };
}

/** A shelf before a server that lists some games, and answers for tables that only the browser knows. */
function shelf(listed: MyGame[], known: Record<string, Sync | ApiError> = {}) {
  const store = new Store(new Memory());
  const asked: { taken: OwnTable[][]; looked: string[]; keys: string[]; failure: ApiError | null } = { taken: [], looked: [], keys: [], failure: null };
  const server = {
    async games(key: string): Promise<MyGames> {
      if (asked.failure) throw asked.failure;
      asked.keys.push(key);
      return { total: listed.length, turns: 0, games: listed };
    },
    async takeAlong(_: string, tables: OwnTable[]) {
      asked.taken.push(tables);
      return { tables: tables.map(({ id }) => id).filter((id) => listed.some(({ table }) => table.id === id)) };
    },
  };
  const look = async (id: string) => {
    asked.looked.push(id);
    const found = known[id];
    if (!found || found instanceof ApiError) throw found ?? away;
    return found;
  };
  const key = () => (store.key ||= KEY);
  return { store, asked, shelf: new Shelf(store, server, look, key) };
}

const sync = (id: string, toAct: number[], mine = [0]) => ({ table: game(id, { mine }).table, view: { to_act: toAct } }) as unknown as Sync;

describe("the list of one's games", () => {
  it("asks nothing for somebody who never played", async () => {
    const { store, asked, shelf: mine } = shelf([]);
    expect(await mine.page(OPEN)).toEqual({ total: 0, games: [], away: false });
    expect([store.key, asked.keys]).toEqual(["", []]);
  });

  it("takes the seats of this browser along, once, and finds what only it knows", async () => {
    const { store, asked, shelf: mine } = shelf([game("a")], { lent: sync("lent", [0]), watched: sync("watched", [0], []), elsewhere: sync("elsewhere", [0]) });
    store.remember({ id: "a", secrets: ["s"] });
    store.remember({ id: "lent", secrets: ["t"] });
    store.remember({ id: "watched", spectator: "w" });
    store.remember({ id: "elsewhere", spectator: "w" });
    store.remember({ id: "gone", spectator: "v" });
    const page = await mine.page(OPEN);
    expect(asked.taken).toEqual([[{ id: "lent", secrets: ["t"] }, { id: "a", secrets: ["s"] }]]);
    expect(page.games.map(({ table }) => table.id)).toEqual(["lent", "a", "watched"]);
    expect(store.table("elsewhere")?.listed).toBe(true); // a game of the key, on another page of its list
    await mine.page(OPEN);
    expect(asked.taken).toHaveLength(1);
    expect(asked.keys).toEqual([KEY, KEY]);
    store.key = "another";
    await mine.page(OPEN);
    expect(asked.taken).toHaveLength(2);
  });

  it("forgets links that do not work any more, but nothing when the server is away", async () => {
    const { store, shelf: mine } = shelf([], { dead: new ApiError(404, "no such table", null) });
    store.remember({ id: "dead", secrets: ["s"] });
    store.remember({ id: "slow", secrets: ["s"] });
    await mine.page(OPEN);
    expect(store.tables().map(({ id }) => id)).toEqual(["slow"]);
  });

  it("shows what was listed last without the server", async () => {
    const { store, asked, shelf: mine } = shelf([game("a"), game("b", { title: "Myrmes" })]);
    store.key = KEY;
    await mine.page(OPEN);
    asked.failure = away;
    expect(await mine.page(OPEN)).toMatchObject({ away: true, total: 2 });
    const found = async (filters: object) => (await mine.page({ ...OPEN, ...filters })).games.map(({ table }) => table.id);
    expect(await found({ text: "jon TRAIL" })).toEqual(["a"]);
    expect(await found({ bot: "hard" })).toEqual(["a", "b"]);
    expect(await found({ name: "Ida" })).toEqual([]);
    expect(await found({ over: true })).toEqual([]);
    asked.failure = new ApiError(401, "replaced", null);
    await expect(mine.page(OPEN)).rejects.toThrow("replaced");
  });
});

describe("memory of the browser", () => {
  it("never drops a table that may still be played or is known only here", () => {
    const store = new Store(new Memory());
    const ids = (name: string, length = 102) => Array.from({ length }, (_, n) => `${name}${n}`);
    for (const id of [...ids("running"), ...ids("over"), ...ids("lent", 3)]) store.remember({ id });
    store.note(ids("over"), { over: true, listed: true });
    store.note(ids("lent", 3), { over: true, listed: false });
    const kept = store.tables().map(({ id }) => id);
    expect(kept.filter((id) => id.startsWith("running"))).toHaveLength(102);
    expect(kept.filter((id) => id.startsWith("lent"))).toHaveLength(3);
    expect(kept.filter((id) => id.startsWith("over"))).toEqual(ids("over").slice(2).reverse());
  });

  it("opens tables by their secrets, or by the key", () => {
    const store = new Store(new Memory());
    expect([store.opening(["s"], "w"), store.opening([], "w"), store.opening([])]).toEqual([["s"], ["w"], []]);
    store.key = KEY;
    expect([store.opening(["s"]), store.opening([], "w"), store.opening([])]).toEqual([["s"], ["w", KEY], [KEY]]);
  });

  it("asks again about all tables when the key changes", () => {
    const store = new Store(new Memory());
    store.remember({ id: "a" });
    store.note(["a"], { listed: true });
    store.keepListed("open", [game("a")]);
    store.key = KEY;
    expect([store.table("a")?.listed, store.listed("open"), store.key]).toEqual([undefined, [], KEY]);
  });
});

it("has addresses for the list and for keys", () => {
  expect(parseRoute(GAMES_HASH)).toEqual({ page: "games" });
  expect(parseRoute(keyHash(KEY))).toEqual({ page: "key", key: KEY });
  expect(hashOfLink(` https://ants.example/${keyHash(KEY)} `)).toBe(keyHash(KEY));
});
