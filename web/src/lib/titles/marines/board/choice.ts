/** From the moves offered and what was picked so far to what is lit on the battlefield. */
import type { Picked } from "$lib/titles/contract";
import type { Move, Schemas, Value, View } from "$lib/api/types";
import { COMBINATIONS } from "./odds";

export type Table = Schemas["MarinesTable"];
export type MarinesView = View<Table>;

export const COLUMNS = [1, 2, 3, 4, 5];
export const ARMY = 5;
/** M3: heroes in the opponent's half that win. */
export const THROUGH = 3;

/** An action with everything one may point at to mean it. */
export interface Action {
  move: Move;
  columns: number[];
  target: number | null;
  row: number | null;
  pays: string;
}

/** M15, M16: who acts, whom it strikes, and which combination pays. */
export function action(move: Move): Action | null {
  const column = Number(move.fields.column);
  const at = { move, columns: [column], target: null, row: null };
  switch (move.verb) {
    case "attack":
      return { ...at, target: column, pays: "six" };
    case "move":
      return { ...at, pays: "sixes" };
    case "march":
      return { ...at, pays: `triple-${column}` };
    case "advance":
      return { ...at, columns: [...(COMBINATIONS[String(move.fields.run)] ?? [])], pays: String(move.fields.run) };
    case "smite":
    case "shoot":
      return { ...at, target: Number(move.fields.target), pays: String(move.fields.pays) };
    case "mow":
      return { ...at, row: Number(move.fields.row), pays: String(move.fields.pays) };
    default:
      return null;
  }
}

export function actions(moves: Move[]): Action[] {
  return moves.map(action).filter((one) => one !== null);
}

/** The actions that agree with what was picked. */
export function fitting(moves: Move[], picked: Picked): Action[] {
  return actions(moves).filter((one) => Object.entries(picked).every(([name, value]) => points(one, name, value)));
}

function points(one: Action, name: string, value: Value): boolean {
  if (name === "verb") return one.move.verb === value;
  if (name === "column") return one.columns.includes(Number(value));
  if (name === "target" || name === "row" || name === "pays") return one[name] === value;
  return false;
}

/** What may be pointed at next. */
export interface Lit {
  columns: Set<number>;
  targets: Set<number>;
  rows: Set<number>;
  pays: Set<string>;
}

export function lit(view: MarinesView, moves: Move[], picked: Picked): Lit {
  const nothing: Lit = { columns: new Set(), targets: new Set(), rows: new Set(), pays: new Set() };
  const phase = view.table.phase;
  if (phase === "handing" || phase === "placing")
    return { ...nothing, columns: new Set(moves.map((move) => Number(move.fields.column))) };
  if (phase !== "acting") return nothing;
  return {
    columns: new Set(without(moves, picked, "column").flatMap((one) => one.columns)),
    targets: new Set(without(moves, picked, "target").flatMap((one) => one.target ?? [])),
    rows: new Set(without(moves, picked, "row").flatMap((one) => one.row ?? [])),
    pays: new Set(without(moves, picked, "pays").map((one) => one.pays)),
  };
}

/** What fits when one part is chosen anew; rows come after the hero or the price, for enemies stand in them too. */
function without(moves: Move[], picked: Picked, name: string): Action[] {
  const rest = Object.fromEntries(Object.entries(picked).filter(([field]) => field !== name));
  return name === "row" && !Object.keys(rest).length ? [] : fitting(moves, rest);
}

/**
 * Point at one more thing: the pick with it, anew if it does not go with the others; the move if it is the target that
 * was missing; nothing if no action means it.
 */
export function point(moves: Move[], picked: Picked, name: string, value: number | string) {
  if (picked[name] === value) {
    const { [name]: _, ...rest } = picked;
    return { picked: rest, play: null };
  }
  if (!fitting(moves, { [name]: value }).length) return null;
  const next = { ...picked, [name]: value };
  const left = fitting(moves, next);
  if (!left.length) return { picked: { [name]: value }, play: null };
  const isLast = (name === "target" || name === "row") && Object.keys(picked).length > 0 && left.length === 1;
  return { picked: next, play: isLast ? (left[0]?.move.notation ?? null) : null };
}

/** What a tap on an own hero that is not lit would mean, so that the server can say why not. */
export function meant(table: Table, column: number, picked: Picked): string {
  if (table.phase === "placing") return `place ${picked.hero ?? table.reserve[table.turn ?? 0]?.heroes?.[0]} ${column}`;
  if (table.phase === "handing") return `voice ${column}`;
  const pays = String(picked.pays ?? table.aside[0] ?? "six");
  if (pays === "sixes") return `move ${column}`;
  if (pays.startsWith("triple")) return `march ${column}`;
  if (pays.startsWith("run")) return `advance ${spelled(pays)}`;
  return `attack ${column}`;
}

/** The row in which the enemy of a column stands, as the seat below counts. */
export function enemyRow({ table, options }: MarinesView, below: number, column: number): number | null {
  const enemy = table.field[1 - below]?.[COLUMNS.length - column];
  return enemy ? 2 * Number(options.rows) - enemy.advanced : null;
}

/** A combination as it is typed. */
export function spelled(combination: string): string {
  return combination.replaceAll("-", " ");
}

/** The combinations on offer: those made of just the dice picked, or all when none are. */
export function sets(moves: Move[], keep: readonly string[]): Move[] {
  const all = moves.filter((move) => move.verb === "set");
  if (!keep.length) return all;
  const dice = [...keep].sort().join("");
  return all.filter((move) => (COMBINATIONS[String(move.fields.combination)] ?? []).join("") === dice);
}

/** The roll that leaves just these dice lying. */
export function rollKeeping(moves: Move[], keep: readonly string[]): Move | undefined {
  const dice = [...keep].sort().join("");
  return moves.find((move) => move.verb === "roll" && [...(move.fields.keep as string[])].sort().join("") === dice);
}

export function kept(picked: Picked): readonly string[] {
  return Array.isArray(picked.keep) ? picked.keep : [];
}
