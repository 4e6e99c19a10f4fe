import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRules } from "./read";
import { TITLES } from "$lib/titles/testing";
import { marked, search, soughtIn } from "./search";

const read = (title: string, language: string) =>
  readFileSync(`../src/herotable/games/${title}/rules.${language}.md`, "utf8");
const numbers = (markdown: string) =>
  readRules(markdown).sections.flatMap((section) => section.blocks.flatMap((block) => block.id ?? []));

test.each(TITLES)("%s has the same paragraphs in both languages, each with words", (title) => {
  const english = numbers(read(title, "en"));
  expect(english.length).toBeGreaterThan(10);
  expect(numbers(read(title, "ru"))).toEqual(english);
});

test.each(TITLES)("%s has no markup left over", (title) => {
  for (const { blocks } of readRules(read(title, "ru")).sections)
    for (const { text } of blocks) expect(text).not.toMatch(/\*\*|<|&#|\|/);
});

test("no HTML comes through", () => {
  const [block] = readRules("**P1** a <img src=x onerror=alert(1)> b [c](javascript:d) <script>e</script>").sections[0]!
    .blocks;
  expect(block!.html).not.toMatch(/<img|<script|<a/);
  expect(block!.text).toContain("<img");
});

test("paragraphs are linked where they are named, rulings and house data are marked", () => {
  const { html } = readRules("**P1** See P2. *Ruling: no P9.*\n\n**P2** All is **house data**.").sections[0]!
    .blocks[0]!;
  expect(html).toBe('<p>See <a href="#P2">P2</a>. <em class="ruling">Ruling: no P9.</em></p>');
  expect(readRules("**P2** All is **house data**.").sections[0]!.blocks[0]!.html).toContain('class="house-data"');
});

test("the search wants all words, by any letter case, and knows numbers", () => {
  const rules = readRules(read("pow", "ru"));
  expect(search(rules, "ЩИТ герой").map((hit) => hit.anchor)).toContain("P5a");
  expect(search(rules, "P5c").map((hit) => hit.anchor)).toContain("P5c");
  expect(search(rules, "щит слон")).toEqual([]);
  expect(search(rules, " ")).toEqual([]);
  expect(search(rules, "черепов").every((hit) => hit.found)).toBe(true);
});

test("a hit is shown with whole words around it", () => {
  const [hit] = search(readRules(`**P1** ${"before ".repeat(20)}needle${" after".repeat(30)}`), "needle");
  expect(hit!.before).toMatch(/^… (before )+$/);
  expect(hit!.found).toBe("needle");
  expect(hit!.after).toMatch(/^( after)+ …$/);
});

test("hits are marked in words only", () => {
  expect(marked('<a href="#P1">Пётр &amp; a1</a>', soughtIn("петр a1 amp"))).toBe(
    '<a href="#P1"><mark>Пётр</mark> &amp; <mark>a1</mark></a>',
  );
});

const found = (title: string, language: string, query: string) =>
  search(readRules(read(title, language)), query, title).map((hit) => hit.anchor);

test.each([
  ["pow", "ru", "кубик", "P3"],
  ["pow", "ru", "кубики", "P4"],
  ["pow", "ru", "кубиков", "P5"],
  ["pow", "ru", "кости", "P4"],
  ["pow", "ru", "украсть", "P5c"],
  ["pow", "ru", "кража", "P5d"],
  ["pow", "ru", "украсть героя", "P5c"],
  ["pow", "ru", "жетоны злодеев", "P1"],
  ["pow", "ru", "ничья", "P11"],
  ["pow", "ru", "щитами", "P5a"],
  ["pow", "en", "die", "P3"],
  ["pow", "en", "dice", "P4"],
  ["pow", "en", "steal", "P5c"],
  ["pow", "en", "stealing", "P5d"],
  ["pow", "en", "tie", "P11"],
  ["order", "ru", "дополнительный ход", "O8"],
  ["marines", "ru", "счастливая шестёрка", "M6"],
  ["marines", "ru", "Двойная Шестёрка", "M6"],
  ["marines", "ru", "три одного вида", "M6"],
  ["order", "ru", "полок", "O11"],
  ["order", "ru", "перевернуть карту", "O5"],
  ["order", "en", "extra turns", "O8"],
  ["order", "en", "complete shelves", "O8"],
  ["marines", "ru", "провал", "M7"],
  ["marines", "ru", "выигрыш", "M6"],
  ["marines", "en", "busts", "M7"],
  ["marines", "en", "straight", "M6"],
  ["battle", "ru", "украсть карту", "B6.8"],
  ["battle", "ru", "ничья", "B7.3"],
  ["marines", "ru", "ничьей", "M3"],
  ["order", "ru", "ничья", "O13"],
  ["battle", "ru", "ловушек", "B4.3"],
  ["battle", "ru", "здоровье", "B2.1"],
  ["battle", "en", "steal", "B6.6"],
  ["battle", "en", "trapped", "B4.1"],
  ["battle", "en", "health", "B2.1"],
])("in %s (%s) whoever types “%s” finds %s", (title, language, query, anchor) => {
  expect(found(title, language, query)).toContain(anchor);
});

test("other words are not found", () => {
  expect(found("pow", "ru", "полка")).toEqual([]);
  expect(found("pow", "en", "shelf")).toEqual([]);
  expect(found("pow", "en", "ration")).toEqual([]);
  expect(found("battle", "ru", "ловушки").length).toBeLessThan(25);
});

test.each([
  ["ничья", "ничего"],
  ["приём", "при"],
  ["стена", "стоит"],
  ["правила", "правый"],
])("“%s” is not “%s”", (query, other) => {
  expect(marked(other, soughtIn(query))).toBe(other);
});

test.each([
  ["ничья", "ничью"],
  ["ничьей", "ничья"],
  ["приём", "приёмов"],
  ["стена", "стены"],
  ["правило", "правилами"],
])("“%s” is “%s”", (query, other) => {
  expect(marked(other, soughtIn(query))).toBe(`<mark>${other}</mark>`);
});

test("other forms and synonyms are marked as whole words", () => {
  expect(marked("<p>Бросьте пять кубиков.</p>", soughtIn("кубик"))).toBe("<p>Бросьте пять <mark>кубиков</mark>.</p>");
  expect(marked("<p>from another player’s stack</p>", soughtIn("steal", "pow"))).toBe(
    "<p>from <mark>another player’s stack</mark></p>",
  );
});
