/**
 * The drawings of the games, inserted into the page once, so that `<use href="#…">` finds them and the
 * palette applies to them.
 */

import { api } from "../lib/api";

export interface SymbolBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SVG = "http://www.w3.org/2000/svg";
const NO_BOX: SymbolBox = { x: -10, y: -10, width: 20, height: 20 };

class Art {
  /** Changes when drawings arrive, to trigger new measurements of symbols. */
  version = $state(0);
  private shelf: SVGSVGElement | null = null;
  private readonly loading = new Map<string, Promise<void>>();
  private readonly boxes = new Map<string, SymbolBox>();

  load(game: string): Promise<void> {
    const known = this.loading.get(game);
    if (known) return known;
    const loading = api.art(game).then((text) => this.place(text));
    loading.catch(() => this.loading.delete(game));
    this.loading.set(game, loading);
    return loading;
  }

  has(symbol: string): boolean {
    return this.version > 0 && document.getElementById(symbol) !== null;
  }

  /** All symbols of a game, in the order of its art. */
  symbols(game: string): string[] {
    // Read first, to register the dependency: a caller that finds nothing yet runs again.
    if (this.version === 0 || !this.shelf) return [];
    return [...this.shelf.querySelectorAll(`g[id^="${game}-"]`)].map((symbol) => symbol.id);
  }

  /** The number of other drawings that a symbol uses. */
  parts(symbol: string): number {
    return this.version ? (document.getElementById(symbol)?.querySelectorAll("use").length ?? 0) : 0;
  }

  /** The contour of a symbol that has one, such as a tile; it may be in a drawing that the symbol uses. */
  outline(symbol: string): string | null {
    const drawn = this.version ? document.getElementById(symbol) : null;
    if (!drawn) return null;
    const own = drawn.querySelector("[data-outline]");
    if (own) return own.getAttribute("d");
    for (const part of drawn.querySelectorAll(":scope > use:not([transform])")) {
      const found = this.outline((part.getAttribute("href") ?? "").slice(1));
      if (found) return found;
    }
    return null;
  }

  /** The bounds of a symbol around its origin. */
  box(symbol: string): SymbolBox {
    const known = this.boxes.get(symbol);
    if (known || this.version === 0 || !this.shelf) return known ?? NO_BOX;
    const drawn = document.getElementById(symbol);
    if (!(drawn instanceof SVGGElement)) return NO_BOX;
    const probe = document.createElementNS(SVG, "use");
    probe.setAttribute("href", `#${symbol}`);
    this.shelf.append(probe);
    const { x, y, width, height } = probe.getBBox();
    probe.remove();
    const box = width && height ? { x, y, width, height } : NO_BOX;
    this.boxes.set(symbol, box);
    return box;
  }

  private place(text: string): void {
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
    const shelf = (this.shelf ??= this.makeShelf());
    const defs = shelf.querySelector("defs") as SVGDefsElement;
    for (const part of drawing.querySelectorAll("defs > *"))
      // Shared symbols come with every game; the first copy serves all.
      if (part.id && !document.getElementById(part.id)) defs.append(document.importNode(part, true));
    this.version += 1;
  }

  private makeShelf(): SVGSVGElement {
    const shelf = document.createElementNS(SVG, "svg");
    shelf.setAttribute("class", "shelf");
    shelf.setAttribute("aria-hidden", "true");
    shelf.append(document.createElementNS(SVG, "defs"));
    document.body.prepend(shelf);
    return shelf;
  }
}

export const art = new Art();
