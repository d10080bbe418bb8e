/**
 * The data exchanged by server and client. Fields with a default may be omitted in the JSON.
 *
 * Generated from the types of the server: do not edit it, run `make protocol`.
 */

export type Argument = string | number | Message;

/** A Fluent message and its arguments; an argument may be a message itself. */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

export type AreaKind = "region" | "way" | "gap";

export type SurfaceKind = "board" | "offer" | "player";

export type Ground = "" | "earth" | "lawn" | "garden";

export type Mood = "" | "spring" | "summer" | "autumn" | "winter";

export type FactKind = "points" | "target";

/** A piece at its place. It keeps its id, so that it can glide from place to place. */
export interface Sprite {
  id: string;
  /** The id of a symbol in the game's art. */
  symbol: string;
  x: number;
  y: number;
  rotation?: number;
  /** Higher layers are drawn over lower ones. */
  layer?: number;
  /** The owner: screens tint the sprite in this seat's colour. */
  seat?: number | null;
  /** What it is, in a few words. */
  label?: Message | null;
  /** What it does or counts for, in a sentence or two. */
  tip?: Message | null;
  /** A number drawn on it. */
  text?: string;
}

/** A column or a row of a map, whose name stands at the edge. */
export interface Line {
  name: string;
  /** Where its middle is: x of a column, y of a row. */
  at: number;
}

/** A part of a surface that stands out: whose it is, what scores, what is still open. */
export interface Area {
  id: string;
  /** A region has a contour and a tint, a way glows, and a gap is a dashed line. */
  kind: AreaKind;
  /** An SVG path, in units of the surface. */
  path: string;
  /** The player in whose colour it is. */
  seat?: number | null;
}

/** A number about the game or a player, shown at a glance. */
export interface Fact {
  symbol: string;
  value: string;
  label: Message;
  seat?: number | null;
  /** Screens show the points of all seats on one line, with the target that some games have. */
  kind?: FactKind | null;
}

/** A part of the table with its own coordinates: a board, the offer, a player's board. */
export interface Surface {
  id: string;
  kind: SurfaceKind;
  title: Message;
  width: number;
  height: number;
  sprites: Sprite[];
  seat?: number | null;
  x?: number;
  /** The upper left corner is `(x, y)`. A board that grows to the left or upwards moves it, not its pieces. */
  y?: number;
  /** Where a narrow screen may cut it from top to bottom, to stack the parts. */
  folds?: number[];
  columns?: Line[];
  /** The grid of a map: places are named by their column and row. */
  rows?: Line[];
  ground?: Ground;
  mood?: Mood;
  areas?: Area[];
  /**
   * What a player's board holds. Where several boards would be too small to be read, screens show this instead
   * of their drawings.
   */
  facts?: Fact[];
}

/** Everything that one viewer sees. */
export interface Scene {
  surfaces: Surface[];
  facts: Fact[];
}

export type TargetKind = "spot" | "button" | "turn";

/** Something to pick that is not a sprite: an empty place on a surface, a button, or a turn. */
export interface Target {
  id: string;
  kind: TargetKind;
  label: Message;
  /** The shape of a spot, or the picture on a button or of a turn. */
  symbol?: string;
  surface?: string;
  x?: number;
  y?: number;
  /** The clockwise rotation of a turn; the other side of the piece starts at 360. */
  rotation?: number;
}

/** A small plate beside a pick, with what it costs or brings. */
export interface Badge {
  /** A few characters that need no translation, such as `-1`. */
  text: string;
  /** A picture of the things counted. */
  symbol?: string;
}

/** A sprite at the place where it would be. */
export interface Placed {
  surface: string;
  sprite: Sprite;
}

/** A legal action and the picks that lead to it. */
export interface Choice {
  /** In the game's notation. */
  action: string;
  /** Ids of sprites of the scene and of targets. */
  path: string[];
  label: Message;
  /** Sprites that would appear or move, as far as the player can foresee it. */
  preview?: Placed[];
  /** Shown beside the first pick that decides what the action costs and brings. */
  badges?: Badge[];
  /** What a friend would say before the player does this. */
  warning?: Message | null;
}

/** All legal actions of one seat. */
export interface Choices {
  seat: number;
  /** The question to the player. */
  asked: Message;
  targets: Target[];
  options: Choice[];
  /** What a friend would say about the position, at most `MOST_WARNINGS`. */
  warnings?: Message[];
  /** Whether a client may make the only choice for the player: nothing about it is secret, and there is no warning. */
  forced?: boolean;
}

/** A line below a cell: some of its points, and what made them. */
export interface Part {
  what: Message;
  /** The points of all parts add up to those of the cell; 0 for a reason why something scores nothing. */
  points: number;
  /** The ids of the sprites that made the points; they may have left the table since. */
  pieces?: string[];
}

/** The points of one board of a seat, in the order of the sheet's sources. */
export interface SheetColumn {
  seat: number;
  board: number;
  points: number[];
}

/** The score sheet as it would be if the game ended now. */
export interface Sheet {
  sources: string[];
  columns: SheetColumn[];
  /** When the game is over, what decided between players with equal points, in its order. */
  decided?: Message[];
}

/** All of a view but its scene. */
export interface Status {
  /** What the viewer's own seats may do now, one entry for each of them that is to act. */
  choices: Choices[];
  sheet: Sheet;
  to_act: number[];
  over: boolean;
  /** Empty as long as the game goes on. */
  winners: number[];
  /** How much of the game is over, in percent; 100 only at the end. */
  progress?: number;
}

/** Everything that a screen needs to know about one position. */
export interface View extends Status {
  scene: Scene;
}

/** The changes of one surface. */
export interface SurfacePatch {
  id: string;
  /** New or changed sprites; they replace those with the same id. */
  put: Sprite[];
  /** Ids of sprites that have left this surface, perhaps for another one. */
  gone: string[];
  /** All areas if any of them changed. */
  areas?: Area[];
  /** All facts of the board if any of them changed. */
  facts?: Fact[];
}

/** The changes of a whole scene. */
export interface Patch {
  surfaces: SurfacePatch[];
  /** New surfaces, which come last; one with a known id replaces the old surface. */
  added: Surface[];
  /** Ids of removed surfaces; they are removed before others are added. */
  removed: string[];
  /** All facts if any of them changed, else null. */
  facts: Fact[] | null;
}

/** A place through which a piece came. */
export interface Waypoint {
  x: number;
  y: number;
}

/** A piece that a player moved or laid since the viewer's last turn. */
export interface Moved {
  id: string;
  /** The player who did it. */
  seat: number;
  /** On a shared board, the places from which it came, the first one first. */
  trail?: Waypoint[];
}

/** A rule, or text between rules. */
export interface Entry {
  html: string;
  /** Empty: no rule. */
  number?: string;
  name?: string;
  /** Whether this is an answer of ours to a question that the printed rules leave open. */
  ruling?: boolean;
}

/** A heading and what follows it. */
export interface Section {
  id: string;
  title: string;
  /** 1 for a part of the book, 2 for a section, 3 for a part of a section. */
  level: number;
  entries: Entry[];
}

/** The rulebook of a game in one language; the first section is its introduction. */
export interface Book {
  game: string;
  lang: string;
  sections: Section[];
}

export type Phase = "open" | "running" | "over";

export type TakebackOutcome = "" | "accepted" | "refused" | "withdrawn" | "lapsed";

export type LineKind = "action" | "undo" | "takeback" | "start" | "end";

/** A seat of a new table: for the creator, open to others, or for a bot. */
export interface NewSeat {
  kind: "me" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** A request for a new table. */
export interface NewTable {
  game: string;
  players: number;
  seats: NewSeat[];
  variant?: string | null;
  options?: Record<string, string>;
  listed?: boolean;
  /** Whether players may ask what a strong bot would do. */
  hints?: boolean;
}

/** A request for a table that goes on from a position of a replay. */
export interface Branch {
  /** The number of actions before it, as in the record. */
  number: number;
  seats: NewSeat[];
  listed?: boolean;
  hints?: boolean;
}

/** A request for a free seat. */
export interface Join {
  name: string;
}

/** A request to start now; bots of this kind take the open seats. */
export interface Start {
  bot?: string | null;
}

/** A request for a bot to play a seat until its person comes back. */
export interface StandIn {
  seat: number;
  bot?: string | null;
}

/** A request to take one's seat back from a bot. */
export interface Return {
  seat: number;
}

/** A request for the best actions of a seat. */
export interface HintRequest {
  seat: number;
  /** Whether the bot is to think for several seconds. */
  longer?: boolean;
}

/** A question: why does a click of this seat do nothing, at this length of the log? */
export interface WhyRequest {
  seat: number;
  length: number;
  surface: string;
  x: number;
  /** The place on the surface, in its units. */
  y: number;
  /** The ids of the sprites there, the topmost first. */
  things?: string[];
  /** What the player has picked before. */
  picks?: string[];
}

/** An option of a variant; the first value is the default. */
export interface OptionInfo {
  name: string;
  values: string[];
  /** The values that fit, by the number of players. */
  at: Record<string, string[]>;
}

/** A variant of a game. */
export interface VariantInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
}

/** A game of this server. */
export interface GameInfo {
  id: string;
  title: string;
  authors: string[];
  publisher: string;
  year: number;
  minutes: number;
  variants: VariantInfo[];
  /** How many minutes its guided first game takes; null if it has none. */
  lesson: number | null;
  /** How much there is to learn, from 1 to 3. */
  weight: number;
}

/** A seat and its player. */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot";
  name: string;
  bot: string;
  taken: boolean;
  present: boolean;
  left: boolean;
  /** The bot that stands in for the person; empty if the person plays. */
  stand_in: string;
}

/** The position of another game from which a game goes on. */
export interface Origin {
  /** The id of its replay. */
  id: string;
  /** The number of actions before it. */
  number: number;
}

/** A table as its viewer may see it. */
export interface TableInfo {
  id: string;
  game: string;
  /** The name on the box; the id of a game that is no longer installed. */
  title: string;
  variant: string;
  players: number;
  options: Record<string, string>;
  phase: Phase;
  listed: boolean;
  created: string;
  seed_hash: string;
  /** As digits, because JavaScript numbers are too small; null until the game is over. */
  seed: string | null;
  seats: SeatInfo[];
  mine: number[];
  /** The id of the rematch's table. */
  next: string | null;
  hints: boolean;
  origin: Origin | null;
  /** How much of the game is over, in percent; left out if only loading it would tell. */
  progress?: number;
  /** The seats that choose in secret now; left out if nobody does. */
  in_secret?: number[];
  /** A request to go back that waits for answers. */
  takeback?: Takeback;
}

/** One event in words. */
export interface LogLine {
  /** The length of the log after it. */
  number: number;
  seat: number | null;
  kind: LineKind;
  messages: Message[];
  /** How many actions it took back. */
  undone?: number;
}

/** A request of a player to go back to before an own action. */
export interface Takeback {
  id: string;
  /** The seat of that action. */
  seat: number;
  /** All seats of the person who asks. */
  asking: number[];
  accepted: number[];
  /** The seats whose people have not answered. */
  waiting: number[];
  /** How many actions it would take back, as far as they were shown. */
  count: number;
  /** The first of these. */
  lines: LogLine[];
  /** Whether chance has answered since. */
  chance: boolean;
  /** Whether secret choices of others were revealed since. */
  secrets: boolean;
}

/** A chat line; each table numbers its lines from 1. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

/** Everything that a viewer may see of a table. */
export interface Sync {
  table: TableInfo;
  length: number;
  /** The length of the log from which the ids of identical pieces are counted. */
  base: number;
  view: View | null;
  /** The last lines; if they begin with a higher number than 0, there are earlier ones. */
  log: LogLine[];
  chat: ChatLine[];
  may_undo: boolean;
  /** What others did since the viewer's last turn; for spectators, what the last player did. */
  moved?: Moved[];
}

/** A new table and its secrets, which are sent only once. */
export interface Made {
  table: TableInfo;
  secrets: Record<string, string>;
  spectator: string;
}

/** A seat that was taken, and its secret. */
export interface Joined {
  table: TableInfo;
  seat: number;
  secret: string;
}

/** A recommended action, with the label and the picks of its choice. */
export interface HintLine {
  action: string;
  path: string[];
  label: Message;
  /** How often the bot tried it. */
  visits: number;
  /** The expected share of the victory, from 0 to 1; the shares of all seats add up to 1. */
  share: number;
  /** What the seat has more and less after it and what belongs to it, such as "+2 food". */
  brings: Message[];
}

/** The best few actions, the best first. */
export interface Hint {
  seat: number;
  /** The length of the log at the request; once it grows, the hint is out of date. */
  length: number;
  lines: HintLine[];
  /** What speaks for the first line rather than the second, if there is one. */
  against_next: Message | null;
  /** How long the bot thought. */
  seconds: number;
  /** Whether it could take the longer time. */
  longer: boolean;
}

/** Why a click does nothing; without a rule and a reason if it means nothing. */
export interface WhyNot {
  rule: string | null;
  why: Message | null;
}

/** What made the points of a cell of the score sheet; the points of the parts add up to them. */
export interface Explained {
  /** The length of the log at the request; once it changes, the explanation is out of date. */
  length: number;
  seat: number;
  board: number;
  source: string;
  parts: Part[];
}

/** Where the rulebook of a game says more. */
export interface Citations {
  /** By the id of a message that explains something, the number of a rule. */
  rules: Record<string, string>;
  /** The sources of points that can also say why they bring nothing. */
  reasons: string[];
  /** Messages of the log that begin a round, a season or a turn. */
  headings: string[];
}

/** The secret of a link for spectators. */
export interface Spectating {
  spectator: string;
}

/** Where other computers find this server. */
export interface Reach {
  /** Addresses of the page in the local network; empty if only this computer can open it. */
  addresses: string[];
}

/** The reason why a request was refused. */
export interface Failure {
  status: number;
  reason: string;
  rule?: string;
  length?: number;
  /** The reason for people, to be shown in their language. */
  why?: Message;
}

export type ClientMessage =
  | Hello
  | Act
  | Undo
  | Ask
  | Reply
  | Say
  | Ping;

export type ServerMessage =
  | SyncMessage
  | StepMessage
  | TableMessage
  | ChatMessage
  | TakebackMessage
  | Ack
  | Refused
  | Pong
  | ErrorMessage;

/** The first message: the client's secrets and what it has seen. */
export interface Hello {
  type: "hello";
  secrets?: string[];
  seen?: number | null;
  base?: number | null;
  /** Secrets of others at the screen, who see nothing but count as present. */
  beside?: string[];
}

/** Plays an action at this length of the log. */
export interface Act {
  type: "act";
  id: string;
  length: number;
  action: string;
}

/** Undoes one's last action at this length of the log. */
export interface Undo {
  type: "undo";
  id: string;
  length: number;
  to?: number | null;
}

/** Asks the others to let one go back at this length of the log. */
export interface Ask {
  type: "ask";
  id: string;
  length: number;
  to?: number | null;
}

/** Answers another player's request to go back, or withdraws one's own. */
export interface Reply {
  type: "reply";
  id: string;
  takeback: string;
  accept: boolean;
}

/** Adds a chat line. */
export interface Say {
  type: "chat";
  text: string;
}

/** Asks for a `Pong`. */
export interface Ping {
  type: "ping";
}

/** The whole table. */
export interface SyncMessage extends Sync {
  type: "sync";
}

/** The changes by one entry of the log. */
export interface Step extends Status {
  length: number;
  patch: Patch;
  log: LogLine[];
  may_undo: boolean;
  /** What others did since the viewer's last turn; for spectators, what the last player did. */
  moved?: Moved[];
}

/** A step, as soon as it is taken. */
export interface StepMessage extends Step {
  type: "step";
}

/** The table after a change of seats, presence or phase. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** A new chat line. */
export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}

/** The end of a request to go back. */
export interface TakebackMessage {
  type: "takeback";
  /** All seats of the person who asked. */
  seats: number[];
  /** Lapsed if somebody moved, left or gave a seat to a bot. */
  outcome: TakebackOutcome;
  /** The seat that ended it. */
  by: number | null;
}

/** The action or undo with this id is stored. */
export interface Ack {
  type: "ack";
  id: string;
  length: number;
}

/** The action or undo with this id was refused; nothing changed. */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  length: number;
  rule?: string;
  /** The reason for people, to be shown in their language. */
  why?: Message;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
}

/** The reason why the connection closes now. */
export interface ErrorMessage {
  type: "error";
  reason: string;
}

/** A step of a guided first game. */
export interface CourseStep {
  /** The length of the log at which it is shown. */
  at: number;
  text: Message;
  /** Ids of sprites or surfaces to light up. */
  lit?: string[];
  /** The number of the rule that the text explains. */
  rule?: string;
  /** How many actions the player makes now. */
  do?: number;
  /** Whether the actions before it are jumped over. */
  skip?: boolean;
}

/** A guided first game: a whole game, with what is said and done along it. */
export interface Course {
  game: string;
  variant: string;
  players: number;
  /** The seat of the player. */
  seat: number;
  minutes: number;
  /**
   * The beginning. Where the player is to act, the choices hold one action, and its path the picks that the
   * player makes.
   */
  view: View;
  log: LogLine[];
  moves: Step[];
  steps: CourseStep[];
}

/** A game to look back at, through the eyes of some seats. */
export interface ReplayInfo {
  /** For an imported record, a table that nobody can play at. */
  table: TableInfo;
  imported: boolean;
  /** The seats through whose eyes it is seen; none are a spectator's. */
  eyes: number[];
  /** Whether everybody may choose through whose eyes: the game is over, or was imported. */
  free: boolean;
  /** The number of actions that are shown; a replay has one position more. */
  length: number;
  /** The number of actions in a part. */
  part: number;
  /** For each action, its number in the record: the position has its address by it. */
  numbers: number[];
  /** For each action, the seat that made it. */
  actors: number[];
  /** For each action, the length of the viewer's log at the table after it. */
  lines: number[];
  /** The last number in the record from which the game can be played on. */
  settled: number;
}

/** Points of a source that changed in a replay. */
export interface PointsSoFar {
  /** The number of actions before. */
  length: number;
  seat: number;
  board: number;
  source: string;
  points: number;
}

/** Some actions of a replay; all lengths count its actions. */
export interface ReplayPart {
  /** The number of actions before it. */
  first: number;
  /** The position there; ids of identical pieces are counted from it. */
  view: View;
  /** The beginning of the log, if this is the first part. */
  log: LogLine[];
  steps: Step[];
}

/** An imported record can be looked at as the replay with this id. */
export interface Imported {
  id: string;
}

/** The final points of a seat, by source, and its place; equal seats share the better one. */
export interface SeatResult {
  seat: number;
  points: number;
  place: number;
  sources: Record<string, number>;
}

/** A game of one's own, for a list. */
export interface MyGame {
  table: TableInfo;
  /** Whether it waits for a decision of mine. */
  turn: boolean;
  to_act: number[];
  /** How far it is, in a few words. */
  standing: Message | null;
  /** When it was last played, or created. */
  at: string;
  /** By seat; empty until it is over. */
  results: SeatResult[];
}

/** A page of one's games: mine to move first, then those played last. */
export interface MyGames {
  /** The number of games that the filters let through. */
  total: number;
  /** The number of unfinished games, of all, that wait for me. */
  turns: number;
  games: MyGame[];
}

/** Finished games, counted. */
export interface Tally {
  games: number;
  /** How often I came first, second, … */
  places: number[];
  /** The mean of my points. */
  points: number;
  /** The mean of my points by source. */
  sources: Record<string, number>;
}

/** My games against somebody: a person by name, or a level of bots. */
export interface Opponent {
  name: string;
  /** Empty for a person. */
  bot: string;
  games: number;
  /** In how many of them I had the better place than they, or the best of several. */
  ahead: number;
  behind: number;
}

/** How one of the last games ended for me. */
export interface Outcome {
  table: string;
  at: string;
  players: number;
  place: number;
  points: number;
}

/** My finished games of one kind. */
export interface GameStatistics {
  game: string;
  title: string;
  tally: Tally;
  variants: Record<string, Tally>;
  /** Those met most often first. */
  opponents: Opponent[];
  /** The last games, the oldest first. */
  recent: Outcome[];
}

/** My finished games; those with several seats of mine do not count. */
export interface Statistics {
  games: GameStatistics[];
  /** The number of games that were not counted yet: ask again. */
  missing: number;
}

/** A table with secrets of my seats. */
export interface OwnTable {
  id: string;
  secrets: string[];
}

/** A request to bind seats to my key. */
export interface TakeAlong {
  tables: OwnTable[];
}

/** Which of the tables are mine now; seats of other people stay theirs. */
export interface Taken {
  tables: string[];
}

/** A request for a QR code. */
export interface QrRequest {
  text: string;
}

/** A QR code with its quiet zone, as a path of an SVG drawing. */
export interface QrCode {
  size: number;
  path: string;
}

/** A request to bind all that belongs to my key to another one. */
export interface NewKey {
  key: string;
}
