import { beforeAll, describe, expect, it } from "vitest";
import { readMove } from "$lib/api/notation";
import type { AnyView, Grammar } from "$lib/api/types";
import type { Options } from "$lib/rules/description";
import { RulesMatch } from "$lib/rules/match";
import { rulesOf } from "$lib/rules/node/load";
import type { Rules } from "$lib/rules/rules";
import { wordsOf } from "$lib/titles/testing";
import { ARMIES, armiesOf, nextPick, type ReadyArmy } from "./armies";
import type { Table } from "./board/choice";
import grammarFixture from "./fixtures/grammar.json";

const grammar = grammarFixture as unknown as Grammar;
let rules: Rules;
beforeAll(async () => {
  rules = await rulesOf("../src/herotable/rules_wasm", "marines");
});

/** Every way to set a table up. */
function setups(): Options[] {
  return rules.description.options.reduce<Options[]>(
    (all, { name, choices }) => all.flatMap((one) => choices.map((choice) => ({ ...one, [name]: choice }))),
    [{}],
  );
}

function tableOf(match: RulesMatch, seat: number): Table {
  return (match.view(seat) as unknown as AnyView).table as unknown as Table;
}

/** Play the picks of an army as the page does, by moves that are offered. */
function muster(match: RulesMatch, seat: number, army: ReadyArmy): string[] {
  const played: string[] = [];
  for (;;) {
    const view = match.view(seat) as unknown as AnyView;
    const table = tableOf(match, seat);
    if (table.phase !== "picking") return played;
    const moves = view.legal.map((notation) => readMove(grammar, notation));
    const step = nextPick(army, table.reserve[seat]?.heroes ?? [], moves);
    if (!step) return played;
    match.play(seat, rules.description.moves.indexOf(step));
    played.push(step);
  }
}

describe.each(ARMIES)("the ready-made army $name", (army) => {
  it("is whole by the usual picks, however the table is set up", () => {
    for (const options of setups()) {
      const match = new RulesMatch(rules, { seats: 2, seed: "armies", options });
      muster(match, 0, army);
      expect([...(tableOf(match, 0).reserve[0]?.heroes ?? [])].sort()).toEqual([...army.heroes].sort());
      muster(match, 1, army);
      expect(tableOf(match, 0).phase).toBe("placing");
    }
  });

  it.each(["en", "ru"] as const)("has a name and a sentence (%s)", (language) => {
    const words = wordsOf(grammar, language);
    expect(words.say(`marines-army-${army.name}`)).not.toBe("");
    expect(words.say(`marines-army-${army.name}.about`)).toMatch(/[.!]$/);
  });
});

it("sends those back who are not of it", () => {
  const [first, second] = ARMIES;
  const match = new RulesMatch(rules, { seats: 2, seed: "armies" });
  muster(match, 0, first!);
  const steps = muster(match, 0, second!);
  expect(steps.some((step) => step.startsWith("drop"))).toBe(true);
  expect([...(tableOf(match, 0).reserve[0]?.heroes ?? [])].sort()).toEqual([...second!.heroes].sort());
});

it("is offered only where its heroes are in the pack", () => {
  expect(armiesOf({ donatos: [], victorno: [] })).toEqual([]);
  expect(armiesOf(Object.fromEntries(ARMIES.flatMap(({ heroes }) => heroes.map((hero) => [hero, []]))))).toEqual(
    ARMIES,
  );
});
