import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { SeatView } from "$lib/api/types";
import { pageWords } from "$lib/i18n/pageWords.svelte";
import { deckOf, type Outcome } from "./cover";
import CoverPage from "./CoverPage.svelte";
import EndPages from "./EndPages.svelte";
import Scores from "./Scores.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
beforeAll(() => pageWords.load("en", true));

const seat = (number: number, mine = false) =>
  ({ seat: number, kind: "person", name: `N${number}`, mine, replaced: false }) as SeatView;
const seats = [seat(0, true), seat(1), seat(2)];
let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe("the cover speaks to whoever looks at it", () => {
  const names = ["You", "Ann", "Bob"];
  const outcome: Outcome = { seats, names, winners: [0], scores: [9, 5, 7], isTeams: false };
  const said = (given: Partial<Outcome>) => deckOf({ ...outcome, ...given });
  test("who has won, alone, together or in a team", () => {
    expect(said({})).toContain("about you");
    expect(said({ winners: [0, 1] })).toContain("all of you");
    expect(said({ winners: [0, 1], isTeams: true })).toContain("team");
  });
  test("who has lost, by the place", () => {
    expect(said({ winners: [1], scores: [5, 9, 7] })).toContain("third");
    expect(said({ winners: [1], scores: [7, 9, 5] })).toContain("second");
    expect(said({ winners: [1], scores: [9, 9, 5] })).toContain("second");
  });
  test("those who look on, those who share a device, and a match without an end", () => {
    expect(said({ seats: [seat(0), seat(1)] })).toContain("own eyes");
    expect(said({ seats: [seat(0, true), seat(1, true)] })).toContain("this very table");
    expect(said({ winners: [] })).toContain("continued");
  });
  test("whom the winner of two has beaten", () => {
    const two = [seat(0, true), seat(1)];
    expect(said({ seats: two })).toBe("Ann is beaten. The whole issue is about you!");
    expect(said({ seats: [seat(0), seat(1)], winners: [1], names: ["Eve", "Ann"] })).toContain("Eve is beaten");
    for (const given of [{}, { seats: two, winners: [0, 1] }, { seats: two, winners: [1] }])
      expect(said(given)).not.toContain("beaten");
  });
});

test("the cover has title, headline, issue and the winner's points", () => {
  const props = { title: "pow", name: "POW!", headline: "You win!", deck: "!", faces: [seats[0]!], seats, hero: null };
  const more = { score: "9 points", moves: 84, printed: { at: 1_800_000_000, minutes: 12 } };
  shown = mount(CoverPage, { target: document.body, props: { ...props, ...more } });
  flushSync();
  expect(document.querySelector(".winner")!.textContent).toBe("You win!");
  for (const text of ["POW!", "No. 84", "2027", "12 minutes", "9 points"])
    expect(document.body.textContent).toContain(text);
});

test("nothing at the end is pressed by a tap or a key that was meant for what was there before", () => {
  vi.useFakeTimers();
  const part = (html: string) => createRawSnippet(() => ({ render: () => html }));
  const [cover, text, more] = [part("<p>cover</p>"), part("<p>story</p>"), part("<a href='/'>home</a>")];
  const first = part("<button autofocus>again</button>");
  shown = mount(EndPages, { target: document.body, props: { cover, text, more, first, ontap: () => undefined } });
  flushSync();
  const again = [...document.querySelectorAll("button")].at(-1)!;
  const end = again.closest<HTMLElement>(".end")!;
  expect(end.inert).toBe(true);
  expect(document.activeElement).not.toBe(again);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(end.inert).toBe(false);
  expect(document.activeElement).toBe(again);
  vi.useRealTimers();
});

describe("scores add up line by line", () => {
  const lines = [
    { text: "heroes", points: 9 },
    { text: "villains", points: -4 },
  ];
  const accounts = [{ seat: seats[0]!, name: "Ann", lines, score: 5, won: true }];
  const show = (count: number) => {
    shown = mount(Scores, { target: document.body, props: { accounts, seats, shown: count, heading: "Scores" } });
    flushSync();
  };
  const total = () => document.querySelector("tfoot [aria-hidden]")!.textContent;
  test.each([
    [0, "0", 2],
    [1, "9", 1],
    [2, "5", 0],
    [9, "5", 0],
  ])("after %i lines the total is %s", (count, sum, late) => {
    show(count);
    expect(total()).toBe(sum);
    expect(document.querySelectorAll("tr.late")).toHaveLength(late);
  });
  test.each([0, 1, 2])("after %i lines the bar keeps to its box", (count) => {
    show(count);
    expect(parseFloat(document.querySelector<HTMLElement>(".bar i")!.style.width)).toBeLessThanOrEqual(100);
  });
  test("a screen reader has the whole table from the start", () => {
    show(0);
    expect(document.querySelector("caption")!.textContent).toContain("Ann");
    const cells = [...document.querySelectorAll("tbody td")].map((cell) => cell.textContent);
    expect(cells).toEqual(["heroes", "+9", "9", "villains", "−4", "5"]);
    expect(document.querySelector("tfoot .sr-only")!.textContent).toBe("5");
  });
});
