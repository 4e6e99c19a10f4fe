import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent } from "$lib/api/types";
import type { MomentKind, TableUpdate } from "./moments";
import { MOST, PAUSES } from "./pace.svelte";
import { Playback } from "./playback.svelte";
import { preferences } from "./preferences.svelte";

const KINDS: MomentKind[] = [
  { name: "bust", event: "busted", pause: "long", isHeld: true },
  { name: "theft", event: "stolen", pause: "long" },
];
const { gap, long } = PAUSES.normal;
const ME = 0;

let playback: Playback;
let committed: number[] = [];

const eyes = (number: number, request: number | null = null) =>
  [
    { seat: ME, view: { number, legal: request === null ? [] : ["roll"] }, events: [], entries: [], request },
  ] as never[];

function update(number: number, seat: number, events: string[] = ["rolled"], request: number | null = null) {
  const told = events.map((event) => ({ event, seat }) as GameEvent);
  const own = eyes(number, request)[0] as unknown as object;
  const happened = { number, kind: "moved", seat };
  return { happened, room: {}, eyes: [{ ...own, events: told }] } as unknown as TableUpdate;
}
/** An entry of the table, as it arrives. */
const arrives = (number: number, seat: number, events?: string[], request: number | null = null) =>
  playback.add(update(number, seat, events, request), seat === ME);
const shown = () => playback.eyes[0]?.view?.number;

beforeEach(() => {
  vi.useFakeTimers();
  preferences.speed = "normal";
  committed = [];
  playback = new Playback(
    ({ happened }) => committed.push(happened.number) > 0,
    () => MOST,
  );
  playback.watching = () => ({ kinds: KINDS, seat: ME });
  playback.begin(eyes(1));
});
afterEach(() => void vi.useRealTimers());

describe("what happens at a table", () => {
  test("waits while the table is held, and is shown one after another from then on", () => {
    playback.hold(true);
    for (const number of [2, 3]) arrives(number, 1);
    vi.advanceTimersByTime(10 * gap);
    expect([shown(), committed]).toEqual([1, []]);
    playback.hold(false);
    expect(committed).toEqual([2]);
    vi.advanceTimersByTime(gap);
    expect(committed).toEqual([2, 3]);
  });

  test("is shown one move after another", () => {
    for (const number of [2, 3, 4]) arrives(number, 1);
    expect([shown(), committed]).toEqual([2, [2]]);
    vi.advanceTimersByTime(gap);
    expect([shown(), committed]).toEqual([3, [2, 3]]);
    vi.advanceTimersByTime(gap);
    expect([shown(), committed]).toEqual([4, [2, 3, 4]]);
  });

  test("stops with the table as it was, and goes on by itself", () => {
    arrives(2, 1, ["rolled", "busted", "begun"]);
    expect([playback.moment?.kind.name, shown(), committed]).toEqual(["bust", 1, []]);
    expect(playback.news(ME)?.map(({ event }) => event)).toEqual(["rolled", "busted"]);
    vi.advanceTimersByTime(long);
    expect([playback.moment, shown(), committed]).toEqual([null, 2, [2]]);
    expect(playback.news(ME)?.map(({ event }) => event)).toEqual(["begun"]);
  });

  test("goes on by a tap", () => {
    arrives(2, 1, ["stolen"]);
    arrives(3, 1);
    expect([playback.moment?.kind.name, shown()]).toEqual(["theft", 2]);
    playback.skip();
    expect([playback.moment, shown()]).toEqual([null, 3]);
  });

  test("has all been shown when a decision is due, and only then it is offered", () => {
    arrives(2, 1, ["busted"]);
    arrives(3, 1, ["rolled"], 7);
    expect(playback.isCurrent(ME)).toBe(false);
    vi.advanceTimersByTime(long + gap);
    expect([shown(), playback.isCurrent(ME)]).toEqual([3, true]);
  });

  test("leaves a decision that is open as it is while others decide too", () => {
    arrives(2, 1, ["rolled"], 7);
    vi.advanceTimersByTime(gap);
    arrives(3, 1, ["stolen"], 7);
    arrives(4, 1, ["rolled"], 7);
    expect([shown(), playback.isCurrent(ME)]).toEqual([3, true]);
  });

  test("is not played back after a snapshot", () => {
    arrives(2, 1);
    arrives(3, 1);
    playback.hurry();
    playback.begin(eyes(40));
    expect([shown(), playback.isBehind, playback.canShowAgain(ME)]).toEqual([40, false, false]);
  });

  test("is shown at once where it must, and nothing of what must not be shown", () => {
    const strict = new Playback(
      () => false,
      () => MOST,
    );
    strict.begin(eyes(1));
    strict.add(update(2, 1), false);
    expect(strict.eyes[0]?.view?.number).toBe(1);
  });
});

describe("what happened since my last decision", () => {
  beforeEach(() => {
    arrives(2, 1);
    arrives(3, ME);
    arrives(4, 1, ["stolen"]);
    arrives(5, 1, ["rolled"], 7);
    playback.hurry();
    committed = [];
  });

  test("is shown again by the views there were, with the same pauses, and ends in the present", () => {
    expect([shown(), playback.isCurrent(ME)]).toEqual([5, true]);
    playback.showAgain(ME);
    const seen: unknown[] = [];
    for (const wait of [0, gap, gap, long, gap]) {
      vi.advanceTimersByTime(wait);
      seen.push([shown(), playback.moment?.kind.name, playback.isCurrent(ME)]);
    }
    expect(seen).toEqual([
      [2, undefined, false],
      [3, undefined, false],
      [4, "theft", false],
      [5, undefined, true],
      [5, undefined, true],
    ]);
    expect([committed, playback.isAgain]).toEqual([[], false]);
  });

  test("is shown again at any speed", () => {
    preferences.speed = "instant";
    playback.showAgain(ME);
    expect([shown(), playback.isAgain]).toEqual([2, true]);
    vi.advanceTimersByTime(3 * (gap + long));
    expect([shown(), playback.isAgain]).toEqual([5, false]);
  });

  test("ends when it is not wanted any more", () => {
    playback.showAgain(ME);
    vi.advanceTimersByTime(gap);
    playback.endAgain();
    expect([shown(), playback.isAgain, playback.isBehind, playback.isCurrent(ME)]).toEqual([5, false, false, true]);
  });

  test("does not lose what arrives meanwhile", () => {
    playback.showAgain(ME);
    arrives(6, 1, ["busted"], 8);
    expect([shown(), committed]).toEqual([2, []]);
    playback.endAgain();
    expect([playback.moment?.kind.name, shown()]).toEqual(["bust", 5]);
    vi.advanceTimersByTime(long);
    expect([shown(), committed, playback.isCurrent(ME)]).toEqual([6, [6], true]);
  });

  test("is shown to who looks on, too", () => {
    playback.showAgain(null);
    expect([shown(), playback.isAgain]).toEqual([1, true]);
  });

  test("begins anew when moves are taken back", () => {
    const undone = { ...update(6, ME, []), happened: { number: 6, kind: "undone", seat: ME, to: 1 } } as never;
    playback.add(undone, true);
    expect(playback.canShowAgain(ME)).toBe(false);
  });

  test("is kept for a while only", () => {
    for (let number = 6; number < 400; number++) arrives(number, 1);
    playback.hurry();
    playback.showAgain(ME);
    expect(shown()).toBe(299);
  });

  test("is more than my own last move, where that came after the others'", () => {
    arrives(6, ME, ["rolled"], 8);
    playback.hurry();
    playback.showAgain(ME);
    expect(shown()).toBe(2);
  });
});
