import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { pageWords } from "$lib/i18n/pageWords.svelte";
import powGrammar from "$lib/titles/pow/fixtures/grammar.json";
import { wordsOf } from "$lib/titles/testing";
import type { Grammar } from "$lib/api/types";
import FirstVisit from "./FirstVisit.svelte";

HTMLDialogElement.prototype.showModal = () => undefined;
beforeAll(() => pageWords.load("en", true));

test("the first visit tells the goal, and how to ask by finger and by mouse", () => {
  const words = wordsOf(powGrammar as unknown as Grammar, "en");
  const shown = mount(FirstVisit, { target: document.body, props: { title: "pow", words, close: () => undefined } });
  flushSync();
  expect(document.querySelector(".goal")!.textContent).toBe(words.say("goal"));
  expect(document.querySelector(".touch")!.textContent).toContain("Hold a finger on anything");
  expect(document.querySelector(".mouse")!.textContent).toContain("Rest the mouse on anything");
  void unmount(shown);
});
