/** What is lit and picked on the table of POW!, from the moves on offer and what was picked of them. */
import type { Picked } from "$lib/titles/contract";
import { agrees } from "$lib/api/notation";
import type { Move, Schemas } from "$lib/api/types";
import { constants } from "../../../../../../src/herotable/rules_wasm/pow.json";

export type Table = Schemas["PowTable"];
export type Face = Table["rolled"][number];
export type Kind = keyof Table["rows"];

export const KINDS: Kind[] = ["hero", "villain"];
export const FACES: Face[] = ["shield", "skull", "blue", "orange"];
/** By kind the face that calls a tile from a rival. */
export const CALL = constants.calls as Record<Kind, Face>;
/** By kind the face that takes a tile from the centre. */
export const SYMBOL: Record<Kind, Face> = { hero: "shield", villain: "skull" };
export const DICE = constants.dice;
export const ROLLS = constants.rolls;

// ---------------------------------------------------------------- dice

/** The faces picked to be kept. */
export function kept(picked: Picked): Face[] {
  return Array.isArray(picked.keep) ? (picked.keep as Face[]) : [];
}

/** Which of the rolled dice are picked: those tapped first, since dice with one face are alike in a move. */
export function held(rolled: Face[], keep: Face[], tapped: number[]): number[] {
  const left = [...keep];
  const order = [...tapped, ...rolled.keys()];
  const found = new Set<number>();
  for (const die of order) {
    const at = left.indexOf(rolled[die] as Face);
    if (at < 0 || found.has(die)) continue;
    left.splice(at, 1);
    found.add(die);
  }
  return [...found].sort((one, other) => one - other);
}

/** The dice held after one more was tapped, or tapped again. */
export function tap(dice: number[], die: number): number[] {
  return dice.includes(die) ? dice.filter((other) => other !== die) : [...dice, die];
}

export function facesOf(rolled: Face[], dice: number[]): Face[] {
  const faces = dice.map((die) => rolled[die] as Face);
  return faces.sort((one, other) => FACES.indexOf(one) - FACES.indexOf(other));
}

export function rollNotation(keep: Face[]): string {
  return keep.length ? `roll keep ${keep.join(" ")}` : "roll";
}

/** The roll that keeps exactly these dice, if it is on offer. */
export function rollOf(moves: Move[], keep: Face[]): Move | undefined {
  return moves.find((move) => agrees(move, { verb: "roll", keep }));
}

/** The dice that can still be kept. */
export function litDice(moves: Move[], rolled: Face[], dice: number[]): number[] {
  return [...rolled.keys()].filter((die) => !dice.includes(die) && fits(moves, facesOf(rolled, [...dice, die])));
}

function fits(moves: Move[], faces: Face[]): boolean {
  const count = (all: readonly string[], face: Face) => all.filter((other) => other === face).length;
  return moves.some(
    ({ verb, fields }) =>
      verb === "roll" &&
      FACES.every((face) => count(faces, face) <= count(Array.isArray(fields.keep) ? fields.keep : [], face)),
  );
}

export function canRoll(moves: Move[]): boolean {
  return moves.some((move) => move.verb === "roll");
}

/** Nothing is to be decided: the one tile that can be taken. */
export function onlyTile(moves: Move[]): Move | undefined {
  return moves.length === 1 && !canRoll(moves) ? moves[0] : undefined;
}

/** P4: a die rolled alone ends the rolling. */
export function rollsLeft({ rolls, rolled }: Table): number {
  return rolls && rolled.length === 1 ? 0 : ROLLS - rolls;
}

export function countFaces({ rolled, aside }: Pick<Table, "rolled" | "aside">, face: Face): number {
  return [...rolled, ...aside].filter((other) => other === face).length;
}

// ---------------------------------------------------------------- tiles

/** The place of a row that the dice open. */
export function openPlace(moves: Move[], kind: Kind): number | null {
  const take = moves.find((move) => agrees(move, { verb: "take", kind }));
  return take ? Number(take.fields.place) : null;
}

/** How deep the tiles lie that may be taken from a rival's stack, as far as this was picked. */
export function depths(moves: Move[], picked: Picked, kind: Kind, rival: number): number[] {
  if (picked.kind !== undefined && picked.kind !== kind) return [];
  if (picked.rival !== undefined && picked.rival !== rival) return [];
  const steals = moves.filter((move) => agrees(move, { verb: "steal", kind, rival }));
  return steals.map((move) => Number(move.fields.depth));
}

export function isOffered(moves: Move[], notation: string): boolean {
  return moves.some((move) => move.notation === notation);
}

/** The tile that was chosen and is still to be confirmed. */
export function chosenMove(moves: Move[], picked: Picked): Move | undefined {
  return moves.find((move) => move.notation === picked.move);
}

export function takeNotation(kind: Kind, place: number): string {
  return `take ${kind} ${place}`;
}

export function stealNotation(kind: Kind, rival: number, depth: number): string {
  return `steal ${kind} ${"ABCDE"[rival]} ${depth}`;
}

/** Points with a true minus sign. */
export function signed(points: number): string {
  return String(points).replace("-", "−");
}
