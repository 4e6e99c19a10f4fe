/** What the folder of a title gives to the pages. */
import type { Component } from "svelte";
import type { GameEvent, Language, Move, Schemas, Value, View } from "$lib/api/types";
import type { Values, Words } from "$lib/i18n/words";
import type { MomentKind, ShownMoment } from "$lib/state/moments";
import type { NamedNumber } from "$lib/ui/inspect/numbers";

/** What has been chosen of a move so far: fields, and `verb`. Boards write into it; Esc and ✕ take the last away. */
export type Picked = Record<string, Value>;

/** The decision in the bubble at the bottom. */
export interface Prompt {
  /** The message of the title's page words that says what is to be decided. */
  say: string;
  values?: Values;
  /** What would go wrong with what was picked: the bubble asks whether it is meant. */
  warning?: string;
  /** What was picked so far, as moves of the same bubble: each is shown with a ✕ that takes it back. */
  chosen?: { field: string; text: string }[];
  /** What has to be done first: it stands, pale, where the primary button will be. */
  wanted?: string;
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
  /** What the last move brought about, as this seat saw it. */
  news?: GameEvent[];
  /** The moment at which the table stops now. */
  moment?: ShownMoment | null;
}

/** The default of `moments.ts` of a title: the events that matter, in one list. */
export type { MomentKind, ShownMoment } from "$lib/state/moments";

/** The paragraph behind an event: always the same, or one for each value of a field; `else` is for all others. */
export type Paragraph = string | { by: string; of: Record<string, string>; else?: string };
export type Paragraphs = Record<string, Paragraph>;

export type Moment = Schemas["Moment"];
/** Asks for a moment: after so many moves, through these eyes, with the events of the last move or of all. */
export type MomentAt = (number: number, seat: number | null, whole?: boolean) => Promise<Moment>;
/** A moment of a finished match with nothing hidden. */
export type Reveal = (seats: number, number: number, at: MomentAt) => Promise<Moment>;

/** A part of a score. */
export interface Line {
  text: string;
  points: number;
}

export interface Places<Table> {
  event(event: GameEvent, view: View<Table>): GameEvent;
  /** A move that this seat has made. */
  move(move: Move, by: number, view: View<Table>): Move;
}

/** `index.ts` of a title: its board, and what the table page and the replay need beside it. */
export interface Title<Table = Record<string, unknown>> {
  Board: Component<BoardProps<Table>>;
  /** Fluent texts of the pages for this title, by language. */
  texts: Record<Language, string>;
  prompt(view: View<Table>, moves: Move[], picked: Picked, words: Words, pack: BoardProps<Table>["pack"]): Prompt;
  /** Events that are stopped at or heard; those that are called out stay in the bubble for some seconds. */
  moments?: MomentKind[];
  /** Events that say nothing to those from whom a part of them is hidden: the log leaves them out. */
  quiet?: string[];
  /** How the scores came about, line by line, at the end; null while the rules that it asks are not here. */
  account(view: View<Table>, seat: number, words: Words): Line[] | null;
  /** By kind of event. */
  paragraphs?: Paragraphs;
  /** Fields of events that name things, and of which kind these are: in the log they can be asked about. */
  mentions?: Record<string, string>;
  /** Where each seat counts places from its own side: events and moves with those that the board of these eyes prints. */
  places?: Places<Table>;
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
  /** The name of a piece for the inspector, as in `data-inspect`. */
  thing?(piece: Piece): string;
  /** By kind: how often the box holds what the pack names once. */
  copies?: Record<string, number>;
  /** Of a card, unless told. */
  size?: Size;
}

/** The default of `art/index.ts` of a title: drawings of its components. */
export type { Art } from "$lib/faces/art";

/** The default of `art/icons.ts` of a title: the icons that stood for what is drawn, by kind, and by name where they differ. */
export type Icons = Record<string, Component | Record<string, Component>>;

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

/** What the inspector looks at: a table as a seat sees it, or only the box on pages without a table. */
export interface Scene<Table = Record<string, unknown>> {
  words: Words;
  view: View<Table> | null;
  /** The seat whose eyes these are; null for spectators, TV and pages without a table. */
  seat: number | null;
  /** The moves this seat may make now, and what was picked of one. */
  moves: Move[];
  picked: Picked;
  pack: BoardProps<Table>["pack"];
}

/** A picture with its proportions. */
export interface Picture {
  Face: Component<any>;
  props: Record<string, unknown>;
  size?: Size;
}

/** What can be told about a thing. */
export interface Explanation {
  name: string;
  face?: Picture;
  /** Its own words. */
  text: string;
  numbers?: NamedNumber[];
  /** What it does or means at this moment, a sentence each. */
  now?: string[];
  /** The move that a tap on it makes now, in notation: when it is not allowed, the inspector says why. */
  move?: string;
  /** Its paragraph, which is told too unless it is a table that `text` is a row of. */
  rule?: string;
  isRowOfRule?: boolean;
  source?: Source;
}

/** Tells about a thing of one kind; null if there is no such thing. `rest` is what follows the kind in its name. */
export type Describe<Table> = (rest: string[], scene: Scene<Table>) => Explanation | null;

/**
 * The default of `inspect/index.ts` of a title: what can be asked about, by kind. A board names the thing in the
 * attribute `data-inspect`, its kind first: `data-inspect="tile hero 3"`.
 */
export interface Inspect<Table = Record<string, unknown>> {
  things: Record<string, Describe<Table>>;
  /** Texts of the inspector alone, by language; they come with it. */
  texts: Record<Language, string>;
}

/** Events of these kinds; with `where` only those whose fields have one of the values. */
export interface EventPattern {
  of: string[];
  where?: Record<string, Value[]>;
}

/** A row of a match's statistics; `statistic-` and its name in `story/words.*.ftl` says what it counts. */
export interface Statistic extends EventPattern {
  name: string;
  /** The field that says whose it is; unless told, `seat`. */
  seat?: string;
  /** The field that is added up; unless told, the events are counted. */
  adds?: string;
  /** Nobody is proud of it: the most is not marked. */
  isLoss?: boolean;
}

/** The panels of a story. */
export type StoryPart = "beginning" | "turn" | "end";

/** Events worth a panel; `story-` and their kind in `story/words.*.ftl` tells one, its attribute `shout` is lettered. */
export interface Episode extends EventPattern {
  /** How much it counts beside others. */
  weight: number;
  /** The panels that it may stand in; unless told, all. */
  only?: StoryPart[];
}

/** A component that is drawn, by its kind and name in `art/index.ts`. */
export interface Drawn {
  kind: string;
  name: string;
}

/** The default of `story/index.ts` of a title: how a match is told when it is over, and what is counted. */
export interface Story<Table = Record<string, unknown>> {
  /** Texts of the story and of the statistics alone, by language. */
  texts: Record<Language, string>;
  episodes: Episode[];
  /** Kinds of event after which the points may stand otherwise. */
  scoring: string[];
  /** What an event shows; the tables before and after its move lie open. */
  picture(event: GameEvent, before: Table, after: Table): Drawn[];
  /** What its text needs beside the fields of the event and how the points stood. */
  values?(event: GameEvent, before: Table): Values;
  /** What stands for the winner on the cover; the last table lies open. */
  hero(last: Table, seat: number): Drawn | null;
  statistics: Statistic[];
  /** What no single event says, as events of other kinds, for the statistics. */
  derive?(events: readonly GameEvent[]): GameEvent[];
  /** Further rows by name: the number of each seat, read off the last table; null while the rules are not here. */
  atEnd?: Record<string, (view: View<Table>) => number[] | null>;
}
