/** What is being decided, in a sentence, with the moves that can be made by a button. */
import type { Picked, Prompt } from "$lib/titles/contract";
import type { Move } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import { COLUMNS, fitting, kept, rollKeeping, sets, type Action, type MarinesView } from "./choice";
import { shortName } from "./names";
import { bustChance } from "./odds";

/** So many actions are named even before anything was picked. */
const FEW = 3;

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
  return { say: count < 5 ? "marines-pick" : "marines-picked", values: { left: 5 - count } };
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
  return { say: "marines-hand", values: { column: view.table.asked ?? 0 }, buttons };
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
  if (!table.secured) {
    const say = keep.length && !set.length ? "marines-no-combination" : "marines-set";
    return { say, chosen, buttons: offered.map((button) => ({ ...button, primary: true })) };
  }
  const rolls = roll ? [{ ...rollButton(table.dice, keep, roll, words), primary: keep.length > 0 }] : [];
  const act = moves
    .filter((move) => move.verb === "act")
    .map((move) => ({ move, text: words.say("marines-stop"), primary: true }));
  return { say: "marines-roll-or-act", chosen, buttons: keep.length ? [...rolls, ...offered] : [...act, ...rolls] };
}

function rollButton(dice: number, keep: readonly string[], move: Move, words: Words) {
  const count = dice - keep.length;
  const chance = percent(bustChance(count, keep.map(Number)), words);
  return { move, text: words.say("marines-roll", { count, chance }), primary: true };
}

/** A chance as the language writes it. */
export function percent(chance: number, words: Words, digits = 1): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: digits }).format(chance);
}

// ---------------------------------------------------------------- actions

function acting(view: MarinesView, moves: Move[], picked: Picked, words: Words): Prompt {
  const left = fitting(moves, picked);
  const named = Object.keys(picked).length || left.length <= FEW ? left : [];
  const buttons = named.map((one) => ({ move: one.move, text: deed(view, one, words), primary: named.length === 1 }));
  const end = moves.filter((move) => move.verb === "end");
  const ends = end.map((move) => ({ move, text: words.move(move), primary: !left.length }));
  const chosen = Object.keys(picked).map((field) => chosenPart(field, picked, words));
  return { say: question(left, picked), chosen, buttons: [...buttons, ...ends] };
}

/** An action by the names of those who take part. */
function deed({ table, seat }: MarinesView, { move, columns, target, row, pays }: Action, words: Words): string {
  const own = table.field[seat ?? 0] ?? [];
  const enemies = table.field[1 - (seat ?? 0)] ?? [];
  const named = (there: { hero: string } | null | undefined) => (there ? shortName(there.hero, words) : "");
  return words.say(`marines-do-${move.verb}`, {
    hero: columns.map((column) => named(own[column - 1])).join(", "),
    enemy: target === null ? "" : named(enemies[COLUMNS.length - target]),
    row: row ?? 0,
    pays: words.word(pays),
  });
}

function question(left: Action[], picked: Picked): string {
  if (!left.length) return "marines-nothing-left";
  if (left.length === 1 && Object.keys(picked).length) return "marines-confirm";
  if (picked.column === undefined) return Object.keys(picked).length ? "marines-act-who" : "marines-act";
  if (picked.target !== undefined || picked.row !== undefined) return "marines-act-which";
  return left.some((one) => one.target !== null || one.row !== null) ? "marines-act-target" : "marines-act-which";
}

function chosenPart(field: string, picked: Picked, words: Words): { field: string; text: string } {
  const value = picked[field];
  if (field === "pays") return { field, text: words.word(String(value)) };
  return { field, text: words.say(`marines-chosen-${field}`, { value: Number(value) }) };
}
