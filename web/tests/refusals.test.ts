import { expect, it } from "vitest";
import type { WhyNot, WhyRequest } from "../src/lib/protocol";
import { Refusals, type Touch } from "../src/table/refusals";

const touch: Touch = { surface: "hill", x: 3, y: 4, things: ["leaf"] };
const broken: WhyNot = { rule: "T2.1", why: { id: "far" } };

/** Refusals at a table at which a leaf is picked, with the questions asked and the rules told. */
function setup(answer: () => Promise<WhyNot>, seat: number | null = 1) {
  const position = { length: 7, unfold: (_: string, at: { x: number; y: number }) => ({ x: at.x + 100, y: at.y }) };
  const asked: WhyRequest[] = [];
  const told: string[] = [];
  const refusals = new Refusals({ position, picking: { path: ["twig"] } } as never, {
    seat: () => seat,
    ask: (question) => {
      asked.push(question);
      return answer();
    },
    tell: (rule, why) => told.push(`${why.id} ${rule}`),
    otherwise: (why) => told.push(why?.id ?? "nothing"),
  });
  return { refusals, position, asked, told };
}

it("asks with the picks so far and the place on the whole surface, and tells the reason", async () => {
  const { refusals, asked, told } = setup(() => Promise.resolve(broken));
  await refusals.touch(touch);
  expect(asked).toEqual([{ seat: 1, length: 7, surface: "hill", x: 103, y: 4, things: ["leaf"], picks: ["twig"] }]);
  expect(told).toEqual(["far T2.1"]);
});

it("knows a click that means nothing, and one that no rule forbids", async () => {
  const silent = setup(() => Promise.resolve({ rule: null, why: null }));
  await silent.refusals.touch(touch);
  const other = setup(() => Promise.resolve({ rule: null, why: { id: "possible" } }));
  await other.refusals.touch(touch);
  expect([silent.told, other.told]).toEqual([["nothing"], ["possible"]]);
});

it("is silent if the server cannot answer", async () => {
  const away = setup(() => Promise.reject(new Error("offline")));
  await away.refusals.touch(touch);
  await away.refusals.touch(touch);
  expect([away.told, away.asked.length]).toEqual([[], 2]);
});

it("asks nothing for a spectator", async () => {
  const { refusals, asked } = setup(() => Promise.resolve(broken), null);
  await refusals.touch(touch);
  expect(asked).toEqual([]);
});

it("asks one question at a time, and drops an answer about an earlier position", async () => {
  let answer: (found: WhyNot) => void = () => undefined;
  const { refusals, position, asked, told } = setup(() => new Promise((resolve) => (answer = resolve)));
  const first = refusals.touch(touch);
  await refusals.touch(touch);
  position.length = 8;
  answer(broken);
  await first;
  expect([asked.length, told]).toEqual([1, []]);
});

it("names no more pieces than the server reads", async () => {
  const { refusals, asked } = setup(() => Promise.resolve(broken));
  await refusals.touch({ ...touch, things: Array.from({ length: 50 }, (_, n) => `leaf-${n}`) });
  expect(asked[0]?.things?.length).toBe(20);
});
