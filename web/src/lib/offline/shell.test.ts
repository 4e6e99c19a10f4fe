import { afterEach, expect, it, vi } from "vitest";
import { Shell } from "./shell";
import { forgetVersions, keep, MOST, REPLAYS } from "./stores";
import { pretend } from "./testing";

const SCOPE = "https://example.org/table/";
const STORE = "herotable-version-one/table";
const LIST = {
  shell: ["_app/immutable/entry/start.1.js", "_app/immutable/chunks/a.js"],
  rest: ["_app/immutable/b.js"],
};

function host(list = LIST, page = list.shell[0]!): Map<string, string> {
  const files = [...list.shell, ...list.rest, "icon.svg"].map((file) => [SCOPE + file, file] as const);
  return new Map([...files, [SCOPE, `import("./${page}")`], [`${SCOPE}_app/offline.json`, JSON.stringify(list)]]);
}

const shell = (version = "one") => new Shell(version, SCOPE, ["icon.svg"]);

afterEach(() => vi.unstubAllGlobals());

it("is whole after its installation, and keeps the rest later", async () => {
  const { stores } = pretend(host());
  await shell().install();
  expect(await (await shell().page())?.text()).toContain("start.1.js");
  expect(stores.get(STORE)?.kept.has(`${SCOPE}_app/immutable/b.js`)).toBe(false);
  await shell().keepRest();
  const kept = [...stores.get(STORE)!.kept.keys()];
  expect(kept).toEqual(expect.arrayContaining([`${SCOPE}_app/immutable/b.js`, `${SCOPE}icon.svg`]));
});

it.each([...LIST.shell, "_app/offline.json", ""])("is not installed without %j", async (missing) => {
  const files = host();
  files.delete(SCOPE + missing);
  pretend(files);
  await expect(shell().install()).rejects.toThrow("404");
  expect(await shell().page()).toBeUndefined();
});

it("is not installed with the page of another version", async () => {
  pretend(host(LIST, "_app/immutable/entry/start.2.js"));
  await expect(shell().install()).rejects.toThrow("another version");
});

it("has no page if the browser has deleted a part of it", async () => {
  const { stores } = pretend(host());
  await shell().install();
  stores.get(STORE)?.kept.delete(`${SCOPE}_app/immutable/chunks/a.js`);
  expect(await shell().page()).toBeUndefined();
});

it("has content of its own: that of an older version may not fit its rules", async () => {
  const files = host().set(`${SCOPE}content/pow/grammar.json`, "old");
  pretend(files);
  const url = `${SCOPE}content/pow/grammar.json`;
  const read = async (version: string) => (await shell(version).kept({ url } as Request))?.text();
  await shell("one").install();
  await shell("one").keepContent(url);
  files.set(url, "new");
  await shell("two").install();
  expect(await read("two")).toBe("old"); // better than none
  await shell("two").keepContent(url);
  expect([await read("one"), await read("two")]).toEqual(["old", "new"]);
  files.delete(url);
  await shell("two").keepContent(url);
  expect(await read("two")).toBe("new");
});

it("takes what has not changed from the former version", async () => {
  const files = host();
  const { fetched } = pretend(files);
  await shell("one").install();
  fetched.length = 0;
  await shell("two").install();
  expect(fetched).toEqual([`${SCOPE}_app/offline.json`, SCOPE]);
});

it("leaves other versions only as long as they are used", async () => {
  const { stores } = pretend(host());
  for (const version of ["one", "two", "three"]) await shell(version).install();
  await forgetVersions(new Set(["one", "three"]), SCOPE);
  expect([...stores.keys()]).toEqual([STORE, "herotable-version-three/table"]);
});

it("leaves the versions of other copies on the same host", async () => {
  const { stores } = pretend(host());
  const others = ["herotable-version-two", "herotable-version-two/table/beta", "herotable-version-two/tables", "else"];
  for (const name of others) await caches.open(name);
  await shell("one").install();
  await forgetVersions(new Set(["three"]), SCOPE);
  expect([...stores.keys()]).toEqual(others);
  await forgetVersions(new Set(["three"]), "https://example.org/");
  expect([...stores.keys()]).toEqual(others.slice(1));
});

const answer = (status = 200, headers = {}) =>
  Object.defineProperty(new Response("", { status, headers }), "type", { value: "basic" });

it("keeps at most so many answers, and none that is private, wrong or gone", async () => {
  const { stores } = pretend(new Map());
  await keep(REPLAYS, "first", answer());
  for (const headers of [{ "cache-control": "private" }, { "cache-control": "no-store" }]) {
    await keep(REPLAYS, "private", answer(200, headers));
  }
  await keep(REPLAYS, "wrong", answer(409));
  await keep(REPLAYS, "first", answer(404));
  expect(stores.get(REPLAYS)?.kept.size).toBe(0);
  for (let i = 0; i <= MOST[REPLAYS]!; i++) await keep(REPLAYS, `number ${i}`, answer());
  expect(stores.get(REPLAYS)?.kept.size).toBe(MOST[REPLAYS]);
  expect(stores.get(REPLAYS)?.kept.has("number 0")).toBe(false);
});
