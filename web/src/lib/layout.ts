/** The layout of the surfaces on a wide screen. Pure: sizes in, scales out. */

export interface Extent {
  width: number;
  height: number;
}

export interface GridPlan {
  columns: number;
  rows: number;
  /** Pixels per unit of every surface of the grid. */
  scale: number;
}

/**
 * The arrangement of the three groups of boards:
 * "side": shared and own boards together, those of others beside them;
 * "below": shared and own boards together, those of others below;
 * "column": shared boards at the left, own boards and then those of others in a column beside them;
 * "row": shared boards on top, own boards and then those of others in a row below them.
 */
export type Arrangement = "side" | "below" | "column" | "row";

export interface BoardPlan {
  arrangement: Arrangement;
  /** Shared boards, and own ones unless these form a column or row. */
  shared: GridPlan;
  own: GridPlan;
  others: GridPlan;
}

export interface TablePlan extends BoardPlan {
  /** Pixels per unit of the offer. */
  offer: number;
}

export interface TableParts {
  offers: readonly Extent[];
  shared: readonly Extent[];
  own: readonly Extent[];
  others: readonly Extent[];
}

export const GAP = 12;
/** The space of a card around its surface: title, padding, border. */
export const CARD: Extent = { width: 18, height: 48 };
/** The wanted size of own boards relative to those of others. */
const LARGER = 1.6;
/** The same for games with a shared board, where the boards of others matter less. */
const MUCH_LARGER = 3.2;
/** The wanted size of a shared board relative to own ones. */
const CENTRAL = 1.1;
/** Own boards may be larger than the offer by this factor. */
const OFFERED = 1.2;
/** The maximum part of the height for the offer. */
const OFFER_SHARE = 0.34;
/** The weight of the sum of all scales; the smallest scale counts first. */
const THEN = 0.05;
const NONE: GridPlan = { columns: 1, rows: 1, scale: 0 };

export function bestGrid(surfaces: readonly Extent[], room: Extent): GridPlan {
  let best = NONE;
  const width = widest(surfaces);
  const height = Math.max(1, ...surfaces.map((surface) => surface.height));
  for (let columns = 1; columns <= surfaces.length; columns++) {
    const rows = Math.ceil(surfaces.length / columns);
    const across = (room.width - GAP * (columns - 1)) / columns - CARD.width;
    const down = (room.height - GAP * (rows - 1)) / rows - CARD.height;
    const scale = Math.min(across / width, down / height);
    if (scale > best.scale) best = { columns, rows, scale };
  }
  return best;
}

/** The space of the offer's card around its surface. */
export interface OfferFrame extends Extent {
  /** The minimum height of the card, whose text stands beside the surface. */
  least: number;
}

export function planTable(parts: TableParts, room: Extent, frame: OfferFrame): TablePlan {
  let best: TablePlan = { offer: 0, arrangement: "side", shared: NONE, own: NONE, others: NONE };
  let highest = -Infinity;
  const most = largestOffer(parts.offers, room, frame);
  for (let part = 1; part >= 0.6; part -= 0.04) {
    const offer = most * part;
    const taken = parts.offers.reduce((sum, each) => sum + offerHeight(each, offer, frame) + GAP, 0);
    for (const boards of boardPlans(parts, { ...room, height: room.height - taken })) {
      const worth = worthOf(offer, boards, parts, offer < most * 0.999);
      if (worth > highest) [best, highest] = [{ offer, ...boards }, worth];
    }
  }
  return best;
}

/** The height of the offer's card. */
export function offerHeight(offer: Extent, scale: number, frame: OfferFrame): number {
  return Math.max(frame.least, offer.height * scale + frame.height);
}

function largestOffer(offers: readonly Extent[], room: Extent, frame: Extent): number {
  if (offers.length === 0) return 0;
  const tall = offers.reduce((sum, offer) => sum + offer.height, 0);
  return Math.max(0.01, Math.min((room.width - frame.width) / widest(offers), (room.height * OFFER_SHARE) / tall));
}

function* boardPlans(parts: TableParts, room: Extent): Generator<BoardPlan> {
  const { shared, own, others } = parts;
  const large = [...shared, ...own];
  for (const [first, rest, arrangement] of halves(room, large.length > 0, others.length > 0)) {
    const grid = bestGrid(large, first);
    const none = own.length ? grid : NONE;
    yield { arrangement, shared: grid, own: none, others: bestGrid(others, rest) };
  }
  if (shared.length === 0 || own.length === 0) return;
  yield* apartPlans(parts, room, "column");
  yield* apartPlans(parts, room, "row");
}

/** Shared boards on one side; own boards and those of others divide the other side. */
function* apartPlans(parts: TableParts, room: Extent, arrangement: "column" | "row"): Generator<BoardPlan> {
  const [once, twice] = arrangement === "column" ? (["width", "height"] as const) : (["height", "width"] as const);
  for (const share of shares(true)) {
    const [first, second] = split(room, once, share);
    const shared = bestGrid(parts.shared, first);
    for (const part of shares(parts.others.length > 0)) {
      const [third, rest] = split(second, twice, part);
      yield { arrangement, shared, own: bestGrid(parts.own, third), others: bestGrid(parts.others, rest) };
    }
  }
}

function* halves(room: Extent, first: boolean, rest: boolean): Generator<[Extent, Extent, Arrangement]> {
  if (!first || !rest) return yield [room, room, "side"];
  for (const share of shares(true)) yield [...split(room, "width", share), "side"];
  for (const share of shares(true)) yield [...split(room, "height", share), "below"];
}

function shares(divided: boolean): number[] {
  return divided ? Array.from({ length: 21 }, (_, n) => 0.25 + 0.03 * n) : [1];
}

function split(room: Extent, side: "width" | "height", share: number): [Extent, Extent] {
  const first = { ...room, [side]: room[side] * share };
  return [first, { ...room, [side]: share < 1 ? room[side] * (1 - share) - GAP : 0 }];
}

/** @param shrunk Whether the offer could be larger; then it must not be much smaller than the boards. */
function worthOf(offer: number, { shared, own, others }: BoardPlan, parts: TableParts, shrunk: boolean): number {
  const central = parts.shared.length > 0 && parts.own.length > 0;
  const scales = [
    shrunk ? offer * OFFERED : 0,
    parts.shared.length ? shared.scale / (central ? CENTRAL : 1) : 0,
    own.scale,
    others.scale * (central ? MUCH_LARGER : LARGER),
  ].filter((scale) => scale > 0);
  return Math.min(...scales) + THEN * (offer + shared.scale + own.scale + others.scale);
}

function widest(surfaces: readonly Extent[]): number {
  return Math.max(1, ...surfaces.map((surface) => surface.width));
}
