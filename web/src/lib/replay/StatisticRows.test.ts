/** Which numbers of the statistics are marked. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import StatisticRows from "./StatisticRows.svelte";

test("the most is marked, but not of what nobody is proud of", () => {
  document.body.innerHTML = "<table><tbody></tbody></table>";
  const rows = [
    { text: "Tiles stolen", numbers: [1, 3] },
    { text: "Tiles lost to thieves", numbers: [3, 1], isLoss: true },
  ];
  const shown = mount(StatisticRows, { target: document.querySelector("tbody")!, props: { tallies: [], rows } });
  flushSync();
  const marked = [...document.querySelectorAll("td.most")].map((cell) => cell.parentElement?.textContent);
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain("Tiles stolen");
  void unmount(shown);
});

test("moves and thinking are no feats: nobody is marked for them", () => {
  document.body.innerHTML = "<table><tbody></tbody></table>";
  const tallies = [
    { seat: 0, moves: 9, thinking: 80, by: {}, events: {} },
    { seat: 1, moves: 7, thinking: 20, by: {}, events: {} },
  ];
  const shown = mount(StatisticRows, { target: document.querySelector("tbody")!, props: { tallies, rows: [] } });
  flushSync();
  expect(document.querySelectorAll("tbody tr")).toHaveLength(2);
  expect(document.querySelector("td.most")).toBeNull();
  void unmount(shown);
});
