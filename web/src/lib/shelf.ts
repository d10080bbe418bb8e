/**
 * The list of one's games: what the server knows by the personal key, and what only this browser knows. Without the
 * server, what was listed last.
 */

import { ApiError } from "./api";
import { ALL, type Filters, type mine } from "./mine";
import type { MyGame, Sync } from "./protocol";
import type { MyTable, Store } from "./storage";

export interface Page {
  /** How many games of the key there are; those that only this browser knows come on top. */
  total: number;
  games: MyGame[];
  /** Whether the server could not be reached. */
  away: boolean;
}

const AT_ONCE = 50;
/** How many tables that only this browser knows are looked at. */
const MOST_OWN = 20;

export class Shelf {
  constructor(
    private readonly store: Store,
    private readonly server: Pick<typeof mine, "games" | "takeAlong">,
    private readonly look: (id: string, secrets: readonly string[]) => Promise<Sync>,
    private readonly key: () => string,
  ) {}

  /** A page of the list; an offset continues one. */
  async page(filters: Filters, offset = 0, limit = 20): Promise<Page> {
    const { store } = this;
    if (!store.key && store.tables().length === 0) return { total: 0, games: [], away: false };
    try {
      await this.takeAlong();
      const listed = store.key ? await this.server.games(store.key, filters, offset, limit) : { total: 0, games: [] };
      store.note(listed.games.filter(({ table }) => table.phase === "over").map(({ table }) => table.id), { over: true });
      const whole = offset === 0 && isWhole(filters);
      if (whole) store.keepListed(tab(filters), listed.games);
      store.note(listed.games.map(({ table }) => table.id), { listed: true });
      const others = whole ? await this.others(filters.over) : [];
      return { total: listed.total, games: [...others.filter(({ turn }) => turn), ...listed.games, ...others.filter(({ turn }) => !turn)], away: false };
    } catch (error) {
      if (!isAway(error)) throw error;
      return this.remembered(filters, offset);
    }
  }

  /** Bind the seats whose secrets this browser has to its key. */
  async takeAlong(): Promise<void> {
    const { store } = this;
    const unknown = store.tables().filter(({ listed, secrets }) => listed === undefined && secrets.length > 0);
    for (let from = 0; from < unknown.length; from += AT_ONCE) {
      const part = unknown.slice(from, from + AT_ONCE);
      const { tables } = await this.server.takeAlong(this.key(), part.map(({ id, secrets }) => ({ id, secrets })));
      store.note(tables, { listed: true });
      const foreign = part.filter(({ id }) => !tables.includes(id));
      store.note(foreign.map(({ id }) => id), { listed: false });
    }
  }

  /** The tables that only this browser knows: seats of others that are played here, and tables that are watched. */
  private async others(over: boolean): Promise<MyGame[]> {
    const known = this.store.tables().filter(({ listed, secrets, spectator }) => listed === false || (secrets.length === 0 && spectator && !listed));
    const found = await Promise.all(known.slice(0, MOST_OWN).map((table) => this.other(table)));
    return found.flatMap((each) => (each && (each.table.phase === "over") === over ? [each] : []));
  }

  private async other(known: MyTable): Promise<MyGame | null> {
    try {
      const { table, view } = await this.look(known.id, [...secretsOf(known), this.store.key].filter(Boolean));
      if (table.mine.length && !known.secrets.length) {
        this.store.note([known.id], { listed: true }); // the key opened it: the server lists it, on another page
        return null;
      }
      if (table.phase === "over") this.store.note([known.id], { over: true });
      const toAct = view?.to_act ?? [];
      const turn = table.phase === "running" && toAct.some((seat) => table.mine.includes(seat) && !table.seats[seat]?.stand_in);
      return { table, turn, to_act: [...toAct], standing: null, at: table.created, results: [] };
    } catch (error) {
      if (!isAway(error)) this.store.forget(known.id); // the table is gone, or the link does not work any more
      return null;
    }
  }

  private remembered(filters: Filters, offset: number): Page {
    const games = offset ? [] : this.store.listed(tab(filters)).filter((each) => fits(each, filters));
    return { total: games.length, games, away: true };
  }
}

/** What opens a table that this browser knows. */
export function secretsOf(known: Pick<MyTable, "secrets" | "spectator">): string[] {
  if (known.secrets.length) return known.secrets;
  return known.spectator ? [known.spectator] : [];
}

function tab(filters: Filters): string {
  return filters.over ? "over" : "open";
}

function isWhole(filters: Filters): boolean {
  return (Object.keys(ALL) as (keyof typeof ALL)[]).every((name) => !filters[name]);
}

function isAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** The filters of the server, as far as a list without it needs them. */
function fits({ table }: MyGame, filters: Filters): boolean {
  const others = table.seats.filter(({ seat }) => !table.mine.includes(seat));
  const words = [table.title, ...others.map(({ name }) => name)].join("\n").toLowerCase();
  return (
    (!filters.game || filters.game === table.game) &&
    (!filters.name || others.some(({ name }) => name === filters.name)) &&
    (!filters.bot || others.some(({ bot }) => bot === filters.bot)) &&
    filters.text.toLowerCase().split(/\s+/).every((word) => words.includes(word))
  );
}
