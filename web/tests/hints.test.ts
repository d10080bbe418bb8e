import { describe, expect, it } from "vitest";
import type { Choices, Hint } from "../src/lib/protocol";
import { Hints } from "../src/table/hints.svelte";

const choices: Choices = {
  seat: 0,
  asked: { id: "ask" },
  targets: [],
  options: ["dig", "rest"].map((action) => ({ action, path: [action], label: { id: action } })),
};
const hint = (more: Partial<Hint> = {}): Hint => ({
  seat: 0,
  length: 3,
  lines: ["dig", "rest"].map((action) => ({ action, path: [action], label: { id: action }, visits: 1, share: 0.5, brings: [] })),
  against_next: { id: "why" },
  seconds: 1,
  longer: false,
  ...more,
});

function sitting(...answers: (Hint | Promise<Hint>)[]) {
  const asked: boolean[] = [];
  const board = {
    position: { length: 3, view: null },
    picking: { choices, listed: null, follow: () => undefined },
    hurry: () => undefined,
  };
  const ask = async (_: number, longer: boolean) => {
    asked.push(longer);
    return (await answers.shift()) as Hint;
  };
  const hints = new Hints(board as unknown as ConstructorParameters<typeof Hints>[0], { allowed: () => true, ask });
  return { hints, asked, board };
}

describe("a hint", () => {
  it("says why, and how long the bot thought", async () => {
    const { hints } = sitting(hint());
    await hints.toggle();
    expect(hints.lines.map(({ choice }) => choice.action)).toEqual(["dig", "rest"]);
    expect([hints.againstNext?.id, hints.seconds, hints.mayThinkLonger]).toEqual(["why", 1, true]);
  });

  it("is replaced after more thinking, which can be asked for once", async () => {
    const { hints, asked } = sitting(hint(), hint({ seconds: 5, longer: true }));
    await hints.toggle();
    await hints.thinkLonger();
    expect([hints.seconds, hints.mayThinkLonger]).toEqual([5, false]);
    await hints.thinkLonger();
    expect(asked).toEqual([false, true]);
  });

  it("keeps the chosen line only if it is still there", async () => {
    const shorter = hint({ longer: true });
    const { hints } = sitting(hint(), { ...shorter, lines: shorter.lines.slice(0, 1) });
    await hints.toggle();
    hints.follow(choices.options[1]!);
    expect(hints.chosen).toBe("rest");
    await hints.thinkLonger();
    expect(hints.chosen).toBeNull();
  });

  it("stays closed if more thinking ends later", async () => {
    let answer = (_: Hint) => {};
    const { hints } = sitting(hint(), new Promise<Hint>((resolve) => (answer = resolve)));
    await hints.toggle();
    const thinking = hints.thinkLonger();
    expect([hints.asking, hints.lines.length]).toEqual([true, 2]);
    hints.close();
    answer(hint({ longer: true }));
    await thinking;
    expect([hints.asking, hints.lines.length]).toEqual([false, 0]);
  });

  it("keeps its lines if more thinking fails", async () => {
    const { hints } = sitting(hint(), Promise.reject(new Error("no")));
    await hints.toggle();
    await hints.thinkLonger();
    expect([hints.lines.length, hints.mayThinkLonger, hints.asking]).toEqual([2, true, false]);
  });
});
