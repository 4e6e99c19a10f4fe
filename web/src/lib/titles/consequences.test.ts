/** What boards are told of the moves in their fixtures. */
import { beforeAll, describe, expect, test } from "vitest";
import type { View } from "$lib/api/types";
import { consequences as ofBattle } from "./battle/board/consequence";
import battle from "./battle/fixtures/choosing.json";
import second from "./battle/fixtures/second.json";
import { consequences as ofMarines } from "./marines/board/consequence";
import acting from "./marines/fixtures/acting.json";
import handing from "./marines/fixtures/handing.json";
import rolling from "./marines/fixtures/rolling.json";
import { consequences as ofOrder } from "./order/board/consequence";
import hand from "./order/fixtures/hand.json";
import { consequences as ofPow } from "./pow/board/consequence";
import rolled from "./pow/fixtures/rolled.json";
import { loadRules, TITLES } from "./testing";

const pack = { die: [{ sides: ["shield", "shield", "skull", "skull", "blue", "orange"] }] };
const view = <Table>(seen: unknown) => seen as View<Table>;

beforeAll(async () => {
  for (const title of TITLES) await loadRules(title);
});

describe("every legal move of a fixture has its consequence", () => {
  test.each([battle, second])("of Superhero Battle (%#)", (seen) => {
    expect([...ofBattle(view(seen))!.keys()]).toEqual(seen.legal);
  });
  test.each([acting, handing, rolling])("of Space Marine Heroes (%#)", (seen) => {
    expect([...ofMarines(view(seen))!.keys()]).toEqual(seen.legal);
  });
  test("of Full Order", () => expect([...ofOrder(view(hand))!.keys()]).toEqual(hand.legal));
  test("of POW!", () => expect([...ofPow(view(rolled), pack)!.keys()]).toEqual(rolled.legal));
});

test("a view is asked about once, and a spectator not at all", () => {
  const seen = view<never>(hand);
  expect(ofOrder(seen)).toBe(ofOrder(seen));
  expect(ofOrder({ ...seen, seat: null })!.size).toBe(0);
});

test("the parts are those that the types name", () => {
  const [roll] = [...ofMarines(view(rolling))!].filter(([notation]) => notation.startsWith("roll"));
  expect(roll![1].bust!.of).toBeGreaterThan(0);
  const lay = [...ofBattle(view(battle))!.values()];
  expect(lay.map(({ card }) => card)).toEqual(battle.legal.map((notation) => notation.split(" ")[1]));
  for (const { chances, tile } of ofPow(view(rolled), pack)!.values()) expect(!chances).toBe(!!tile);
  for (const { gain } of ofOrder(view(hand))!.values()) expect(gain!.shelf).toBeTruthy();
});
