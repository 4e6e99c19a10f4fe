/** What the dice of a turn are kept for, and what they can no longer bring. */
import type { Move, View } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import { CALL, canRoll, countFaces, FACES, isOffered, KINDS, openPlace, rollNotation, SYMBOL } from "./choice";
import type { Face, Kind, Table } from "./choice";
import { consequences, type Pack } from "./consequence";
import type { Chances } from "./odds";

/** What can still be opened in this turn. */
export interface Reach {
  /** By kind the places of the row. */
  places: Record<Kind, number[]>;
  /** The faces of dice that count for a tile. */
  faces: Face[];
}

/** The dice kept, in words, with what they point at: as many faces as there is room for, those on most dice. */
export function collected(faces: Face[], most: number, words: Words): string {
  const counts = FACES.map((face) => ({ face, n: countFaces({ rolled: faces, aside: [] }, face) }));
  return counts
    .filter(({ n }) => n)
    .sort((one, other) => other.n - one.n)
    .slice(0, most)
    .map(({ face, n }) => words.say(`pow-collect-${face}`, { n }))
    .join(", ");
}

/** P5: by the rolls on offer that keep these dice; null before the first roll, and while the rules are not here. */
export function reachOf(view: View<Table>, moves: Move[], keep: Face[], pack: Pack): Reach | null {
  const told = consequences(view, pack);
  if (!told || !moves.length || !view.table.rolls) return null;
  const chances = rollsKeeping(moves, keep).map(({ notation }) => told.get(notation)?.chances);
  if (canRoll(moves) && !chances.length) return null; // all dice are picked: one has to be put back
  return reachedBy(
    moves,
    chances.filter((each) => !!each),
  );
}

function rollsKeeping(moves: Move[], keep: Face[]): Move[] {
  return moves.filter(({ verb, notation }) => verb === "roll" && (!keep.length || notation === rollNotation(keep)));
}

function reachedBy(moves: Move[], chances: Chances[]): Reach {
  const placesOf = (kind: Kind) => {
    const rolled = chances.flatMap((each) => each[kind].places.flatMap((ways, i) => (ways ? [i + 1] : [])));
    return [...new Set([openPlace(moves, kind) ?? [], rolled].flat())];
  };
  const places = { hero: placesOf("hero"), villain: placesOf("villain") };
  const symbols = KINDS.filter((kind) => places[kind].length).map((kind) => SYMBOL[kind]);
  const calls = KINDS.filter((kind) => opensTheft(moves, chances, kind)).map((kind) => CALL[kind]);
  return { places, faces: [...symbols, ...calls] };
}

function opensTheft(moves: Move[], chances: Chances[], kind: Kind): boolean {
  const isOpen = moves.some(({ verb, fields }) => verb === "steal" && fields.kind === kind);
  return isOpen || chances.some((each) => each[kind].theft > 0);
}

/** The faces that speak for the tile that is chosen; null where none is. */
export function facesOfTile(move: Move | undefined): Face[] | null {
  if (!move || move.verb === "forfeit") return null;
  const kind = move.fields.kind as Kind;
  return [move.verb === "steal" ? CALL[kind] : SYMBOL[kind]];
}

const CLOSE = 2; // calls just rolled that are worth a word

/** P5c: the face of which one more die may bring a rival's tile; null where there is none. */
export function nearTheft(view: View<Table>, moves: Move[], pack: Pack): Face | null {
  if (isOffered(moves, "forfeit")) return null;
  const reach = reachOf(view, moves, [], pack);
  const isNear = (face: Face) =>
    view.table.rolled.includes(face) && countFaces(view.table, face) === CLOSE && reach?.faces.includes(face);
  return KINDS.map((kind) => CALL[kind]).find(isNear) ?? null;
}
