import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paragraphs as behind } from "./play/paragraphs";
import { paragraphs } from "./titles";

const rules = (title: string, language: string) =>
  paragraphs(readFileSync(`../src/herotable/games/${title}/rules.${language}.md`, "utf8"));
const events = (title: string) =>
  [...readFileSync(`../src/herotable/games/${title}/words.en.ftl`, "utf8").matchAll(/^event-(\w+)/gm)].map(
    (m) => m[1]!,
  );

test.each(["pow", "order", "marines", "battle"])("%s: every event has a paragraph, in both languages", (title) => {
  const known = behind[title]!;
  expect(events(title).filter((event) => !(event in known))).toEqual([]);
  for (const language of ["en", "ru"]) {
    const written = rules(title, language);
    expect(Object.values(known).filter((rule) => !written.get(rule))).toEqual([]);
  }
});

test("a paragraph is told without its rulings and marks", () => {
  const told = paragraphs("**P4** Set *one* aside. *Ruling: or two.*\nNow roll.\n\n**P5** Stop.\n");
  expect([...told]).toEqual([
    ["P4", "Set one aside. Now roll."],
    ["P5", "Stop."],
  ]);
  expect(paragraphs("**P4** Бросьте. *Решение: или нет.*\n").get("P4")).toBe("Бросьте.");
});
