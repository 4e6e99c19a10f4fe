/** Every title's moments: events there are, words in both languages, places that its board has. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameEvent, Grammar, Language } from "$lib/api/types";
import { boardOf } from "./boards";
import { TITLES, wordsOf } from "./testing";

const FOLDER = "src/lib/titles";
const LANGUAGES: Language[] = ["en", "ru"];

const grammarOf = (title: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${title}/fixtures/grammar.json`, "utf8")) as Grammar;
const sourcesOf = (title: string) =>
  readdirSync(`${FOLDER}/${title}/board`)
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => readFileSync(`${FOLDER}/${title}/board/${name}`, "utf8"))
    .join("\n");

/** Every event of a kind that the grammar knows, one for each value of each field. */
function eventsOf(grammar: Grammar, kind: string): GameEvent[] {
  const fields = grammar.events[kind] ?? [];
  const first = Object.fromEntries(fields.map(({ name, spelled }) => [name, Object.values(spelled)[0] ?? null]));
  const others = fields.flatMap(({ name, spelled }) => Object.values(spelled).map((value) => ({ [name]: value })));
  return [{}, ...others].map((other) => ({ event: kind, ...first, ...other }) as GameEvent);
}

describe.each(TITLES)("the moments of %s", async (title) => {
  const { moments = [] } = await boardOf(title);
  const grammar = grammarOf(title);
  const called = moments.filter(({ look }) => look && look !== "board");

  it("are some, and each has a name of its own", () => {
    expect(moments.some(({ pause }) => pause === "long")).toBe(true);
    expect(new Set(moments.map(({ name }) => name)).size).toBe(moments.length);
  });

  it.each(moments)("$name is an event of the game", ({ event, at }) => {
    const fields = grammar.events[event]?.map(({ name }) => name);
    expect(fields, `there is no event ${event}`).toBeDefined();
    const needed = [...(at ?? "").matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
    expect(needed.filter((field) => !fields!.includes(field!))).toEqual([]);
  });

  it.each(moments)("$name is heard or seen, and stopped at only if it is seen", ({ pause, look, sound }) => {
    expect(look ?? sound).toBeDefined();
    expect(pause === "none").toBe(look === undefined);
  });

  it.each(called)("$name is called out in both languages", ({ name, event }) => {
    for (const language of LANGUAGES) {
      const words = wordsOf(grammar, language);
      for (const one of eventsOf(grammar, event)) {
        expect(words.moment(name, one)).toMatch(/\p{L}.*!$/u);
        expect(words.moment(name, one).length).toBeLessThanOrEqual(20);
      }
    }
  });

  it.each(called.filter(({ at }) => at))("$name has its place on the board", ({ at }) => {
    expect(sourcesOf(title)).toContain(`data-moment-at="${at!.split("{")[0]}`);
  });
});
