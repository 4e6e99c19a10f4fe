import { expect, test } from "vitest";
import { distance, isDirection, moveFocus } from "./arrows";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test("what lies behind is not in the direction", () => {
  expect(distance(box(50, 0), box(0, 0), "ArrowRight")).toBe(Infinity);
  expect(distance(box(50, 0), box(0, 0), "ArrowLeft")).toBe(50);
});

test("straight ahead comes before nearer but aside", () => {
  const here = box(0, 0);
  expect(distance(here, box(40, 0), "ArrowRight")).toBeLessThan(distance(here, box(20, 20), "ArrowRight"));
});

test("only arrows are directions", () => {
  expect(isDirection("ArrowUp")).toBe(true);
  expect(isDirection("a")).toBe(false);
});

/** A page with buttons of these classes, side by side. */
function inRow(...classes: string[]): HTMLElement {
  document.body.innerHTML = `<main>${classes.map((name) => `<button class="${name}"></button>`).join("")}</main>`;
  const main = document.querySelector("main")!;
  [...main.children].forEach((button, i) => {
    button.getBoundingClientRect = () => box(i * 20, 0) as DOMRect;
    button.getClientRects = () => [box(i * 20, 0)] as unknown as DOMRectList;
  });
  return main;
}

const focused = (main: HTMLElement) => [...main.children].indexOf(document.activeElement!);

test("what may be chosen comes first, then all else", () => {
  const main = inRow("", "glow", "", "chosen", "");
  expect(moveFocus(main, "ArrowRight")).toBe(true);
  expect(focused(main)).toBe(1);
  moveFocus(main, "ArrowRight");
  expect(focused(main)).toBe(3);
  moveFocus(main, "ArrowRight");
  expect(focused(main)).toBe(4);
  expect(moveFocus(main, "ArrowRight")).toBe(false);
});
