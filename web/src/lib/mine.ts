/** The games of one person, on the server: requests that carry a personal key. */

import { call, json } from "./api";
import type { MyGames, NewKey, OwnTable, QrCode, QrRequest, Statistics, TakeAlong, Taken } from "./protocol";

/** What a list is to show; empty filters let everything through. */
export interface Filters {
  over: boolean;
  game: string;
  /** The name of an opponent. */
  name: string;
  /** A level of bots. */
  bot: string;
  text: string;
}

export const ALL: Omit<Filters, "over"> = { game: "", name: "", bot: "", text: "" };

export const mine = {
  games(key: string, filters: Filters, offset = 0, limit = 20): Promise<MyGames> {
    const query = new URLSearchParams({ ...filters, over: String(filters.over), offset: String(offset), limit: String(limit) });
    return json<MyGames>(`/api/my/games?${query.toString()}`, { secrets: [key] });
  },
  statistics: (key: string) => json<Statistics>("/api/my/statistics", { secrets: [key] }),
  /** Bind seats to the key; the answer names the tables at which seats are one's own now. */
  takeAlong: (key: string, tables: OwnTable[]) =>
    json<Taken>("/api/my/games", { method: "POST", secrets: [key], body: { tables } satisfies TakeAlong }),
  /** Take a game out of the list. */
  drop: (key: string, id: string) => call(`/api/my/games/${encodeURIComponent(id)}`, { method: "DELETE", secrets: [key] }),
  /** Bind everything to another key. */
  renew: (old: string, key: string) => call("/api/my/key", { method: "POST", secrets: [old], body: { key } satisfies NewKey }),
  qr: (text: string) => json<QrCode>("/api/qr", { method: "POST", body: { text } satisfies QrRequest }),
};
