import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Figure from "$lib/rulebook/Figure.svelte";
import { captionsOf, figuresOf } from "./figures";
import { TITLES } from "./testing";

test.each(TITLES)(
  "%s has three to six pictures, each behind a paragraph there is, with words in both languages",
  async (title) => {
    const rules = readFileSync(`../src/herotable/games/${title}/rules.en.md`, "utf8");
    const figures = await figuresOf(title);
    expect(Object.keys(figures).length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(figures).length).toBeLessThanOrEqual(6);
    for (const [paragraph, figure] of Object.entries(figures)) {
      expect(rules).toContain(`**${paragraph}** `);
      for (const language of ["en", "ru"] as const) {
        const words = await captionsOf(title, language);
        const drawn = mount(Figure, { target: document.body, props: { figure, words } });
        flushSync();
        expect(document.querySelector("figcaption")?.textContent?.length).toBeGreaterThan(20);
        expect(document.querySelector("figure svg")).toBeTruthy();
        await unmount(drawn);
      }
    }
  },
);

test("a title without pictures has none", async () => {
  expect(await figuresOf("chess")).toEqual({});
});
