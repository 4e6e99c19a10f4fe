import { expect, it } from "vitest";
import { shortened } from "./shortened";

const SENTENCE = "A hero in armour may do this, and it costs one six. ";

it("leaves a short paragraph whole", () => {
  expect(shortened("One. Two? Three!")).toBe("One. Two? Three!");
  expect(shortened("no full stop")).toBe("no full stop");
  expect(shortened("")).toBe("");
});
it("ends a long one with a whole sentence", () => {
  expect(shortened(SENTENCE.repeat(9))).toBe(SENTENCE.repeat(3).trim());
  expect(shortened(`${"long ".repeat(60)}end. More.`)).toMatch(/end\.$/);
});
