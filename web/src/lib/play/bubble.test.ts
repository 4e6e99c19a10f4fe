import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import ButtonText from "./ButtonText.svelte";
import { choiceColumns } from "./choiceColumns";

test("up to six choices take two rows, beside the primary button four", () => {
  const rows = (count: number, hasPrimary: boolean) => Math.ceil(count / choiceColumns(count, hasPrimary));
  for (const count of [1, 2, 3, 4, 5, 6]) expect(rows(count, false)).toBeLessThanOrEqual(2);
  for (const count of [1, 2, 3, 4]) expect(rows(count, true)).toBeLessThanOrEqual(2);
});

test("what a deed costs stands in a line of its own, and is read in one with it", () => {
  const shown = mount(ButtonText, { target: document.body, props: { text: "Roll 6 dice · risk 4%" } });
  flushSync();
  expect(document.querySelector("small")!.textContent).toBe("risk 4%");
  expect(document.body.textContent!.replace(/\s+/g, " ").trim()).toBe("Roll 6 dice · risk 4%");
  void unmount(shown);
});
