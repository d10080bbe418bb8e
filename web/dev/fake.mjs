/**
 * A stand-in for the server, in memory: `npm run fake`, then open http://localhost:8765 (the built client)
 * or `FORMICARIUM=http://localhost:8765 npm run dev`. It speaks the protocol of src/lib/protocol.ts.
 */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { WebSocketServer } from "ws";
import { ART, Game, INFO, TEXTS } from "./game.mjs";

const ROOT = new URL("../..", import.meta.url).pathname;
const STATIC = join(ROOT, "src/formicarium/server/static");
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
const CSP = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
const tables = new Map();
const secret = () => randomBytes(9).toString("base64url");

async function palette() {
  const text = await readFile(join(ROOT, "src/formicarium/stage/palette.toml"), "utf8");
  const part = (name) => [...text.split(`[${name}]`)[1].split("\n[")[0].matchAll(/^([\w-]+) = "(.+)"/gm)].map(([, key, value]) => `--${key}:${value};`).join("");
  return `:root{${part("light")}}@media(prefers-color-scheme:dark){:root{${part("dark")}}}[data-theme=light]{${part("light")}}[data-theme=dark]{${part("dark")}}`;
}

function info(table, mine = []) {
  const seats = table.seats.map((seat, n) => ({ seat: n, kind: seat.kind === "bot" ? "bot" : "person", name: seat.name ?? "", bot: seat.bot ?? "", taken: seat.kind !== "open", present: seat.kind === "bot" || [...table.viewers].some((viewer) => viewer.seats.includes(n)), left: false, stand_in: "" }));
  const over = table.phase === "over";
  return { id: table.id, game: "leaves", variant: table.variant, players: table.seats.length, options: table.options, phase: table.phase, listed: table.listed, created: new Date().toISOString(), seed_hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", seed: over ? "42" : null, seats, mine, next: null, hints: false };
}

function make(body) {
  const table = { id: secret(), ...body, phase: "open", viewers: new Set(), log: [], chat: [], states: [], secrets: body.seats.map(secret), spectator: secret(), acked: new Map() };
  tables.set(table.id, table);
  if (body.seats.every((seat) => seat.kind !== "open")) begin(table);
  return table;
}

function begin(table) {
  table.seats = table.seats.map((seat) => (seat.kind === "open" ? { kind: "bot", bot: "medium" } : seat));
  table.phase = "running";
  table.states = [new Game(table.seats.length, table.variant)];
  table.path = [];
  tell(table);
  for (const viewer of table.viewers) viewer.send({ type: "sync", ...sync(table, viewer.seats) });
  bots(table);
}

const tell = (table) => table.viewers.forEach((viewer) => viewer.send({ type: "table", table: info(table, viewer.seats) }));
const state = (table) => table.states.at(-1);
const mayUndo = (table, seats) => { const last = table.path.at(-1); return Boolean(last && seats.includes(last.seat) && !state(table).over && last.game.turn === state(table).turn); };
const sync = (table, seats) => ({ table: info(table, seats), length: table.states.length ? table.states.length - 1 : 0, view: table.states.length ? state(table).view(seats) : null, log: table.log, chat: table.chat, may_undo: table.states.length ? mayUndo(table, seats) : false });

function diff(before, after) {
  const surfaces = after.surfaces.map((surface, n) => {
    const old = new Map(before.surfaces[n].sprites.map((sprite) => [sprite.id, JSON.stringify(sprite)]));
    const put = surface.sprites.filter((sprite) => old.get(sprite.id) !== JSON.stringify(sprite));
    const now = new Set(surface.sprites.map((sprite) => sprite.id));
    return { id: surface.id, put, gone: [...old.keys()].filter((id) => !now.has(id)) };
  });
  return { surfaces: surfaces.filter((each) => each.put.length || each.gone.length), added: [], removed: [], facts: after.facts };
}

function append(table, next, line) {
  const before = state(table);
  table.states.push(next);
  const length = table.states.length - 1;
  const entry = { number: length, ...line };
  table.log.push(entry);
  if (next.over) table.phase = "over";
  for (const viewer of table.viewers) {
    const view = next.view(viewer.seats);
    viewer.send({ type: "step", length, patch: diff(before.view(viewer.seats).scene, view.scene), ...view, scene: undefined, log: [entry], may_undo: mayUndo(table, viewer.seats) });
  }
  if (next.over) tell(table);
  return length;
}

function act(table, seat, action) {
  const before = state(table);
  const next = before.copy();
  const messages = next.apply(action);
  table.path.push({ seat, game: before });
  const length = append(table, next, { seat, kind: "action", messages });
  bots(table);
  return length;
}

function bots(table) {
  const game = state(table);
  if (game.over || table.seats[game.turn].kind !== "bot") return;
  setTimeout(() => {
    const actions = game.actions();
    act(table, game.turn, actions[Math.floor(Math.random() * actions.length)]);
  }, 150);
}

function seatsOf(table, secrets) {
  return table.secrets.flatMap((each, seat) => (secrets.includes(each) ? [seat] : []));
}

function live(table, socket) {
  const viewer = { seats: [], send: (message) => socket.send(JSON.stringify(message)) };
  socket.on("message", (text) => {
    const message = JSON.parse(text);
    if (message.type === "ping") viewer.send({ type: "pong" });
    if (message.type === "hello") {
      viewer.seats = seatsOf(table, message.secrets);
      table.viewers.add(viewer);
      viewer.send({ type: "sync", ...sync(table, viewer.seats) });
      tell(table);
    }
    if (message.type === "chat") {
      const seat = viewer.seats[0] ?? null;
      const line = { number: table.chat.length + 1, seat, name: seat === null ? "" : table.seats[seat].name, text: message.text, at: new Date().toISOString() };
      table.chat.push(line);
      table.viewers.forEach((other) => other.send({ type: "chat", line }));
    }
    if (message.type === "act" || message.type === "undo") {
      const length = table.states.length - 1;
      const done = table.acked.get(message.id);
      if (done) return viewer.send({ type: "ack", id: message.id, length: done });
      if (message.length !== length) return viewer.send({ type: "refused", id: message.id, reason: "the table has moved on", length });
      if (message.type === "act" && !state(table).actions().includes(message.action)) return viewer.send({ type: "refused", id: message.id, reason: "that is not possible", rule: "L1", length });
      let now;
      if (message.type === "act") now = act(table, state(table).turn, message.action);
      else {
        const last = table.path.pop();
        now = append(table, last.game.copy(), { seat: last.seat, kind: "undo", messages: [] });
      }
      table.acked.set(message.id, now);
      viewer.send({ type: "ack", id: message.id, length: now });
    }
  });
  socket.on("close", () => { table.viewers.delete(viewer); tell(table); });
}

async function body(request) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return JSON.parse(text || "{}");
}

const made = (table) => ({ table: info(table), spectator: table.spectator, secrets: Object.fromEntries(table.secrets.flatMap((each, n) => (table.seats[n].kind === "bot" ? [] : [[n, each]]))) });

async function answer(request, path) {
  const secrets = (request.headers.authorization ?? "").replace("Bearer ", "").split(",");
  if (path === "/api/games") return [INFO];
  if (path === "/api/bots") return ["easy", "medium", "hard", "expert"];
  if (path === "/api/tables" && request.method === "POST") return made(make(await body(request)));
  if (path === "/api/tables") return [...tables.values()].filter((table) => table.listed && table.phase !== "over").map((table) => info(table));
  const [, id, verb] = /^\/api\/tables\/([\w-]+)\/?(\w*)$/.exec(path) ?? [];
  const table = tables.get(id);
  if (!table) return null;
  if (verb === "") return sync(table, seatsOf(table, secrets));
  if (verb === "start") { begin(table); return {}; }
  if (verb === "rematch") return made(make({ variant: table.variant, options: table.options, seats: table.seats, listed: false }));
  if (verb === "join") {
    const seat = table.seats.findIndex((each) => each.kind === "open");
    if (seat < 0) return null;
    table.seats[seat] = { kind: "me", name: (await body(request)).name };
    if (table.seats.every((each) => each.kind !== "open")) begin(table);
    return { table: info(table, [seat]), seat, secret: table.secrets[seat] };
  }
  return {};
}

async function text(path) {
  if (path === "/palette.css") return [await palette(), ".css"];
  if (path.endsWith("art.svg")) return [ART, ".svg"];
  const [, language, name] = /^\/api\/locale\/(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
  if (name === "leaves") return [TEXTS, ".txt"];
  if (name) return [await readFile(join(ROOT, `src/formicarium/locale/${language}/${name}.ftl`), "utf8"), ".txt"];
  if (path.startsWith("/api/")) return null;
  const file = path === "/" ? "/index.html" : path;
  return [await readFile(join(STATIC, file)), extname(file)];
}

const server = createServer(async (request, response) => {
  const path = new URL(request.url, "http://x").pathname;
  try {
    const found = await text(path);
    if (found) {
      response.writeHead(200, { "Content-Type": `${TYPES[found[1]] ?? "text/plain"}; charset=utf-8`, "Content-Security-Policy": CSP });
      return response.end(found[0]);
    }
    const result = await answer(request, path);
    response.writeHead(result ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(result ?? { status: 404, reason: "there is no such table" }));
  } catch {
    response.writeHead(404, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ status: 404, reason: "there is nothing here" }));
  }
});

const sockets = new WebSocketServer({ server });
sockets.on("connection", (socket, request) => {
  const table = tables.get(request.url.split("/")[3]);
  if (table) live(table, socket);
  else { socket.send(JSON.stringify({ type: "error", reason: "there is no such table" })); socket.close(); }
});

server.listen(Number(process.env.PORT ?? 8765), () => console.log("fake server on", server.address().port));
