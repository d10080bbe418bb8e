/**
 * One live table: connects what is on the screen (position, picks, waiting steps) with the server. The parts
 * know nothing of each other or of the connection.
 */

import { ApiError, api } from "../lib/api";
import { Connection, openSocket, type ConnectionState } from "../lib/connection";
import { firstOfRun, lastActor, placesToReturn, standing, type Return } from "../lib/log";
import { Picking } from "../lib/picking.svelte";
import { Playback } from "../lib/playback";
import { gainsOf } from "../lib/gains";
import { beatOf, totalOf, type Beat } from "../lib/pace";
import { Position } from "../lib/position.svelte";
import type { Choice, Choices, LogLine, Refused, ServerMessage, Step, Sync, TableInfo, TakebackMessage } from "../lib/protocol";
import { IDLE, acknowledged, ask, goesOn, isDone, isOutdated, isPossible, messageOf, refused } from "../lib/request";
import type { Asked, RequestState, Situation, Wish } from "../lib/request";
import { awaited, botsOf, hasOnlyBots, offered, touching } from "../lib/seating";
import type { Board } from "./board";
import { Chat } from "./chat.svelte";
import { Hints } from "./hints.svelte";
import { Refusals, type Touch } from "./refusals";
import type { Stage } from "./stage";
import { Telling } from "./telling.svelte";
import { seatLetter } from "../lib/texts";
import { i18n, t } from "../ui/i18n.svelte";
import { nameOf } from "../ui/names";
import { notices } from "../ui/notices.svelte";
import { settings } from "../ui/settings.svelte";
import { sounds } from "../ui/sounds";
import { reasonOf, toasts } from "../ui/toasts.svelte";

/** The status of a refusal that is only temporary. */
const TOO_EARLY = 409;

/** What a player has chosen to do. */
interface Decision {
  choice: Choice;
  seat: number;
}

/** What is compared to know of what a change has brought. */
interface Glance {
  turn: boolean;
  over: boolean;
  points: number;
}

/** How a request to go back ended, in words. */
function takebackEnded({ seats, outcome, by }: TakebackMessage, name: (seat: number) => string): string {
  const player = name(seats[0] ?? 0);
  if (outcome === "refused" && by !== null) return t("ui-takeback-was-refused", { by: name(by) });
  if (outcome === "accepted") return t("ui-takeback-was-accepted", { player });
  if (outcome === "withdrawn") return t("ui-takeback-was-withdrawn", { player });
  return t("ui-takeback-was-lapsed");
}

export class TableSession implements Board {
  info = $state.raw<TableInfo | null>(null);
  connection = $state<ConnectionState>("connecting");
  /** The reason why the server refuses the connection. */
  problem = $state<string | null>(null);
  /** The secret of a link for spectators, to hand out. */
  spectator = $state<string | null>(null);
  /** Whether it is shown again what has happened since the player's last turn. */
  recapping = $state(false);
  /** Draws the curtain, so that another person at this screen can look; null if nobody shares it in secret. */
  handOver: (() => void) | null = null;
  private request = $state.raw<RequestState>(IDLE);
  /** The length of the log from which the ids of pieces are counted; null before the first position. */
  private base: number | null = null;
  /** What the player has chosen and has yet to confirm. */
  unconfirmed = $state.raw<Decision | null>(null);
  /** The numbers of the actions that were made for the player, who had no choice. */
  made = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether the player has taken something back and now plays even forced choices by hand. */
  private byHand = false;

  readonly position = new Position();
  readonly chat = new Chat();
  readonly picking: Picking = new Picking({
    scene: () => this.position.view?.scene ?? null,
    offered: () => (this.busy ? [] : this.offered),
    chosen: (choice, seat) => this.decide({ choice, seat }),
  });
  readonly hints: Hints = new Hints(this, {
    allowed: () => this.info?.hints ?? false,
    ask: (seat, longer) => api.hint(this.id, this.secrets, seat, longer),
  });
  private readonly refusals: Refusals = new Refusals(this, {
    seat: () => (this.busy || this.playback.newest ? null : touching(this.picking.choices, this.info)),
    ask: (question) => api.why(this.id, this.secrets, question),
    tell: (rule, why) => this.refuse(i18n.format(why, this.name), rule),
  });
  readonly telling = new Telling((cell) => api.explain(this.id, this.secrets, cell));
  private readonly playback: Playback<Step> = new Playback({
    show: (steps) => this.show(steps),
    // The result of an own action is shown at once.
    rushed: () => this.busy,
    pace: () => settings.pace,
    beat: (step) => this.beat(step),
    waits: (steps) => (this.waiting = steps),
  });
  /** How many steps wait to be shown. */
  waiting = $state(0);

  /** The seats that bots play. */
  private readonly bots: ReadonlySet<number> = $derived(botsOf(this.info?.seats ?? []));
  /** Whether only bots are to act, so that a player can skip to the next decision of a person. */
  readonly botsPlay: boolean = $derived.by(() => {
    const { view } = this.position;
    return !!view && !view.over && view.to_act.length > 0 && view.to_act.every((seat) => this.bots.has(seat));
  });
  /** Where the player can go back to, or ask for it, by the number of a line. */
  readonly returns: ReadonlyMap<number, Return> = $derived.by(() =>
    this.mayGoBack || this.canAsk ? placesToReturn(standing(this.position.log), this.own, this.made) : new Map(),
  );
  readonly mayGoBack: boolean = $derived.by(() => this.position.mayUndo && this.info !== null && hasOnlyBots(this.info));
  /** The own actions that stand and were not borrowed from another game. */
  private readonly own: readonly LogLine[] = $derived.by(() => {
    const { mine = [], origin = null } = this.info ?? {};
    const isOwn = ({ seat, number }: LogLine) => seat !== null && mine.includes(seat) && number > (origin?.number ?? 0);
    return standing(this.position.log).filter(isOwn);
  });
  /** Whether the others can be asked for anything. */
  private readonly canAsk: boolean = $derived.by(() => this.own.length > 0 && !this.info?.takeback && !this.position.view?.over);
  /** Whether only the others can let the player take the last action back. */
  readonly mayAsk: boolean = $derived.by(() => this.canAsk && !this.position.mayUndo);
  /** Whether a request is under way. */
  readonly busy: boolean = $derived(this.request.is !== "idle");
  readonly offered: Choices[] = $derived(offered(this.position.view, this.info?.seats ?? []));
  readonly awaited: number[] = $derived(this.info ? awaited(this.position.view, this.info) : []);

  private readonly socket: Connection;
  private serial = 0;
  private readonly tag = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(
    readonly id: string,
    readonly secrets: string[],
    private readonly stage: Stage,
    beside: readonly string[] = [],
  ) {
    this.socket = new Connection({
      open: () => openSocket(id),
      secrets,
      beside,
      seen: () => (this.base !== null && this.position.view ? { seen: this.received, base: this.base } : null),
      onMessage: (message) => this.hear(message),
      onState: (state) => (this.connection = state),
    });
  }

  get seating() {
    return this.info;
  }

  get replay() {
    return this.id;
  }

  get lit() {
    return this.telling.pieces;
  }

  readonly dims = true;

  get marks() {
    return this.hints.marks;
  }

  start(): void {
    this.socket.start();
  }

  stop(): void {
    this.playback.clear();
    this.socket.stop();
  }

  wake = (): void => this.socket.wake();

  /** Show at once what waits; while only bots are to act, everything until a person is. */
  hurry(): void {
    if (this.botsPlay) this.playback.skip();
    else this.playback.hurry();
  }

  touch(where: Touch): void {
    void this.refusals.touch(where);
  }

  recap(): void {
    if (this.info?.mine.length && this.info.phase === "running") this.recapping = true;
  }

  /** Send the action that the player has confirmed. */
  confirm(): void {
    const chosen = this.unconfirmed;
    this.decline();
    if (chosen) this.act(chosen);
  }

  /** Do not send what the player has chosen; all picks but the last one stay. */
  decline(): void {
    if (this.unconfirmed) this.picking.listed = null;
    this.unconfirmed = null;
  }

  undo(): void {
    this.byHand = true;
    const own = this.own;
    const last = own.at(-1);
    const chosen = own.findLast(({ number }) => !this.made.has(number));
    // What was made for the player is taken back with the choice before it.
    if (last && chosen && last !== chosen && this.mayGoBack) this.want({ type: "back", to: chosen.number });
    else this.want({ type: "undo" });
  }

  /** Ask the others to let the player take the last action back. */
  askBack(): void {
    this.want({ type: "ask", to: null });
  }

  /** Answer another player's request to go back, or withdraw the own one. */
  reply(accept: boolean): void {
    const takeback = this.info?.takeback?.id;
    if (takeback) this.want({ type: "reply", takeback, accept });
  }

  /** Undo the whole turn. */
  reset(): void {
    this.byHand = true;
    const { log } = this.position;
    const seat = lastActor(log);
    const first = this.mayGoBack ? firstOfRun(standing(log), this.own) : null;
    if (first) this.want({ type: "back", to: first.number });
    else this.want(seat === null ? { type: "undo" } : { type: "reset", seat });
  }

  /** Take everything back from an action on; people are asked. */
  goBack({ to }: Return): void {
    this.byHand = true;
    this.want({ type: this.mayGoBack ? "back" : "ask", to });
  }

  async earlier(): Promise<void> {
    const { earliest } = this.position;
    const lines = await api.log(this.id, this.secrets, earliest).catch((error: unknown) => toasts.failure(error));
    if (lines && this.position.earliest === earliest) this.position.prepend(lines);
  }

  say(text: string): void {
    this.socket.send({ type: "chat", text });
  }

  /** Let a bot play a seat. */
  async callBot(seat: number, level: string): Promise<void> {
    await api.standIn(this.id, this.secrets, seat, level).catch((error: unknown) => {
      const wait = error instanceof ApiError && error.status === TOO_EARLY ? error.retryAfter : null;
      if (wait === null) toasts.failure(error);
      else toasts.note(t("ui-stand-in-wait", { minutes: Math.ceil(wait / 60) }));
    });
  }

  /** Take an own seat back from a bot. */
  async comeBack(seat: number): Promise<void> {
    await api.comeBack(this.id, this.secrets, seat).catch((error: unknown) => toasts.failure(error));
  }

  // ------------------------------------------------------------------------------------- requests

  private decide(decision: Decision): void {
    if (settings.now.confirm !== "always") return this.act(decision);
    this.unconfirmed = decision;
    this.picking.listed = decision.choice;
  }

  private act({ choice, seat }: Decision): void {
    this.byHand = false;
    this.want({ type: "act", seat, action: choice.action });
  }

  /** Make a choice for a player who has none, if the player wants that. */
  private playForced(): void {
    if (!settings.now.autoplay || this.byHand || this.busy || this.waiting) return;
    const forced = this.offered.find((choices) => choices.forced);
    const [only] = forced?.options ?? [];
    if (forced && only) this.want({ type: "act", seat: forced.seat, action: only.action, made: true });
  }

  private get situation(): Situation {
    const { length, log, mayUndo, view } = this.position;
    return { length, log, mayUndo, choices: view?.choices ?? [], takeback: this.info?.takeback?.id ?? null };
  }

  private newId(): string {
    return `${this.tag}-${++this.serial}`;
  }

  /** Ask the server for something, if it is still possible after all waiting steps. */
  private want(wish: Wish): void {
    this.playback.hurry();
    if (!this.busy && isPossible(wish, this.situation)) this.send(ask(wish, this.situation, this.newId()));
  }

  private send(asked: Asked): void {
    if (!this.socket.request(messageOf(asked))) return;
    this.request = asked;
    this.picking.clear();
  }

  private refused(refusal: Refused): void {
    if (isOutdated(this.request, refusal)) this.playback.hurry();
    const next = refused(this.request, refusal, this.situation, this.newId());
    if (next.is === "asked" && next !== this.request) return this.send(next);
    this.request = next;
    void sounds.play("refusal");
    this.refuse(refusal.why ? i18n.format(refusal.why, this.name) : refusal.reason, refusal.rule ?? null);
  }

  private refuse(reason: string, rule: string | null): void {
    toasts.refuse(reason, rule, this.info?.game ?? null);
  }

  private readonly name = (seat: number): string => (this.info ? nameOf(this.info, seat) : seatLetter(seat));

  /** Remember an action that was made for the player, as soon as its number is known. */
  private noteMade(): void {
    const { request } = this;
    if (request.is === "acknowledged" && request.wish.type === "act" && request.wish.made)
      this.made = new Set([...this.made, request.length]);
  }

  private settle(): void {
    const done = this.request;
    if (isDone(done, this.position.length)) {
      this.request = IDLE;
      if (goesOn(done.wish, this.situation)) this.want(done.wish);
    }
    this.playForced();
  }

  // ------------------------------------------------------------------------------------- messages

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "sync":
        return this.sync(message);
      case "step":
        return this.step(message);
      case "table":
        this.info = message.table;
        return;
      case "chat":
        if (message.line.seat === null || !this.info?.mine.includes(message.line.seat)) void sounds.play("chat");
        return this.chat.add(message.line);
      case "takeback":
        return toasts.note(takebackEnded(message, this.name));
      case "ack":
        this.request = acknowledged(this.request, message);
        this.noteMade();
        return this.settle();
      case "refused":
        return this.refused(message);
      case "error":
        return void this.explain(message.reason);
      case "pong":
    }
  }

  /** The socket gives a short reason; an HTTP request gives a better one, e.g. that the table is gone. */
  private async explain(reason: string): Promise<void> {
    this.problem = reason;
    await api.look(this.id, this.secrets).catch((error: unknown) => {
      if (error instanceof ApiError && error.reason) this.problem = reasonOf(error);
    });
  }

  private sync(sync: Sync): void {
    const { position } = this;
    const seen = this.base === null || sync.length === this.received ? null : this.glance();
    // With another base, the same id means another piece: nothing can glide.
    const before = this.base === sync.base && position.view ? this.stage.before(position.view.scene) : null;
    this.playback.clear();
    this.info = sync.table;
    position.set(sync);
    this.chat.lines = sync.chat;
    if (this.base === null) this.chat.read();
    this.base = sync.base;
    this.decline();
    if (seen) this.call(seen);
    this.settle();
    if (before && position.view) this.stage.after(before, position.view.scene);
  }

  /** The length of the log with the steps that wait to be shown. */
  private get received(): number {
    return this.playback.newest?.length ?? this.position.length;
  }

  private step(step: Step): void {
    if (step.length <= this.received) return;
    this.playback.add(step);
    if (document.hidden) this.playback.hurry();
  }

  private beat(step: Step): Beat {
    const before = (this.playback.newest ?? this.position.view)?.sheet ?? step.sheet;
    return beatOf(step, before, this.bots);
  }

  private show(steps: Step[]): void {
    const { position } = this;
    const seen = this.glance();
    const scene = position.view?.scene;
    const before = scene ? this.stage.before(scene) : null;
    try {
      for (const step of steps) position.advance(step);
    } catch {
      this.playback.clear();
      return this.socket.resync();
    }
    this.decline();
    this.picking.renew();
    this.call(seen);
    const now = position.view?.scene;
    if (scene && before && now) this.stage.after(before, now, gainsOf(scene.facts, now.facts));
    this.settle();
  }

  private glance(): Glance {
    const { view } = this.position;
    const points = view ? (this.info?.mine ?? []).map((seat) => totalOf(view.sheet, seat)) : [];
    return { turn: this.offered.length > 0, over: view?.over ?? false, points: points.reduce((sum, each) => sum + each, 0) };
  }

  /** Call the player by the most important of what has happened. */
  private call(before: Glance): void {
    const now = this.glance();
    if (now.over && !before.over) return void sounds.play("end");
    if (now.turn && !before.turn) {
      notices.tell(t("ui-your-turn"), this.info?.title ?? "");
      return void sounds.play("turn");
    }
    void sounds.play(now.points > before.points ? "points" : "move");
  }
}
