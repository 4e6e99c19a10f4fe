import { afterEach, expect, test, vi } from "vitest";
import { content, contentText } from "./content";

const asked = vi.fn<(address: string) => Promise<Response>>();
vi.stubGlobal("fetch", asked);
afterEach(() => asked.mockReset());

test("content is a file below the folder of the pages", async () => {
  asked.mockResolvedValue(new Response('{"a": 1}'));
  expect(await content("toy/pack")).toEqual({ a: 1 });
  expect(asked).toHaveBeenCalledWith("/content/toy/pack.json");
});

test("some files are read as they are", async () => {
  asked.mockResolvedValue(new Response("[cards]"));
  expect(await contentText("toy/pack.toml")).toBe("[cards]");
});

test("what is not there, and a host that does not answer, are problems with words", async () => {
  asked.mockResolvedValue(new Response("", { status: 404 }));
  await expect(content("toy/lesson")).rejects.toMatchObject({ code: "not-found" });
  asked.mockRejectedValue(new TypeError("failed to fetch"));
  await expect(content("toy/lesson")).rejects.toMatchObject({ code: "offline" });
});
