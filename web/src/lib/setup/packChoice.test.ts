import { beforeEach, expect, test, vi } from "vitest";
import { keepPack } from "$lib/state/ownPack";

const told = vi.hoisted(() => ({ answer: (_text: string): unknown => null, asked: [] as string[] }));
vi.mock("$lib/api/client", async (original) => ({
  ...(await original<typeof import("$lib/api/client")>()),
  request: (answer: unknown) => Promise.resolve(answer),
  server: {
    POST: (_path: string, { body }: { body: { text: string } }) => {
      told.asked.push(body.text);
      return told.answer(body.text);
    },
  },
}));
const { Problem } = await import("$lib/api/client");
const { PackChoice } = await import("./packChoice.svelte");

beforeEach(() => {
  localStorage.clear();
  told.asked = [];
  told.answer = () => ({ name: "My heroes" });
});

test("without a kept pack none is offered", () => {
  keepPack("order", "name = 'toys'");
  expect(new PackChoice("pow").sources).toEqual(["box", "own"]);
  expect(new PackChoice("pow").pack).toBeNull();
});

test("a kept pack is offered, checked and played with", async () => {
  keepPack("pow", "name = 'mine'");
  const packChoice = new PackChoice("pow");
  expect(packChoice.sources).toEqual(["box", "kept", "own"]);
  await packChoice.choose("kept");
  expect([packChoice.name, packChoice.pack, packChoice.isUnchecked]).toEqual(["My heroes", "name = 'mine'", false]);
  await packChoice.choose("box");
  expect([packChoice.pack, packChoice.isUnchecked]).toEqual([null, false]);
});

test("a kept pack that is wrong is told line by line", async () => {
  keepPack("pow", "name = ");
  told.answer = () => Promise.reject(new Problem("unreadable", "pack, line 8: points: expected 1", null, "en"));
  const packChoice = new PackChoice("pow");
  await packChoice.choose("kept");
  expect(packChoice.problems).toEqual([{ line: 8, text: "points: expected 1" }]);
  expect([packChoice.pack, packChoice.isUnchecked]).toEqual([null, true]);
});

test("another text is not good until it was checked", async () => {
  const packChoice = new PackChoice("pow");
  await packChoice.choose("own");
  expect(told.asked).toEqual([]);
  packChoice.write("a = 1");
  await packChoice.check();
  expect(packChoice.pack).toBe("a = 1");
  packChoice.write("a = 2");
  expect(packChoice.pack).toBeNull();
});
