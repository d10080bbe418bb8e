/**
 * The one WebSocket of a table: it says hello, comes back after a break, and sends again what was not
 * acknowledged. It knows nothing of scenes; what it hears it hands on in order.
 */

import type { ClientMessage, ServerMessage } from "./protocol";

export type ConnectionState = "connecting" | "live" | "reconnecting" | "closed" | "refused";

/** The part of WebSocket that is used, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Timers {
  set(callback: () => void, ms: number): number;
  clear(timer: number): void;
}

export interface ConnectionOptions {
  open: () => Socket;
  secrets: string[];
  /** The length of the log up to which the client is in step; null asks for everything. */
  seen: () => number | null;
  onMessage: (message: ServerMessage) => void;
  onState: (state: ConnectionState) => void;
  timers?: Timers;
  random?: () => number;
}

export type Request = Extract<ClientMessage, { id: string }>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
/** A connection that says nothing for so long is dead, whatever the browser thinks. */
const SILENCE = 45_000;

const browserTimers: Timers = {
  set: (callback, ms) => window.setTimeout(callback, ms),
  clear: (timer) => window.clearTimeout(timer),
};

export class Connection {
  private socket: Socket | null = null;
  private attempts = 0;
  private everything = false;
  private stopped = false;
  private heard = false;
  private retry: number | null = null;
  private ping: number | null = null;
  private silence: number | null = null;
  /** What was sent and is not acknowledged; one at a time, because each depends on the one before. */
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

  /** Try again at once, e.g. because the browser is back online. */
  wake(): void {
    if (this.stopped || this.socket) return;
    this.attempts = 0;
    this.connect();
  }

  /** Send an action or an undo; it is sent again, with the same id, after a break. */
  request(request: Request): boolean {
    if (this.unanswered) return false;
    this.unanswered = request;
    this.send(request);
    return true;
  }

  /** Chat and the like: lost if the connection is. */
  send(message: ClientMessage): void {
    if (this.socket && this.heard) this.socket.send(JSON.stringify(message));
  }

  /** The picture at hand is wrong: begin again with the whole of it. */
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
      const seen = this.everything ? null : this.options.seen();
      socket.send(JSON.stringify({ type: "hello", secrets: this.options.secrets, seen } satisfies ClientMessage));
      // Messages of one socket are read in order, so the resent request follows the hello.
      if (this.unanswered) socket.send(JSON.stringify(this.unanswered));
      this.heard = true;
      this.everything = false;
      this.listen();
      this.options.onState("live");
    };
    socket.onmessage = (event) => this.hear(event.data);
    socket.onclose = () => this.lost(socket);
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
