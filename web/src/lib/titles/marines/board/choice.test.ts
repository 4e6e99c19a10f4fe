import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readMove } from "$lib/api/notation";
import type { Grammar } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import { loadRules } from "$lib/titles/testing";
import { account } from "./account";
import { actions, fitting, meant, point, type MarinesView } from "./choice";
import { rollKeeping, sets } from "./dice";
import { lit } from "./lit";
import { shortName } from "./names";
import { prompt } from "./prompt";
import en from "../words.en.ftl?raw";
import ru from "../words.ru.ftl?raw";

const fixtures = import.meta.glob<MarinesView>("../fixtures/*.json", { eager: true, import: "default" });
const grammar = fixtures["../fixtures/grammar.json"] as unknown as Grammar;
const server = (language: string) => readFileSync(`../src/herotable/games/marines/words.${language}.ftl`, "utf-8");
const languages = { en: server("en") + en, ru: server("ru") + ru };
const words = new Words("en", grammar, ["Ann", "Bob"], languages.en);

function at(name: string) {
  const view = fixtures[`../fixtures/${name}.json`];
  if (!view) throw new Error(name);
  return { view, moves: view.legal.map((notation) => readMove(grammar, notation)) };
}

describe("acting", () => {
  const { view, moves } = at("acting");
  const all = () => actions(view, moves);

  it("lights the heroes that may act and the combinations that can be used", () => {
    const shown = lit(view, moves, {});
    expect([...shown.columns].sort()).toEqual([1, 2, 3, 4]);
    expect([...shown.pays].sort()).toEqual(["run-1-3", "six"]);
    expect([...shown.targets].sort()).toEqual([1, 3, 4]);
  });

  it("leads from a hero to its targets", () => {
    const shown = lit(view, moves, { column: 3 });
    expect([...shown.targets]).toEqual([3]);
    expect(fitting(all(), { column: 3 }).map((one) => one.move.notation)).toEqual([
      "attack 3",
      "shoot 3 3 six",
      "advance run 1 3",
    ]);
  });

  it("plays when a target leaves one action, and asks when it leaves two", () => {
    expect(point(all(), { column: 4 }, "target", 4)?.play).toBe("shoot 4 4 six");
    expect(point(all(), { column: 3 }, "target", 3)).toEqual({ picked: { column: 3, target: 3 }, play: null });
  });

  it("asks for the hero when an enemy is tapped first, and begins anew with what does not go together", () => {
    expect(point(all(), {}, "target", 4)).toEqual({ picked: { target: 4 }, play: null });
    expect(point(all(), { target: 4 }, "column", 1)).toEqual({ picked: { column: 1 }, play: null });
    expect(point(all(), {}, "column", 5)).toBeNull();
  });

  it("steps back when the same is tapped again", () => {
    expect(point(all(), { column: 3, pays: "six" }, "column", 3)).toEqual({ picked: { pays: "six" }, play: null });
  });

  it("offers to end the turn while no action is picked", () => {
    expect(prompt(view, moves, {}, words).buttons?.map(({ move }) => move.verb)).toEqual(["end"]);
    const buttons = prompt(view, moves, { column: 4 }, words).buttons ?? [];
    expect(buttons.map(({ move, primary }) => [move.notation, primary])).toEqual([["shoot 4 4 six", true]]);
  });

  it("means what the combination would do when a hero is tapped in vain", () => {
    expect(meant(view.table, 5, {})).toBe("attack 5");
    expect(meant(view.table, 2, { pays: "run-1-3" })).toBe("advance run 1 3");
    expect(meant(view.table, 5, { pays: "run-1-3" })).toBe("attack 5");
    expect(meant(view.table, 5, { pays: "sixes" })).toBe("move 5");
  });

  it("lights the rows that may be mown down", () => {
    const mowing = at("mowing");
    const mower = fitting(actions(mowing.view, mowing.moves), { verb: "mow" })[0];
    expect(lit(mowing.view, mowing.moves, { column: mower?.columns[0] ?? 0 }).rows).toContain(mower?.row);
  });
});

describe("dice", () => {
  const { view, moves } = at("rolling");

  it("finds the roll that leaves the dice tapped, and the set they make", () => {
    expect(rollKeeping(moves, ["3", "2"])?.notation).toBe("roll keep 2 3");
    expect(sets(moves, ["6", "6"]).map((move) => move.notation)).toEqual(["set sixes"]);
    expect(sets(moves, []).length).toBe(2);
  });

  it("offers to act or to roll, and only to roll or to set once dice were tapped", () => {
    const verbs = (keep: string[]) =>
      prompt(view, moves, keep.length ? { keep } : {}, words).buttons?.map(({ move }) => move.notation);
    expect(verbs([])).toEqual(["act", "roll"]);
    expect(verbs(["6", "6"])).toEqual(["roll keep 6 6", "set sixes"]);
  });

  it("says the chance of a bust on the button", async () => {
    const first = at("first-roll");
    expect(prompt(first.view, first.moves, {}, words).buttons?.[0]?.text).toMatch(/^Roll 6 dice · bust risk \s+…$/);
    await loadRules("marines");
    expect(prompt(first.view, first.moves, {}, words).buttons?.[0]?.text).toBe("Roll 6 dice · bust risk 3.7%");
  });
});

describe("placing and handing over", () => {
  it("lights free columns once a hero is chosen", () => {
    const { view, moves } = at("placing");
    const hero = String(moves[0]?.fields.hero);
    expect(lit(view, moves, { hero }).columns.size).toBe(3);
    expect(prompt(view, moves, { hero }, words).say).toBe("marines-place-where");
  });

  it("lights everybody who may make the move", () => {
    const { view, moves } = at("handing");
    expect(lit(view, moves, {}).columns.size).toBe(moves.length);
  });

  it("says who may give the move away", () => {
    const { view, moves } = at("handing");
    const { say, values } = prompt(view, moves, {}, words);
    const there = view.table.field[view.seat ?? 0]![(view.table.asked ?? 0) - 1]!;
    expect(words.say(say, values)).toContain(shortName(there.hero, words));
  });

  it("names them by their names alone, so that the battlefield stays in sight on a phone", () => {
    const { view, moves } = at("handing");
    const texts = prompt(view, moves, {}, words).buttons?.map(({ text }) => text) ?? [];
    expect(texts).toHaveLength(moves.length);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(12);
  });
});

it("accounts for every point, and for what wins without any", async () => {
  await loadRules("marines");
  const { view } = at("over");
  for (const seat of [0, 1]) {
    const lines = account(view, seat, words) ?? [];
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(view.scores?.[seat]);
    expect(lines.at(-1)).toEqual({ text: `Across the line: ${[4, 0][seat]} of the 3 needed to win`, points: 0 });
  }
});

it.each(["en", "ru"] as const)("has words for every prompt (%s)", (language) => {
  const said = new Words(language, grammar, ["Ann", "Bob"], languages[language]);
  for (const [path, view] of Object.entries(fixtures)) {
    if (path.endsWith("grammar.json")) continue;
    const moves = view.legal.map((notation) => readMove(grammar, notation));
    for (const picked of [{}, ...moves.map((move) => ({ column: move.fields.column ?? 1 }))]) {
      const { say, values } = prompt(view, moves, picked, said);
      expect(said.say(say, values)).not.toBe("");
    }
  }
});
