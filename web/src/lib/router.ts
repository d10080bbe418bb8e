/** Addresses after '#': the browser never sends them to the server, so they may contain secrets. */

export type Route =
  | { page: "start" }
  | { page: "rules"; game: string; at: string | null }
  | { page: "learn"; game: string }
  | { page: "table"; id: string; secrets: string[]; spectator: string | null };

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const rules = /^\/rules\/([\w-]+)(?:\/([\w.]+))?\/?$/.exec(path);
  if (rules?.[1]) return { page: "rules", game: rules[1], at: rules[2] ?? null };
  const learn = /^\/learn\/([\w-]+)\/?$/.exec(path);
  if (learn?.[1]) return { page: "learn", game: learn[1] };
  const match = /^\/table\/([\w-]+)\/?$/.exec(path);
  if (!match?.[1]) return { page: "start" };
  const params = new URLSearchParams(query);
  const secrets = (params.get("s") ?? "").split(",").filter(Boolean);
  return { page: "table", id: match[1], secrets, spectator: params.get("w") || null };
}

export function rulesHash(game: string, at?: string): string {
  return at ? `#/rules/${game}/${at}` : `#/rules/${game}`;
}

/** The guided first game of a game. */
export function learnHash(game: string): string {
  return `#/learn/${game}`;
}

/** A link to seats; several secrets for several seats at one screen. */
export function seatHash(id: string, secrets: readonly string[]): string {
  return secrets.length ? `#/table/${id}?s=${secrets.join(",")}` : `#/table/${id}`;
}

export function spectatorHash(id: string, secret: string): string {
  return `#/table/${id}?w=${secret}`;
}

/** Parse pasted text: a whole link or its part after '#'. */
export function hashOfLink(text: string): string | null {
  const at = text.indexOf("#/table/");
  if (at < 0) return null;
  const hash = text.slice(at).trim();
  return parseRoute(hash).page === "table" ? hash : null;
}
