/**
 * The WebSocket of a table: it sends a hello, reconnects after a break and resends unacknowledged
 * requests. It knows nothing of scenes and passes messages on in order.
 */

import type { ClientMessage, ServerMessage } from "./protocol";
import { browserTimers, type Timers } from "./timers";

export type ConnectionState = "connecting" | "live" | "reconnecting" | "closed" | "refused";

/** The used part of WebSocket, so that tests can provide their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Seen {
  /** The length of the log. */
  seen: number;
  /** The length of the log from which the ids of pieces are counted. */
  base: number;
}

export interface ConnectionOptions {
  open: () => Socket;
  secrets: string[];
  /** Secrets of other people at the screen, who do not look at it. */
  beside?: readonly string[];
  /** What the client has; null requests everything. */
  seen: () => Seen | null;
  onMessage: (message: ServerMessage) => void;
  onState: (state: ConnectionState) => void;
  timers?: Timers;
  random?: () => number;
}

export type Request = Extract<ClientMessage, { id: string }>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
/** A connection that is silent for this long counts as dead, even if the browser keeps it open. */
const SILENCE = 45_000;

export class Connection {
  private socket: Socket | null = null;
  private attempts = 0;
  private everything = false;
  private stopped = false;
  private heard = false;
  private retry: number | null = null;
  private ping: number | null = null;
  private silence: number | null = null;
  /** The unacknowledged request; only one at a time, because each depends on the one before. */
  private unanswered: Request | null = null;
  private readonly timers: Timers;
  private readonly random: () => number;

  constructor(private readonly options: ConnectionOptions) {
    this.timers = options.timers ?? browserTimers;
    this.random = options.random ?? Math.random;
  }

  get pending(): Request | null {
    return this.unanswered;
  }

  start(): void {
    if (this.stopped) return;
    this.options.onState("connecting");
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.drop();
    this.options.onState("closed");
  }

  /** Reconnect at once, e.g. because the browser is back online. */
  wake(): void {
    if (this.stopped || this.socket) return;
    this.attempts = 0;
    this.connect();
  }

  /** Send an action or an undo; after a break it is resent with the same id. */
  request(request: Request): boolean {
    if (this.unanswered) return false;
    this.unanswered = request;
    this.send(request);
    return true;
  }

  /** Send chat and the like; it is lost if the connection is lost. */
  send(message: ClientMessage): void {
    if (this.socket && this.heard) this.socket.send(JSON.stringify(message));
  }

  /** Request the whole view again because the current one is wrong. */
  resync(): void {
    this.everything = true;
    this.drop();
    this.connect();
  }

  private connect(): void {
    if (this.retry !== null) this.timers.clear(this.retry);
    this.retry = null;
    const socket = this.options.open();
    this.socket = socket;
    this.heard = false;
    socket.onopen = () => {
      const seen = (this.everything ? null : this.options.seen()) ?? { seen: null, base: null };
      socket.send(JSON.stringify({ type: "hello", secrets: this.options.secrets, ...this.beside, ...seen } satisfies ClientMessage));
      // The server reads messages in order, so the resent request follows the hello.
      if (this.unanswered) socket.send(JSON.stringify(this.unanswered));
      this.heard = true;
      this.everything = false;
      this.listen();
      this.options.onState("live");
    };
    socket.onmessage = (event) => this.hear(event.data);
    socket.onclose = () => this.lost(socket);
  }

  private get beside(): { beside?: string[] } {
    const { beside = [] } = this.options;
    return beside.length ? { beside: [...beside] } : {};
  }

  private hear(data: unknown): void {
    this.attempts = 0;
    this.listen();
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === "error") {
      this.stopped = true;
      this.options.onState("refused");
    }
    if ((message.type === "ack" || message.type === "refused") && message.id === this.unanswered?.id)
      this.unanswered = null;
    this.options.onMessage(message);
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return;
    this.drop();
    if (this.stopped) return;
    this.options.onState("reconnecting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.75 + this.random() / 2);
    this.attempts += 1;
    this.retry = this.timers.set(() => this.connect(), wait);
  }

  private listen(): void {
    if (this.ping !== null) this.timers.clear(this.ping);
    if (this.silence !== null) this.timers.clear(this.silence);
    const socket = this.socket;
    this.ping = this.timers.set(() => this.send({ type: "ping" }), PING_EVERY);
    this.silence = this.timers.set(() => {
      if (socket) this.lost(socket);
    }, SILENCE);
  }

  private drop(): void {
    for (const timer of [this.retry, this.ping, this.silence]) if (timer !== null) this.timers.clear(timer);
    this.retry = this.ping = this.silence = null;
    const socket = this.socket;
    this.socket = null;
    this.heard = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

export function openSocket(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/tables/${table}/live`) as unknown as Socket;
}
