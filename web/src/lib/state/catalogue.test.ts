import { expect, test } from "vitest";
import { paragraphs } from "./catalogue.svelte";

test("a paragraph is told without its rulings and marks", () => {
  const told = paragraphs("**P4** Set *one* aside. *Ruling: or two.*\nNow roll.\n\n**P5** Stop.\n");
  expect([...told]).toEqual([
    ["P4", "Set one aside. Now roll."],
    ["P5", "Stop."],
  ]);
  expect(paragraphs("**P4** Бросьте. *Решение: или нет.*\n").get("P4")).toBe("Бросьте.");
});
