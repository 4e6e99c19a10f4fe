import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Grammar } from "$lib/api/types";
import { paragraphOf, paragraphs, type Behind } from "./paragraphs";

const game = (title: string, file: string) => readFileSync(`../src/herotable/games/${title}/${file}`, "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1]!);
const grammarOf = (title: string) =>
  JSON.parse(readFileSync(`src/lib/titles/${title}/fixtures/grammar.json`, "utf8")) as Grammar;
const numbersIn = (behind: Behind) =>
  typeof behind === "string" ? [behind] : [...Object.values(behind.of), ...(behind.else ? [behind.else] : [])];

describe.each(["pow", "order", "marines", "battle"])("the log of %s", (title) => {
  const links = paragraphs[title]!;

  test("has a paragraph for every kind of event, and for nothing else", () => {
    const kinds = all(game(title, "words.en.ftl"), /^event-(\S+) =/gm);
    expect(Object.keys(links).sort()).toEqual(kinds.sort());
    expect(Object.keys(grammarOf(title).events).sort()).toEqual(kinds);
  });

  test.each(["en", "ru"])("links only to paragraphs of the rules (%s)", (language) => {
    const rules = new Set(all(game(title, `rules.${language}.md`), /^\*\*([A-Z]\d+[a-z]?(?:\.\d+)?)\*\*\s/gm));
    for (const number of Object.values(links).flatMap(numbersIn)) expect(rules).toContain(number);
  });

  test("knows every value that a field can have, and no other", () => {
    for (const [kind, behind] of Object.entries(links)) {
      if (typeof behind === "string") continue;
      const field = grammarOf(title).events[kind]!.find((part) => part.name === behind.by)!;
      const values = Object.values(field.spelled);
      expect(values).toEqual(expect.arrayContaining(Object.keys(behind.of)));
      for (const value of values) expect(paragraphOf(title, { event: kind, [behind.by]: value })).not.toBeNull();
    }
  });
});

test("the paragraph follows from what happened", () => {
  expect(paragraphOf("pow", { event: "taken", kind: "villain", place: 2 })).toBe("P5b");
  expect(paragraphOf("pow", { event: "stolen", kind: "hero", depth: 1 })).toBe("P5c");
  expect(paragraphOf("pow", { event: "stolen", kind: "hero", depth: 3 })).toBe("P5d");
  expect(paragraphOf("order", { event: "boxed", why: "stuck" })).toBe("O10");
  expect(paragraphOf("order", { event: "taken", row: 0 })).toBe("O11");
  expect(paragraphOf("battle", { event: "acted", action: "leap" })).toBe("B3.2");
  expect(paragraphOf("battle", { event: "unheard" })).toBeNull();
});
