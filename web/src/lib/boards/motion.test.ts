import { expect, it } from "vitest";
import { solid } from "./motion";

it("keeps what flies solid, and lets what fades fade", () => {
  const flown = solid({ css: (t) => `opacity: ${t}; transform: translate(1px,2px)` }, 1);
  expect(flown.css?.(0.5, 0.5)).toMatch(/opacity: 0.5;.*opacity: 1$/);
  const faded = { css: (t: number) => `opacity: ${t}; transform: scale(${t})` };
  expect(solid(faded, 0)).toBe(faded);
  expect(solid({ duration: 0 }, 1)).toEqual({ duration: 0 });
});
