/** What is lit, picked and asked on the table of POW!, from the moves on offer and what was picked of them. */
import type { Picked, Prompt } from "$lib/titles/contract";
import { agrees } from "$lib/api/notation";
import type { Move, Schemas, View } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";

export type Table = Schemas["PowTable"];
export type Face = Table["rolled"][number];
export type Kind = keyof Table["rows"];

export const KINDS: Kind[] = ["hero", "villain"];
export const FACES: Face[] = ["shield", "skull", "blue", "orange"];
/** The face that points at a tile of each kind, and the one that calls it from a rival. */
export const SYMBOL: Record<Kind, Face> = { hero: "shield", villain: "skull" };
export const CALL: Record<Kind, Face> = { hero: "blue", villain: "orange" };
export const DICE = 5;
export const ROLLS = 3;

// ---------------------------------------------------------------- dice

/** The faces picked to be set aside. */
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

/** The roll that sets exactly these dice aside, if it is on offer. */
export function rollOf(moves: Move[], keep: Face[]): Move | undefined {
  return moves.find((move) => agrees(move, { verb: "roll", keep }));
}

/** The dice that can still be set aside; they light up where there is nothing to do but roll on. */
export function litDice(moves: Move[], rolled: Face[], dice: number[]): number[] {
  if (moves.some((move) => move.verb !== "roll")) return [];
  return [...rolled.keys()].filter((die) => !dice.includes(die) && fits(moves, facesOf(rolled, [...dice, die])));
}

function fits(moves: Move[], faces: Face[]): boolean {
  const count = (all: readonly string[], face: Face) => all.filter((other) => other === face).length;
  return moves.some(({ fields }) =>
    FACES.every((face) => count(faces, face) <= count(Array.isArray(fields.keep) ? fields.keep : [], face)),
  );
}

export function canRoll(moves: Move[]): boolean {
  return moves.some((move) => move.verb === "roll");
}

// ---------------------------------------------------------------- tiles

/** The place of a row that the dice open. */
export function openPlace(moves: Move[], kind: Kind): number | null {
  const take = moves.find((move) => agrees(move, { verb: "take", kind }));
  return take ? Number(take.fields.place) : null;
}

/** The place that the dice set aside point at by themselves; nothing while none is picked. */
export function ghostPlace(table: Table, keep: Face[], kind: Kind): number | null {
  const place = [...table.aside, ...keep].filter((face) => face === SYMBOL[kind]).length;
  return keep.length && place && place <= table.rows[kind].length ? place : null;
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

// ---------------------------------------------------------------- what is asked

export function prompt(view: View<Table>, moves: Move[], picked: Picked, words: Words): Prompt {
  const move = chosenMove(moves, picked);
  if (move) return promptChosen(view.table, move, picked, words);
  if (typeof picked.kind === "string") return promptSteal(picked, words);
  const keep = kept(picked);
  return keep.length ? promptKeep(view.table, moves, keep, words) : promptTiles(view.table, moves, words);
}

/** A tile is chosen: it is asked for once more, and can be put back. */
function promptChosen(table: Table, move: Move, picked: Picked, words: Words): Prompt {
  const before = typeof picked.kind === "string" ? (promptSteal(picked, words).chosen ?? []) : [];
  const text = before.length
    ? words.say("pow-depth", { depth: Number(move.fields.depth) })
    : tileText(table, move, words);
  return {
    say: "pow-take-this",
    chosen: [...before, { field: "move", text }],
    buttons: [{ move, text: words.say("pow-take-it"), primary: true }],
  };
}

function tileText(table: Table, move: Move, words: Words): string {
  const kind = move.fields.kind as Kind;
  if (move.verb === "steal") {
    return words.say(`pow-tile-of-rival-${kind}`, { name: words.names[Number(move.fields.rival)] ?? "?" });
  }
  const place = Number(move.fields.place);
  return words.say(`pow-tile-${kind}`, { place, points: signed(table.rows[kind][place - 1] ?? 0) });
}

function promptSteal(picked: Picked, words: Words): Prompt {
  const kind = String(picked.kind);
  const chosen = [{ field: "kind", text: words.say(`pow-steal-${kind}`) }];
  if (picked.rival === undefined) return { say: "pow-which-rival", chosen };
  const name = words.names[Number(picked.rival)] ?? "?";
  return { say: "pow-which-depth", values: { name }, chosen: [...chosen, { field: "rival", text: name }] };
}

function promptKeep(table: Table, moves: Move[], keep: Face[], words: Words): Prompt {
  const text = words.say("pow-keep", { faces: keep.map((face) => words.word(face)).join(", ") });
  const move = rollOf(moves, keep);
  if (!move) return { say: "pow-leave-one", chosen: [{ field: "keep", text }] };
  const button = { move, text: words.say("pow-roll", { dice: table.rolled.length - keep.length }), primary: true };
  return { say: "pow-roll-on", chosen: [{ field: "keep", text }], buttons: [button] };
}

function promptTiles(table: Table, moves: Move[], words: Words): Prompt {
  const first = rollOf(moves, []);
  if (first) return { say: "pow-begin", buttons: [{ move: first, text: words.say("pow-roll-all"), primary: true }] };
  const ends = moves.filter((move) => move.verb === "take" || move.verb === "forfeit");
  const steals = moves.some((move) => move.verb === "steal");
  const primary = ends.length === 1 && !steals && !canRoll(moves);
  const buttons = ends.map((move) => ({ move, text: endText(table, move, words), primary }));
  return { say: asked(moves, steals), buttons };
}

function endText(table: Table, move: Move, words: Words): string {
  if (move.verb === "forfeit") return words.say("pow-forfeit");
  const kind = move.fields.kind as Kind;
  const points = table.rows[kind][Number(move.fields.place) - 1] ?? 0;
  return words.say(`pow-take-${kind}`, { points: signed(points), place: Number(move.fields.place) });
}

function asked(moves: Move[], steals: boolean): string {
  const nothing = moves.some((move) => move.verb === "forfeit");
  if (canRoll(moves)) return nothing ? "pow-nothing-yet" : steals ? "pow-choose-steal" : "pow-choose";
  return nothing ? "pow-nothing" : steals ? "pow-take-steal" : "pow-take";
}

/** Points with a true minus sign. */
export function signed(points: number): string {
  return String(points).replace("-", "−");
}
