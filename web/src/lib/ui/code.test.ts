import { expect, test } from "vitest";
import { isNoCode, readCode } from "./code";

test("letters that look alike are meant alike, and spaces are nothing", () => {
  expect(readCode("асм хv")).toBe("ACMXV");
  expect(readCode("Cnhvu")).toBe("CNHVU");
});

test("digits, other letters and too many of them make no code", () => {
  expect(["CNH", "CNHVU", ""].some(isNoCode)).toBe(false);
  expect(["12345", "ЖABCD", "ABCDEF"].every(isNoCode)).toBe(true);
});
