import { expect, test } from "vitest";
import { derive } from "./hits";

const acted = (seat: number) => ({ event: "acted", seat, action: "shoot" });
const hurt = (seat: number) => ({ event: "hurt", seat, energy: 1 });
const left = (seat: number) => ({ event: "left", seat, reason: "energy" });
const revealed = (seat: number) => ({ event: "revealed", seat, card: "shot" });
const hits = (...events: Parameters<typeof derive>[0][number][]) =>
  derive(events).map(({ seat, rival }) => [seat, rival]);

test("who loses energy by the deed of another was hit", () => {
  expect(hits(acted(0), hurt(1), hurt(2))).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

test("a trap, a Knockout and one's own blow are nobody's hits", () => {
  expect(hits(acted(0), revealed(1), { event: "sprung", seat: 1, tactic: "trick" }, hurt(1))).toEqual([]);
  expect(hits(acted(0), revealed(1), { event: "met", seat: 1, tactic: "trick" }, hurt(1))).toEqual([]);
  expect(hits(acted(0), hurt(0))).toEqual([]);
});

test("what a dying star takes from everybody at the end of a round is no hit", () => {
  expect(hits(acted(1), hurt(0), hurt(1), hurt(2))).toEqual([]);
  expect(hits(acted(1), hurt(2), hurt(0), hurt(1), hurt(2))).toEqual([[1, 2]]);
  expect(hits(acted(1), hurt(2), left(2), hurt(0), hurt(1))).toEqual([[1, 2]]);
});
