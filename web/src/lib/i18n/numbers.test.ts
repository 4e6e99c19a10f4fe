/** Numbers beside words, in everything that people read: each message is said with 1, 2, 5 and 21. */
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TITLES } from "$lib/titles/testing";
import { bindSigns, Messages } from "./words";

type Language = "en" | "ru";

const NUMBERS = [1, 2, 5, 21];
const files = (language: Language) => [
  `src/lib/i18n/ui.${language}.ftl`,
  `../src/herotable/lessons/narrator.${language}.ftl`,
  ...TITLES.map((title) => `../src/herotable/games/${title}/lesson.${language}.ftl`),
  ...TITLES.map((title) => `src/lib/titles/${title}/words.${language}.ftl`),
  ...TITLES.map((title) => `src/lib/titles/${title}/figures/words.${language}.ftl`),
  ...TITLES.map((title) => `src/lib/titles/${title}/inspect/words.${language}.ftl`),
  ...TITLES.map((title) => `../src/herotable/games/${title}/words.${language}.ftl`),
];

const many = (one: string) => (one === "hero" ? "heroes" : `${one}s`);

/** By the number: one, a few, many. */
const NOUNS: Record<Language, [string, string, string][]> = {
  en: "point card tile hero villain win move space place piece player turn number battle column row"
    .split(" ")
    .map((one) => [one, many(one), many(one)]),
  ru: [
    ["очко", "очка", "очков"],
    ["карта", "карты", "карт"],
    ["тайл", "тайла", "тайлов"],
    ["герой", "героя", "героев"],
    ["злодей", "злодея", "злодеев"],
    ["победа", "победы", "побед"],
    ["ход", "хода", "ходов"],
    ["поле", "поля", "полей"],
    ["место", "места", "мест"],
    ["штука", "штуки", "штук"],
    ["игрок", "игрока", "игроков"],
    ["кубик", "кубика", "кубиков"],
    ["случайное", "случайных", "случайных"],
  ],
};
NOUNS.en.push(["die", "dice", "dice"], ["person", "people", "people"]);

const formOf = (number: number, language: Language) =>
  language === "en" ? (number === 1 ? 0 : 2) : number % 10 === 1 ? 0 : number % 10 < 5 ? 1 : 2;

/** Pairs of a number and a noun that do not agree; after these prepositions another case stands. */
function wrongIn(text: string, language: Language): string[] {
  return [...text.matchAll(/(?<!\d|[–.] ?|(?:до|из|с|от|больше|[Cc]olumn|and) )(\d+)[ \u00a0](\p{L}+)/gu)]
    .filter(([, number, word]) => {
      const forms = NOUNS[language].find((each) => each.includes(word!));
      return forms && forms[formOf(Number(number), language)] !== word;
    })
    .map(([pair]) => pair);
}

function saidIn(file: string, language: Language): string[] {
  const source = readFileSync(file, "utf8");
  const messages = new Messages(language, source);
  const names = [...new Set([...source.matchAll(/\$(\w+)/g)].map((found) => found[1]!))];
  const ids = new FluentResource(source).body.flatMap(({ id, value, attributes }) => [
    ...(value && !id.startsWith("-") ? [id] : []),
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
  const isWord = (name: string) => /_word$|^(seat|rival|name|names|hero|enemy)$/.test(name);
  const withNumbers = (number: number) =>
    Object.fromEntries(names.map((name) => [name, isWord(name) ? "Ann" : number]));
  return NUMBERS.flatMap((number) => ids.map((id) => `${id}: ${messages.say(id, withNumbers(number))}`));
}

test.each(["en", "ru"] as const)("numbers and words agree (%s)", (language) => {
  const never = ["label-battle", "label-preparing", "event-goal", "battle-wins"]; // a battle is never won by one win
  const all = files(language).flatMap((file) => saidIn(file, language));
  const told = all.filter((line) => !never.some((id) => line.startsWith(`${id}:`)));
  expect(told.length).toBeGreaterThan(1000);
  expect(told.filter((line) => wrongIn(line, language).length)).toEqual([]);
});

test("pairs that do not agree are found", () => {
  expect(wrongIn("1 points, 2 points, 1 die, 5 dice", "en")).toEqual(["1 points"]);
  expect(wrongIn("21 очков, 2 очка, 5 кубиков, 1 кубика, из 2 ходов", "ru")).toEqual(["21 очков", "1 кубика"]);
});

test("signs stay with their words", () => {
  expect(bindSigns("щит, синий !, 40 % и 20 мин — всё")).toBe("щит, синий\u00a0!, 40\u00a0% и 20\u00a0мин\u00a0— всё");
  expect(bindSigns("№ 1 · ⌂ наше, 5 с в запасе, 5 страниц")).toBe(
    "№\u00a01 · ⌂\u00a0наше, 5\u00a0с в запасе, 5 страниц",
  );
  const pow = new Messages("ru", readFileSync("../src/herotable/games/pow/words.ru.ftl", "utf8"));
  expect(pow.say("word-blue")).toBe("синий\u00a0!");
});

test.each(["en", "ru"] as const)("dots, dashes and quotes are as printers set them (%s)", (language) => {
  for (const file of files(language)) {
    const said = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !/^\s*#|\{""\}|^[ ]*\[|^event-(battle|round)/.test(line));
    expect(said.filter((line) => /\.\.\.| …| - |\p{L}"|"\p{L}/u.test(line))).toEqual([]);
    if (language === "ru") expect(said.filter((line) => /[“”„]/.test(line))).toEqual([]);
  }
});
