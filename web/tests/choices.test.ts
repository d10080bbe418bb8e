import { describe, expect, it } from "vitest";
import { ONLY, chosenSeat, lead, pickables, sharedPreview, stepBack, walk } from "../src/lib/choices";
import type { Choice, Choices, Placed } from "../src/lib/protocol";
import { rowOf, said } from "./leaves";

const option = (action: string, path: string[], preview: Placed[] = []): Choice => ({
  action,
  path,
  label: said(action),
  preview,
});
const placed = (id: string, x: number): Placed => ({ surface: "hill", sprite: { id, symbol: "leaf", x, y: 0 } });

const scene = rowOf("leaf", "twig", "stone");

const choices: Choices = {
  seat: 0,
  asked: said("take"),
  targets: [
    { id: "left", kind: "spot", label: said("left"), surface: "hill" },
    { id: "right", kind: "spot", label: said("right"), surface: "hill" },
    { id: "pay", kind: "button", label: said("pay") },
    { id: "free", kind: "button", label: said("free") },
  ],
  options: [
    option("take leaf left", ["leaf", "left", "pay"], [placed("leaf", 1), placed("ant", 5)]),
    option("take leaf left free", ["leaf", "left", "free"], [placed("leaf", 1)]),
    option("take leaf right", ["leaf", "right", "pay"], [placed("leaf", 2), placed("ant", 5)]),
    option("take twig", ["twig", "left"]),
    option("take stone", ["stone", "left", "pay"]),
    option("take stone free", ["stone", "left", "free"]),
  ],
};

const withOptions = (...options: Choice[]): Choices => ({ ...choices, options });

describe("walking the choices", () => {
  it("offers the first picks in the order of the options", () => {
    expect(walk(choices, []).next).toEqual(["leaf", "twig", "stone"]);
  });

  it("narrows as the player picks", () => {
    const at = walk(choices, ["leaf"]);
    expect(at.next).toEqual(["left", "right"]);
    expect(at.options).toHaveLength(3);
    expect(at.done).toBeNull();
  });

  it("settles an action when nothing is left to decide", () => {
    expect(walk(choices, ["leaf", "right"]).done?.action).toBe("take leaf right");
    expect(walk(choices, ["twig"]).done?.action).toBe("take twig");
    expect(walk(choices, ["twig"]).next).toEqual([]);
  });

  it("goes along where all options agree, and stops at the next decision", () => {
    const at = walk(choices, ["stone"]);
    expect(at.prefix).toEqual(["stone", "left"]);
    expect(at.picks).toEqual(["stone"]);
    expect(at.next).toEqual(["pay", "free"]);
  });

  it("goes along at the very beginning, too", () => {
    const both = withOptions(option("a", ["guard", "x"]), option("b", ["guard", "y"]));
    expect(walk(both, []).next).toEqual(["x", "y"]);
    expect(walk(both, ["y"]).done?.action).toBe("b");
  });

  it("never settles an action that was not touched", () => {
    const forced = withOptions(option("only", ["leaf", "left"]));
    expect(walk(forced, []).done).toBeNull();
    expect(walk(forced, []).next).toEqual(["leaf"]);
    expect(walk(forced, ["leaf"]).done?.action).toBe("only");
  });

  it("makes an action without picks pickable", () => {
    const bare = withOptions(option("pass", []));
    expect(walk(bare, []).next).toEqual([ONLY]);
    expect(walk(bare, [ONLY]).done?.action).toBe("pass");
    expect(pickables(scene, bare, [])[0]?.kind).toBe("button");
  });

  it("drops picks that are no longer possible", () => {
    expect(walk(choices, ["gone", "left"]).picks).toEqual([]);
    expect(walk(choices, ["leaf", "up"]).picks).toEqual(["leaf"]);
  });

  it("waits for the drop while something is dragged", () => {
    const dragging = { settle: false };
    expect(walk(choices, ["twig"], dragging).done).toBeNull();
    expect(walk(choices, ["twig"], dragging).next).toEqual(["left"]);
    expect(walk(choices, ["twig", "left"], dragging).done?.action).toBe("take twig");
  });

  it("reaches every action and nothing else", () => {
    const reached: string[] = [];
    const visit = (picks: string[]) => {
      const at = walk(choices, picks);
      if (at.done) reached.push(at.done.action);
      for (const id of at.next) visit([...at.picks, id]);
    };
    visit([]);
    expect(reached.sort()).toEqual(choices.options.map((each) => each.action).sort());
  });

  it("steps back one pick", () => {
    expect(stepBack(["leaf", "left"])).toEqual(["leaf"]);
    expect(stepBack([])).toEqual([]);
  });
});

describe("leading to an action", () => {
  const to = (action: string, among = choices) => lead(among, among.options.find((each) => each.action === action)!);

  it("leaves the last pick to the player", () => {
    expect(to("take leaf left free")).toEqual({ picks: ["leaf", "left"], lit: "free", turn: 0 });
    expect(to("take leaf right")).toEqual({ picks: ["leaf"], lit: "right", turn: 0 });
    expect(to("take twig")).toEqual({ picks: [], lit: "twig", turn: 0 });
    expect(to("take stone free")).toEqual({ picks: ["stone"], lit: "free", turn: 0 });
  });

  it("goes along at the beginning, and knows actions without picks", () => {
    const both = withOptions(option("a", ["guard", "x"]), option("b", ["guard", "y"]));
    expect(to("b", both)).toEqual({ picks: [], lit: "y", turn: 0 });
    expect(to("pass", withOptions(option("pass", [])))).toEqual({ picks: [], lit: ONLY, turn: 0 });
  });

  it("is one pick away from every action", () => {
    for (const { action } of choices.options) {
      const { picks, lit } = to(action);
      expect(walk(choices, picks).done).toBeNull();
      expect(pickables(scene, choices, picks).map((pick) => pick.id)).toContain(lit);
      expect(walk(choices, [...picks, lit]).done?.action).toBe(action);
    }
  });
});

describe("pickables", () => {
  it("tells sprites, spots and buttons apart", () => {
    expect(pickables(scene, choices, []).map((each) => each.kind)).toEqual(["sprite", "sprite", "sprite"]);
    expect(pickables(scene, choices, ["leaf"]).map((each) => each.kind)).toEqual(["spot", "spot"]);
    expect(pickables(scene, choices, ["leaf", "left"]).map((each) => each.kind)).toEqual(["button", "button"]);
  });

  it("knows on which surface they are and whether they settle the action", () => {
    const [leaf, twig] = pickables(scene, choices, []);
    expect(leaf).toMatchObject({ surface: "row", final: false });
    expect(twig).toMatchObject({ surface: "row", final: true });
    expect(pickables(scene, choices, ["leaf"])[0]?.surface).toBe("hill");
  });

  it("previews only what is certain", () => {
    const ids = (preview: Placed[]) => preview.map((each) => each.sprite.id);
    expect(ids(pickables(scene, choices, ["leaf"])[0]!.preview)).toEqual(["leaf"]);
    expect(ids(pickables(scene, choices, ["leaf"])[1]!.preview)).toEqual(["leaf", "ant"]);
    expect(sharedPreview([])).toEqual([]);
  });
});

it("shows the seat that was asked for while it is to act", () => {
  const second = { ...choices, seat: 2 };
  expect(chosenSeat([choices, second], 2)?.seat).toBe(2);
  expect(chosenSeat([choices, second], 4)?.seat).toBe(0);
  expect(chosenSeat([], 1)).toBeNull();
});
