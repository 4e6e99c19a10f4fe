/** What is being decided, in a sentence, with the moves that can be made by a button. */
import type { Picked, Prompt } from "$lib/titles/contract";
import type { Move } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import { armiesOf } from "../armies";
import { actions, ARMY, fitting, type Action, type MarinesView } from "./choice";
import { kept, rollKeeping, sets } from "./dice";
import { shortName } from "./names";
import { rollOdds } from "./odds";
import { across } from "./places";

/** In place of odds that are not here yet, about as wide. */
const PENDING = "\u2007\u2007…";

export function prompt(view: MarinesView, moves: Move[], picked: Picked, words: Words): Prompt {
  if (view.over) return { say: "marines-over" };
  if (!moves.length) return { say: "marines-waiting" };
  switch (view.table.phase) {
    case "picking":
      return picking(view);
    case "placing":
      return placing(picked, words);
    case "rolling":
      return rolling(view, moves, picked, words);
    case "handing":
      return handing(view, moves, words);
    default:
      return acting(view, moves, picked, words);
  }
}

function picking(view: MarinesView): Prompt {
  const count = view.table.reserve[view.seat ?? 0]?.size ?? 0;
  if (!count && armiesOf(view.table.heroes).length) return { say: "marines-pick-ready", values: { army: ARMY } };
  return { say: count < ARMY ? "marines-pick" : "marines-picked", values: { left: ARMY - count } };
}

function placing(picked: Picked, words: Words): Prompt {
  if (!picked.hero) return { say: "marines-place", chosen: picked.column ? [chosenPart("column", picked, words)] : [] };
  return { say: "marines-place-where", chosen: [{ field: "hero", text: words.word(String(picked.hero)) }] };
}

function handing(view: MarinesView, moves: Move[], words: Words): Prompt {
  const own = view.table.field[view.seat ?? 0] ?? [];
  const buttons = moves.map((move) => {
    const there = own[Number(move.fields.column) - 1];
    return { move, text: there ? shortName(there.hero, words) : words.move(move) };
  });
  const asked = own[(view.table.asked ?? 0) - 1];
  return { say: "marines-hand", values: { hero: asked ? shortName(asked.hero, words) : "" }, buttons };
}

// ---------------------------------------------------------------- dice

function rolling(view: MarinesView, moves: Move[], picked: Picked, words: Words): Prompt {
  const { table } = view;
  const keep = kept(picked);
  const roll = rollKeeping(moves, keep);
  const chosen = keep.length ? [{ field: "keep", text: [...keep].sort().join(" ") }] : [];
  if (!table.rolls)
    return { say: "marines-first-roll", buttons: roll ? [rollButton(table.dice, [], roll, words)] : [] };
  const set = sets(moves, keep);
  const offered = keep.length || set.length === 1 ? set.map((move) => ({ move, text: words.move(move) })) : [];
  if (!moves.some((move) => move.verb === "act")) {
    const say = keep.length && !set.length ? "marines-no-combination" : "marines-set";
    return { say, chosen, buttons: offered.map((button) => ({ ...button, primary: true })) };
  }
  const rolls = roll ? [{ ...rollButton(table.dice, keep, roll, words), primary: keep.length > 0 }] : [];
  const act = moves
    .filter((move) => move.verb === "act")
    .map((move) => ({ move, text: words.say("marines-stop"), primary: true }));
  const mayKeep = moves.some(({ verb, notation }) => verb === "roll" && notation.includes("keep"));
  const say = mayKeep ? "marines-roll-or-keep" : "marines-roll-or-act";
  return { say, chosen, buttons: keep.length ? [...rolls, ...offered] : [...act, ...rolls] };
}

function rollButton(dice: number, keep: readonly string[], move: Move, words: Words) {
  const count = dice - keep.length;
  const odds = rollOdds(dice, keep);
  const chance = odds === null ? PENDING : percent(odds, words);
  return { move, text: words.say("marines-roll", { count, chance }), primary: true };
}

/** As wide as most chances: it keeps the place of one that is not here yet. */
export const TYPICAL = 0.123;

/** A chance as the language writes it. */
export function percent(chance: number, words: Words, digits = 1): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: digits }).format(chance);
}

// ---------------------------------------------------------------- actions

/** Heroes, squares and enemies are tapped on the board; buttons ask only what these leave open. */
function acting(view: MarinesView, moves: Move[], picked: Picked, words: Words): Prompt {
  const left = fitting(actions(view, moves), picked);
  const named = isOpen(left, picked) ? left : [];
  const buttons = named.map((one) => ({ move: one.move, text: deed(view, one, words), primary: named.length === 1 }));
  const isFree = !Object.keys(picked).length || !left.length;
  const end = moves.filter((move) => move.verb === "end" && isFree);
  const ends = end.map((move) => ({ move, text: words.move(move), primary: !left.length }));
  const chosen = Object.keys(picked).map((field) => chosenPart(field, picked, words));
  return {
    ...question(left, picked, words),
    warning: friends(view, named, words),
    chosen,
    buttons: [...buttons, ...ends],
  };
}

/** M16: whom of one's own army the action would hit too. */
function friends({ table, seat }: MarinesView, named: Action[], words: Words): string | undefined {
  const columns = new Set(named.flatMap(({ hits }) => hits.filter(({ isOwn }) => isOwn).map(({ column }) => column)));
  const heroes = [...columns].map((column) => shortName(table.field[seat ?? 0]?.[column - 1]?.hero ?? "", words));
  return heroes.length ? words.say("marines-friends", { heroes: heroes.join(", ") }) : undefined;
}

/** Nothing on the board is left to point at, only one action is left, or the squares are not known yet. */
function isOpen(left: Action[], picked: Picked): boolean {
  const fields = Object.keys(picked);
  if (!fields.length) return false;
  const isAimed =
    fields.includes("goal") || (fields.includes("column") && fields.some((field) => AIMS.includes(field)));
  return isAimed || left.length === 1 || left.every((one) => !one.steps.length && !one.hits.length);
}

const AIMS = ["target", "row"];

/** An action by the names of those who take part. */
export function deed({ table, seat }: MarinesView, { move, columns, target, row, pays }: Action, words: Words): string {
  const own = table.field[seat ?? 0] ?? [];
  const enemies = table.field[1 - (seat ?? 0)] ?? [];
  const named = (there: { hero: string } | null | undefined) => (there ? shortName(there.hero, words) : "");
  return words.say(`marines-do-${move.verb}`, {
    hero: columns.map((column) => named(own[column - 1])).join(", "),
    enemy: target === null ? "" : named(enemies[across(target) - 1]),
    row: row ?? 0,
    pays: words.word(pays),
  });
}

function question(left: Action[], picked: Picked, words: Words): Prompt {
  const [first] = left;
  if (!first) return { say: "marines-nothing-left" };
  if (!Object.keys(picked).length) return { say: "marines-act" };
  if (left.length === 1) return confirm(first, words);
  return { say: isOpen(left, picked) ? "marines-act-which" : pointing(left, picked) };
}

/** M14: of one enemy, how likely it is to give way. */
function confirm({ hits }: Action, words: Words): Prompt {
  const [hit] = hits;
  if (!hit || hit.isOwn || hits.length > 1) return { say: "marines-confirm" };
  const chance = percent(1 - hit.saved.ways / hit.saved.of, words, 0);
  return { say: "marines-confirm-strike", values: { chance } };
}

/** Only what is lit is spoken of: squares, enemies, or both. */
function pointing(left: Action[], picked: Picked): string {
  const hasGoals = left.some(({ steps }) => steps.length);
  if (!hasGoals) return picked.column === undefined ? "marines-act-who" : "marines-act-strike";
  return left.some(({ hits }) => hits.length) ? "marines-act-where" : "marines-act-go";
}

function chosenPart(field: string, picked: Picked, words: Words): { field: string; text: string } {
  const value = picked[field];
  if (field === "pays") return { field, text: words.word(String(value)) };
  if (field === "goal") {
    const [column = 0, row = 0] = String(value).split(" ").map(Number);
    return { field, text: words.say("marines-chosen-goal", { column, row }) };
  }
  return { field, text: words.say(`marines-chosen-${field}`, { value: Number(value) }) };
}
