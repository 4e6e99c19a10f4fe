import { beforeAll, describe, expect, it } from "vitest";
import type { Picked } from "$lib/titles/contract";
import type { Grammar, View } from "$lib/api/types";
import { loadRules, movesOf, wordsOf } from "$lib/titles/testing";
import { account } from "./account";
import {
  depths,
  facesOf,
  held,
  litDice,
  openPlace,
  rollNotation,
  rollOf,
  stealNotation,
  takeNotation,
  tap,
  type Face,
  type Table,
} from "./choice";
import { collected } from "./collecting";
import { prompt } from "./prompt";
import begin from "../fixtures/begin.json";
import forfeit from "../fixtures/forfeit.json";
import four from "../fixtures/four.json";
import read from "../fixtures/grammar.json";
import last from "../fixtures/last.json";
import over from "../fixtures/over.json";
import rolled from "../fixtures/rolled.json";
import three from "../fixtures/three.json";

const grammar = read as unknown as Grammar;
const seen = (view: unknown) => view as View<Table>;
const words = wordsOf(grammar, "en");
const pack = { die: [{ sides: ["shield", "shield", "skull", "skull", "blue", "orange"] }] };
const ask = (view: unknown, picked: Picked = {}, said = words) =>
  prompt(seen(view), movesOf(grammar, seen(view)), picked, said, pack);

const told = (view: unknown, picked: Picked = {}) => {
  const { say, values } = ask(view, picked);
  return words.say(say, values).replaceAll("\u00a0", " ");
};

describe("dice", () => {
  it("hold those that were tapped, of equal ones too", () => {
    expect(held(["shield", "shield", "skull"], ["shield"], [1])).toEqual([1]);
    expect(held(["shield", "shield", "skull"], ["shield"], [])).toEqual([0]);
    expect(held(["shield", "shield", "skull"], [], [1])).toEqual([]);
  });
  it("are let go by a second tap", () => {
    expect(tap([0], 2)).toEqual([0, 2]);
    expect(tap([0, 2], 0)).toEqual([2]);
  });
  it("are spelled as the server spells them", () => {
    const moves = movesOf(grammar, seen(rolled));
    const keep = facesOf(seen(rolled).table.rolled, [3, 0]);
    expect(rollNotation(keep)).toBe("roll keep shield orange");
    expect(rollOf(moves, keep)?.notation).toBe(rollNotation(keep));
    expect(rollNotation([])).toBe("roll");
  });
});

describe("tiles", () => {
  it("light up where the dice point", () => {
    const moves = movesOf(grammar, seen(rolled));
    expect(openPlace(moves, "hero")).toBe(3);
    expect(openPlace(moves, "villain")).toBeNull();
    expect(rolled.legal).toContain(takeNotation("hero", 3));
  });
  it("of rivals are open to their depth, step by step", () => {
    const moves = movesOf(grammar, seen(four));
    expect(depths(moves, {}, "villain", 0)).toEqual([1, 2, 3]);
    expect(depths(moves, {}, "villain", 2)).toEqual([]);
    expect(depths(moves, { kind: "villain", rival: 1 }, "villain", 0)).toEqual([]);
    expect(depths(moves, { kind: "hero" }, "villain", 0)).toEqual([]);
    expect(four.legal).toContain(stealNotation("villain", 0, 3));
  });
  it("of rivals are open at the top with three calls", () => {
    const moves = movesOf(grammar, seen(three));
    const steals = moves.filter((move) => move.verb === "steal");
    expect(steals.length).toBeGreaterThan(0);
    expect(steals.every((move) => move.fields.depth === 1)).toBe(true);
  });
});

describe("the bubble", () => {
  it("asks for the first roll", () => {
    expect(ask(begin).buttons?.map((button) => button.move.notation)).toEqual(["roll"]);
  });
  it("offers to stop, or to go on with the picked dice as the primary move", () => {
    expect(ask(rolled)).toMatchObject({
      say: "pow-choose",
      buttons: [],
      wanted: "Keep at least one die",
    });
    const kept = ask(rolled, { keep: ["shield"] });
    expect(kept).toMatchObject({ say: "pow-roll-on", chosen: [{ field: "keep" }], buttons: [{ primary: true }] });
    expect(kept.chosen?.[0]?.text).toBe("keep 1 die");
    expect(kept.buttons?.[0]?.text).toBe("Roll 4 dice");
  });
  it("wants a die left to roll", () => {
    const all = ask(rolled, { keep: [...seen(rolled).table.rolled] });
    expect(all.say).toBe("pow-leave-one");
    expect(all).toMatchObject({ wanted: "Let one die go" });
    expect(all.buttons).toBeUndefined();
  });
  it("has tiles chosen on the table after the last roll", () => {
    expect(ask(last)).toMatchObject({ say: "pow-take", buttons: [], wanted: "Choose a tile" });
    expect(told(last)).toBe("No rolls left: choose a lit tile.");
    const lone = { ...last, table: { ...last.table, rolls: 2 } };
    expect(told(lone)).toBe("The last die is rolled: choose a lit tile.");
  });
  it("says what is being collected", () => {
    const { aside } = last.table;
    const kept = collected(aside as Face[], 4, words).replaceAll("\u00a0", " ");
    expect(kept).toBe("2 shields → hero 2, 1 of 3 blue !, 1 of 3 orange !");
    expect(collected(aside as Face[], 1, words)).not.toContain("!");
    expect(told(rolled, { keep: ["shield"] })).toContain("Collecting 1 shield → hero 1. Roll the others?");
    expect(told(four)).not.toContain("Collecting");
    const again = {
      ...rolled,
      table: { ...rolled.table, rolled: ["skull", "blue", "blue"], aside: ["skull", "skull"] },
    };
    const moves = [
      "roll keep blue",
      "roll keep blue blue",
      "roll keep skull",
      "roll keep skull blue",
      "take villain 3",
    ];
    expect(told({ ...again, legal: moves })).toContain("Collecting 2 skulls → villain 2. Keep at least one");
  });
  it("offers the only tile at once, from the centre or from a rival", () => {
    const lone = { ...last, legal: ["take villain 1"] };
    expect(ask(lone)).toMatchObject({ say: "pow-take-only", chosen: [], buttons: [{ text: "Take the villain (−1)" }] });
    const dice = { rolled: ["blue"], aside: ["blue", "blue", "orange", "orange"], rolls: 3 };
    const rob = { ...three, table: { ...three.table, ...dice }, legal: ["steal hero A 1"] };
    expect(told(rob)).toContain("Only a rival's tile is open.");
    expect(told({ ...rob, legal: ["steal hero A 1", "steal hero C 1"] })).toBe(
      "No rolls left, and only tiles of rivals are open: choose one.",
    );
  });
  it("leads to a rival's tile and back", () => {
    expect(ask(four).say).toBe("pow-choose-steal");
    expect(ask(four, { kind: "villain" })).toMatchObject({ say: "pow-which-rival", chosen: [{ field: "kind" }] });
    const rival = ask(four, { kind: "villain", rival: 1 });
    expect(rival).toMatchObject({ say: "pow-which-depth", values: { name: "Ben" } });
    expect(rival.chosen).toEqual([{ field: "kind", text: "Ben: villains" }]);
  });
  it("asks once more for a tile that is chosen, which can be put back", () => {
    expect(ask(rolled, { move: "take hero 3" })).toMatchObject({
      say: "pow-take-this",
      chosen: [{ field: "move" }],
      buttons: [{ primary: true, text: "Take it", move: { notation: "take hero 3" } }],
    });
    const rival = ask(four, { kind: "villain", rival: 0, move: "steal villain A 3" });
    expect(rival.chosen).toEqual([{ field: "move", text: "Ann: no. 3 from top" }]);
    const steal = three.legal.find((notation) => notation.startsWith("steal")) ?? "";
    expect(ask(three, { move: steal }).chosen?.[0]?.text).toMatch(/^(Ann|Ben|Cleo): (hero \+|villain −)\d$/);
  });
  it("has one way out when nothing is open", () => {
    expect(ask(forfeit)).toMatchObject({ say: "pow-nothing", buttons: [{ primary: true, move: { verb: "forfeit" } }] });
  });
  it.each(["en", "ru"] as const)("finds its words (%s)", (language) => {
    const said = wordsOf(grammar, language);
    for (const view of [begin, rolled, last, three, four, forfeit]) {
      const { say, values } = ask(view, {}, said);
      expect(said.say(say, values)).toBeTruthy();
    }
  });
});

describe("dice that light up", () => {
  const roll = (keep: string[]) => [{ verb: "roll", fields: { keep }, notation: `roll keep ${keep.join(" ")}` }];
  const lying = ["shield", "skull", "skull", "blue"] as const;

  it("are those that a roll on offer can still keep", () => {
    expect(litDice(roll(["skull"]), [...lying], [])).toEqual([1, 2]);
    expect(litDice(roll(["skull"]), [...lying], [1])).toEqual([]);
    expect(litDice(roll(["skull", "blue"]), [...lying], [3])).toEqual([1, 2]);
  });
  it("share the light with a tile that can be taken, but need a roll", () => {
    const take = { verb: "take", fields: { kind: "hero", place: 1 }, notation: "take hero 1" };
    expect(litDice([...roll(["skull"]), take], [...lying], [])).toEqual([1, 2]);
    expect(litDice([take], [...lying], [])).toEqual([]);
  });
});

it("accounts for nothing until the rules are there", () => {
  expect(account(seen(over), 0, words)).toBeNull();
});

describe("what a move would do", () => {
  beforeAll(() => loadRules("pow"));

  it("is asked with the tile that is chosen", () => {
    const { say, values } = ask(rolled, { move: "take hero 3" });
    expect(words.say(say, values)).toBe("Your score stays: it counts once a villain comes.");
  });
  it("says why a villain changes the score as it does", () => {
    const own = (hero: number[], villain: number[]) => ({
      hero: { height: hero.length, tiles: hero },
      villain: { height: villain.length, tiles: villain },
    });
    const taking = (mine: ReturnType<typeof own>) => {
      const stacks = rolled.table.stacks.map((stack, seat) => (seat === rolled.seat ? mine : stack));
      const dice = { rolled: ["skull", "blue", "blue", "orange", "orange"], aside: [], rolls: 3 };
      const table = { ...rolled.table, ...dice, stacks };
      const view = { ...rolled, table, legal: ["take villain 1"] };
      const { say, values } = ask(view, { move: "take villain 1" });
      return words.say(say, values);
    };
    const cost = rolled.table.rows.villain[0]!;
    expect(taking(own([6], []))).toBe(`Only this tile is open. Your score rises by ${6 + cost}: one more hero counts.`);
    expect(taking(own([], []))).toBe(`Only this tile is open. Your score falls by ${-cost}: your next hero counts.`);
    expect(taking(own([], [-1]))).toContain("it is one too many.");
  });
  it("is a warning where the last roll may well open nothing", () => {
    const { hero, villain } = rolled.table.rows;
    const rows = { hero: hero.slice(0, 3), villain }; // a fourth shield would point at no hero
    const keep = ["shield", "shield", "shield", "orange"];
    const after = (rolls: number) => ask({ ...rolled, table: { ...rolled.table, rows, rolls } }, { keep });
    expect(after(2).warning).toContain("33\u00a0% that nothing opens");
    expect(after(1).warning).toBeUndefined(); // one more roll is left
  });
  it("is no warning where nothing is open already, and no question where no roll can help", () => {
    const dice = { rolled: ["shield", "orange"], aside: ["shield", "shield", "orange"], rolls: 2 };
    const early = (rows: object) => ({
      ...forfeit,
      table: { ...forfeit.table, ...dice, rows: { ...forfeit.table.rows, ...rows } },
      legal: ["roll keep orange", "roll keep shield", "forfeit"],
    });
    expect(ask(early({}), { keep: ["shield"] }).warning).toBeUndefined();
    expect(ask(early({}), { move: "forfeit" }).warning).toContain("the worst tile");
    const hopeless = early({ hero: [], villain: [-1] });
    expect(ask({ ...hopeless, legal: ["forfeit"] }, { move: "forfeit" }).warning).toBeUndefined();
  });
  it("tells of a third call that would take a rival's tile, where a rival has one", () => {
    const dice = { rolled: ["shield", "orange", "orange"], aside: ["shield", "skull"] };
    const rolls = ["orange", "orange orange", "shield", "shield orange"].map((keep) => `roll keep ${keep}`);
    const legal = [...rolls, "take hero 2", "take villain 1"];
    const robbable = (stacks: unknown) => ({ ...three, table: { ...three.table, ...dice, stacks }, legal });
    expect(told(robbable(three.table.stacks))).toContain("A third orange ! takes a rival's villain: keep them");
    expect(told(robbable(begin.table.stacks))).not.toContain("A third");
  });
});

describe("the account", () => {
  beforeAll(() => loadRules("pow"));

  it.each([0, 1, 2])("adds up to the score of seat %i", (seat) => {
    const lines = account(seen(over), seat, words) ?? [];
    expect(lines.reduce((total, line) => total + line.points, 0)).toBe(over.scores[seat]);
  });
  it("tells of heroes that found no villain", () => {
    const table = {
      ...seen(over).table,
      stacks: [{ hero: { height: 2, tiles: [5, 1] }, villain: { height: 1, tiles: [-2] } }],
    };
    const lines = account({ ...seen(over), table }, 0, words) ?? [];
    expect(lines.map((line) => line.points)).toEqual([1, -2, 0]);
    expect(lines[2]?.text).toBe("1 hero on top without a villain: 5");
  });
});
