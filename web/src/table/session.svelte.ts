/**
 * One live table: connects what is on the screen (position, picks, waiting steps) with the server. The parts
 * know nothing of each other or of the connection.
 */

import { ApiError, api } from "../lib/api";
import { Connection, openSocket, type ConnectionState } from "../lib/connection";
import { lastActor } from "../lib/log";
import { Picking } from "../lib/picking.svelte";
import { Playback } from "../lib/playback";
import { Position } from "../lib/position.svelte";
import type { Choices, Refused, ServerMessage, Step, Sync, TableInfo } from "../lib/protocol";
import { IDLE, acknowledged, ask, goesOn, isDone, isOutdated, isPossible, messageOf, refused } from "../lib/request";
import type { Asked, RequestState, Situation, Wish } from "../lib/request";
import { awaited, offered, touching } from "../lib/seating";
import type { Board } from "./board";
import { Chat } from "./chat.svelte";
import { Hints } from "./hints.svelte";
import { Refusals, type Touch } from "./refusals";
import type { Stage } from "./stage";
import { Telling } from "./telling.svelte";
import { seatLetter } from "../lib/texts";
import { i18n, t } from "../ui/i18n.svelte";
import { nameOf } from "../ui/names";
import { reasonOf, toasts } from "../ui/toasts.svelte";

/** The status of a refusal that is only temporary. */
const TOO_EARLY = 409;

export class TableSession implements Board {
  info = $state.raw<TableInfo | null>(null);
  connection = $state<ConnectionState>("connecting");
  /** The reason why the server refuses the connection. */
  problem = $state<string | null>(null);
  /** The secret of a link for spectators, to hand out. */
  spectator = $state<string | null>(null);
  private request = $state.raw<RequestState>(IDLE);
  /** The length of the log from which the ids of pieces are counted; null before the first position. */
  private base: number | null = null;

  readonly position = new Position();
  readonly chat = new Chat();
  readonly picking: Picking = new Picking({
    scene: () => this.position.view?.scene ?? null,
    offered: () => (this.busy ? [] : this.offered),
    chosen: ({ action }, seat) => this.want({ type: "act", seat, action }),
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
    rushed: () => this.stage.still || this.busy,
  });

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
  ) {
    this.socket = new Connection({
      open: () => openSocket(id),
      secrets,
      seen: () => (this.base !== null && this.position.view ? { seen: this.received, base: this.base } : null),
      onMessage: (message) => this.hear(message),
      onState: (state) => (this.connection = state),
    });
  }

  get seating() {
    return this.info;
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

  hurry(): void {
    this.playback.hurry();
  }

  touch(where: Touch): void {
    void this.refusals.touch(where);
  }

  undo(): void {
    this.want({ type: "undo" });
  }

  /** Undo the whole turn. */
  reset(): void {
    const seat = lastActor(this.position.log);
    this.want(seat === null ? { type: "undo" } : { type: "reset", seat });
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

  private get situation(): Situation {
    const { length, log, mayUndo, view } = this.position;
    return { length, log, mayUndo, choices: view?.choices ?? [] };
  }

  private newId(): string {
    return `${this.tag}-${++this.serial}`;
  }

  /** Ask the server for something, if it is still possible after all waiting steps. */
  private want(wish: Wish): void {
    this.hurry();
    if (!this.busy && isPossible(wish, this.situation)) this.send(ask(wish, this.situation, this.newId()));
  }

  private send(asked: Asked): void {
    if (!this.socket.request(messageOf(asked))) return;
    this.request = asked;
    this.picking.clear();
  }

  private refused(refusal: Refused): void {
    if (isOutdated(this.request, refusal)) this.hurry();
    const next = refused(this.request, refusal, this.situation, this.newId());
    if (next.is === "asked" && next !== this.request) return this.send(next);
    this.request = next;
    this.refuse(refusal.why ? i18n.format(refusal.why, this.name) : refusal.reason, refusal.rule ?? null);
  }

  private refuse(reason: string, rule: string | null): void {
    toasts.refuse(reason, rule, this.info?.game ?? null);
  }

  private readonly name = (seat: number): string => (this.info ? nameOf(this.info, seat) : seatLetter(seat));

  private settle(): void {
    const done = this.request;
    if (!isDone(done, this.position.length)) return;
    this.request = IDLE;
    if (goesOn(done.wish, this.situation)) this.want(done.wish);
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
        return this.chat.add(message.line);
      case "ack":
        this.request = acknowledged(this.request, message);
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
    // With another base, the same id means another piece: nothing can glide.
    const before = this.base === sync.base && position.view ? this.stage.before(position.view.scene) : null;
    this.playback.clear();
    this.info = sync.table;
    position.set(sync);
    this.chat.lines = sync.chat;
    if (this.base === null) this.chat.read();
    this.base = sync.base;
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
    if (document.hidden) this.hurry();
  }

  private show(steps: Step[]): void {
    const { position } = this;
    const before = position.view ? this.stage.before(position.view.scene) : null;
    try {
      for (const step of steps) position.advance(step);
    } catch {
      this.playback.clear();
      return this.socket.resync();
    }
    this.picking.renew();
    if (before && position.view) this.stage.after(before, position.view.scene);
    this.settle();
  }
}
