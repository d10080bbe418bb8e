/** The data exchanged by server and client. Fields with a default may be omitted in the JSON. */

export type Argument = string | number | Message;

export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

export interface Sprite {
  id: string;
  symbol: string;
  x: number;
  y: number;
  rotation?: number;
  layer?: number;
  seat?: number | null;
  label?: Message | null;
  tip?: Message | null;
  text?: string;
}

export type SurfaceKind = "board" | "offer" | "player";

export interface Surface {
  id: string;
  kind: SurfaceKind;
  title: Message;
  width: number;
  height: number;
  sprites: Sprite[];
  seat?: number | null;
  /** The start of its coordinates. */
  x?: number;
  y?: number;
  /** The x positions where a narrow screen may cut it to stack the parts. */
  folds?: number[];
}

export interface Fact {
  symbol: string;
  value: string;
  label: Message;
  seat?: number | null;
}

export interface Scene {
  surfaces: Surface[];
  facts: Fact[];
}

export interface Target {
  id: string;
  /** A turn is the rotation of a piece at the spot before it in the path. */
  kind: "spot" | "button" | "turn";
  label: Message;
  symbol?: string;
  surface?: string;
  x?: number;
  y?: number;
  rotation?: number;
}

export interface Badge {
  text: string;
  symbol?: string;
}

export interface Placed {
  surface: string;
  sprite: Sprite;
}

export interface Choice {
  action: string;
  path: string[];
  label: Message;
  preview?: Placed[];
  badges?: Badge[];
}

export interface Choices {
  seat: number;
  asked: Message;
  targets: Target[];
  options: Choice[];
}

export interface SheetColumn {
  seat: number;
  board: number;
  points: number[];
}

export interface Sheet {
  sources: string[];
  columns: SheetColumn[];
}

export interface View {
  scene: Scene;
  choices: Choices[];
  sheet: Sheet;
  to_act: number[];
  over: boolean;
  winners: number[];
}

export interface SurfacePatch {
  id: string;
  put?: Sprite[];
  gone?: string[];
}

export interface Patch {
  surfaces?: SurfacePatch[];
  added?: Surface[];
  removed?: string[];
  facts?: Fact[] | null;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot";
  name: string;
  bot: string;
  taken: boolean;
  present: boolean;
  left: boolean;
  /** The bot that stands in for the person. */
  stand_in: string;
}

export type Phase = "open" | "running" | "over";

export interface TableInfo {
  id: string;
  game: string;
  variant: string;
  players: number;
  options: Record<string, string>;
  phase: Phase;
  listed: boolean;
  created: string;
  seed_hash: string;
  seed: string | null;
  seats: SeatInfo[];
  mine: number[];
  next: string | null;
  /** Whether players may ask what a strong bot would do. */
  hints: boolean;
}

export interface LogLine {
  number: number;
  seat: number | null;
  kind: "action" | "undo" | "start" | "end";
  messages: Message[];
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface Sync {
  table: TableInfo;
  length: number;
  view: View | null;
  log: LogLine[];
  chat: ChatLine[];
  may_undo: boolean;
}

export interface Step {
  length: number;
  patch: Patch;
  choices: Choices[];
  sheet: Sheet;
  to_act: number[];
  over: boolean;
  winners: number[];
  log: LogLine[];
  may_undo?: boolean;
}

export type ClientMessage =
  | { type: "hello"; secrets: string[]; seen: number | null }
  | { type: "act"; id: string; length: number; action: string }
  | { type: "undo"; id: string; length: number }
  | { type: "chat"; text: string }
  | { type: "ping" };

export type ServerMessage =
  | ({ type: "sync" } & Sync)
  | ({ type: "step" } & Step)
  | { type: "table"; table: TableInfo }
  | { type: "chat"; line: ChatLine }
  | { type: "ack"; id: string; length: number }
  | { type: "refused"; id: string; reason: string; rule?: string | null; length: number }
  | { type: "pong" }
  | { type: "error"; reason: string };

export interface Entry {
  html: string;
  number?: string;
  name?: string;
  ruling?: boolean;
}

export interface Section {
  id: string;
  title: string;
  level: number;
  entries: Entry[];
}

export interface Book {
  game: string;
  lang: string;
  sections: Section[];
}

export interface OptionInfo {
  name: string;
  values: string[];
  /** The values that fit, by the number of players. */
  at: Record<string, string[]>;
}

export interface VariantInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
}

export interface GameInfo {
  id: string;
  title: string;
  authors: string[];
  publisher: string;
  year: number;
  minutes: number;
  variants: VariantInfo[];
}

export interface NewSeat {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  variant: string;
  players: number;
  options: Record<string, string>;
  seats: NewSeat[];
  listed: boolean;
  hints: boolean;
}

/** The answer to a new table: the secrets of all seats without bots, by seat number. */
export interface Made {
  table: TableInfo;
  secrets: Record<string, string>;
  spectator: string;
}

/** A bot's assessment of an action. */
export interface HintLine {
  action: string;
  path: string[];
  label: Message;
  visits: number;
  /** The expected share of the victory, from 0 to 1. */
  share: number;
}

export interface Hint {
  seat: number;
  /** The length of the log at the request. */
  length: number;
  lines: HintLine[];
}

export interface Joined {
  table: TableInfo;
  seat: number;
  secret: string;
}
