/** What the boards' tests share: a title's words with the fixtures' grammar, and the moves of a view. */
import { readFileSync } from "node:fs";
import { readMove } from "../notation";
import type { AnyView, Grammar, Language, Move } from "../types";
import { Words } from "../words";

export function wordsOf(grammar: Grammar, language: Language): Words {
  const texts = [
    `../src/herotable/games/${grammar.title}/words.${language}.ftl`,
    `src/lib/boards/${grammar.title}/words.${language}.ftl`,
  ].map((path) => readFileSync(path, "utf8"));
  return new Words(language, grammar, ["Ann", "Ben", "Cleo"], ...texts);
}

export function movesOf(grammar: Grammar, view: Pick<AnyView, "legal">): Move[] {
  return view.legal.map((notation) => readMove(grammar, notation));
}
