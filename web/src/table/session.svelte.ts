/**
 * One table as this viewer sees it: the server's messages and the player's picks.
 *
 * Steps that arrive in a burst (bots are fast) are shown one after the other, so that every move can be
 * seen. An action of the player shows all of them at once.
 */

import { ApiError, api } from "../lib/api";
import { chosenSeat, pickables, stepBack, walk, type Pickable } from "../lib/choices";
import { foldView, type Cuts } from "../lib/fold";
import { Connection, openSocket, type ConnectionState } from "../lib/connection";
import { lastActor } from "../lib/log";
import { pace } from "../lib/pace";
import { applyStep } from "../lib/patch";
import type { ChatLine, Choice, Choices, LogLine, Placed, SeatInfo, ServerMessage, Step, Surface, Sync, TableInfo, View } from "../lib/protocol";
import { rotations, turnOn } from "../lib/turns";
import { Hints } from "./hints.svelte";
import type { Stage } from "./stage";
import { t } from "../ui/i18n.svelte";
import { toasts } from "../ui/toasts.svelte";

/** How often a request is resent because somebody else was faster. */
const TRIES = 8;
/** The status of a refusal that is only temporary. */
const TOO_EARLY = 409;

/** An action of a seat, or an undo, for a log of some length. */
interface Asked {
  seat: number | null;
  action: string | null;
  length: number;
  tries: number;
}

interface Queued {
  step: Step;
  /** The time of its arrival. */
  at: number;
}

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  /** The view as the server sent it, before surfaces are folded. */
  private told = $state.raw<View | null>(null);
  /** The cuts of wide surfaces on this screen. */
  cuts = $state.raw<Cuts>(new Map());
  readonly view: View | null = $derived(this.told && foldView(this.told, this.cuts));
  readonly unfolded: Surface[] = $derived((this.told?.scene.surfaces ?? []).filter((each) => each.folds?.length));
  length = $state(0);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  mayUndo = $state(false);
  private chatRead = $state(0);
  connection = $state<ConnectionState>("connecting");
  /** The reason why the server refuses the connection. */
  problem = $state<string | null>(null);
  busy = $state(false);

  /** The player's picks so far. */
  picks = $state.raw<string[]>([]);
  /** The own seat that is being played. */
  seat = $state<number | null>(null);
  /** The highlighted pick: under the pointer, focused, or tapped once. */
  lit = $state<string | null>(null);
  /** The highlighted choice in the list of all choices. */
  listed = $state.raw<Choice | null>(null);
  /** How far the player has turned the piece. */
  turn = $state(0);
  /** Turning moved the piece away from the pointer; it stays there until the pointer moves. */
  steady = $state(false);
  /** The player uses the keyboard, so the focus follows the picks. */
  byKeyboard = false;
  /** The sprite that is being dragged. */
  dragged = $state<string | null>(null);

  /** The choices at this screen, except for seats that a bot plays. */
  readonly offered: Choices[] = $derived.by(() => {
    const away = (this.info?.seats ?? []).filter((seat) => seat.stand_in).map(({ seat }) => seat);
    return (this.view?.choices ?? []).filter(({ seat }) => !away.includes(seat));
  });
  /** Absent players for whom the game waits: a bot may play for them. */
  readonly awaited: number[] = $derived.by(() => {
    const { info, view } = this;
    if (!info?.mine.length) return [];
    const absent = (seat: SeatInfo) => seat.left || (!seat.present && (view?.to_act.includes(seat.seat) ?? false));
    const others = info.seats.filter((seat) => seat.kind === "person" && !seat.stand_in && !info.mine.includes(seat.seat));
    return others.filter(absent).map(({ seat }) => seat);
  });
  readonly choices: Choices | null = $derived(this.busy ? null : chosenSeat(this.offered, this.seat));
  readonly pickables: Pickable[] = $derived.by(() => {
    if (!this.view || !this.choices) return [];
    const { turn, dragged } = this;
    if (dragged === null) return pickables(this.view.scene, this.choices, this.picks, { settle: true, turn });
    return pickables(this.view.scene, this.choices, [...this.picks, dragged], { settle: false, turn });
  });
  /** Whether the piece can be turned. */
  readonly turnable: boolean = $derived(rotations(this.pickables).length > 1);
  /** The path so far, to mark the picks. */
  readonly path: string[] = $derived(this.choices ? walk(this.choices, this.picks).prefix : []);
  readonly litPick: Pickable | null = $derived(this.pickables.find((each) => each.id === this.lit) ?? null);

  /** The sprites that would appear or move. */
  readonly previewed: Placed[] = $derived((this.listed ?? this.litPick)?.preview ?? []);

  readonly hints = new Hints(this);

  readonly unread: number = $derived(this.chat.filter((line) => line.number > this.chatRead).length);

  private readonly socket: Connection;
  private queue: Queued[] = [];
  private timer: number | null = null;
  private lastShown = 0;
  private acked: number | null = null;
  private synced = false;
  /** Undo repeatedly while the last action is this seat's. */
  private resetting: number | null = null;
  /** The pending request. */
  private asked: Asked | null = null;
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
      seen: () => (this.synced && this.view ? this.received : null),
      onMessage: (message) => this.hear(message),
      onState: (state) => (this.connection = state),
    });
  }

  start(): void {
    this.socket.start();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.socket.stop();
  }

  wake = (): void => this.socket.wake();

  /** Pick something; the last pick of a path sends the action. */
  pick(id: string): void {
    if (!this.choices) return;
    const picks = this.pickables.find((each) => each.id === id)?.picks ?? [id];
    this.goOn([...this.picks, ...picks]);
  }

  /** Turn the piece by one step, at the highlighted place or the next place where it fits. */
  turnBy(step: 1 | -1): void {
    if (!this.turnable) return;
    const { rotation, at } = turnOn(this.pickables, this.litPick, this.turn, step);
    this.steady = at !== this.lit;
    this.turn = rotation;
    this.lit = at;
  }

  private goOn(picks: string[]): void {
    if (!this.choices) return;
    const next = walk(this.choices, picks);
    this.lit = null;
    this.steady = false;
    if (next.done) this.act(next.done);
    else this.picks = next.picks;
  }

  stepBack(): void {
    this.picks = stepBack(this.picks);
    this.lit = null;
  }

  /** Drop the dragged piece on a pickable or on nothing. */
  drop(target: string | null): void {
    const dragged = this.dragged;
    const picks = this.pickables.find((each) => each.id === target)?.picks;
    this.dragged = null;
    this.lit = null;
    if (dragged !== null && picks) this.goOn([...this.picks, dragged, ...picks]);
  }

  act(choice: Choice): void {
    const seat = this.choices?.seat ?? null;
    if (this.queue.length) {
      this.hurry();
      const still = this.view?.choices.find((each) => each.seat === seat);
      if (!still?.options.some((option) => option.action === choice.action)) return;
    }
    this.ask({ seat, action: choice.action, length: this.length, tries: TRIES });
  }

  undo(): void {
    this.hurry();
    if (this.mayUndo) this.ask({ seat: null, action: null, length: this.length, tries: TRIES });
  }

  /** Undo the whole turn: all actions of this seat since another one acted. */
  reset(): void {
    this.resetting = lastActor(this.log);
    this.undo();
  }

  /** Show the present state at once. */
  hurry(): void {
    this.show(this.queue.length);
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

  say(text: string): void {
    this.socket.send({ type: "chat", text });
  }

  readChat(): void {
    this.chatRead = this.chat.at(-1)?.number ?? 0;
  }

  private get received(): number {
    return this.queue.at(-1)?.step.length ?? this.length;
  }

  private newId(): string {
    return `${this.tag}-${++this.serial}`;
  }

  private ask(asked: Asked): void {
    const { action, length } = asked;
    const id = this.newId();
    if (!this.socket.request(action === null ? { type: "undo", id, length } : { type: "act", id, length, action })) return;
    this.asked = asked;
    this.listed = null;
    this.busy = true;
    this.acked = null;
    this.picks = [];
    this.lit = null;
  }

  /**
   * When several players choose at once, somebody else may have been faster, and the server refuses a request
   * for a shorter log. If the action is still possible, it is sent again.
   */
  private askAgain(length: number): boolean {
    const asked = this.asked;
    if (!asked || asked.tries === 0 || length <= asked.length) return false;
    this.hurry();
    const choices = this.view?.choices.find((each) => each.seat === asked.seat);
    const possible = choices?.options.some((option) => option.action === asked.action);
    if (asked.action === null ? !this.mayUndo : !possible) return false;
    this.ask({ ...asked, length, tries: asked.tries - 1 });
    return true;
  }

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
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        return;
      case "ack":
        this.acked = message.length;
        return this.settle();
      case "refused":
        if (this.askAgain(message.length)) return;
        this.resetting = null;
        this.acked = this.length;
        this.settle();
        return toasts.refuse(message.reason, message.rule ?? null);
      case "error":
        return void this.explain(message.reason);
      case "pong":
    }
  }

  /** The socket gives a short reason; an HTTP request gives a better one, e.g. that the table is gone. */
  private async explain(reason: string): Promise<void> {
    this.problem = reason;
    await api.look(this.id, this.secrets).catch((error: unknown) => {
      if (error instanceof ApiError && error.reason) this.problem = error.reason;
    });
  }

  private sync(sync: Sync): void {
    const before = this.synced && this.view ? this.stage.before(this.view.scene) : null;
    this.clearQueue();
    this.info = sync.table;
    this.told = sync.view;
    this.length = sync.length;
    this.log = sync.log;
    this.chat = sync.chat;
    if (!this.synced) this.readChat();
    this.mayUndo = sync.may_undo;
    this.synced = true;
    this.settle();
    if (before && sync.view) this.stage.after(before, sync.view.scene);
  }

  private step(step: Step): void {
    if (step.length <= this.received) return;
    this.queue.push({ step, at: performance.now() });
    if (document.hidden) this.hurry();
    else this.schedule();
  }

  private schedule(): void {
    if (this.timer !== null || this.queue.length === 0) return;
    const now = performance.now();
    // The result of an own action is shown at once.
    const pause = this.stage.still || this.busy ? 0 : pace(this.queue.map(({ at }) => at), now);
    const wait = Math.max(0, this.lastShown + pause - now);
    this.timer = window.setTimeout(() => {
      this.timer = null;
      this.show(1);
      this.schedule();
    }, wait);
  }

  /** Show this number of waiting steps as one change. */
  private show(count: number): void {
    if (!this.view || this.queue.length === 0) return;
    const before = this.stage.before(this.view.scene);
    for (const { step } of this.queue.splice(0, count)) if (!this.take(step)) return;
    this.picks = this.choices ? walk(this.choices, this.picks).picks : [];
    this.lastShown = performance.now();
    this.stage.after(before, this.view.scene);
    this.settle();
  }

  private take(step: Step): boolean {
    if (!this.told) return false;
    try {
      this.told = applyStep(this.told, this.length, step);
    } catch {
      this.clearQueue();
      this.socket.resync();
      return false;
    }
    this.length = step.length;
    this.log = [...this.log, ...step.log];
    this.mayUndo = step.may_undo;
    return true;
  }

  private clearQueue(): void {
    this.queue = [];
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** The request is done when it is acknowledged and its effect is visible. */
  private settle(): void {
    if (!this.busy || this.acked === null || this.acked > this.length) return;
    this.busy = false;
    this.acked = null;
    if (this.resetting === null) return;
    if (this.mayUndo && lastActor(this.log) === this.resetting) this.undo();
    else this.resetting = null;
  }
}
