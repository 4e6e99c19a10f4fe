import { expect, test } from "vitest";
import { folded } from "./folded";
import { moreBelow } from "./moreBelow";

function sized(sizes: Record<string, number>): HTMLElement {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(element, name, { value, configurable: true, writable: true });
  return element;
}

test("a name is marked as folded only where there is no room for it", async () => {
  const name = sized({ scrollWidth: 90, clientWidth: 60 });
  const stop = folded(name);
  expect(name.hasAttribute("data-folded")).toBe(true);
  Object.assign(name, { scrollWidth: 60 });
  name.textContent = "Ann";
  await Promise.resolve();
  expect(name.hasAttribute("data-folded")).toBe(false);
  stop();
});

test("an area fades until its end is reached", () => {
  const area = sized({ scrollHeight: 500, clientHeight: 300, scrollTop: 0 });
  const stop = moreBelow(area);
  expect(area.hasAttribute("data-more-below")).toBe(true);
  area.scrollTop = 200;
  area.dispatchEvent(new Event("scroll"));
  expect(area.hasAttribute("data-more-below")).toBe(false);
  stop();
});
