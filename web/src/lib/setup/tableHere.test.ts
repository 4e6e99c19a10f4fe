import { expect, test } from "vitest";
import type { TitleInfo } from "$lib/state/catalogue.svelte";
import { TableSetup } from "./tableSetup.svelte";

const title = (name: string) =>
  ({
    name,
    seats: [2, 3],
    options: [],
    levels: ["random", "greedy", "easy", "normal", "hard", "master"],
  }) as unknown as TitleInfo;
const nameOf = (seat: number) => `Player ${seat + 1}`;

test("people and bots sit down at this device, each under a name of their own", () => {
  const setup = new TableSetup(title("pow"));
  setup.putAt("here");
  setup.others[1] = "hard";
  const { head, lines } = setup.tableHere("Ann", nameOf, 1);
  expect(head.setup).toMatchObject({ seats: 3, bots: { "2": "hard" }, clock: null, pack: null });
  expect(lines.map(({ entry }) => ("name" in entry ? entry.name : entry.kind))).toEqual([
    "Ann",
    "Player 2",
    "seated",
    "started",
  ]);
  setup.names[0] = " Bob ";
  expect(setup.tableHere("Ann", nameOf, 1).lines[1]?.entry).toMatchObject({ name: "Bob" });
});

test("bots that do not play here leave their seats to people", () => {
  const setup = new TableSetup(title("pow"));
  setup.others = ["greedy", "easy"];
  setup.putAt("here");
  expect(setup.others).toEqual(["open", "easy"]);
  expect(setup.levels).toEqual(["easy", "normal", "hard", "master"]);
});

test("only a title whose rules run here can be played here", () => {
  expect(new TableSetup(title("toy")).canBeHere).toBe(false);
});
