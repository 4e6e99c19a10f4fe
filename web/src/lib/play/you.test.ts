/** Whoever reads is “you” in the log, with the verbs that go with it; others have their names. */
import { expect, test } from "vitest";
import battleGrammar from "$lib/titles/battle/fixtures/grammar.json";
import marines from "$lib/titles/marines";
import marinesGrammar from "$lib/titles/marines/fixtures/grammar.json";
import powGrammar from "$lib/titles/pow/fixtures/grammar.json";
import { wordsOf } from "$lib/titles/testing";
import type { GameEvent, Grammar, Language, Schemas } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import type { Title } from "$lib/titles/contract";
import type { LogLine } from "$lib/state/log.svelte";
import { textsOfLog } from "./logText";

const NAMES = { en: "You", ru: "Вы" };

/** The words of a title as the player of the first seat reads them. */
function toMe(grammar: unknown, language: Language): Words {
  const words = wordsOf(grammar as Grammar, language);
  words.names[0] = NAMES[language];
  return words.saidTo(0);
}

const line = (told: { event: GameEvent } | { happened: object }) =>
  ({ key: "1", number: 1, at: 0, isUndone: false, count: 1, ...told }) as LogLine;
const said = (told: Parameters<typeof line>[0]) =>
  textsOfLog([line(told)], toMe(marinesGrammar, "en"), marines as unknown as Title, null)[0]?.text;

test.each([
  ["en", "You roll shield.", "POW! Ben takes the top hero from you."],
  ["ru", "Вы бросаете: щит.", "POW! Ben забирает у вас верхнего героя."],
] as const)("what I do, and what is done to me (%s)", (language, mine, done) => {
  const words = toMe(powGrammar, language);
  expect(words.event({ event: "rolled", seat: 0, dice: ["shield"] })).toBe(mine);
  expect(words.event({ event: "stolen", seat: 1, kind: "hero", rival: 0, depth: 1 })).toBe(done);
});

test("others are told of as ever, and so is everybody to who looks on", () => {
  expect(toMe(powGrammar, "en").event({ event: "begun", seat: 1 })).toBe("Ben takes the dice.");
  expect(toMe(powGrammar, "en").saidTo(null).event({ event: "begun", seat: 1 })).toBe("Ben takes the dice.");
});

test("“you” can be asked about", () => {
  const parts = toMe(powGrammar, "en").eventParts({ event: "begun", seat: 0 }, {});
  expect(parts).toEqual([{ text: "You", thing: "seat 0" }, { text: " take the dice." }]);
});

test("messages about a player, and who has won", () => {
  const words = toMe(battleGrammar, "en").with("result-winner = { $names } wins!\n    .you = You win!\n");
  expect([words.about(0, "battle-out"), words.about(1, "battle-out")]).toEqual(["You are out!", "Ben is out!"]);
  expect([words.result([0], false), words.result([1], false)]).toEqual(["You win!", "Ben wins!"]);
});

test.each([
  ["en", "Victory!", "Battle over!"],
  ["ru", "Победа!", "Бой окончен!"],
] as const)("a victory is called out to whoever has won (%s)", (language, mine, other) => {
  const words = toMe(battleGrammar, language);
  const called = (seat: number) => words.moment("won", { event: "won", seat, wins: 1 });
  expect([called(0), called(1)]).toEqual([mine, other]);
});

test("a pick that is hidden from me is no line of the log, my own is one", () => {
  expect(said({ event: { event: "dropped", seat: 1, hero: null } })).toBeUndefined();
  expect(said({ event: { event: "picked", seat: 1, hero: null } })).toBeUndefined();
  expect(said({ event: { event: "dropped", seat: 0, hero: "ferran" } })).toBe("You send Ferran back.");
});

test("what happens at the table too", () => {
  const paused = { kind: "paused", seat: 0, name: null, yes: null } as unknown as Schemas["Happened"];
  expect(said({ happened: paused })).toBe("You pause the game.");
});
