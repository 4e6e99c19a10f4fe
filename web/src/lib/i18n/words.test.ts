import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TITLES } from "$lib/titles/testing";

const ids = (file: string) => new FluentResource(readFileSync(file, "utf8")).body.map((entry) => entry.id).sort();
const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });

const FILES = [
  "i18n/ui",
  "titles/plain/words",
  ...TITLES.flatMap((title) => [`titles/${title}/words`, `titles/${title}/figures/words`]),
];

test.each(FILES)("both languages say the same things (%s)", (file) => {
  expect(ids(`src/lib/${file}.ru.ftl`)).toEqual(ids(`src/lib/${file}.en.ftl`));
});

test("everything that the pages say has words", () => {
  const known = new Set(ids("src/lib/i18n/ui.en.ftl"));
  const sources = files("src").filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"));
  const said = sources.flatMap((path) => [...readFileSync(path, "utf8").matchAll(/"(ui-[a-z0-9-]*[a-z0-9])"/g)]);
  expect(said.map((match) => match[1]).filter((id) => !known.has(id!))).toEqual([]);
});
