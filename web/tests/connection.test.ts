import { describe, expect, it } from "vitest";
import { Connection, type ConnectionState, type Seen, type Socket } from "../src/lib/connection";
import type { ServerMessage } from "../src/lib/protocol";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function setup() {
  const sockets: FakeSocket[] = [];
  const states: ConnectionState[] = [];
  const heard: ServerMessage[] = [];
  const waits: { callback: () => void; ms: number; id: number }[] = [];
  let next = 1;
  let seen: Seen | null = null;
  const connection = new Connection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    secrets: ["s"],
    seen: () => seen,
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
    timers: {
      set: (callback, ms) => {
        waits.push({ callback, ms, id: next });
        return next++;
      },
      clear: (id) => {
        const at = waits.findIndex((wait) => wait.id === id);
        if (at >= 0) waits.splice(at, 1);
      },
    },
    random: () => 0.5,
  });
  return {
    connection,
    sockets,
    states,
    heard,
    waits,
    last: () => sockets.at(-1)!,
    see: (length: number) => (seen = { seen: length, base: 0 }),
    fire: () => waits.splice(0).forEach((wait) => wait.callback()),
  };
}

const act = { type: "act", id: "1", length: 3, action: "A take" } as const;

describe("connection", () => {
  it("says hello and hands on what it hears", () => {
    const { connection, last, states, heard } = setup();
    connection.start();
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", secrets: ["s"], seen: null, base: null }]);
    last().say({ type: "pong" });
    expect(heard).toEqual([{ type: "pong" }]);
    expect(states).toEqual(["connecting", "live"]);
  });

  it("comes back with what it has seen, waiting longer each time", () => {
    const { connection, last, states, waits, see, fire, sockets } = setup();
    connection.start();
    last().onopen?.();
    see(7);
    last().onclose?.();
    expect(states.at(-1)).toBe("reconnecting");
    const first = waits[0]!.ms;
    fire();
    last().onclose?.();
    expect(waits[0]!.ms).toBe(first * 2);
    fire();
    last().onopen?.();
    expect(sockets).toHaveLength(3);
    expect(last().sent[0]).toMatchObject({ seen: 7, base: 0 });
  });

  it("sends again, with the same id, what was not acknowledged", () => {
    const { connection, last, fire } = setup();
    connection.start();
    last().onopen?.();
    expect(connection.request(act)).toBe(true);
    expect(connection.request({ ...act, id: "2" })).toBe(false);
    last().onclose?.();
    fire();
    last().onopen?.();
    expect(last().sent[1]).toEqual(act);
    last().say({ type: "ack", id: "1", length: 4 });
    expect(connection.pending).toBeNull();
  });

  it("asks for everything when out of step", () => {
    const { connection, last, see, sockets } = setup();
    connection.start();
    see(5);
    last().onopen?.();
    connection.resync();
    expect(sockets[0]!.closed).toBe(true);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ seen: null, base: null });
  });

  it("stays away when it is not welcome", () => {
    const { connection, last, states, waits } = setup();
    connection.start();
    last().onopen?.();
    last().say({ type: "error", reason: "no such table" });
    last().onclose?.();
    expect(states.at(-1)).toBe("refused");
    expect(waits).toEqual([]);
  });

  it("does not trust a silent line", () => {
    const { connection, last, waits, states } = setup();
    connection.start();
    last().onopen?.();
    waits.sort((a, b) => b.ms - a.ms)[0]!.callback();
    expect(states.at(-1)).toBe("reconnecting");
  });
});
