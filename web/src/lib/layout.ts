/** How the surfaces share a screen that is wide enough for all of them. Pure: sizes in, scales out. */

export interface Extent {
  width: number;
  height: number;
}

export interface GridPlan {
  columns: number;
  rows: number;
  /** Pixels per unit that every surface of the grid can have. */
  scale: number;
}

export interface TablePlan {
  /** Pixels per unit of what is on offer. */
  offer: number;
  /** The boards of others stand beside those that matter most to the viewer, else below. */
  beside: boolean;
  large: GridPlan;
  small: GridPlan;
}

export interface TableParts {
  offers: readonly Extent[];
  /** Shared boards and the viewer's own. */
  large: readonly Extent[];
  /** The boards of others. */
  small: readonly Extent[];
}

export const GAP = 12;
/** What a card needs besides its surface: its title, its padding, its border. */
export const CARD: Extent = { width: 18, height: 48 };
/** How much larger own boards are than those of others, at best. */
const LARGER = 1.6;
/** How much smaller what is on offer may be than own boards. */
const OFFERED = 1.2;
/** The largest part of the height that the offer may take. */
const OFFER_SHARE = 0.34;
/** What is limited by the smallest part is settled first; then everything else grows where it can. */
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

/** @param frame What a card of the offer needs besides its surface. */
export function planTable(parts: TableParts, room: Extent, frame: Extent): TablePlan {
  let best: TablePlan = { offer: 0, beside: true, large: NONE, small: NONE };
  let highest = -Infinity;
  const most = largestOffer(parts.offers, room, frame);
  for (let part = 1; part >= 0.6; part -= 0.04) {
    const offer = most * part;
    const taken = parts.offers.reduce((sum, each) => sum + each.height * offer + frame.height + GAP, 0);
    for (const boards of boardPlans(parts, { ...room, height: room.height - taken })) {
      const worth = worthOf(offer, boards, offer < most * 0.999);
      if (worth > highest) [best, highest] = [{ offer, ...boards }, worth];
    }
  }
  return best;
}

function largestOffer(offers: readonly Extent[], room: Extent, frame: Extent): number {
  if (offers.length === 0) return 0;
  const tall = offers.reduce((sum, offer) => sum + offer.height, 0);
  return Math.max(0.01, Math.min((room.width - frame.width) / widest(offers), (room.height * OFFER_SHARE) / tall));
}

function* boardPlans({ large, small }: TableParts, room: Extent): Generator<Omit<TablePlan, "offer">> {
  if (small.length === 0) return yield { beside: true, large: bestGrid(large, room), small: NONE };
  if (large.length === 0) return yield { beside: true, large: NONE, small: bestGrid(small, room) };
  for (const beside of [true, false]) {
    const side = beside ? "width" : "height";
    for (let share = 0.25; share <= 0.86; share += 0.02) {
      const first = { ...room, [side]: room[side] * share };
      const rest = { ...room, [side]: room[side] * (1 - share) - GAP };
      yield { beside, large: bestGrid(large, first), small: bestGrid(small, rest) };
    }
  }
}

/** @param shrunk The offer could be larger, so it must not fall behind. */
function worthOf(offer: number, { large, small }: Omit<TablePlan, "offer">, shrunk: boolean): number {
  const parts = [shrunk ? offer * OFFERED : 0, large.scale, small.scale * LARGER].filter((scale) => scale > 0);
  return Math.min(...parts) + THEN * (offer + large.scale + small.scale);
}

function widest(surfaces: readonly Extent[]): number {
  return Math.max(1, ...surfaces.map((surface) => surface.width));
}
