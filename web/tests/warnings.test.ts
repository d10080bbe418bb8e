import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Choices, Message } from "../src/lib/protocol";
import { Memory, Store } from "../src/lib/storage";
import { aboutPosition, hasWarnings, keyOf, sharedWarning } from "../src/lib/warnings";

const winter: Message = { id: "winter", args: { food: 1 } };
const soldier: Message = { id: "soldier" };
const option = (action: string, warning?: Message): Choice => ({ action, path: [action], label: { id: "do" }, ...(warning ? { warning } : {}) });
const choices = (options: Choice[], warnings?: Message[]): Choices => ({ seat: 0, asked: { id: "ask" }, targets: [], options, ...(warnings ? { warnings } : {}) });

describe("the warning about a pick", () => {
  it("is that of its action, or of all its actions", () => {
    expect(sharedWarning([option("a", soldier)])).toEqual(soldier);
    expect(sharedWarning([option("a", soldier), option("b", { ...soldier })])).toEqual(soldier);
  });

  it("is none as long as another action would be fine", () => {
    expect(sharedWarning([])).toBeNull();
    expect(sharedWarning([option("a", soldier), option("b")])).toBeNull();
    expect(sharedWarning([option("a"), option("b", soldier)])).toBeNull();
    expect(sharedWarning([option("a", soldier), option("b", winter)])).toBeNull();
  });
});

describe("warnings about a position", () => {
  it("are those that were not hidden, by their words", () => {
    const both = choices([], [winter, soldier]);
    expect(aboutPosition(both, new Set())).toEqual([winter, soldier]);
    expect(aboutPosition(both, new Set([keyOf(winter)]))).toEqual([soldier]);
    expect(aboutPosition(both, new Set([keyOf({ id: "winter", args: { food: 0 } })]))).toEqual([winter, soldier]);
    expect(aboutPosition(null, new Set())).toEqual([]);
  });

  it("and those about actions need room", () => {
    expect(hasWarnings(null)).toBe(false);
    expect(hasWarnings(choices([option("a")]))).toBe(false);
    expect(hasWarnings(choices([option("a"), option("b", soldier)]))).toBe(true);
    expect(hasWarnings(choices([option("a")], [winter]))).toBe(true);
  });
});

describe("the switch", () => {
  const box = new Memory();
  const load = async () => {
    vi.resetModules();
    vi.stubGlobal("localStorage", box);
    Object.assign(box, { removeItem: () => undefined });
    return (await import("../src/ui/warnings.svelte")).warnings;
  };

  beforeEach(() => {
    for (const key of ["warnings", "finished"]) box.setItem(`formicarium.${key}`, "null");
  });

  it("is on until a game of this kind is finished, here and after a reload", async () => {
    const warnings = await load();
    expect([warnings.on("myrmes"), warnings.on("micropolis")]).toEqual([true, true]);
    warnings.finish("myrmes");
    warnings.finish("myrmes");
    expect([warnings.on("myrmes"), warnings.on("micropolis")]).toEqual([false, true]);
    expect((await load()).on("myrmes")).toBe(false);
    expect(new Store(box).finished).toEqual(["myrmes"]);
  });

  it("stays as the player has put it, in all games", async () => {
    const warnings = await load();
    warnings.toggle("myrmes");
    expect([warnings.on("myrmes"), warnings.on("micropolis")]).toEqual([false, false]);
    const again = await load();
    expect(again.on("myrmes")).toBe(false);
    again.toggle("myrmes");
    again.finish("myrmes");
    expect(again.on("myrmes")).toBe(true);
  });

  it("shows hidden warnings again when it is switched", async () => {
    const warnings = await load();
    warnings.hide(winter);
    expect(warnings.hidden.has(keyOf(winter))).toBe(true);
    warnings.toggle("myrmes");
    expect(warnings.hidden.size).toBe(0);
  });

  it("survives rubbish", () => {
    box.setItem("formicarium.warnings", '"pink"');
    box.setItem("formicarium.finished", "7");
    expect([new Store(box).warnings, new Store(box).finished]).toEqual([null, []]);
  });
});
