import { afterEach, expect, test } from "vitest";
import { Problem } from "$lib/api/client";
import { preferences } from "$lib/state/preferences.svelte";
import { sayProblem } from "./say.svelte";

afterEach(() => preferences.set({ language: "en" }));

test("what the server says of something unreadable is said as it is, in the page's language", () => {
  preferences.set({ language: "ru" });
  expect(sayProblem(new Problem("unreadable", "мест должно быть 4", null, "ru"))).toBe("мест должно быть 4");
});

test("else the page has words of its own", () => {
  preferences.set({ language: "ru" });
  expect(sayProblem(new Problem("unreadable", "seats: expected 4", null, "en"))).toMatch(/[а-я]/);
  expect(sayProblem(new Problem("unreadable", "$.name: pattern ^x$"))).not.toContain("pattern");
});

test("other problems are said in the page's words, whatever the server says", () => {
  expect(sayProblem(new Problem("no-such-match", "there is no such match", null, "en"))).toBe(
    "There is no such match.",
  );
  expect(sayProblem(new Problem("unheard-of", "nobody knows this", null, "en"))).toBe("nobody knows this");
});
