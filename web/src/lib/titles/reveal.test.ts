import { beforeAll, expect, test } from "vitest";
import type { Moment } from "./contract";
import { reveal as revealBattle } from "./battle/reveal";
import { reveal as revealMarines } from "./marines/reveal";
import { reveal as revealOrder } from "./order/reveal";
import { reveal as revealPow } from "./pow/reveal";
import { loadRules } from "./testing";

beforeAll(() => loadRules("pow"));

const moment = (seat: number | null, table: object, events: object[] = []) =>
  ({ number: 3, moves: 9, eyes: { seat, view: { seat, legal: ["x"], table }, events } }) as unknown as Moment;
const tableOf = (seen: Moment) => seen.eyes.view!.table;

test("hands of battle lie side by side, and what was told to one seat is told", async () => {
  const fighter = (hand: string[] | null, choice: string | null) => ({ hand, choice, hero: "groot" });
  const at = (_: number, seat: number | null) => {
    const own = ["trick", "shot"].map((card, i) => (i === seat ? fighter([card], card) : fighter(null, null)));
    const drawn = { event: "drawn", seat: 1, cards: seat === 1 ? ["shot"] : null, count: 1 };
    return Promise.resolve(moment(seat, { phase: "choose", dealt: null, seats: own }, [drawn]));
  };
  const all = await revealBattle(2, 3, at);
  expect(tableOf(all).seats).toMatchObject([
    { hand: ["trick"], choice: "trick" },
    { hand: ["shot"], choice: "shot" },
  ]);
  expect(all.eyes.events).toEqual([{ event: "drawn", seat: 1, cards: ["shot"], count: 1 }]);
  expect(all.eyes.view).toMatchObject({ seat: null, legal: [] });
});

test("each seat's own collection and own picks are shown", async () => {
  const owned = (key: string) => (_: number, seat: number | null) =>
    Promise.resolve(moment(seat, { [key]: [0, 1].map((owner) => (owner === seat ? `of ${owner}` : null)) }));
  expect(tableOf(await revealOrder(2, 3, owned("collections")))).toEqual({ collections: ["of 0", "of 1"] });
  expect(tableOf(await revealMarines(2, 3, owned("reserve")))).toEqual({ reserve: ["of 0", "of 1"] });
});

test("the stacks of POW! follow from the rows and what has happened", async () => {
  const events = [
    { event: "begun", seat: 0 },
    { event: "taken", seat: 0, kind: "hero", place: 2 },
    { event: "forfeited", seat: 1, kind: "villain", place: 1 },
    { event: "taken", seat: 0, kind: "hero", place: 2 },
    { event: "stolen", seat: 1, kind: "hero", rival: 0, depth: 2 },
    { event: "taken", seat: 0, kind: "hero", place: 1 },
  ];
  const empty = { hero: { height: 0, tiles: [] }, villain: { height: 0, tiles: [] } };
  const buried = { hero: { height: 9, tiles: [9] }, villain: { height: 9, tiles: [9] } };
  const at = (number: number, _: number | null, whole = false) =>
    Promise.resolve(
      number
        ? moment(null, { rows: { hero: [], villain: [] }, stacks: [buried, buried] }, whole ? events : events.slice(-1))
        : moment(null, { rows: { hero: [1, 2, 3, 4], villain: [-4, -1] }, stacks: [empty, empty] }),
    );
  const all = await revealPow(2, 3, at);
  expect(tableOf(all).stacks).toEqual([
    { hero: { height: 2, tiles: [1, 3] }, villain: { height: 0, tiles: [] } },
    { hero: { height: 1, tiles: [2] }, villain: { height: 1, tiles: [-4] } },
  ]);
  expect(all.eyes.events).toEqual(events.slice(-1));
});
