/** An invented little game for trying the client: take a leaf from the row, lay it at either end. */

const LEAVES = ["oak", "birch", "fern", "maple"];
const said = (id, args = {}) => ({ id, args });
const seatOf = (seat) => said("seat", { seat });

export const INFO = {
  id: "leaves",
  title: "Leaf Row",
  authors: ["Nobody"],
  publisher: "Nowhere",
  year: 2020,
  minutes: 5,
  variants: [
    { name: "base", players: [2, 3, 4, 5, 6], options: [{ name: "start", values: ["drawn", "A", "B"], at: Object.fromEntries([2, 3, 4, 5, 6].map((count) => [count, ["drawn", "A", "B"]])) }] },
    { name: "long", players: [2, 3], options: [] },
  ],
};

export const TEXTS = `
leaves-summary = Gather leaves from the row and lay them around your nest.
leaves-variant-base = Short walk
leaves-variant-base-summary = six leaves each
leaves-variant-long = Long walk
leaves-variant-long-summary = ten leaves each
leaves-option-start = Who begins
leaves-option-start-drawn = by lot
leaves-option-start-a = A
leaves-option-start-b = B
leaves-row = The row
leaves-nest = { $player }’s nest
leaves-leaf = { $kind } leaf
leaves-leaf-tip = A leaf of { $kind }. Every leaf is worth its veins at the end.
leaves-asked = Take a leaf from the row.
leaves-asked-rest = Let an ant rest, or send it on?
leaves-left = left end
leaves-right = right end
leaves-rest = Rest
leaves-go = Go on
leaves-take = Take the { $kind } leaf, { $ants ->
    [0] for nothing
    [one] for one ant
   *[other] for { $ants } ants
  }, and lay it { $side ->
    [left] left
   *[right] right
  }
leaves-took = { $player } took a { $kind } leaf.
leaves-rested = { $player } decided about an ant.
leaves-ants = ants in the nest
leaves-source-leaves = Leaves
leaves-source-ants = Ants
`;

const leafArt = (id, fill) =>
  `<g id="leaves-${id}"><rect x="-45" y="-55" width="90" height="110" rx="10" fill="var(--card)" stroke="var(--soil-deep)" stroke-width="3"/>` +
  `<path d="M0-40C30-20 30 20 0 42C-30 20-30-20 0-40Z" fill="var(--${fill})" stroke="var(--ink)" stroke-width="2"/><path d="M0-34V38" stroke="var(--ink)" stroke-width="2"/></g>`;

const SHAPES = ["M-9-9H9V9H-9Z", "M0-11L11 9H-11Z", "M0-10A10 10 0 1 1-.1-10Z", "M0-12L12 0L0 12L-12 0Z", "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z", "M0-12L4-4L12-3L6 3L8 12L0 7L-8 12L-6 3L-12-3L-4-4Z"];

export const ART =
  `<svg xmlns="http://www.w3.org/2000/svg"><defs>` +
  leafArt("oak", "leaf") + leafArt("birch", "gold") + leafArt("fern", "grape") + leafArt("maple", "pomegranate") +
  `<g id="leaves-ant"><circle r="9" fill="var(--soldier)" stroke="var(--soldier-edge)" stroke-width="2"/></g>` +
  `<g id="leaves-nest"><circle r="190" fill="var(--soil)" opacity=".35"/><circle r="70" fill="var(--soil-deep)" stroke="var(--soil-edge)" stroke-width="4"/></g>` +
  `<g id="leaves-spot"><rect x="-45" y="-55" width="90" height="110" rx="10" fill="var(--pick-soft)" stroke="var(--pick)" stroke-width="3"/></g>` +
  SHAPES.map((d, n) => `<g id="seat-${n}"><path d="${d}" fill="currentColor"/></g>`).join("") +
  `</defs></svg>`;

export class Game {
  constructor(players, variant) {
    this.players = players;
    this.each = variant === "long" ? 10 : 6;
    this.stack = Array.from({ length: 120 }, (_, n) => ({ id: `leaf-${n}`, kind: LEAVES[(n * 7 + (n >> 2)) % 4] }));
    this.row = this.stack.splice(0, 7).map((leaf) => ({ ...leaf, ants: [] }));
    this.nests = Array.from({ length: players }, (_, s) => ({ strip: [], ants: [0, 1, 2, 3, 4].map((n) => `ant-${s * 5 + n}`) }));
    this.turn = 0;
    this.pending = null;
    this.over = false;
  }

  copy() {
    return Object.assign(Object.create(Game.prototype), structuredClone({ ...this }));
  }

  actions() {
    if (this.over) return [];
    if (this.pending !== null) return ["rest", "go"];
    const { ants, strip } = this.nests[this.turn];
    return this.row.slice(0, ants.length + 1).flatMap((leaf) =>
      (strip.length ? ["left", "right"] : [""]).map((side) => `take ${leaf.id} ${side}`.trim()));
  }

  apply(action) {
    const nest = this.nests[this.turn];
    const [verb, id, side] = action.split(" ");
    const told = [];
    if (verb === "take") {
      const at = this.row.findIndex((leaf) => leaf.id === id);
      for (let n = 0; n < at; n++) this.row[n].ants.push(nest.ants.pop());
      const [leaf] = this.row.splice(at, 1);
      nest.ants.push(...leaf.ants);
      nest.strip[side === "left" ? "unshift" : "push"]({ id: leaf.id, kind: leaf.kind });
      told.push(said("leaves-took", { player: seatOf(this.turn), kind: leaf.kind }));
      if (leaf.kind === "fern" && nest.ants.length) { this.pending = true; return told; }
    } else {
      if (verb === "rest") nest.ants.pop();
      this.pending = null;
      told.push(said("leaves-rested", { player: seatOf(this.turn) }));
    }
    this.turn = (this.turn + 1) % this.players;
    if (this.turn === 0) while (this.row.length < 7) this.row.push({ ...this.stack.shift(), ants: [] });
    if (this.turn === 0 && this.nests.every((each) => each.strip.length >= this.each)) this.over = true;
    return told;
  }

  scene() {
    const label = (kind) => said("leaves-leaf", { kind });
    const leaf = (piece, x, y, rotation = 0) => ({ id: piece.id, symbol: `leaves-${piece.kind}`, x, y, rotation, label: label(piece.kind), tip: said("leaves-leaf-tip", { kind: piece.kind }) });
    const row = { id: "row", kind: "offer", title: said("leaves-row"), width: 760, height: 150, sprites: this.row.flatMap((piece, n) => [
      leaf(piece, 70 + n * 103, 75),
      ...piece.ants.map((id, k) => ({ id, symbol: "leaves-ant", x: 45 + n * 103 + k * 14, y: 115, layer: 2 })),
    ]) };
    const nests = this.nests.map((nest, seat) => ({ id: `nest-${seat}`, kind: "player", seat, width: 480, height: 480, title: said("leaves-nest", { player: seatOf(seat) }), sprites: [
      { id: `ground-${seat}`, symbol: "leaves-nest", x: 240, y: 240 },
      { id: `mark-${seat}`, symbol: `seat-${seat}`, x: 240, y: 210, seat },
      ...nest.strip.map((piece, n) => leaf(piece, ...this.place(n, nest.strip.length))),
      ...nest.ants.map((id, n) => ({ id, symbol: "leaves-ant", x: 205 + (n % 4) * 24, y: 240 + Math.floor(n / 4) * 24, layer: 2 })),
    ] }));
    const facts = this.nests.map((nest, seat) => ({ symbol: "leaves-ant", value: String(nest.ants.length), label: said("leaves-ants"), seat }));
    return { surfaces: [row, ...nests], facts };
  }

  place(n, count) {
    const degrees = (n - (count - 1) / 2) * 32;
    const angle = (degrees * Math.PI) / 180;
    return [240 + Math.sin(angle) * 165, 240 - Math.cos(angle) * 165, degrees];
  }

  choices(seat) {
    if (this.over || seat !== this.turn) return [];
    const surface = `nest-${seat}`;
    if (this.pending !== null) {
      const targets = ["rest", "go"].map((id) => ({ id, kind: "button", label: said(`leaves-${id}`), symbol: "leaves-ant" }));
      return [{ seat, asked: said("leaves-asked-rest"), targets, options: targets.map(({ id, label }) => ({ action: id, path: [id], label })) }];
    }
    const count = this.nests[seat].strip.length;
    const spot = (side) => { const [x, y, rotation] = this.place(side === "left" ? -1 : count, count); return { id: `spot-${side || "only"}`, kind: "spot", label: said(`leaves-${side || "right"}`), symbol: "leaves-spot", surface, x, y, rotation }; };
    const targets = (count ? ["left", "right"] : [""]).map(spot);
    const options = this.actions().map((action) => {
      const [, id, side = ""] = action.split(" ");
      const at = this.row.findIndex((piece) => piece.id === id);
      const target = spot(side);
      const paid = this.row.slice(0, at).map((_, n) => ({ surface: "row", sprite: { id: this.nests[seat].ants.at(-1 - n), symbol: "leaves-ant", x: 45 + n * 103, y: 115, layer: 2 } }));
      const piece = this.row[at];
      return { action, path: [id, target.id], label: said("leaves-take", { kind: piece.kind, ants: at, side: side || "right" }), preview: [{ surface, sprite: { id, symbol: `leaves-${piece.kind}`, x: target.x, y: target.y, rotation: target.rotation } }, ...paid] };
    });
    return [{ seat, asked: said("leaves-asked"), targets, options }];
  }

  sheet() {
    return { sources: ["leaves", "ants"], columns: this.nests.map((nest, seat) => ({ seat, board: 0, points: [nest.strip.length * 2, nest.ants.length] })) };
  }

  view(seats) {
    const totals = this.sheet().columns.map((column) => column.points.reduce((a, b) => a + b));
    const best = Math.max(...totals);
    return { scene: this.scene(), choices: seats.flatMap((seat) => this.choices(seat)), sheet: this.sheet(), to_act: this.over ? [] : [this.turn], over: this.over, winners: this.over ? totals.flatMap((total, seat) => (total === best ? [seat] : [])) : [] };
  }
}
