/** Every palette, light and dark: text can be read, and marks can be told from what they lie on. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TITLES } from "$lib/titles/testing";

type Tokens = Record<string, string>;

const GROUNDS = ["--paper", "--panel", "--shade"];
const MARK = 3; // WCAG 1.4.11: graphical objects
const TEXT = 4.5; // WCAG 1.4.3

/** The colours that a selector sets in a style sheet. */
function colours(file: string, selector: string): Tokens {
  const css = readFileSync(file, "utf8").replace(/\/\*[^]*?\*\//g, "");
  const blocks = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, names]) =>
    names!.split(",").some((name) => name.trim() === selector),
  );
  return Object.fromEntries(
    blocks.flatMap(([, , body]) =>
      [...body!.matchAll(/(--[\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
    ),
  );
}

function palette(title: string, isDark: boolean): Tokens {
  const [all, own] = ["src/palettes.css", `src/lib/titles/${title}/palette.css`];
  const dark = '[data-theme="dark"]';
  const of = `[data-title="${title}"]`;
  const hasOwn = existsSync(own);
  return {
    ...colours(all, ":root"),
    ...(isDark ? colours(all, dark) : {}),
    ...(hasOwn ? colours(own, of) : {}),
    ...(hasOwn && isDark ? colours(own, `${dark} ${of}`) : {}),
  };
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const EVERY = ["pages", ...TITLES].flatMap((title) => [false, true].map((isDark) => ({ title, isDark })));

test.each(EVERY)("$title, dark: $isDark", ({ title, isDark }) => {
  const tokens = palette(title, isDark);
  const against = (name: string, ground: string) => contrast(tokens[name]!, tokens[ground]!);
  for (const ground of GROUNDS) {
    expect(against("--idle", ground), `--idle on ${ground}`).toBeGreaterThanOrEqual(MARK);
    expect(against("--soft", ground), `--soft on ${ground}`).toBeGreaterThanOrEqual(TEXT);
    expect(against("--ink", ground), `--ink on ${ground}`).toBeGreaterThanOrEqual(TEXT);
    expect(against("--idle", ground)).toBeLessThan(against("--ink", ground)); // it stays behind what counts
  }
  for (const mark of ["--glow", "--focus"])
    for (const ground of ["--paper", "--panel"])
      expect(against(mark, ground), `${mark} on ${ground}`).toBeGreaterThanOrEqual(MARK);
});

test("black on white is told from grey on white", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#999999", "#ffffff")).toBeLessThan(MARK);
});
