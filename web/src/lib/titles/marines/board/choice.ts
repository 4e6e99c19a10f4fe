/** The actions that are offered, and what of them was pointed at so far. */
import type { Picked } from "$lib/titles/contract";
import type { Move, Schemas, Value, View } from "$lib/api/types";
import { constants } from "../../../../../../src/herotable/rules_wasm/marines.json";
import { ghostsOf, type Ghost, type Step } from "./ghosts";
import { across, fromAfar } from "./places";

export type Table = Schemas["MarinesTable"];
export type MarinesView = View<Table>;

export const ARMY = constants.army;
/** M3: heroes in the opponent's half that win. */
export const THROUGH = constants.through;

/** M15: what each armour action costs, and the columns of those who take part, by its notation. */
const ARMOUR: Record<string, { pays: string; columns: number[] }> = constants.armour;

/** An action with everything one may point at to mean it. */
interface Deed {
  move: Move;
  columns: number[];
  target: number | null;
  row: number | null;
  pays: string;
}

/** The same with where heroes would stand after it, and who would be hit. */
export type Action = Deed & Ghost;

/** M15, M16: who acts, whom it strikes, and which combination pays; gear says it in its move. */
export function action(move: Move): Deed | null {
  const { column, target = null, row = null, pays } = move.fields;
  const armour = ARMOUR[move.notation] ?? (pays ? { pays: String(pays), columns: [Number(column)] } : null);
  const struck = move.verb === "attack" ? column : target;
  return armour && { move, ...armour, target: numberOf(struck), row: numberOf(row) };
}

function numberOf(value: Value | undefined): number | null {
  return typeof value === "number" ? value : null;
}

export function actions(view: MarinesView, moves: Move[]): Action[] {
  const ghostOf = ghostsOf(view);
  return moves.flatMap((move) => {
    const deed = action(move);
    return deed ? [{ ...deed, ...ghostOf(move.notation) }] : [];
  });
}

/** The actions that agree with what was picked. */
export function fitting(all: Action[], picked: Picked): Action[] {
  return all.filter((one) => Object.entries(picked).every(([name, value]) => points(one, name, value)));
}

function points(one: Action, name: string, value: Value): boolean {
  if (name === "verb") return one.move.verb === value;
  if (name === "column") return one.columns.includes(Number(value));
  if (name === "goal") return one.steps.some((step) => goalOf(step) === value);
  if (name === "target" || name === "row" || name === "pays") return one[name] === value;
  return false;
}

/** A square, as it is picked. */
export function goalOf({ column, row }: Pick<Step, "column" | "row">): string {
  return `${column} ${row}`;
}

/**
 * Point at one more thing: the pick with it, anew if it does not go with the others; the move if it is the target that
 * was missing; nothing if no action means it.
 */
export function point(all: Action[], picked: Picked, name: string, value: number | string) {
  if (picked[name] === value) {
    const { [name]: _, ...rest } = picked;
    return { picked: rest, play: null };
  }
  if (!fitting(all, { [name]: value }).length) return null;
  const next = { ...picked, [name]: value };
  const left = fitting(all, next);
  if (!left.length) return { picked: { [name]: value }, play: null };
  const isLast = name === "goal" || (LAST.includes(name) && Object.keys(picked).length > 0);
  return { picked: next, play: isLast && isOne(left) ? (left[0]?.move.notation ?? null) : null };
}

/** What ends a choice: after a hero or a combination, the enemy or the row; a square says who goes there. */
const LAST = ["target", "row"];

/** Is it one action, or several that cost the same and do the same? */
function isOne(left: Action[]): boolean {
  const deeds = left.map(({ pays, steps, hits }) => JSON.stringify([pays, steps, hits]));
  return (
    left.length === 1 || (new Set(deeds).size === 1 && left.every((one) => one.steps.length + one.hits.length > 0))
  );
}

/** What a tap on an own hero that is not lit would mean, so that the server can say why not. */
export function meant(table: Table, column: number, picked: Picked): string {
  if (table.phase === "placing") return `place ${picked.hero ?? table.reserve[table.turn ?? 0]?.heroes?.[0]} ${column}`;
  if (table.phase === "handing") return `voice ${column}`;
  const pays = String(picked.pays ?? table.aside[0] ?? "six");
  return paidBy(pays).find((notation) => ARMOUR[notation]?.columns.includes(column)) ?? `attack ${column}`;
}

/** The armour actions that a combination pays for. */
export function paidBy(pays: string): string[] {
  return Object.keys(ARMOUR).filter((notation) => ARMOUR[notation]?.pays === pays);
}

/** The row in which the enemy of a column stands, as the seat below counts. */
export function enemyRow({ table, options }: MarinesView, below: number, column: number): number | null {
  const enemy = table.field[1 - below]?.[across(column) - 1];
  return enemy ? fromAfar(enemy.advanced + 1, Number(options.rows)) : null;
}
