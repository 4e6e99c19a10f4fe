import { beforeEach, expect, test } from "vitest";
import type { SeatView } from "$lib/api/types";
import { preferences } from "$lib/state/preferences.svelte";
import { say } from "$lib/i18n/say.svelte";
import { AVATARS } from "./avatars";
import { avatarNames, avatarOf, botAvatarOf, loadAvatars } from "./avatarOf.svelte";
import { faceOf } from "./ownFace";

const seat = (number: number, more: Partial<SeatView>): SeatView =>
  ({ seat: number, kind: "person", name: `Player ${number}`, ...more }) as SeatView;

beforeEach(loadAvatars);

test("a chosen face is shown; without one the name makes a face, always the same", () => {
  expect(avatarOf("Ann", "fox")).toBe(AVATARS.fox);
  expect(avatarOf("Ann")).toBe(avatarOf("Ann"));
  expect(avatarOf("Ann")).not.toEqual(avatarOf("Ben"));
  expect(avatarOf("Ann", "no such face")).toBe(avatarOf("Ann"));
});

test("bots are robots", () => {
  expect(botAvatarOf("1")!.shapes).toBe(AVATARS.robot!.shapes);
});

test("my choice is on the first of my seats, not on those of others", () => {
  preferences.set({ avatar: "owl" });
  const seats = [seat(0, {}), seat(1, { mine: true }), seat(2, { mine: true }), seat(3, { kind: "bot", mine: false })];
  expect(seats.map((one) => faceOf(one, seats))).toEqual(["", "owl", "", ""]);
});

test("every face to choose has a name to say", () => {
  expect(avatarNames()).toHaveLength(16);
  for (const name of avatarNames()) expect(say(`ui-avatar-${name}`)).not.toContain("ui-avatar");
});
