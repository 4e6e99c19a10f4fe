import { expect, test } from "vitest";
import type { Brief } from "$lib/state/catalogue";
import { Choosing } from "./setup.svelte";

const all = [2, 3, 4, 5, 6];
const teams = { name: "teams", choices: [0, 2, 3], default: 0, fits: [all, [4, 6], [6]] };
const boxes = { name: "boxes", choices: ["auto", "one"], default: "auto", fits: [all, [2, 3, 4]] };
const battle = { name: "battle", seats: all, options: [teams, boxes], levels: [] } as unknown as Brief;

test("only what can be played with so many seats is offered", () => {
  const choosing = new Choosing(battle);
  expect(choosing.offered(teams)).toEqual([0]);
  choosing.sit(4);
  expect(choosing.offered(teams)).toEqual([0, 2]);
  expect(choosing.offered(boxes)).toEqual(["auto", "one"]);
  choosing.sit(6);
  expect(choosing.offered(teams)).toEqual([0, 2, 3]);
  expect(choosing.offered(boxes)).toEqual(["auto"]);
});

test("a choice that does not fit the seats any more is as usual again, the others stay", () => {
  const choosing = new Choosing(battle);
  choosing.sit(4);
  choosing.options.teams = 2;
  choosing.options.boxes = "one";
  choosing.sit(6);
  expect(choosing.setup.options).toEqual({ teams: 2, boxes: "auto" });
  choosing.sit(5);
  expect(choosing.setup.options).toEqual({ teams: 0, boxes: "auto" });
});
