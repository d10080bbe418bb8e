/** How the surfaces share a wide screen. Pure: sizes in, columns out. */

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
  /** The share of the width for what matters most to the viewer. */
  share: number;
  large: GridPlan;
  small: GridPlan;
}

const GAP = 12;
/** What a card needs besides its surface: its title and its padding. */
const CARD = { width: 20, height: 44 };
/** How much larger own boards are than those of others, at best. */
const LARGER = 1.6;
const EVEN = 1e-3;

export function bestGrid(surfaces: readonly Extent[], room: Extent): GridPlan {
  let best: GridPlan = { columns: 1, rows: 1, scale: 0 };
  const width = Math.max(1, ...surfaces.map((surface) => surface.width));
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

export function planTable(large: readonly Extent[], small: readonly Extent[], room: Extent): TablePlan {
  const none = { columns: 1, rows: 1, scale: 0 };
  if (small.length === 0) return { share: 1, large: bestGrid(large, room), small: none };
  if (large.length === 0) return { share: 0, large: none, small: bestGrid(small, room) };
  let best: TablePlan | null = null;
  let bestWorth = -Infinity;
  for (let share = 0.3; share <= 0.81; share += 0.025) {
    const plan = {
      share,
      large: bestGrid(large, { ...room, width: room.width * share - GAP }),
      small: bestGrid(small, { ...room, width: room.width * (1 - share) }),
    };
    // Where the height is the limit many shares are equally good: then about half and half looks best.
    const worth = Math.min(plan.large.scale, LARGER * plan.small.scale) - EVEN * Math.abs(share - 0.55);
    if (worth > bestWorth) {
      best = plan;
      bestWorth = worth;
    }
  }
  return best as unknown as TablePlan;
}
