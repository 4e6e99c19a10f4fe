import { expect, it } from "vitest";
import type { Schemas } from "$lib/api/types";
import { TableLog } from "./log.svelte";

function happened(number: number, kind: string, more: Partial<Schemas["Happened"]> = {}): Schemas["Happened"] {
  return { number, at: number, kind, ...more } as Schemas["Happened"];
}

it("counts the moves of a device before its own, as nobody's", () => {
  const log = new TableLog();
  log.add(happened(1, "imported", { name: "Ada", to: 3 }), []);
  log.add(happened(2, "moved", { seat: 0 }), []);
  log.add(happened(3, "moved", { seat: 1 }), []);
  expect(log.made).toEqual([-1, -1, -1, 0, 1]);
  log.add(happened(4, "undone", { seat: 1, to: 4 }), []);
  expect(log.made).toEqual([-1, -1, -1, 0]);
});

it("names those who left as they came, and those who sit by their seat", () => {
  const log = new TableLog();
  log.add(happened(1, "joined", { seat: 1, name: "Ada" }), []);
  log.add(happened(2, "left", { seat: 1 }), []);
  log.add(happened(3, "joined", { seat: 1, name: "Bob" }), []);
  const names = log.lines(null).map((line) => ("happened" in line ? line.happened.name : ""));
  expect(names).toEqual(["Ada", "Ada", null]);
});

it("shows nothing of what somebody said whom the reader has blocked", () => {
  const log = new TableLog();
  log.add(happened(1, "said", { name: "Ada", text: "hello" }), []);
  log.add(happened(2, "said", { name: null, text: null }), []);
  expect(log.chat.map((line) => line.text)).toEqual(["hello"]);
});
