import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { Problem } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";
import begin from "$lib/titles/pow/fixtures/begin.json";
import grammar from "$lib/titles/pow/fixtures/grammar.json";
import { Learning } from "./learning.svelte";

const steps = ["roll", "take hero 2"].map((move) => ({
  name: move,
  rule: "P3",
  right: [move],
  first: [],
  riddle: false,
}));
const asked: string[][] = [];

/** A server that knows two steps: what is wrong gets a hint, what begins with "no" is refused. */
function answer(moves: string[]): Schemas["LessonNow"] {
  if (moves.some((move) => move.startsWith("no"))) throw new Problem("not-allowed", "no", "P5a");
  const wrong = moves.findIndex((move, i) => move !== steps[i]?.right[0]);
  const step = wrong < 0 ? moves.length : wrong;
  const hint = wrong < 0 ? null : { move: moves[wrong]!, message: `${steps[wrong]!.name}.hint`, rule: "P3" };
  const eyes = { seat: 0, view: begin, events: [], request: null } as unknown as Schemas["Eyes"];
  return { step, done: step === steps.length, eyes, hint };
}

vi.mock("$lib/api/client", async (original) => {
  const own = await original<typeof import("$lib/api/client")>();
  const server = {
    GET: async (path: string) =>
      path.includes("lessons") ? { steps, learner: 0 } : path.includes("grammar") ? grammar : { components: {} },
    POST: async (_path: string, { body }: { body: { moves: string[] } }) => {
      asked.push(body.moves);
      return answer(body.moves);
    },
  };
  return { ...own, server, got: (given: unknown) => given, text: async (path: string) => file(path) };
});

function file(path: string): string {
  const language = path.slice(-2);
  const own = path.includes("lessons") ? `lessons/${language}.ftl` : `games/pow/words.${language}.ftl`;
  return readFileSync(`../src/herotable/${own}`, "utf8");
}

let learning: Learning;
const settled = () => vi.waitFor(() => expect(learning.isSending).toBe(false));

beforeEach(async () => {
  asked.length = 0;
  learning = new Learning("pow");
  await learning.begin();
});

test("a right answer leads on, and the next request holds all of them", async () => {
  learning.play("roll");
  await settled();
  learning.play("take hero 2");
  await settled();
  expect(asked).toEqual([[], ["roll"], ["roll", "take hero 2"]]);
  expect(learning.now?.done).toBe(true);
});

test("a wrong one gets a hint and is forgotten", async () => {
  learning.play("take hero 2");
  await settled();
  expect(learning.now?.hint?.message).toBe("roll.hint");
  learning.play("roll");
  await settled();
  expect(asked.at(-1)).toEqual(["roll"]);
});

test("one that is not allowed changes nothing", async () => {
  learning.play("no way");
  await settled();
  expect(learning.problem).toMatchObject({ rule: "P5a" });
  expect(learning.now?.step).toBe(0);
});

test("back takes the last answer away, skip gives the right one", async () => {
  learning.skip();
  await settled();
  expect(asked.at(-1)).toEqual(["roll"]);
  learning.back();
  await settled();
  expect(asked.at(-1)).toEqual([]);
  expect(learning.isAtStart).toBe(true);
});

test.each(["en", "ru"] as const)("the narrator speaks (%s)", async (language) => {
  await learning.speak(language);
  expect(learning.narrator?.say("pow-hero.hint")).toBeTruthy();
  expect(learning.narrator?.has("pow-hero.after")).toBe(true);
  expect(learning.narrator?.has("pow-roll.after")).toBe(false);
  expect(learning.words?.names).toHaveLength(2);
});
