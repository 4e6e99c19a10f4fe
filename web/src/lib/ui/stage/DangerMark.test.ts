import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Danger } from "$lib/state/consequences";
import { preferences } from "$lib/state/preferences.svelte";
import DangerMark from "./DangerMark.svelte";

afterEach(() => preferences.set({ warns: true }));

/** The name of the mark, if there is one. */
function marked(danger: Danger): string | null {
  const mark = mount(DangerMark, { target: document.body, props: { danger, label: "Breaks the order" } });
  const name = document.querySelector("[role=img]")?.getAttribute("aria-label") ?? null;
  void unmount(mark);
  return name;
}

test("a danger is marked and named; no danger is not", () => {
  expect(marked("possible")).toBe("Breaks the order");
  expect(marked("sure")).toBe("Breaks the order");
  expect(marked("none")).toBeNull();
});

test("whoever wants no warnings gets none", () => {
  preferences.set({ warns: false });
  expect(marked("sure")).toBeNull();
});
