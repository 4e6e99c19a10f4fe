import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Schemas } from "$lib/api/types";
import Deeds from "./Deeds.svelte";

const eve = { person: { id: "e", kind: "guest", name: "Eve" }, operator: false } as const;

/** The deeds that come of pressing the buttons of these numbers one after the other. */
async function deeds(found: Schemas["ModeratedPerson"], ...buttons: number[]): Promise<unknown[]> {
  const act = vi.fn(async () => undefined);
  const row = mount(Deeds, { target: document.body, props: { found, act } });
  for (const button of buttons) {
    flushSync();
    document.querySelectorAll("button")[button]!.click();
  }
  await unmount(row);
  return act.mock.calls.flat();
}

test("who may be here is banned and muted, who may not comes back", async () => {
  const about = { person: "e", days: null, note: "" };
  expect(await deeds({ ...eve, banned: false, muted: false }, 0, 1)).toEqual([
    { deed: "ban", ...about },
    { deed: "mute", ...about },
  ]);
  expect(await deeds({ ...eve, banned: true, muted: true }, 0, 1)).toEqual([
    { deed: "unban", ...about },
    { deed: "unmute", ...about },
  ]);
});

test("somebody is deleted only after a second press", async () => {
  expect(await deeds({ ...eve, banned: false, muted: false }, 2)).toEqual([]);
  expect(await deeds({ ...eve, banned: false, muted: false }, 2, 2)).toMatchObject([{ deed: "delete", person: "e" }]);
});
