import { flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pageLanguage } from "$lib/i18n/language.svelte";

const sent = vi.hoisted(() => [] as unknown[]);
vi.mock("$lib/api/client", () => ({
  Problem: class extends Error {},
  request: (answer: unknown) => Promise.resolve(answer),
  server: { POST: (path: string, { body }: { body: unknown }) => void sent.push([path, body]) },
}));

const { default: ReportOrBlock } = await import("./ReportOrBlock.svelte");

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => undefined;
});
beforeEach(() => {
  pageLanguage.current = "en";
  sent.length = 0;
});

/** Press a button of the dialog about the person on a seat; what it says then. */
async function pressed(button: number): Promise<string> {
  const props = { name: "Eve", someone: { table: "m", seat: 1 }, close: () => undefined };
  const dialog = mount(ReportOrBlock, { target: document.body, props });
  flushSync();
  document.querySelectorAll<HTMLButtonElement>(".column .button")[button]!.click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("[role=status]")).not.toBeNull();
  });
  const said = document.querySelector("[role=status]")!.textContent ?? "";
  await unmount(dialog);
  return said.replace(/[\u2068\u2069]/g, "");
}

test("a person on a seat is blocked", async () => {
  expect(await pressed(0)).toContain("You have blocked Eve");
  expect(sent).toEqual([["/api/blocks", { table: "m", seat: 1 }]]);
});

test("a person on a seat is reported", async () => {
  expect(await pressed(1)).toContain("The operators will read it");
  expect(sent).toEqual([["/api/reports", { table: "m", seat: 1, why: "chat", text: "" }]]);
});
