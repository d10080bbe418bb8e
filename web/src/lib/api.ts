/** The HTTP part of the server. Secrets are sent in a header, never in an address. */

import type { Book, Branch, Citations, Course, Explained, Failure, GameInfo, Hint, HintRequest, Imported, Join, Joined, LogLine, Made, Message, NewTable, PointsSoFar, Reach, ReplayInfo, ReplayPart, Return, Spectating, StandIn, Start, Sync, TableInfo, WhyNot, WhyRequest } from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly rule: string | null,
    /** The seconds after which the request may succeed; null if waiting does not help. */
    readonly retryAfter: number | null = null,
    /** The reason for a reader of any language. */
    readonly why: Message | null = null,
  ) {
    super(reason);
  }
}

interface Call {
  method?: "GET" | "POST" | "DELETE";
  secrets?: readonly string[];
  body?: unknown;
  /** A body that is no JSON. */
  text?: string;
}

export async function call(path: string, { method = "GET", secrets = [], body, text }: Call = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secrets.length) headers["Authorization"] = `Bearer ${secrets.join(",")}`;
  if (method === "POST") headers["Content-Type"] = text === undefined ? "application/json" : "text/plain";
  const request: RequestInit = { method, headers };
  if (method === "POST") request.body = text ?? JSON.stringify(body ?? {});
  const response = await fetch(path, request).catch(() => {
    throw new ApiError(0, "", null);
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<ApiError> {
  const told = (await response.json().catch(() => ({}))) as Partial<Failure>;
  const wait = response.headers.get("Retry-After");
  return new ApiError(response.status, told.reason ?? response.statusText, told.rule ?? null, wait === null ? null : Number(wait), told.why ?? null);
}

export async function json<T>(path: string, options?: Call): Promise<T> {
  return (await (await call(path, options)).json()) as T;
}

const table = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** The address of something of a replay; questions without an answer are left out. */
function replay(id: string, rest: string, asked: Record<string, string | number | null> = {}): string {
  const given = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return `/api/replays/${encodeURIComponent(id)}${rest}${given.length ? `?${new URLSearchParams(given)}` : ""}`;
}

export const api = {
  games: () => json<GameInfo[]>("/api/games"),
  bots: () => json<string[]>("/api/bots"),
  /** Where other computers find this server. */
  reach: () => json<Reach>("/api/reach"),
  art: async (game: string) => (await call(`/api/games/${game}/art.svg`)).text(),
  rules: (game: string, language: string) => json<Book>(`/api/games/${game}/rules/${language}`),
  citations: (game: string) => json<Citations>(`/api/games/${game}/citations`),
  lesson: (game: string) => json<Course>(`/api/games/${encodeURIComponent(game)}/lesson`),
  /** Ask why a click does nothing in a guided first game. */
  lessonWhy: (game: string, question: WhyRequest) =>
    json<WhyNot>(`/api/games/${encodeURIComponent(game)}/lesson/why`, { method: "POST", body: question }),
  texts: async (language: string, name: string) => (await call(`/api/locale/${language}/${name}.ftl`)).text(),
  tables: () => json<TableInfo[]>("/api/tables"),
  make: (body: NewTable, secrets: readonly string[]) => json<Made>("/api/tables", { method: "POST", secrets, body }),
  info: (id: string, secrets: readonly string[]) => json<TableInfo>(`${table(id)}/info`, { secrets }),
  look: (id: string, secrets: readonly string[]) => json<Sync>(table(id), { secrets }),
  /** The lines of the log before a length of it, as many as the server sends at once. */
  log: (id: string, secrets: readonly string[], before: number) => json<LogLine[]>(table(id, `/log?before=${before}`), { secrets }),
  /** Take a seat: that of the link if its secret is given, else the first free one. */
  join: (id: string, name: string, secrets: readonly string[] = []) =>
    json<Joined>(table(id, "/join"), { method: "POST", secrets, body: { name } satisfies Join }),
  start: (id: string, secrets: readonly string[], bot: string) =>
    call(table(id, "/start"), { method: "POST", secrets, body: { bot } satisfies Start }),
  leave: (id: string, secrets: readonly string[]) => call(table(id, "/leave"), { method: "POST", secrets }),
  /** Let a bot play a seat until its person comes back. */
  standIn: (id: string, secrets: readonly string[], seat: number, bot: string) =>
    call(table(id, "/stand-in"), { method: "POST", secrets, body: { seat, bot } satisfies StandIn }),
  comeBack: (id: string, secrets: readonly string[], seat: number) =>
    call(table(id, "/return"), { method: "POST", secrets, body: { seat } satisfies Return }),
  /** A new link for spectators, to hand out. */
  spectator: (id: string, secrets: readonly string[]) => json<Spectating>(table(id, "/spectator"), { method: "POST", secrets }),
  hint: (id: string, secrets: readonly string[], seat: number, longer: boolean) =>
    json<Hint>(table(id, "/hint"), { method: "POST", secrets, body: { seat, longer } satisfies HintRequest }),
  /** Ask which rule forbids what a click means. */
  why: (id: string, secrets: readonly string[], question: WhyRequest) =>
    json<WhyNot>(table(id, "/why"), { method: "POST", secrets, body: question }),

  /** What made the points of a cell of the score sheet. */
  explain: (id: string, secrets: readonly string[], cell: { seat: number; board: number; source: string }) =>
    json<Explained>(table(id, `/score?seat=${cell.seat}&board=${cell.board}&source=${encodeURIComponent(cell.source)}`), { secrets }),
  rematch: (id: string, secrets: readonly string[]) =>
    json<Made>(table(id, "/rematch"), { method: "POST", secrets }),
  record: async (id: string, secrets: readonly string[]) => (await call(table(id, "/record"), { secrets })).blob(),

  /** A game to look back at, through one's own eyes or those of a seat. */
  replay: (id: string, secrets: readonly string[], eyes: string | null) => json<ReplayInfo>(replay(id, "", { eyes }), { secrets }),
  replayPart: (id: string, secrets: readonly string[], eyes: string | null, part: number) =>
    json<ReplayPart>(replay(id, `/parts/${part}`, { eyes }), { secrets }),
  replayPoints: (id: string, secrets: readonly string[], eyes: string | null) =>
    json<PointsSoFar[]>(replay(id, "/points", { eyes }), { secrets }),
  /** The record of a replay, or a picture of it. */
  replayFile: async (id: string, secrets: readonly string[], name: string, asked: Record<string, string | number | null> = {}) =>
    (await call(replay(id, `/${name}`, asked), { secrets })).blob(),
  /** Make a table that goes on from a position. */
  branch: (id: string, secrets: readonly string[], body: Branch) =>
    json<Made>(replay(id, "/branch"), { method: "POST", secrets, body }),
  /** Store the text of a record as a game to look back at. */
  importRecord: (text: string) => json<Imported>("/api/records", { method: "POST", text }),
};
