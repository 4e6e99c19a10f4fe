import { afterEach, expect, test } from "vitest";
import { Problem } from "$lib/api/client";
import { preferences } from "$lib/state/preferences.svelte";
import { sayProblem } from "./say.svelte";

afterEach(() => preferences.set({ language: "en" }));

test("what the server says in the page's language is said as it is", () => {
  preferences.set({ language: "ru" });
  expect(sayProblem(new Problem("unreadable", "мест должно быть 4", null, "ru"))).toBe("мест должно быть 4");
});

test("else the page has words of its own", () => {
  preferences.set({ language: "ru" });
  expect(sayProblem(new Problem("unreadable", "seats: expected 4", null, "en"))).toMatch(/[а-я]/);
  expect(sayProblem(new Problem("unreadable", "$.name: pattern ^x$"))).not.toContain("pattern");
});
