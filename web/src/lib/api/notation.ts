/** Moves <-> notation, by the title's grammar. */
import type { Grammar, Move, Part, Value } from "./types";

/** Read a move that the server offers. */
export function readMove(grammar: Grammar, notation: string): Move {
  const [verb = "", ...typed] = notation.split(" ");
  const parts = grammar.moves[verb];
  if (!parts) throw new Error(`${notation}: no such move`);
  const fields = Object.fromEntries(parts.map((part) => [part.name, take(part, typed)]));
  if (typed.length) throw new Error(`${notation}: ${typed.join(" ")} is too much`);
  return { verb, fields, notation };
}

function take(part: Part, typed: string[]): Value {
  if (part.kind === "handful") return takeHandful(part, typed);
  for (let words = typed.length; words > 0; words--) {
    const found = part.spelled[typed.slice(0, words).join(" ")];
    if (found !== undefined) {
      typed.splice(0, words);
      return part.kind === "word" ? found : Number(found);
    }
  }
  throw new Error(`${part.name}: nothing fits ${typed.join(" ")}`);
}

function takeHandful(part: Part, typed: string[]): string[] {
  if (typed[0] !== part.name) return [];
  typed.shift();
  const end = typed.findIndex((word) => !(word in part.spelled));
  return typed.splice(0, end < 0 ? typed.length : end);
}

/** Do the fields agree with what has been picked so far? Handfuls are compared as bags. */
export function agrees(move: Move, picked: Record<string, Value>): boolean {
  return Object.entries(picked).every(([name, value]) => same(name === "verb" ? move.verb : move.fields[name], value));
}

function same(one: Value | undefined, other: Value): boolean {
  return bag(one ?? null) === bag(other);
}

function bag(value: Value): string {
  return Array.isArray(value) ? [...value].sort().join(" ") : String(value);
}
