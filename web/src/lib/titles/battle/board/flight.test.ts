import { expect, test, vi } from "vitest";
import { laid, noteHand, turnedUp } from "./flight";

const calm = vi.fn(() => ({ matches: false }));
vi.stubGlobal("matchMedia", calm);

function thing(left: number, top: number, width: number, height: number): HTMLElement {
  const node = document.createElement("div");
  node.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return node;
}

function hand(): HTMLElement {
  const board = document.createElement("div");
  const card = thing(100, 500, 120, 200);
  card.dataset.card = "melee";
  board.append(card);
  return board;
}

test("a laid card comes from where it lay in the hand", () => {
  noteHand(hand());
  const flown = laid(thing(300, 300, 60, 50), { card: "melee" });
  expect(flown.duration).toBeGreaterThan(0);
  expect(flown.css?.(0, 1)).toContain("translate(-170px, 275px) scale(2, 4)");
  expect(flown.css?.(1, 0)).toContain("translate(0px, 0px) scale(1, 1)");
});

test("a rival's card, and any after a reload, is there at once", () => {
  noteHand(hand());
  expect(laid(thing(300, 300, 60, 50), { card: null })).toEqual({ duration: 0 });
  noteHand(undefined);
  expect(laid(thing(300, 300, 60, 50), { card: "melee" })).toEqual({ duration: 0 });
});

test("a card turned up at once comes from the hand; one that lay face down is turned where it lies", () => {
  const board = hand();
  noteHand(board);
  const place = thing(300, 300, 60, 50);
  expect(turnedUp(place, { card: "melee", isOwn: true }).css?.(0, 1)).toContain("translate(-170px, 275px)");
  expect(turnedUp(place, { card: "melee", isOwn: false }).css?.(0, 1)).not.toContain("translate(");
  board.innerHTML += '<div class="mine"><span class="back"></span></div>';
  noteHand(board);
  expect(turnedUp(place, { card: "melee", isOwn: true }).css?.(0, 1)).not.toContain("translate(");
});

test("nothing flies where motion is not wanted", () => {
  calm.mockReturnValueOnce({ matches: true });
  noteHand(hand());
  expect(laid(thing(300, 300, 60, 50), { card: "melee" }).duration).toBe(0);
});
