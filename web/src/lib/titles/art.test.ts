import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { figureOf } from "$lib/faces/art";
import { AVATARS } from "$lib/faces/avatars";
import type { Figure } from "$lib/faces/shapes";
import { loadArt } from "./art";
import { TITLES } from "./testing";

/** What a pack's rows are drawn by; tables that are drawn otherwise, such as moves and dice, have none. */
const NAMED: Record<string, Record<string, string>> = {
  battle: { hero: "name", battlefield: "name" },
  marines: { hero: "name" },
  order: { toy: "toy" },
  pow: { hero: "points", villain: "points" },
};

/** Every value of a field in the tables of a kind. */
function valuesOf(title: string, kind: string, field: string): Set<string> {
  const text = readFileSync(`../src/herotable/games/${title}/pack.toml`, "utf8");
  const tables = text.split(/^\[\[/m).filter((table) => table.startsWith(`${kind}]]`));
  return new Set(tables.map((table) => new RegExp(`^${field} = "?([^"\\n]+)"?$`, "m").exec(table)![1]!));
}

const written = (figure: Figure) => JSON.stringify(figure.shapes);

test("every title of the server has drawings", () => {
  expect(Object.keys(NAMED)).toEqual(TITLES);
});

test.each(TITLES)("every component of %s that has a face is drawn, and no drawing is left over", async (title) => {
  const art = await loadArt(title);
  for (const [kind, field] of Object.entries(NAMED[title]!)) {
    expect(Object.keys(art.kinds[kind]!).sort()).toEqual([...valuesOf(title, kind, field)].sort());
  }
});

test("no two figures are equal", async () => {
  const all = await Promise.all(TITLES.map(loadArt));
  const figures = all.flatMap((art) => Object.values(art.kinds).flatMap((kind) => Object.values(kind)));
  const unlike = new Set([...figures, ...Object.values(AVATARS)].map(written));
  expect(unlike.size).toBe(figures.length + Object.keys(AVATARS).length);
});

test("a path is written in commands that drawings know", async () => {
  const all = await Promise.all(TITLES.map(loadArt));
  const shapes = all
    .flatMap((art) => Object.values(art.kinds).flatMap((kind) => Object.values(kind)))
    .flatMap((one) => one.shapes);
  const paths = shapes.filter(({ look }) => look !== "letters").map(({ d }) => d);
  expect(paths.filter((d) => !/^M[\d\s.MLHVCQAZ-]*$/.test(d) || d.includes("NaN"))).toEqual([]);
});

test.each([
  ["battle", "hero"],
  ["battle", "battlefield"],
  ["marines", "hero"],
  ["order", "toy"],
  ["pow", "hero"],
  ["pow", "villain"],
  ["chess", "knight"],
])("what only somebody's own pack of %s names as %s has a face by its name", async (title, kind) => {
  await loadArt(title);
  const drawn = Array.from({ length: 20 }, (_, i) => written(figureOf(title, kind, `brother-${i + 10}`)!));
  expect(figureOf(title, kind, "brother-10")).toBe(figureOf(title, kind, "brother-10"));
  expect(new Set(drawn).size).toBeGreaterThan(15);
});

test("a marine beyond the nine wears the number of the name", async () => {
  await loadArt("marines");
  expect(figureOf("marines", "hero", "brother-27")!.shapes.find(({ look }) => look === "letters")!.d).toMatch(/ 27$/);
});
