import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readMove } from "$lib/api/notation";
import type { Grammar } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import { account } from "./account";
import { aim, chooseVerb, lit, rivals, spotlight, stacks, takeCard, takenFrom, whole, type BattleView } from "./choice";
import { prompt } from "./prompt";
import { ruleText } from "./texts";
import en from "../words.en.ftl?raw";
import ru from "../words.ru.ftl?raw";

const fixtures = import.meta.glob<BattleView>("../fixtures/*.json", { eager: true, import: "default" });
const grammar = fixtures["../fixtures/grammar.json"] as unknown as Grammar;
const views = Object.entries(fixtures).filter(([path]) => !path.endsWith("grammar.json"));
const names = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal"];
const server = (language: string) => readFileSync(`../src/herotable/games/battle/words.${language}.ftl`, "utf-8");
const languages = { en: server("en") + en, ru: server("ru") + ru };
const words = new Words("en", grammar, names, languages.en);

function at(name: string) {
  const view = fixtures[`../fixtures/${name}.json`];
  if (!view) throw new Error(name);
  return { view, moves: view.legal.map((notation) => readMove(grammar, notation)) };
}

describe("cards", () => {
  it("lights the cards that may be laid, and asks before one is", () => {
    const { view, moves } = at("choosing");
    expect([...lit(moves, {}).hand]).toEqual(["ambush", "melee", "planning", "defence"]);
    const { picked } = takeCard(moves, {}, "melee", ["lay"]);
    expect(picked).toEqual({ card: "melee" });
    expect(prompt(view, moves, picked, words).buttons?.map(({ move }) => move.notation)).toEqual(["lay melee"]);
    expect(takeCard(moves, picked, "melee", ["lay"]).play).toBe("lay melee");
  });

  it("lets the choice be changed until all have chosen", () => {
    const { view, moves } = at("chosen");
    expect(prompt(view, moves, {}, words).say).toBe("label-chosen");
    expect(lit(moves, {}).hand.size).toBe(5);
  });

  it("sends a card that may not be laid, to hear why", () => {
    const { moves } = at("melee");
    expect(takeCard(moves, {}, "shot", ["lay", "discard", "swap"]).play).toBe("lay shot");
  });

  it("counts the cards that a seat takes from the draft", () => {
    const { view, moves } = at("drafting");
    const place = (laidOut: number) => {
      const table = { ...view.table, draft: Array.from({ length: laidOut }, () => "shot") };
      return prompt({ ...view, table } as BattleView, moves, {}, words).values?.place;
    };
    const { length: n } = view.table.seats;
    expect([2 * n + 2, n + 3, n + 2, 3].map(place)).toEqual([1, 1, 2, 2]);
  });

  it("puts equal cards together", () => {
    expect(stacks(["shot", "shot", "trick"])).toEqual([
      { card: "shot", count: 2 },
      { card: "trick", count: 1 },
    ]);
  });
});

describe("acting", () => {
  it("plays an action without a target at once, and asks for the target of another", () => {
    const { moves } = at("melee");
    expect(chooseVerb(moves, {}, "leap").play).toBe("leap");
    expect(chooseVerb(moves, {}, "flurry")).toEqual({ picked: { verb: "flurry" }, play: null });
    expect(chooseVerb(moves, { verb: "flurry" }, "flurry").picked).toEqual({});
  });

  it("lights rivals only once it is plain what for", () => {
    const { moves } = at("melee");
    expect(lit(moves, {}).rivals.size).toBe(0);
    expect([...lit(moves, { verb: "flurry" }).rivals]).toEqual([1, 2, 3]);
    expect([...lit(moves, { verb: "silence" }).rivals]).toEqual([1, 2]);
    expect(aim(moves, { verb: "flurry" }, { rival: 2 })).toBe("flurry C");
  });

  it("names a move for Stun by its tactic", () => {
    const { view, moves } = at("ambush");
    expect(lit(moves, { verb: "stun" }).tactics.size).toBe(7);
    expect(aim(moves, { verb: "stun" }, { tactic: "shot" })).toBe("stun shot");
    expect(prompt(view, moves, { verb: "stun" }, words).say).toBe("battle-name");
  });

  it("lights the second tactic of Vantage point by itself", () => {
    const { moves } = at("trap");
    expect(lit(moves, {}).tactics.size).toBe(6);
    expect(aim(moves, {}, { tactic: "shot" })).toBe("trap shot");
  });

  it("never lays or drafts a card when a tactic is tapped", () => {
    expect(aim(at("choosing").moves, {}, { tactic: "melee" })).toBe("explosives melee");
    expect(aim(at("drafting").moves, {}, { tactic: "melee" })).toBe("explosives melee");
    expect(aim(at("heroes").moves, {}, { rival: 1 })).toBe("flurry B");
    expect(aim(at("melee").moves, { verb: "flurry" }, { tactic: "shot" })).toBe("explosives shot");
  });

  it("sends a whole move for an action that is not offered", () => {
    const { moves } = at("choosing");
    expect(["flurry", "stun", "leap"].map((verb) => chooseVerb(moves, {}, verb).play)).toEqual([
      "flurry A",
      "stun ambush",
      "leap",
    ]);
  });

  it("offers abilities and doing without as buttons", () => {
    const notations = (name: string) => {
      const { view, moves } = at(name);
      return prompt(view, moves, {}, words).buttons?.map(({ move }) => move.notation);
    };
    expect(notations("defence")).toEqual(["ability"]);
    expect(notations("second")).toEqual(["done"]);
    expect(notations("swapping")).toEqual(["stay"]);
  });

  it("says what the ability can do that may be used", () => {
    const { view, moves } = at("defence");
    const { say, values } = prompt(view, moves, {}, words);
    expect(words.say(say, values)).toContain("Before it you may use your ability. Once a battle");
  });

  it("shows the hand that Slide looks at, every card of it", () => {
    const { view, moves } = at("take");
    const rival = view.table.seats[Number(view.table.target)]!;
    expect(takenFrom(view.table, moves)).toEqual(rival.known);
    rival.known!.push(rival.known![0]!);
    expect(takenFrom(view.table, moves)).toEqual(rival.known);
    rival.known = [];
    expect(takenFrom(view.table, moves)).toHaveLength(moves.length);
  });

  it("shows the card that is acted with", () => {
    expect(spotlight(at("melee").view.table)).toEqual({ card: "melee", seat: 0 });
    expect(spotlight(at("trap").view.table)?.card).toBe("planning");
    expect(spotlight(at("choosing").view.table)).toBeNull();
  });
});

it("seats the rivals from the left", () => {
  expect(rivals(at("chosen").view, 2)).toEqual([3, 0, 1]);
  expect(rivals(at("chosen").view, null)).toEqual([0, 1, 2, 3]);
  const { view } = at("chosen");
  const drawn = { ...view, table: { ...view.table, seating: [2, 0, 3, 1] } };
  expect(rivals(drawn, 0)).toEqual([3, 1, 2]);
  expect(rivals(drawn, null)).toEqual([2, 0, 3, 1]);
});

it("accounts for the battles won", () => {
  const { view } = at("over");
  expect(view.scores?.map((_, seat) => account(view, seat, words)[0]?.points)).toEqual(view.scores);
});

it.each(["en", "ru"] as const)("has words for every prompt, power and effect (%s)", (language) => {
  const said = new Words(language, grammar, names, languages[language]);
  for (const [, view] of views) {
    const moves = view.legal.map((notation) => readMove(grammar, notation));
    for (const picked of [{}, ...moves.map(({ verb }) => ({ verb })), ...moves.map(({ fields }) => fields)]) {
      const { say, values } = prompt(view, moves, picked, said);
      expect(said.say(say, values)).not.toBe("");
    }
    for (const { power, amount } of view.table.seats) {
      if (power) expect(ruleText("power", power, amount ?? 0, said)).not.toBe("");
    }
    const field = view.table.battlefield;
    if (field) expect(ruleText("effect", field.effect, field.amount, said)).not.toBe("");
  }
});

it("needs nothing more once the parts of a move are picked", () => {
  const { moves } = at("trick");
  expect(whole(moves, { verb: "slide" })).toBeUndefined();
  expect(whole(moves, { verb: "slide", rival: 2 })?.notation).toBe("slide C");
});
