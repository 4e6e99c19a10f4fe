import { expect, test } from "vitest";
import type { TitleInfo } from "$lib/state/catalogue.svelte";
import { TableSetup } from "./tableSetup.svelte";

const all = [2, 3, 4, 5, 6];
const teams = { name: "teams", choices: [0, 2, 3], default: 0, fits: [all, [4, 6], [6]] };
const boxes = { name: "boxes", choices: ["auto", "one"], default: "auto", fits: [all, [2, 3, 4]] };
const battle = { name: "battle", seats: all, options: [teams, boxes], levels: [] } as unknown as TitleInfo;

test("only what can be played with so many seats is offered", () => {
  const tableSetup = new TableSetup(battle);
  expect(tableSetup.offered(teams)).toEqual([0]);
  tableSetup.sit(4);
  expect(tableSetup.offered(teams)).toEqual([0, 2]);
  expect(tableSetup.offered(boxes)).toEqual(["auto", "one"]);
  tableSetup.sit(6);
  expect(tableSetup.offered(teams)).toEqual([0, 2, 3]);
  expect(tableSetup.offered(boxes)).toEqual(["auto"]);
});

test("a choice that does not fit the seats any more is as usual again, the others stay", () => {
  const tableSetup = new TableSetup(battle);
  tableSetup.sit(4);
  tableSetup.options.teams = 2;
  tableSetup.options.boxes = "one";
  tableSetup.sit(6);
  expect(tableSetup.setup.options).toEqual({ teams: 2, boxes: "auto" });
  tableSetup.sit(5);
  expect(tableSetup.setup.options).toEqual({ teams: 0, boxes: "auto" });
});
