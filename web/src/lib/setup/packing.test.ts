import { beforeEach, expect, test, vi } from "vitest";
import { keepPack } from "$lib/state/ownPack";

const told = vi.hoisted(() => ({ answer: (_text: string): unknown => null, asked: [] as string[] }));
vi.mock("$lib/api/client", async (original) => ({
  ...(await original<typeof import("$lib/api/client")>()),
  got: (answer: unknown) => Promise.resolve(answer),
  server: {
    POST: (_path: string, { body }: { body: { text: string } }) => {
      told.asked.push(body.text);
      return told.answer(body.text);
    },
  },
}));
const { Problem } = await import("$lib/api/client");
const { Packing } = await import("./packing.svelte");

beforeEach(() => {
  localStorage.clear();
  told.asked = [];
  told.answer = () => ({ name: "My heroes" });
});

test("without a kept pack none is offered", () => {
  keepPack("order", "name = 'toys'");
  expect(new Packing("pow").sources).toEqual(["box", "own"]);
  expect(new Packing("pow").pack).toBeNull();
});

test("a kept pack is offered, checked and played with", async () => {
  keepPack("pow", "name = 'mine'");
  const packing = new Packing("pow");
  expect(packing.sources).toEqual(["box", "kept", "own"]);
  await packing.choose("kept");
  expect([packing.name, packing.pack, packing.isUnchecked]).toEqual(["My heroes", "name = 'mine'", false]);
  await packing.choose("box");
  expect([packing.pack, packing.isUnchecked]).toEqual([null, false]);
});

test("a kept pack that is wrong is told line by line", async () => {
  keepPack("pow", "name = ");
  told.answer = () => Promise.reject(new Problem("unreadable", "pack, line 8: points: expected 1", null, "en"));
  const packing = new Packing("pow");
  await packing.choose("kept");
  expect(packing.problems).toEqual([{ line: 8, text: "points: expected 1" }]);
  expect([packing.pack, packing.isUnchecked]).toEqual([null, true]);
});

test("another text is not good until it was checked", async () => {
  const packing = new Packing("pow");
  await packing.choose("own");
  expect(told.asked).toEqual([]);
  packing.write("a = 1");
  await packing.check();
  expect(packing.pack).toBe("a = 1");
  packing.write("a = 2");
  expect(packing.pack).toBeNull();
});
