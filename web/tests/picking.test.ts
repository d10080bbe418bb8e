import { describe, expect, it } from "vitest";
import { Picking } from "../src/lib/picking.svelte";
import type { Choice, Choices, Target } from "../src/lib/protocol";
import { rowOf, said } from "./leaves";

const option = (action: string, path: string[]): Choice => ({
  action,
  path,
  label: said(action),
  preview: [{ surface: "hill", sprite: { id: action, symbol: "leaf", x: 0, y: 0 } }],
});
const spot = (id: string, x: number): Target => ({ id, kind: "spot", label: said(id), surface: "hill", x, y: 0 });
const turn = (id: string, rotation: number): Target => ({ id, kind: "turn", label: said(id), rotation });

const scene = rowOf("leaf", "twig");
const forSeat = (seat: number, ...options: Choice[]): Choices => ({
  seat,
  asked: said("take"),
  targets: [spot("left", 0), spot("right", 9), turn("t0", 0), turn("t60", 60)],
  options,
});
const take = forSeat(0, option("leaf left", ["leaf", "left"]), option("leaf right", ["leaf", "right"]), option("twig", ["twig", "left"]));

function setup(...first: Choices[]) {
  let offered = first;
  const chosen: [string, number][] = [];
  const picking = new Picking({
    scene: () => scene,
    offered: () => offered,
    chosen: (choice, seat) => chosen.push([choice.action, seat]),
  });
  return { picking, chosen, offer: (...next: Choices[]) => (offered = next) };
}
const ids = (picking: Picking) => picking.pickables.map(({ id }) => id);

describe("picking", () => {
  it("narrows the picks until a choice is made", () => {
    const { picking, chosen } = setup(take);
    expect(ids(picking)).toEqual(["leaf", "twig"]);
    picking.pick("leaf");
    expect(ids(picking)).toEqual(["left", "right"]);
    expect(picking.path).toEqual(["leaf"]);
    expect(chosen).toEqual([]);
    picking.pick("right");
    expect(chosen).toEqual([["leaf right", 0]]);
  });

  it("loses only the last pick if the choice is declined", () => {
    const { picking, chosen } = setup(take);
    picking.pick("leaf");
    picking.pick("right");
    expect(picking.picks).toEqual(["leaf"]);
    expect(ids(picking)).toEqual(["left", "right"]);
    picking.pick("left");
    expect(chosen).toEqual([["leaf right", 0], ["leaf left", 0]]);
  });

  it("goes along the whole path of an only action where it does not settle", () => {
    const chosen: string[] = [];
    const picking = new Picking({
      scene: () => scene,
      offered: () => [forSeat(0, option("leaf left", ["leaf", "left"]))],
      chosen: ({ action }) => chosen.push(action),
      settles: false,
    });
    expect(picking.pickables.map(({ id, final }) => [id, final])).toEqual([["leaf", false]]);
    picking.pick("leaf");
    expect([chosen, picking.pickables.map(({ id, final }) => [id, final])]).toEqual([[], [["left", true]]]);
    picking.pick("left");
    expect(chosen).toEqual(["leaf left"]);
  });

  it("takes a dragged piece if its pick is the whole action where it does not settle", () => {
    const chosen: string[] = [];
    const picking = new Picking({ scene: () => scene, offered: () => [forSeat(0, option("leaf", ["leaf"]))], chosen: ({ action }) => chosen.push(action), settles: false });
    picking.dragged = "leaf";
    picking.drop(null);
    expect([chosen, picking.dragged]).toEqual([["leaf"], null]);
  });

  it("forgets the picks when the choice is carried out", () => {
    const { picking } = setup(take);
    picking.pick("leaf");
    picking.lit = "left";
    picking.listed = take.options[0] ?? null;
    picking.clear();
    expect([picking.picks, picking.lit, picking.listed]).toEqual([[], null, null]);
  });

  it("takes a choice without picks, of a seat that has choices", () => {
    const { picking, chosen, offer } = setup(take);
    picking.choose(option("twig", []));
    offer();
    picking.choose(option("twig", []));
    expect(chosen).toEqual([["twig", 0]]);
  });

  it("keeps the picks that are still possible when the choices change", () => {
    const { picking, offer } = setup(take);
    picking.pick("leaf");
    offer(forSeat(0, ...take.options.slice(0, 2)), forSeat(1));
    picking.renew();
    expect(picking.path).toEqual(["leaf"]);
    offer(forSeat(0, option("twig", ["twig", "left"])));
    picking.renew();
    expect(picking.picks).toEqual([]);
    offer();
    picking.renew();
    expect([picking.choices, picking.pickables, picking.path]).toEqual([null, [], []]);
  });

  it("plays for one of several seats", () => {
    const { picking, chosen } = setup(take, forSeat(3, option("rest", ["leaf"])));
    picking.pick("leaf");
    picking.playAs(3);
    expect(picking.picks).toEqual([]);
    picking.pick("leaf");
    expect(chosen).toEqual([["rest", 3]]);
  });

  it("takes picks back", () => {
    const { picking } = setup(take);
    picking.pick("leaf");
    picking.lit = "left";
    picking.stepBack();
    expect([picking.picks, picking.lit]).toEqual([[], null]);
  });

  it("has nothing to pick without choices, as in a replay", () => {
    const { picking, chosen } = setup();
    picking.pick("leaf");
    picking.turnBy(1);
    picking.follow(option("twig", ["twig"]));
    expect([picking.picks, picking.pickables, picking.previewed, chosen]).toEqual([[], [], [], []]);
  });
});

describe("dragging", () => {
  it("offers the places for the dragged piece", () => {
    const { picking, chosen } = setup(take);
    picking.dragged = "twig";
    expect(ids(picking)).toEqual(["left"]);
    picking.drop("left");
    expect(chosen).toEqual([["twig", 0]]);
    expect(picking.dragged).toBeNull();
  });

  it("ends beside every place without a pick", () => {
    const { picking, chosen } = setup(take);
    picking.dragged = "leaf";
    picking.drop(null);
    expect([picking.dragged, picking.picks, chosen]).toEqual([null, [], []]);
  });
});

describe("highlighting", () => {
  it("previews the lit pick, or the choice that is highlighted in a list", () => {
    const { picking } = setup(take);
    picking.lit = "twig";
    expect(picking.previewed.map(({ sprite }) => sprite.id)).toEqual(["twig"]);
    picking.listed = take.options[1] ?? null;
    expect(picking.previewed.map(({ sprite }) => sprite.id)).toEqual(["leaf right"]);
  });

  it("leads to a choice, and leaves the last pick to the player", () => {
    const { picking, chosen } = setup(take);
    picking.follow(option("leaf right", ["leaf", "right"]));
    expect([picking.picks, picking.lit, chosen]).toEqual([["leaf"], "right", []]);
  });
});

describe("turning", () => {
  const lay = forSeat(0, option("lay 0", ["leaf", "left", "t0"]), option("lay 60", ["leaf", "left", "t60"]), option("lay far", ["leaf", "right", "t0"]));

  it("turns the piece where it is highlighted", () => {
    const { picking, chosen } = setup(lay);
    expect(picking.turnable).toBe(true);
    picking.lit = "left";
    picking.turnBy(1);
    expect([picking.turn, picking.lit, picking.steady]).toEqual([60, "left", false]);
    picking.pick("left");
    expect(chosen).toEqual([["lay 60", 0]]);
  });

  it("needs a piece that can be turned", () => {
    const { picking } = setup(take);
    picking.turnBy(1);
    expect([picking.turnable, picking.turn]).toEqual([false, 0]);
  });
});
