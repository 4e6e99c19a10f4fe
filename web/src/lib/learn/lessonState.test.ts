import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { Problem } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";
import begin from "$lib/titles/pow/fixtures/begin.json";
import grammar from "$lib/titles/pow/fixtures/grammar.json";
import { LessonState } from "./lessonState.svelte";

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
  return { ...own, server, request: (given: unknown) => given, requestText: async (path: string) => file(path) };
});

function file(path: string): string {
  const language = path.slice(-2);
  const lesson = [`lessons/narrator.${language}.ftl`, `games/pow/lesson.${language}.ftl`];
  const own = path.includes("lessons") ? lesson : [`games/pow/words.${language}.ftl`];
  return own.map((name) => readFileSync(`../src/herotable/${name}`, "utf8")).join("\n");
}

let lesson: LessonState;
const settled = () => vi.waitFor(() => expect(lesson.isSending).toBe(false));

beforeEach(async () => {
  asked.length = 0;
  lesson = new LessonState("pow");
  await lesson.begin();
});

test("a right answer leads on, and the next request holds all of them", async () => {
  lesson.play("roll");
  await settled();
  lesson.play("take hero 2");
  await settled();
  expect(asked).toEqual([[], ["roll"], ["roll", "take hero 2"]]);
  expect(lesson.now?.done).toBe(true);
});

test("a wrong one gets a hint and is forgotten", async () => {
  lesson.play("take hero 2");
  await settled();
  expect(lesson.now?.hint?.message).toBe("roll.hint");
  lesson.play("roll");
  await settled();
  expect(asked.at(-1)).toEqual(["roll"]);
});

test("one that is not allowed changes nothing", async () => {
  lesson.play("no way");
  await settled();
  expect(lesson.problem).toMatchObject({ rule: "P5a" });
  expect(lesson.now?.step).toBe(0);
});

test("back takes the last answer away, skip gives the right one", async () => {
  lesson.skip();
  await settled();
  expect(asked.at(-1)).toEqual(["roll"]);
  lesson.back();
  await settled();
  expect(asked.at(-1)).toEqual([]);
  expect(lesson.isAtStart).toBe(true);
});

test.each(["en", "ru"] as const)("the narrator speaks (%s)", async (language) => {
  await lesson.speak(language);
  expect(lesson.narrator?.say("pow-hero.hint")).toBeTruthy();
  expect(lesson.narrator?.has("pow-hero.after")).toBe(true);
  expect(lesson.narrator?.has("pow-roll.after")).toBe(false);
  expect(lesson.words?.names).toHaveLength(2);
});
