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
