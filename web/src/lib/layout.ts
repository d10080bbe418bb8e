/**
 * The places of all cards on a screen that is wider than a phone. Pure: sizes in, rectangles out.
 *
 * The room is filled: no card covers another one, and none is outside. Own and shared boards count most. The
 * offer has a limit. The boards of others always form one column or one line.
 */

export interface Extent {
  width: number;
  height: number;
}

/** The rectangle of a card. */
export interface Place extends Extent {
  left: number;
  top: number;
  /** Whether its text stands beside the drawing, not above it. */
  beside: boolean;
}

/** A place for each surface of each group. */
export interface TablePlan {
  offers: Place[];
  shared: Place[];
  own: Place[];
  others: Place[];
}

export interface TableParts {
  offers: readonly Extent[];
  shared: readonly Extent[];
  own: readonly Extent[];
  others: readonly Extent[];
  /** The number of boards of each other player; those of one player stay in one line. */
  each?: number;
  /** The height of a row, if others have one card with a row of facts for each instead of boards. */
  row?: number;
}

export const GAP = 10;

/** The space of a card around its drawing, and the minimum size of the card: its text must fit. */
interface Frame extends Extent {
  least: Extent;
  beside: boolean;
}

const ABOVE: Frame = { width: 18, height: 48, least: { width: 150, height: 110 }, beside: false };
const BESIDE: Frame = { width: 146, height: 16, least: { width: 190, height: 80 }, beside: true };
const OFFER_ABOVE: Frame = { width: 24, height: 42, least: { width: 100, height: 80 }, beside: false };
const OFFER_BESIDE: Frame = { width: 188, height: 16, least: { width: 600, height: 108 }, beside: true };

/** The least width of rows of facts, and that from which all facts of a row stand in one line of this height. */
const ROW = { least: 330, wide: 706, flat: 52 };

/** The maximum part of the room's height for the offer. */
const OFFER_SHARE = 0.235;
/** Boards of others are at most this large, compared with own ones. */
const SMALLER = 0.8;
/** How much the sizes of groups count; that of own boards beside a shared one is less. */
const WORTH = { shared: 1, own: 1, ownBeside: 0.7, offers: 0.25, others: 0.16 };
/** Cards that are too small for their text are the last resort: they count as if smaller by this factor. */
const TOO_SMALL = 1000;
/** The distance of the divisions that are tried, as parts of the room. */
const STEP = 0.03;

interface Room extends Extent {
  left: number;
  top: number;
}

/** A group in its room. */
interface Laid {
  /** Computed only for the best candidate. */
  places: () => Place[];
  /** Pixels per unit of its surfaces; less for a card that is too small for its text. */
  scale: number;
  /** How much of the room's height it needs. */
  height: number;
}

interface Candidate {
  groups: Record<keyof TablePlan, Laid>;
  worth: number;
}

const NOTHING: Laid = { places: () => [], scale: 0, height: 0 };
const NO_GROUPS = { offers: NOTHING, shared: NOTHING, own: NOTHING, others: NOTHING };

export function planTable(parts: TableParts, { width, height }: Extent): TablePlan {
  const all = { left: 0, top: 0, width, height };
  let best: Candidate = { groups: NO_GROUPS, worth: -Infinity };
  for (const candidate of candidates(parts, all)) if (candidate.worth > best.worth) best = candidate;
  const { offers, shared, own, others } = best.groups;
  return { offers: offers.places(), shared: shared.places(), own: own.places(), others: others.places() };
}

function* candidates(parts: TableParts, all: Room): Generator<Candidate> {
  if (!hasMain(parts)) return yield* withOffer(parts, all, (room) => onlyOthers(parts, room));
  yield* withOffer(parts, all, (room) => arrangements(parts, room));
  if (parts.others.length === 0) return;
  // A column of the whole height beside all the rest.
  for (const [rest, column] of splits(all, "width", 0.6, 0.92)) {
    const others = layOthers(parts, column);
    yield* withOffer(parts, rest, (room) => mains(parts, room, () => others));
  }
}

const hasMain = (parts: TableParts) => parts.shared.length + parts.own.length > 0;

function* onlyOthers(parts: TableParts, room: Room): Generator<Candidate> {
  yield judged(parts, NOTHING, NOTHING, layGrid(parts.others, room));
}

/** The offer on top with several heights, and below it each of the arrangements of the rest. */
function* withOffer(parts: TableParts, all: Room, below: (room: Room) => Iterable<Candidate>): Generator<Candidate> {
  if (parts.offers.length === 0) return yield* below(all);
  const most = all.height * OFFER_SHARE;
  for (let height = most; height >= Math.min(most, OFFER_ABOVE.least.height); height -= Math.max(6, most / 8)) {
    const offers = layOffers(parts.offers, { ...all, height });
    const used = Math.ceil(offers.height) + GAP;
    const worth = WORTH.offers * sizeOf(parts.offers, offers);
    for (const candidate of below({ ...all, top: all.top + used, height: all.height - used }))
      yield { groups: { ...candidate.groups, offers }, worth: candidate.worth + worth };
  }
}

/** Others in a column beside the main boards, in a line below them, or in the half of the own boards. */
function* arrangements(parts: TableParts, room: Room): Generator<Candidate> {
  if (parts.others.length === 0) return yield* mains(parts, room, () => NOTHING);
  for (const [first, rest] of splits(room, "width", 0.5, 0.92)) {
    const others = layOthers(parts, rest);
    yield* mains(parts, first, () => others);
  }
  for (const [first] of splits(room, "height", 0.5, 0.92))
    yield* mains(parts, first, (used) => layOthers(parts, below(room, used)));
  if (parts.shared.length && parts.own.length) yield* halves(parts, room);
}

/** Shared and own boards, side by side or one below the other. */
function* mains(parts: TableParts, room: Room, rest: (used: number) => Laid): Generator<Candidate> {
  const { shared, own } = parts;
  if (!shared.length || !own.length) {
    const laid = layGrid([...shared, ...own], room);
    return yield judged(parts, shared.length ? laid : NOTHING, own.length ? laid : NOTHING, rest(laid.height));
  }
  for (const side of ["width", "height"] as const)
    for (const [first, second] of splits(room, side, 0.3, 0.75)) {
      const [one, two] = [layGrid(shared, first), layGrid(own, second)];
      const used = side === "width" ? Math.max(one.height, two.height) : room.height;
      yield judged(parts, one, two, rest(used));
    }
}

/** A shared board in one half; in the other half own boards, and others in what they leave. */
function* halves(parts: TableParts, room: Room): Generator<Candidate> {
  for (const [first, second] of splits(room, "width", 0.3, 0.75)) {
    const shared = layGrid(parts.shared, first);
    for (const [upper] of splits(second, "height", 0.3, 0.85)) {
      const own = layGrid(parts.own, upper);
      yield judged(parts, shared, own, layOthers(parts, below(second, own.height)));
    }
  }
  for (const [first, second] of splits(room, "height", 0.3, 0.75)) {
    const shared = layGrid(parts.shared, first);
    for (const [left, right] of splits(second, "width", 0.4, 0.85))
      yield judged(parts, shared, layGrid(parts.own, left), layOthers(parts, right));
  }
}

function judged(parts: TableParts, shared: Laid, own: Laid, others: Laid): Candidate {
  const both = parts.shared.length > 0 && parts.own.length > 0;
  const most = own.scale && !parts.row ? SMALLER * own.scale : Infinity;
  const seen = others.scale > most ? { ...others, scale: most } : others;
  const worth =
    WORTH.shared * sizeOf(parts.shared, shared) +
    (both ? WORTH.ownBeside : WORTH.own) * sizeOf(parts.own, own) +
    WORTH.others * sizeOf(parts.others, seen);
  return { groups: { ...NO_GROUPS, shared, own, others }, worth };
}

/** How large drawings are, as the logarithm of a side: doubling one is worth as much as doubling another. */
function sizeOf(surfaces: readonly Extent[], { scale }: Laid): number {
  if (surfaces.length === 0) return 0;
  const side = surfaces.reduce((sum, { width, height }) => sum + Math.sqrt(width * height), 0) / surfaces.length;
  return Math.log(Math.max(1e-9, scale * side));
}

// ----------------------------------------------------------------------------------------- groups

function layOffers(offers: readonly Extent[], room: Room): Laid {
  return larger([OFFER_ABOVE, OFFER_BESIDE].map((frame) => lay(offers, room, 1, frame)));
}

/** Own and shared boards in the best grid. */
function layGrid(surfaces: readonly Extent[], room: Room): Laid {
  return larger(surfaces.map((_, n) => lay(surfaces, room, n + 1, ABOVE)));
}

/** In a column or a line, with the text above or beside the drawings, or in rows. */
function layOthers({ others, each = 1, row }: TableParts, room: Room): Laid {
  if (row) return layRows(others.length, row, room);
  const forms = [each, others.length].flatMap((columns) => [ABOVE, BESIDE].map((frame) => lay(others, room, columns, frame)));
  return larger(forms);
}

/** Rows need their height and are no better if they get more. */
function layRows(count: number, row: number, room: Room): Laid {
  const height = 2 + count * (room.width < ROW.wide ? row : ROW.flat);
  if (room.width <= 0 || room.height <= 0) return NOTHING;
  const isSmall = room.width < ROW.least || room.height < height;
  const used = Math.min(height, room.height);
  const { left, top, width } = room;
  return { places: () => [{ left, top, width, height: Math.floor(used), beside: false }], scale: isSmall ? 1 / TOO_SMALL : 1, height: used };
}

const larger = (all: Laid[]) => all.reduce((best, laid) => (laid.scale > best.scale ? laid : best), NOTHING);

/** A grid of equal cards. Cards are as high as their drawings need. */
function lay(surfaces: readonly Extent[], room: Room, columns: number, frame: Frame): Laid {
  const rows = Math.ceil(surfaces.length / columns);
  const cell = { width: (room.width - GAP * (columns - 1)) / columns, height: (room.height - GAP * (rows - 1)) / rows };
  const tallest = Math.max(1, ...surfaces.map((surface) => surface.height));
  const widest = Math.max(1, ...surfaces.map((surface) => surface.width));
  const scale = Math.min((cell.width - frame.width) / widest, (cell.height - frame.height) / tallest);
  if (scale <= 0) return NOTHING;
  const isSmall = cell.width < frame.least.width || cell.height < frame.least.height;
  const height = Math.min(cell.height, Math.max(frame.least.height, tallest * scale + frame.height));
  const place = (_: Extent, n: number): Place => {
    const row = Math.floor(n / columns);
    const missing = row === rows - 1 ? columns * rows - surfaces.length : 0;
    const column = (n % columns) + missing / 2;
    return {
      left: Math.floor(room.left + column * (cell.width + GAP)),
      top: Math.floor(room.top + row * (height + GAP)),
      width: Math.floor(cell.width),
      height: Math.floor(height),
      beside: frame.beside,
    };
  };
  return { places: () => surfaces.map(place), scale: isSmall ? scale / TOO_SMALL : scale, height: rows * (height + GAP) - GAP };
}

// ------------------------------------------------------------------------------------------ rooms

/** All divisions of a room into two; the first part is from `least` to `most` of it. */
function* splits(room: Room, side: "width" | "height", least: number, most: number): Generator<[Room, Room]> {
  for (let share = least; share <= most + 1e-9; share += STEP) {
    const first = Math.round(room[side] * share);
    const start = side === "width" ? { left: room.left + first + GAP } : { top: room.top + first + GAP };
    yield [{ ...room, [side]: first }, { ...room, ...start, [side]: room[side] - first - GAP }];
  }
}

function below(room: Room, used: number): Room {
  const taken = Math.ceil(used) + GAP;
  return { ...room, top: room.top + taken, height: room.height - taken };
}
