/** Addresses after '#': the browser never sends them to the server, so they may contain secrets. */

export type Route =
  | { page: "start" }
  | { page: "settings" }
  | { page: "rules"; game: string; at: string | null }
  | { page: "learn"; game: string }
  | { page: "games" }
  | { page: "key"; key: string }
  | ({ page: "replay" | "embed"; id: string } & ReplayPlace)
  | { page: "table"; id: string; secrets: string[]; spectator: string | null };

/** A position of a game to look back at. */
export interface ReplayPlace {
  /** The number of actions before it, as in the record; null for the beginning, or the end of a running game. */
  at: number | null;
  /** The length of the log at the table there, if the number in the record is not known. */
  line: number | null;
  /** The letter of the seat through whose eyes it is seen, or `NOBODY`; null for one's own eyes. */
  eyes: string | null;
}

/** The eyes of a spectator. */
export const NOBODY = "none";

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const rules = /^\/rules\/([\w-]+)(?:\/([\w.]+))?\/?$/.exec(path);
  if (rules?.[1]) return { page: "rules", game: rules[1], at: rules[2] ?? null };
  if (/^\/settings\/?$/.test(path)) return { page: "settings" };
  const learn = /^\/learn\/([\w-]+)\/?$/.exec(path);
  if (learn?.[1]) return { page: "learn", game: learn[1] };
  if (/^\/games\/?$/.test(path)) return { page: "games" };
  const key = /^\/key\/(.*)$/.exec(path);
  if (key) return { page: "key", key: key[1] ?? "" };
  const replay = /^\/(replay|embed)\/([\w-]+)\/?$/.exec(path);
  if (replay?.[2]) return { page: replay[1] === "embed" ? "embed" : "replay", id: replay[2], ...replayPlace(new URLSearchParams(query)) };
  const match = /^\/table\/([\w-]+)\/?$/.exec(path);
  if (!match?.[1]) return { page: "start" };
  const params = new URLSearchParams(query);
  const secrets = (params.get("s") ?? "").split(",").filter(Boolean);
  return { page: "table", id: match[1], secrets, spectator: params.get("w") || null };
}

function replayPlace(params: URLSearchParams): ReplayPlace {
  const count = (name: string) => (/^\d{1,7}$/.test(params.get(name) ?? "") ? Number(params.get(name)) : null);
  const eyes = params.get("eyes") ?? "";
  return { at: count("at"), line: count("line"), eyes: eyes === NOBODY || /^[A-F]$/.test(eyes) ? eyes : null };
}

/** A position of a game to look back at; without a place, its beginning. It never carries a secret. */
export function replayHash(id: string, place: Partial<ReplayPlace> = {}): string {
  return `#/replay/${id}${placeQuery(place)}`;
}

/** The place as the query of an address. */
export function placeQuery(place: Partial<ReplayPlace>): string {
  const given = (["at", "line", "eyes"] as const).flatMap((name) => (place[name] == null ? [] : [`${name}=${place[name]}`]));
  return given.length ? `?${given.join("&")}` : "";
}

/** The page that can be embedded, by its address on the server. */
export function embeddedHash(pathname: string, search: string): string | null {
  const match = /^\/embed\/([\w-]+)\/?$/.exec(pathname);
  return match ? `#/embed/${match[1]}${search}` : null;
}

export function rulesHash(game: string, at?: string): string {
  return at ? `#/rules/${game}/${at}` : `#/rules/${game}`;
}

/** The guided first game of a game. */
export function learnHash(game: string): string {
  return `#/learn/${game}`;
}

/** All games of this browser's person. */
export const GAMES_HASH = "#/games";

/** A link that brings a personal key to another device. */
export function keyHash(key: string): string {
  return `#/key/${key}`;
}

/** A link to seats; several secrets for several seats at one screen. */
export function seatHash(id: string, secrets: readonly string[]): string {
  return secrets.length ? `#/table/${id}?s=${secrets.join(",")}` : `#/table/${id}`;
}

export function spectatorHash(id: string, secret: string): string {
  return `#/table/${id}?w=${secret}`;
}

/** Parse pasted text: a whole link or its part after '#', to a table or with a personal key. */
export function hashOfLink(text: string): string | null {
  const key = /#\/key\/[\w-]+/.exec(text);
  if (key) return key[0];
  const at = text.indexOf("#/table/");
  if (at < 0) return null;
  const hash = text.slice(at).trim();
  return parseRoute(hash).page === "table" ? hash : null;
}
