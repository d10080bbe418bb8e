import { describe, expect, it } from "vitest";
import { flyFrames, moves, positions, shortWay, slideFrames } from "../src/lib/glide";
import { lastActor } from "../src/lib/log";
import type { LogLine, Scene } from "../src/lib/protocol";
import { NOBODY, embeddedHash, hashOfLink, learnHash, parseRoute, replayHash, seatHash, spectatorHash } from "../src/lib/router";
import { Memory, Store } from "../src/lib/storage";
import { Texts, preferred, slug } from "../src/lib/texts";

it("finds the last action that was not taken back", () => {
  const line = (kind: LogLine["kind"], seat: number | null) => ({ number: 0, kind, seat, messages: [], ...(kind === "undo" ? { undone: 1 } : {}) });
  expect(lastActor([line("start", null)])).toBeNull();
  expect(lastActor([line("action", 0), line("action", 1), line("action", 1), line("undo", 1)])).toBe(1);
  expect(lastActor([line("action", 0), line("action", 1), line("undo", 1)])).toBe(0);
  const back = { ...line("takeback", 0), undone: 2 };
  expect(lastActor([line("action", 2), line("action", 0), line("action", 1), back])).toBe(2);
});

describe("addresses", () => {
  it("go to the start page by default", () => {
    for (const hash of ["", "#", "#/", "#/elsewhere", "#/table/"]) expect(parseRoute(hash)).toEqual({ page: "start" });
  });

  it("carry seats and spectators, there and back", () => {
    expect(parseRoute(seatHash("t1", ["a", "b"]))).toMatchObject({ id: "t1", secrets: ["a", "b"], spectator: null });
    expect(parseRoute(spectatorHash("t1", "w"))).toMatchObject({ id: "t1", secrets: [], spectator: "w" });
    expect(parseRoute(seatHash("t1", []))).toMatchObject({ id: "t1", secrets: [] });
  });

  it("lead to guided first games", () => {
    expect(parseRoute(learnHash("trail"))).toEqual({ page: "learn", game: "trail" });
    expect(parseRoute("#/learn/")).toEqual({ page: "start" });
  });

  it("lead to every position of a replay, there and back", () => {
    expect(replayHash("t1", { at: 7, eyes: "B" })).toBe("#/replay/t1?at=7&eyes=B");
    expect(parseRoute(replayHash("t1", { at: 7, eyes: "B" }))).toEqual({ page: "replay", id: "t1", at: 7, line: null, eyes: "B" });
    expect(parseRoute(replayHash("t1", { line: 0, eyes: NOBODY }))).toMatchObject({ at: null, line: 0, eyes: NOBODY });
    expect(parseRoute(replayHash("t1"))).toEqual({ page: "replay", id: "t1", at: null, line: null, eyes: null });
    expect(parseRoute("#/replay/t1?at=-1&line=x&eyes=G")).toMatchObject({ at: null, line: null, eyes: null });
    expect(parseRoute("#/replay/")).toEqual({ page: "start" });
  });

  it("of a page to be embedded are addresses of the server, too", () => {
    expect(parseRoute(embeddedHash("/embed/r1", "?at=3") ?? "")).toMatchObject({ page: "embed", id: "r1", at: 3 });
    expect(embeddedHash("/", "?at=3")).toBeNull();
  });

  it("are found in what was pasted", () => {
    expect(hashOfLink(" https://ants.example/#/table/t1?s=a ")).toBe("#/table/t1?s=a");
    expect(hashOfLink("https://ants.example/")).toBeNull();
  });
});

describe("memory of the browser", () => {
  it("keeps tables, newest first, and merges what it learns", () => {
    const store = new Store(new Memory());
    store.remember({ id: "a", secrets: ["s"], links: { "1": "x" } }, 1);
    store.remember({ id: "b" }, 2);
    store.remember({ id: "a", game: "g" }, 3);
    expect(store.tables().map((table) => table.id)).toEqual(["a", "b"]);
    expect(store.table("a")).toEqual({ id: "a", game: "g", secrets: ["s"], spectator: null, links: { "1": "x" }, at: 3 });
    store.forget("a");
    expect(store.table("a")).toBeUndefined();
  });

  it("keeps the place in each guided first game", () => {
    const store = new Store(new Memory());
    const place = { step: 2, made: 1, reached: 3, steps: 9, finished: false };
    expect(store.lesson("trail")).toBeNull();
    store.keepLesson("trail", place);
    store.keepLesson("myrmes", { ...place, step: 0 });
    expect([store.lesson("trail"), store.lesson("myrmes")?.step]).toEqual([place, 0]);
  });

  it("survives rubbish", () => {
    const box = new Memory();
    box.setItem("formicarium.tables", "{");
    box.setItem("formicarium.theme", '"pink"');
    expect(new Store(box).tables()).toEqual([]);
    expect(new Store(box).theme).toBe("auto");
  });
});

describe("texts", () => {
  const texts = new Texts("pl", [
    "ants =\n    { $n ->\n        [one] mrówka\n        [few] mrówki\n       *[many] mrówek\n    }",
    "took = { $player } took { $what }\nleaf = a leaf\nui-x = X",
  ]);

  it("follow the plurals of the language", () => {
    expect([1, 3, 5].map((n) => texts.text("ants", { n }))).toEqual(["mrówka", "mrówki", "mrówek"]);
  });

  it("fall back to the id", () => {
    expect(texts.text("ui-x")).toBe("X");
    expect(texts.text("ui-y")).toBe("ui-y");
    expect(texts.find("ui-y")).toBeNull();
  });

  it("put messages into messages, and names to seats", () => {
    const message = { id: "took", args: { player: { id: "seat", args: { seat: 1 } }, what: { id: "leaf" } } };
    expect(texts.format(message, () => "Ada")).toBe("Ada took a leaf");
    expect(texts.format(message)).toBe("B took a leaf");
  });

  it("ask for a form of what they insert", () => {
    const german = new Texts("de", [
      "meets = trifft { FORM($what, \"acc\") }\nant = eine Ameise\nbug = ein Käfer\n    .acc = einen Käfer",
    ]);
    const meets = (id: string) => german.format({ id: "meets", args: { what: { id, args: {} } } });
    expect([meets("ant"), meets("bug")]).toEqual(["trifft eine Ameise", "trifft einen Käfer"]);
    const list = { id: "list", args: { "0": { id: "ant" }, "1": { id: "bug" } } };
    expect(german.format({ id: "meets", args: { what: list } })).toBe("trifft eine Ameise und einen Käfer");
  });

  it("list things as the language does", () => {
    expect(texts.list(["a", "b", "c"])).toBe("a, b i c");
    expect(new Texts("en", []).list(["a", "b", "c"])).toBe("a, b and c");
    expect(texts.format({ id: "list", args: { "0": { id: "leaf" }, "1": { id: "ui-x" } } })).toBe("a leaf i X");
  });

  it("choose a language and make slugs", () => {
    expect(preferred(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(preferred(["fr"])).toBe("en");
    expect(slug("royal gallery")).toBe("royal-gallery");
  });
});

describe("gliding", () => {
  const scene = (a: [string, number][], b: [string, number][]): Scene => ({
    surfaces: [a, b].map((sprites, n) => ({
      id: `s${n}`,
      kind: "player",
      title: { id: "t" },
      width: 1,
      height: 1,
      sprites: sprites.map(([id, x]) => ({ id, symbol: id, x, y: 0 })),
    })),
    facts: [],
  });
  const frames = new Map([
    ["s0", { a: 2, e: 10, f: 20 }],
    ["s1", { a: 1, e: 100, f: 0 }],
  ]);

  it("finds what slid, flew, came and went", () => {
    const before = positions(scene([["slid", 1], ["flew", 2], ["stayed", 3]], [["went", 0]]), frames);
    const after = positions(scene([["slid", 5], ["stayed", 3], ["came", 0]], [["flew", 4]]), frames);
    const kinds = Object.fromEntries(moves(before, after).map((move) => [(move.to ?? move.from)!.sprite.id, move.kind]));
    expect(kinds).toEqual({ slid: "slide", flew: "fly", came: "appear", went: "vanish" });
    const flew = moves(before, after).find((move) => move.kind === "fly")!;
    expect(flyFrames(flew.from!, flew.to!)).toEqual([
      "translate(14px, 20px) rotate(0deg) scale(2)",
      "translate(104px, 0px) rotate(0deg) scale(1)",
    ]);
  });

  it("turns the short way", () => {
    expect(shortWay(350, 10)).toBe(370);
    expect(shortWay(10, 350)).toBe(-10);
    const at = (rotation: number) => ({ id: "a", symbol: "a", x: 0, y: 0, rotation });
    expect(slideFrames(at(350), at(10))).toEqual([
      "translate(0px, 0px) rotate(-10deg)",
      "translate(0px, 0px) rotate(10deg)",
    ]);
  });
});
