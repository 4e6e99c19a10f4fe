import { expect, test, vi } from "vitest";
import { flight, slide, solid } from "./motion";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const rect = (left: number, size: number) => new DOMRect(left, 0, size, size);

/** A thing that is laid out, with its size when it should begin to move. */
function thing(left: number, size: number): HTMLElement {
  const node = document.createElement("div");
  node.getClientRects = () => [rect(left, 10)] as unknown as DOMRectList;
  node.getBoundingClientRect = () => rect(left, size);
  return node;
}

function flown(from: HTMLElement, to: HTMLElement) {
  const [send, receive] = flight();
  const leaves = send(from, { key: 1 });
  const comes = receive(to, { key: 1 });
  return [leaves(), comes()];
}

test("a thing flies from where it was", () => {
  const [left, came] = flown(thing(0, 10), thing(50, 20));
  expect(came?.css?.(0, 1)).toContain("translate(-50px,0px) scale(0.5, 0.5)");
  expect(left?.duration).toBeGreaterThan(0);
});

test("what has lost its size meanwhile does not fly, and nothing is scaled without end", () => {
  const [left, came] = flown(thing(0, 0), thing(50, 20));
  expect(left).toEqual({ duration: 0 });
  expect(came?.css?.(0, 1)).not.toContain("Infinity");
  expect(flown(thing(0, 10), thing(50, 0))[1]).toEqual({ duration: 0 });
});

test("what has no size does not slide either", () => {
  const node = thing(0, 10);
  expect(slide(node, { from: rect(0, 10), to: rect(5, 10) }, { duration: 100 }).duration).toBe(100);
  expect(slide(node, { from: rect(0, 10), to: rect(5, 0) }, { duration: 100 })).toEqual({ duration: 0 });
});

test("keeps what flies solid, and lets what fades fade", () => {
  const flown = solid({ css: (t) => `opacity: ${t}; transform: translate(1px,2px)` }, 1);
  expect(flown.css?.(0.5, 0.5)).toMatch(/opacity: 0.5;.*opacity: 1$/);
  const faded = { css: (t: number) => `opacity: ${t}; transform: scale(${t})` };
  expect(solid(faded, 0)).toBe(faded);
  expect(solid({ duration: 0 }, 1)).toEqual({ duration: 0 });
});
