/** What each legal move of POW! would do, as the rules tell it on what this seat sees. */
import { consequencesOf, type Consequences, type Danger } from "$lib/state/consequences";
import type { Move, View } from "$lib/api/types";
import type { BoardProps } from "$lib/titles/contract";
import { isOffered, rollNotation, type Face, type Kind, type Table } from "./choice";
import type { Chances } from "./odds";

export type Pack = BoardProps<Table>["pack"];

/** P8, P10: a tile that the seat would gain. */
export interface Taking {
  kind: Kind;
  /** Null if nobody sees them now. */
  points: number | null;
  /** The seat's heroes that count then. */
  counted: number;
  /** What its score gains, if the game ended then; null where that is not seen. */
  change: number | null;
  /** From whom; the heroes of the rival that count then, and the tile that comes to light, if it is known. */
  rival: number | null;
  rival_counted: number;
  below: number | null;
}

export interface Consequence {
  /** Of dice that open no tile (P6). */
  danger: Danger;
  rule: string | null;
  /** Rolls left after this one. */
  rolls: number;
  /** Of a roll. */
  chances: Chances | null;
  tile: Taking | null;
  /** The last tile of the centre. */
  ends: boolean;
}

/** By the notation of the move; null while the rules are not here. The sides of a die come from the pack. */
export function consequences(view: View<Table>, pack: Pack): Consequences<Consequence> | null {
  const sides = pack.die?.[0]?.sides;
  return sides ? consequencesOf<Consequence>("pow", view, { sides }) : null;
}

/** Of one move. */
export function consequenceOf(view: View<Table>, move: Pick<Move, "notation">, pack: Pack): Consequence | null {
  return consequences(view, pack)?.get(move.notation) ?? null;
}

/** Of the roll that keeps these dice; null where there is none. */
export function rollKeeping(view: View<Table>, keep: Face[], pack: Pack): Consequence | null {
  return keep.length ? consequenceOf(view, { notation: rollNotation(keep) }, pack) : null;
}

/** P6: the tile that comes to whoever stops while nothing is open, and its place; of equal ones the leftmost. */
export function worstTile(view: View<Table>, pack: Pack): { kind: Kind; place: number; points: number } | null {
  const tile = consequenceOf(view, { notation: "forfeit" }, pack)?.tile;
  if (!tile || tile.points === null) return null;
  const { kind, points } = tile;
  return { kind, points, place: view.table.rows[kind].indexOf(points) + 1 };
}

const HIGH = 1 / 4; // a chance that is worth a warning

/** P6: is this the last roll, does it likely open nothing, and is something open now that would be lost? */
export function isRisky({ danger, rolls, chances }: Consequence, moves: Move[]): boolean {
  if (isOffered(moves, "forfeit")) return false;
  return danger !== "none" && rolls === 0 && chances !== null && chances.nothing >= HIGH * chances.of;
}

/** P6: nothing is open yet, but may another roll open something? */
export function mayOpen(view: View<Table>, moves: Move[], pack: Pack): boolean {
  const rolls = moves.filter((move) => move.verb === "roll");
  return rolls.some((move) => (consequenceOf(view, move, pack)?.danger ?? "none") !== "sure");
}
