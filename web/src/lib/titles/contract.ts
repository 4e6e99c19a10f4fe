/** What a title gives to the table page: a board that draws the view, and what is being decided. */
import type { Component } from "svelte";
import type { Move, Value, View } from "$lib/api/types";
import type { Values, Words } from "$lib/i18n/words";

/** What has been chosen of a move so far: fields, and `verb`. Boards write into it; Esc and ✕ take the last away. */
export type Picked = Record<string, Value>;

/** The decision in the bubble at the bottom. */
export interface Prompt {
  /** The message of the title's page words that says what is to be decided. */
  say: string;
  values?: Values;
  /** What was picked so far, as moves of the same bubble: each is shown with a ✕ that takes it back. */
  chosen?: { field: string; text: string }[];
  /** Moves offered as buttons; the first primary one is what Space and Enter play. */
  buttons?: { move: Move; text: string; primary?: boolean }[];
}

export interface BoardProps<Table> {
  view: View<Table>;
  words: Words;
  /** The seat whose eyes these are; null for spectators and TV. */
  seat: number | null;
  /** The moves this seat may make now; none when others decide. */
  moves: Move[];
  picked: Picked;
  /** Choose another part of the move; a move that is complete and the only one left is not played by itself. */
  pick: (picked: Picked) => void;
  /** Send a move; one that is not allowed is answered with a bubble at `at` with the reason and its paragraph. */
  play: (notation: string, at?: Element) => void;
  /** Components of the match's own pack by kind, each with its `source`. */
  pack: Record<string, Record<string, unknown>[]>;
}

export interface Title<Table = Record<string, unknown>> {
  Board: Component<BoardProps<Table>>;
  /** Fluent texts of the page for this title, by language. */
  texts: { en: string; ru: string };
  prompt(view: View<Table>, moves: Move[], picked: Picked, words: Words): Prompt;
  /** Events nobody should miss, however much happens at once: they stay in sight for some seconds. */
  loud?: string[];
  /** How the scores came about, line by line, at the end. */
  account(view: View<Table>, seat: number, words: Words): { text: string; points: number }[];
}
