import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import grammar from "$lib/titles/pow/fixtures/grammar.json";
import { LessonState } from "./lessonState.svelte";

const steps = ["roll", "take hero 1"].map((move) => ({ name: move, rule: "P3", right: [move] }));
const lesson = { title: "pow", seats: 2, seed: "first game 7915", learner: 0, steps, last: ["1 roll"] };

const FILES: Record<string, unknown> = {
  titles: [{ name: "pow", has_lesson: true }],
  "pow/lesson": lesson,
  "pow/grammar": grammar,
  "pow/pack": { components: {} },
};
vi.mock("$lib/api/content", () => ({ content: async (path: string) => FILES[path] ?? file(path) }));
vi.mock("$lib/local/rulesFiles", async () => {
  const { testFiles } = await import("$lib/local/testing");
  return { isHere: () => true, fetchRules: testFiles };
});

function file(path: string): string {
  const language = path.slice(-2);
  const lesson = [`lessons/narrator.${language}.ftl`, `games/pow/lesson.${language}.ftl`];
  const own = path.includes("lesson") ? lesson : [`games/pow/words.${language}.ftl`];
  return own.map((name) => readFileSync(`../src/herotable/${name}`, "utf8")).join("\n");
}

let state: LessonState;

beforeEach(async () => {
  state = new LessonState("pow");
  await state.begin();
});

test("right answers lead to the end, and what is scripted happens behind them", () => {
  state.play("roll");
  expect(state.now?.step).toBe(1);
  expect(state.events.map(({ event }) => event)).toContain("rolled");
  state.play("take hero 1");
  expect(state.now?.done).toBe(true);
  expect(state.view?.number).toBe(3);
});

test("a wrong one gets a hint and is forgotten", () => {
  state.play("roll");
  const before = state.view;
  state.play("take villain 2");
  expect(state.now).toMatchObject({ step: 1, hint: { message: "take hero 1.hint", move: "take villain 2" } });
  expect(state.view).toEqual(before);
  state.play("take hero 1");
  expect(state.now?.hint).toBeNull();
  expect(state.now?.step).toBe(2);
});

test("one that is not allowed changes nothing", () => {
  state.play("take hero 5");
  expect(state.problem).toMatchObject({ code: "not-allowed", rule: "P3" });
  expect(state.now?.step).toBe(0);
});

test("back takes the last answer away, skip gives the right one", () => {
  state.skip();
  expect(state.now?.step).toBe(1);
  state.back();
  expect(state.isAtStart).toBe(true);
  expect(state.view?.number).toBe(0);
});

test.each(["en", "ru"] as const)("the narrator speaks (%s)", async (language) => {
  await state.speak(language);
  expect(state.narrator?.say("pow-hero.hint")).toBeTruthy();
  expect(state.narrator?.has("pow-hero.after")).toBe(true);
  expect(state.narrator?.has("pow-roll.after")).toBe(false);
  expect(state.words?.names).toHaveLength(2);
  const begun = state.words?.event({ event: "begun", seat: 0 });
  expect(begun).toBe({ en: "You take the dice.", ru: "Вы берёте кубики." }[language]);
});
