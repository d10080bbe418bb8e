/** The elements of the picks on the page, wherever they are drawn: on surfaces, as buttons, as marks. */

export type PickElement = HTMLElement | SVGElement;

export class Picks {
  private readonly drawn = new Map<PickElement, string>();

  /** Svelte action of the element that draws a pick. */
  element = (node: PickElement, id: string) => {
    this.drawn.set(node, id);
    return {
      update: (other: string) => void this.drawn.set(node, other),
      destroy: () => void this.drawn.delete(node),
    };
  };

  /** The picks that can have the focus, in the order of the page. */
  focusable(): PickElement[] {
    return [...this.drawn.keys()].filter((element) => element.tabIndex >= 0).sort(inOrder);
  }

  /** The focusable pick some places after this one; after the last one comes the first. */
  neighbour(from: PickElement, places: number): PickElement | undefined {
    const all = this.focusable();
    return all[(all.indexOf(from) + places + all.length) % all.length];
  }

  /** The pick whose middle is nearest to a point of the screen, if it is within reach. */
  nearest(x: number, y: number, reach: number): string | null {
    let nearest: string | null = null;
    let least = reach;
    for (const [element, id] of this.drawn) {
      const box = element.getBoundingClientRect();
      const distance = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
      if (distance < least) {
        least = distance;
        nearest = id;
      }
    }
    return nearest;
  }
}

function inOrder(a: Node, b: Node): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
