import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/api/types";
import { momentsIn, placeOf, soundOf, stepsOf, wholeStep, type MomentKind, type TableUpdate } from "./moments";

const KINDS: MomentKind[] = [
  { name: "turned", event: "turned", pause: "long", look: "board", sound: "flip", isHeld: true, isKnownToDoer: true },
  { name: "bust", event: "busted", pause: "long", look: "burst", sound: "bust", at: "dice", isHeld: true },
  { name: "flag", event: "advanced", when: ({ row }) => row === 5, pause: "short", at: "hero-{seat}-{hero}" },
  { name: "won", event: "won", pause: "long", isHeld: true },
  { name: "rolled", event: "rolled", pause: "none", sound: "dice" },
];
const BEGUN = { event: "begun", seat: 1 };
const ROLLED = { event: "rolled", seat: 1 };
const BUSTED = { event: "busted", seat: 1 };
const CROSSED = { event: "advanced", seat: 1, hero: "ash", row: 5 };
const WALKED = { event: "advanced", seat: 1, hero: "ash", row: 4 };
const WON = { event: "won", seat: 1 };

function update(...events: GameEvent[]): TableUpdate {
  const eyes = [0, 1].map((seat) => ({ seat, view: { legal: [] }, events, entries: [], request: null }));
  return { happened: { number: 3, kind: "moved", seat: 1 }, eyes } as unknown as TableUpdate;
}
const seen = (...events: GameEvent[]) =>
  stepsOf(update(...events), KINDS, 0).map(({ moment, commits, news, pause }) => [
    moment?.kind.name ?? null,
    moment?.isHeld ?? null,
    commits,
    news.get(0)!.map(({ event }) => event),
    pause,
  ]);

describe("an update as it is shown", () => {
  it("is one step where nothing matters", () => {
    expect(seen(BEGUN)).toEqual([[null, null, true, ["begun"], "gap"]]);
    expect(seen()).toEqual([[null, null, true, [], "none"]]);
  });

  it("stops before the table changes, tells all up to there, then becomes the new table", () => {
    expect(seen(ROLLED, BUSTED, BEGUN)).toEqual([
      ["bust", true, false, ["rolled", "busted"], "long"],
      [null, null, true, ["begun"], "gap"],
    ]);
  });

  it("stops after the table has changed where that is to be seen", () => {
    expect(seen(WALKED, CROSSED, CROSSED)).toEqual([
      ["flag", false, true, ["advanced", "advanced", "advanced"], "short"],
      ["flag", false, false, ["advanced", "advanced", "advanced"], "short"],
    ]);
  });

  it("shows moments in their order: once the table has changed it does not change back", () => {
    expect(seen(CROSSED, WON).map(([name, isHeld]) => [name, isHeld])).toEqual([
      ["flag", false],
      ["won", false],
    ]);
  });

  it("commits exactly once, and tells every event once while it is held", () => {
    const steps = stepsOf(update(BUSTED, WON, ROLLED, BUSTED, BEGUN), KINDS, 0);
    expect(steps.filter(({ commits }) => commits)).toHaveLength(1);
    expect(steps.flatMap(({ news }) => news.get(0)!)).toEqual([BUSTED, WON, ROLLED, BUSTED, BEGUN]);
  });

  it("is no moment for who did it and knows it, and none for who does not look", () => {
    const turned = update({ event: "turned", seat: 0 });
    const names = (seat: number | null) => stepsOf(turned, KINDS, seat).map(({ moment }) => moment?.kind.name);
    expect(names(0)).toEqual([undefined]);
    expect(names(1)).toEqual(["turned", undefined]);
    expect(names(null)).toEqual([undefined]);
  });

  it("is not waited for where nothing is told to those from whom a part of it is hidden", () => {
    const pick = (hero: string | null) =>
      stepsOf(update({ event: "picked", seat: 1, hero }), KINDS, 0, ["picked"]).map(({ pause }) => pause);
    expect(pick(null)).toEqual(["none"]);
    expect(pick("ash")).toEqual(["gap"]);
  });

  it("stops until somebody goes on, but not where nobody plays", () => {
    const kinds = KINDS.map((kind) => (kind.name === "won" ? { ...kind, pause: "stop" as const } : kind));
    const one = update(WON);
    one.eyes.push({ ...one.eyes[0]!, seat: null });
    const pauses = (seat: number | null) => stepsOf(one, kinds, seat).map(({ pause }) => pause);
    expect(pauses(0)[0]).toBe("stop");
    expect(pauses(null)[0]).toBe("long");
  });

  it("is whole where nobody wants to wait, with the sound of what matters most", () => {
    const step = wholeStep(update(ROLLED, BUSTED), KINDS, 0);
    expect([step.commits, step.moment, step.sound]).toEqual([true, null, "bust"]);
    expect(step.news.get(0)).toEqual([ROLLED, BUSTED]);
  });
});

describe("a moment", () => {
  it("is an event of its kind, where its condition holds", () => {
    const view = { legal: [] } as never;
    expect(momentsIn([WALKED, CROSSED, ROLLED], KINDS, view, 0).map(({ index }) => index)).toEqual([1]);
  });

  it("is somewhere on the board", () => {
    expect(placeOf({ kind: KINDS[2]!, event: CROSSED })).toBe("hero-1-ash");
    expect(placeOf({ kind: KINDS[0]!, event: CROSSED })).toBeNull();
  });

  it("is heard, also where it is not stopped at", () => {
    expect(soundOf([BEGUN, ROLLED], KINDS, null)).toBe("dice");
    expect(soundOf([BEGUN], KINDS, null)).toBeNull();
  });
});
