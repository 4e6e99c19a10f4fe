import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GameEvent, Grammar } from "$lib/api/types";
import { boardOf } from "./boards";
import type { Paragraph } from "./contract";
import { paragraphOf } from "./paragraphs";
import { TITLES } from "./testing";

const game = (title: string, file: string) => readFileSync(`../src/herotable/games/${title}/${file}`, "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1]!);
const grammarOf = (title: string) =>
  JSON.parse(readFileSync(`src/lib/titles/${title}/fixtures/grammar.json`, "utf8")) as Grammar;
const numbersIn = (behind: Paragraph) =>
  typeof behind === "string" ? [behind] : [...Object.values(behind.of), ...(behind.else ? [behind.else] : [])];

describe.each(TITLES)("the log of %s", async (title) => {
  const links = (await boardOf(title)).paragraphs!;

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
      for (const value of values) expect(paragraphOf({ event: kind, [behind.by]: value }, links)).not.toBeNull();
    }
  });
});

test("the paragraph follows from what happened", async () => {
  const of = async (title: string, event: GameEvent) => paragraphOf(event, (await boardOf(title)).paragraphs);
  expect(await of("pow", { event: "taken", kind: "villain", place: 2 })).toBe("P5b");
  expect(await of("pow", { event: "stolen", kind: "hero", depth: 1 })).toBe("P5c");
  expect(await of("pow", { event: "stolen", kind: "hero", depth: 3 })).toBe("P5d");
  expect(await of("order", { event: "boxed", why: "stuck" })).toBe("O10");
  expect(await of("order", { event: "taken", row: 0 })).toBe("O11");
  expect(await of("battle", { event: "acted", action: "leap" })).toBe("B3.2");
  expect(await of("battle", { event: "unheard" })).toBeNull();
});
