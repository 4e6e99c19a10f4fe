import { beforeEach, expect, it } from "vitest";
import { KeptInMemory, firstSummary } from "./kept";
import { KeptWhilePossible } from "./keptWhilePossible";
import { newTable } from "./newTable";
import type { Line, TableLog } from "./entries";

const RULES = { version: 1, wasm: "w", pack: "p", options: {}, start: "s" };
const line = (number: number): Line => ({ number, at: 5, entry: { kind: "ended", how: "agreed" } });
const full = () => Promise.reject(new Error("full"));

let browser: KeptInMemory;
let page: TableLog[];
let kept: KeptWhilePossible;
let id: string;
let summary: ReturnType<typeof firstSummary>;

beforeEach(async () => {
  const log = newTable({ title: "pow" }, [{ name: "Ann" }, { level: "easy" }], 1);
  [browser, page, id, summary] = [new KeptInMemory(), [], log.head.id, firstSummary(log)];
  await browser.begin(log, summary);
  kept = new KeptWhilePossible(browser, (await browser.read(id))!, (changed) => page.push(structuredClone(changed)));
});

it("keeps in the browser, and the page hears nothing", async () => {
  await kept.append(id, line(4), summary);
  expect((await browser.read(id))?.lines).toHaveLength(4);
  expect(page).toEqual([]);
});

it("goes on in the page when the browser takes no more, with all that was kept before", async () => {
  await kept.append(id, line(4), summary);
  await kept.noteRules(id, RULES, summary);
  browser.append = browser.noteRules = full;
  await kept.append(id, line(5), summary);
  await kept.append(id, line(6), summary, newTable({ title: "pow" }, [{ name: "Ann" }], 1, "local-next"));
  expect((await browser.read(id))?.lines).toHaveLength(4);
  expect((await kept.read(id))?.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(page.find(({ lines }) => lines.length === 6)).toMatchObject({ head: { id }, rules: RULES });
  expect(page.at(-1)?.head.id).toBe("local-next");
});

it("goes on from what it knows when the browser cannot even be asked", async () => {
  await kept.append(id, line(4), summary);
  browser.append = browser.read = full;
  await kept.append(id, line(5), summary);
  expect(page.at(-1)?.lines).toHaveLength(5);
});

it("leaves a table alone that another page has played on, or deleted", async () => {
  await browser.append(id, line(4), summary);
  await expect(kept.append(id, line(4), summary)).rejects.toThrow("elsewhere");
  await browser.remove(id);
  await expect(kept.append(id, line(5), summary)).rejects.toThrow("elsewhere");
  expect(page).toEqual([]);
});
