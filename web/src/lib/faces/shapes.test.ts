import { expect, test } from "vitest";
import { both, circle, fine, flat, ink, figure, letters, mirror, moved } from "./shapes";
import { pick, seedOf } from "./seed";
import { svgOf } from "./svg";

test("a mirror turns a path about the middle of the square", () => {
  expect(mirror("M10 20L30 40H5V60Q1 2 3 4Z")).toBe("M90 20L70 40H95V60Q99 2 97 4Z");
  expect(mirror(mirror("M10 20C1 2 3 4 5 6Z"))).toBe("M10 20C1 2 3 4 5 6Z");
  expect(both("M0 1Z")).toBe("M0 1ZM100 1Z");
});

test("a circle in the mirror is a circle on the other side", () => {
  expect(mirror(circle(20, 30, 5))).toContain("A5 5 0 1 0");
  expect(mirror(circle(20, 30, 5))).toMatch(/^M85 30/);
});

test("a path is moved and made larger", () => {
  expect(moved("M1 2H3V4A5 6 0 1 1 7 8Z", 10, 20, 2)).toBe("M12 24H16V28A10 12 0 1 1 24 36Z");
});

test("parts are laid one over the other, details are marked", () => {
  const drawn = figure("#fff", ink("#f00", "M0 0Z"), [fine([flat("#0f0", "M1 1Z")])]);
  expect(drawn.shapes.map(({ look, fine: isFine }) => [look, isFine])).toEqual([
    ["ink", undefined],
    ["flat", true],
  ]);
  expect(svgOf(drawn)).toBe('<path class="ink" fill="#f00" d="M0 0Z"/><path class="flat fine" fill="#0f0" d="M1 1Z"/>');
});

test("letters are a text", () => {
  expect(svgOf(figure("#fff", letters("#000", 1, 2, 30, "9")))).toBe(
    '<text class="letters" fill="#000" x="1" y="2" font-size="30">9</text>',
  );
});

test("a name chooses the same each time, and different names choose differently", () => {
  expect(seedOf("Ann")).toBe(seedOf("Ann"));
  const picks = Array.from({ length: 64 }, (_, i) => pick([0, 1, 2, 3], seedOf(`name ${i}`), 1));
  expect(new Set(picks).size).toBe(4);
});
