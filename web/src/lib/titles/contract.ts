/** What the folder of a title gives to the pages. */
import type { Component } from "svelte";
import type { Language, Move, Schemas, Value, View } from "$lib/api/types";
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

/** The paragraph behind an event: always the same, or one for each value of a field; `else` is for all others. */
export type Paragraph = string | { by: string; of: Record<string, string>; else?: string };
export type Paragraphs = Record<string, Paragraph>;

export type Moment = Schemas["Moment"];
/** Asks for a moment: after so many moves, through these eyes, with the events of the last move or of all. */
export type MomentAt = (number: number, seat: number | null, whole?: boolean) => Promise<Moment>;
/** A moment of a finished match with nothing hidden. */
export type Reveal = (seats: number, number: number, at: MomentAt) => Promise<Moment>;

/** `index.ts` of a title: its board, and what the table page and the replay need beside it. */
export interface Title<Table = Record<string, unknown>> {
  Board: Component<BoardProps<Table>>;
  /** Fluent texts of the pages for this title, by language. */
  texts: Record<Language, string>;
  prompt(view: View<Table>, moves: Move[], picked: Picked, words: Words): Prompt;
  /** Events nobody should miss, however much happens at once: they stay in sight for some seconds. */
  loud?: string[];
  /** How the scores came about, line by line, at the end. */
  account(view: View<Table>, seat: number, words: Words): { text: string; points: number }[];
  /** By kind of event. */
  paragraphs?: Paragraphs;
  reveal: Reveal;
}

export type Source = "rulebook" | "published" | "house" | "own";

/** A component of the box. */
export interface Piece {
  kind: string;
  row: Record<string, unknown>;
  source: Source;
  count: number;
}

export interface FaceProps {
  piece: Piece;
  words: Words;
}

/** In millimetres. */
export interface Size {
  width: number;
  height: number;
}

/** `pieces.ts` of a title: its components on the pages of components and on paper. */
export interface Pieces {
  Face: Component<FaceProps>;
  /** What a piece says, for those who do not see it. */
  label(piece: Piece, words: Words): string;
  /** By kind: how often the box holds what the pack names once. */
  copies?: Record<string, number>;
  /** Of a card, unless told. */
  size?: Size;
}

export interface FigureProps {
  /** A message of `figures/words.*.ftl`. */
  say: (id: string) => string;
}

/** A picture in the rules; its caption is `figure-` and its name in `figures/words.*.ftl`. */
export interface Figure {
  name: string;
  Drawing: Component<FigureProps> | Component<Record<string, never>>;
}

/** The default of `figures/index.ts` of a title: its pictures by paragraph. */
export type Figures = Record<string, Figure>;
/** `captions` of `figures/index.ts`: the texts of the pictures. */
export type Captions = Record<Language, string>;
