import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasWords } from "$lib/i18n/say.svelte";
import { sayBadSave } from "./badSave";

test("everything that can be wrong with a save has words", () => {
  const source = ["load", "json"].map((file) => readFileSync(`src/lib/rules/${file}.ts`, "utf-8")).join();
  const codes = [...source.matchAll(/(?:BadSave\(|fail\(|readonly code: |\| )"([a-z-]+)"/g)].map(([, code]) => code);
  expect(new Set(codes).size).toBeGreaterThan(18);
  for (const code of codes) expect(hasWords(`ui-save-${code}`), code).toBe(true);
});

test("the place is named", () => {
  expect(sayBadSave({ code: "refused", place: { move: 12 } })).toMatch(/^Move 12: The rules/);
  expect(sayBadSave({ code: "save-key-twice", place: { line: 3, column: 5, key: "seed" } })).toMatch(
    /^Line 3, column 5: .*seed/,
  );
  expect(sayBadSave({ code: "no-save", place: {} })).toMatch(/^This file is not/);
});
