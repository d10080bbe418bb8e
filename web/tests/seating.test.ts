import { describe, expect, it } from "vitest";
import type { SeatInfo, View } from "../src/lib/protocol";
import { awaited, offered, touching, type Seating } from "../src/lib/seating";

const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: "person",
  name: "",
  bot: "",
  taken: true,
  present: true,
  left: false,
  stand_in: "",
  ...more,
});
const seating = (seats: SeatInfo[], mine = [0]): Seating => ({ game: "trail", players: seats.length, seats, mine });
const view = (...to_act: number[]): View => ({
  scene: { surfaces: [], facts: [] },
  choices: to_act.map((seat) => ({ seat, asked: { id: "go" }, targets: [], options: [] })),
  sheet: { sources: [], columns: [] },
  to_act,
  over: false,
  winners: [],
});

describe("offered choices", () => {
  it("leave out the seats that a bot plays for the player", () => {
    const seats = [person(0), person(1, { stand_in: "easy" })];
    expect(offered(view(0, 1), seats).map(({ seat }) => seat)).toEqual([0]);
    expect(offered(null, seats)).toEqual([]);
  });
});

describe("the seat for which a player clicks", () => {
  const seats = [person(0, { stand_in: "easy" }), person(1), person(2)];

  it("is the one that chooses, else the first that no bot plays", () => {
    const [choices] = view(2).choices;
    expect(touching(choices ?? null, seating(seats, [0, 1, 2]))).toBe(2);
    expect(touching(null, seating(seats, [0, 1, 2]))).toBe(1);
  });

  it("is none for spectators, and for players whose bots play", () => {
    expect(touching(null, seating(seats, []))).toBe(null);
    expect(touching(null, seating(seats, [0]))).toBe(null);
    expect(touching(null, null)).toBe(null);
  });
});

describe("awaited players", () => {
  it("are absent while they must act", () => {
    const seats = [person(0), person(1, { present: false }), person(2, { present: false })];
    expect(awaited(view(1), seating(seats))).toEqual([1]);
    expect(awaited(null, seating(seats))).toEqual([]);
  });

  it("or have left the table", () => {
    expect(awaited(view(0), seating([person(0), person(1, { left: true })]))).toEqual([1]);
  });

  it("are neither bots, nor replaced by one, nor the viewer", () => {
    const gone = { present: false };
    const seats = [person(0, gone), person(1, { ...gone, kind: "bot" }), person(2, { ...gone, stand_in: "easy" })];
    expect(awaited(view(0, 1, 2), seating(seats))).toEqual([]);
  });

  it("are nothing for a spectator to decide", () => {
    expect(awaited(view(0), seating([person(0, { left: true })], []))).toEqual([]);
  });
});
