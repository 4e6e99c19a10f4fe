import { beforeEach, expect, test } from "vitest";
import { Preferences } from "./preferences.svelte";

const KEY = "herotable";
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;

beforeEach(() => localStorage.clear());

test("moves are shown at a normal speed, and there is no sound until it is asked for", () => {
  const { speed, sound } = new Preferences();
  expect([speed, sound]).toEqual(["normal", false]);
});

test("who wanted to see moves at once still does", () => {
  localStorage.setItem(KEY, JSON.stringify({ quick: true, name: "Ann" }));
  const preferences = new Preferences();
  expect([preferences.speed, preferences.name]).toEqual(["instant", "Ann"]);
  preferences.set({ speed: "calm" });
  expect(stored()).toEqual({ speed: "calm", name: "Ann" });
  expect(new Preferences().speed).toBe("calm");
});

test("who did not want it sees them at a normal speed", () => {
  localStorage.setItem(KEY, JSON.stringify({ quick: false }));
  expect(new Preferences().speed).toBe("normal");
});
