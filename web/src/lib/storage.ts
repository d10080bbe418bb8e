/** The data stored in this browser: a personal key, tables with their secrets, lessons, a name, a language, a theme, switches. */

import type { MyGame } from "./protocol";

export interface MyTable {
  id: string;
  game: string;
  /** Secrets of the seats played here; empty for a table that is only watched. */
  secrets: string[];
  spectator: string | null;
  /** Secrets of open seats to hand out, by seat number. */
  links: Record<string, string>;
  at: number;
  /** Whether the server lists it as a game of this browser's personal key; undefined before it was asked. */
  listed?: boolean | undefined;
  /** Whether it was seen to be over. */
  over?: boolean;
}

/** How far somebody is in a guided first game. */
export interface LessonPlace {
  /** The index of the step. */
  step: number;
  /** How many actions of the step have been made. */
  made: number;
  /** The furthest step so far. */
  reached: number;
  /** The number of steps: another one is another lesson. */
  steps: number;
  /** Whether the end was reached once. */
  finished: boolean;
}

export type Theme = "auto" | "light" | "dark";

/** The used part of Web Storage; if a browser refuses it, memory replaces it. */
export interface Box {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const PREFIX = "formicarium.";
/** Of finished tables that the server lists, too, only those used last are kept. */
const MOST_FINISHED = 100;

export class Memory implements Box {
  private readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

export function browserBox(): Box {
  try {
    localStorage.setItem(`${PREFIX}probe`, "1");
    localStorage.removeItem(`${PREFIX}probe`);
    return localStorage;
  } catch {
    return new Memory();
  }
}

export class Store {
  constructor(private readonly box: Box) {}

  get name(): string {
    return this.read("name", "");
  }
  set name(value: string) {
    this.write("name", value);
  }
  get language(): string {
    return this.read("language", "");
  }
  set language(value: string) {
    this.write("language", value);
  }
  get theme(): Theme {
    const theme = this.read<string>("theme", "auto");
    return theme === "light" || theme === "dark" ? theme : "auto";
  }
  set theme(value: Theme) {
    this.write("theme", value);
  }

  /** Everything that the page of settings keeps, apart from name, language, theme and warnings. */
  get settings(): unknown {
    return this.read<unknown>("settings", null);
  }
  set settings(value: object) {
    this.write("settings", value);
  }

  /** Whether the player wants warnings; null as long as this was not chosen. */
  get warnings(): boolean | null {
    const wanted = this.read<unknown>("warnings", null);
    return typeof wanted === "boolean" ? wanted : null;
  }
  set warnings(value: boolean | null) {
    this.write("warnings", value);
  }
  /** How many times faster than normal a replay is played. */
  get replaySpeed(): number {
    const speed = this.read<unknown>("replay-speed", 1);
    return typeof speed === "number" && speed > 0 ? speed : 1;
  }
  set replaySpeed(value: number) {
    this.write("replay-speed", value);
  }
  /** Whether the points are drawn below a replay; null as long as this was not chosen. */
  get replayGraph(): boolean | null {
    const wanted = this.read<unknown>("replay-graph", null);
    return typeof wanted === "boolean" ? wanted : null;
  }
  set replayGraph(value: boolean) {
    this.write("replay-graph", value);
  }

  /** The games that were played to the end in this browser. */
  get finished(): readonly string[] {
    const games = this.read<string[]>("finished", []);
    return Array.isArray(games) ? games : [];
  }
  finish(game: string): void {
    if (!this.finished.includes(game)) this.write("finished", [...this.finished, game]);
  }

  tables(): MyTable[] {
    const tables = this.read<MyTable[]>("tables", []);
    return Array.isArray(tables) ? tables : [];
  }

  table(id: string): MyTable | undefined {
    return this.tables().find((table) => table.id === id);
  }

  /** Store a table, newest first; known data about it is kept. */
  remember(table: Pick<MyTable, "id"> & Partial<MyTable>, now: number = Date.now()): void {
    const known = this.table(table.id);
    const blank: MyTable = { id: table.id, game: "", secrets: [], spectator: null, links: {}, at: now };
    const merged = { ...blank, ...known, ...table, at: now };
    const others = this.tables().filter((other) => other.id !== table.id);
    this.keep([merged, ...others]);
  }

  /** Note facts about tables without changing their order. */
  note(ids: readonly string[], facts: Partial<Pick<MyTable, "listed" | "over">>): void {
    const noted = new Set(ids);
    this.keep(this.tables().map((table) => (noted.has(table.id) ? { ...table, ...facts } : table)));
  }

  /** The personal key; empty as long as there is none. */
  get key(): string {
    return this.read("key", "");
  }
  /** Another key is another person: the server must be asked again which tables are theirs. */
  set key(value: string) {
    this.write("key", value);
    this.write("listed", {});
    this.keep(this.tables().map(({ listed: _, ...table }) => table));
  }

  /** What opens a table: the secrets of seats or, without any, the key, with which one may watch, too. */
  opening(seats: readonly string[], spectator: string | null = null): string[] {
    if (seats.length) return [...seats];
    return [spectator ?? "", this.key].filter(Boolean);
  }

  /** The games that the server listed last, for times without it. */
  listed(tab: string): readonly MyGame[] {
    const listed = this.read<Record<string, MyGame[]>>("listed", {})[tab];
    return Array.isArray(listed) ? listed : [];
  }
  keepListed(tab: string, games: readonly MyGame[]): void {
    this.write("listed", { ...this.read<Record<string, MyGame[]>>("listed", {}), [tab]: games });
  }

  /** A table that may still be played, or that only this browser knows, is never dropped. */
  private keep(tables: readonly MyTable[]): void {
    let finished = 0;
    const kept = tables.filter((table) => !table.over || !table.listed || ++finished <= MOST_FINISHED);
    this.write("tables", kept);
  }

  forget(id: string): void {
    this.write("tables", this.tables().filter((table) => table.id !== id));
  }

  /** The place in the guided first game of a game; null if it was never begun. */
  lesson(game: string): LessonPlace | null {
    return this.read<Record<string, LessonPlace>>("lessons", {})[game] ?? null;
  }

  keepLesson(game: string, place: LessonPlace): void {
    this.write("lessons", { ...this.read<Record<string, LessonPlace>>("lessons", {}), [game]: place });
  }

  private read<T>(key: string, otherwise: T): T {
    try {
      const text = this.box.getItem(PREFIX + key);
      return text === null ? otherwise : (JSON.parse(text) as T);
    } catch {
      return otherwise;
    }
  }

  private write(key: string, value: unknown): void {
    try {
      this.box.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
      // If the storage is full or forbidden, the game still works.
    }
  }
}

export const store = new Store(browserBox());
