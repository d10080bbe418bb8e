import { describe, expect, it } from "vitest";
import { mustChoose, needsCurtain, nextInFront, type Place } from "../src/lib/curtain";
import type { SeatInfo } from "../src/lib/protocol";

const seat = (number: number, stand_in = ""): SeatInfo => ({ seat: number, kind: "person", name: "", bot: "", taken: true, present: true, left: false, stand_in });
const place = (...seats: number[]): Place => ({ secret: `s${seats[0]}`, seats });
const table = (in_secret: number[], away: number[] = []) => ({ in_secret, seats: [0, 1, 2, 3].map((each) => seat(each, away.includes(each) ? "easy" : "")) });

describe("a curtain", () => {
  it("is needed while several at a screen choose in secret", () => {
    expect(needsCurtain({ mine: [0, 1], in_secret: [1, 2] })).toBe(true);
    expect(needsCurtain({ mine: [0], in_secret: [0, 1] })).toBe(false);
    expect(needsCurtain({ mine: [0, 1], in_secret: [] })).toBe(false);
    expect(needsCurtain({ mine: [0, 1] })).toBe(false);
  });

  const [ida, jon, kim] = [place(0), place(1), place(3)];

  it("opens for those who must choose, one after the other", () => {
    const places = [ida, jon, kim];
    expect(nextInFront(places, table([0, 1, 3]), null)).toBe(ida);
    expect(nextInFront(places, table([1, 3]), ida)).toBe(jon);
    expect(nextInFront(places, table([0, 3]), jon)).toBe(kim);
    expect(nextInFront(places, table([0]), kim)).toBe(ida);
    expect(nextInFront(places, table([2]), kim)).toBeNull();
  });

  it("opens again for the last person if nobody else must choose", () => {
    expect(nextInFront([ida, jon], table([1]), jon)).toBe(jon);
    expect(nextInFront([ida, jon], table([0, 1]), jon)).toBe(ida);
  });

  it("does not wait for a person for whom a bot plays", () => {
    expect(mustChoose(jon, table([0, 1], [1]))).toBe(false);
    expect(nextInFront([ida, jon], table([0, 1], [1]), ida)).toBe(ida);
    expect(mustChoose(place(1, 3), table([3], [1]))).toBe(true);
  });
});
