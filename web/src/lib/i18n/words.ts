/** What a title says in one language: the server's own Fluent messages and the page's, with the title's grammar. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Grammar, Language, Move, Part, GameEvent, Value } from "$lib/api/types";

export type Values = Record<string, FluentVariable>;

/** A piece of a text; with a thing it can be asked about. */
export interface TextPart {
  text: string;
  thing?: string;
}

// Around a name in a text: where it begins, where its thing ends, where it ends. No text of ours has such letters.
const [BEGIN, MIDDLE, END] = ["\uE000", "\uE001", "\uE002"];
const MARKED = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`);

/** The parts of a text with marks. */
function partsOf(text: string): TextPart[] {
  const pieces = text.split(MARKED);
  const parts = pieces.map((piece, i) => (i % 3 === 2 ? { text: piece, thing: pieces[i - 1] } : { text: piece }));
  return parts.filter((part, i) => i % 3 !== 1 && part.text);
}

/** A sign stays on the line of its word: blue !, 5 %, № 1, and no line begins with a dash. */
export function bindSigns(text: string): string {
  return text.replace(/ (?=[!%—…→★])|(?<=[№⌂★§]) |(?<=\d) (?=(?:мин|min|с|s)(?!\p{L}))/gu, "\u00a0");
}

/** Messages of one language; a later text may say a thing anew. */
export class Messages {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...texts: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** Is there such a message, or such an attribute of one? */
  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    return attribute ? !!this.bundle.getMessage(name)?.attributes[attribute] : this.bundle.hasMessage(name);
  }

  /** A message, or one of its attributes: `say("option-rows.help")`. */
  say(id: string, values: Values = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no words for ${id} (${this.language})`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw new Error(`${id}: ${errors[0].message}`);
    return bindSigns(text);
  }
}

type Mark = (part: Part, value: Value, text: string) => string;
const plain: Mark = (_part, _value, text) => text;

/** A title's words at one table; `names` are the players' by seat. */
export class Words extends Messages {
  constructor(
    language: Language,
    readonly grammar: Grammar,
    readonly names: string[],
    ...texts: string[]
  ) {
    super(language, ...texts);
    this.texts = texts;
  }

  private readonly texts: string[];
  /** The seat of whoever reads, which is called “you”. */
  private you: number | null = null;

  /** Say it all to the player of a seat; null: to somebody who only looks on. */
  saidTo(you: number | null): this {
    this.you = you;
    return this;
  }

  isYou(seat: number): boolean {
    return seat === this.you;
  }

  /** The same words and some more. */
  with(text: string): Words {
    return new Words(this.language, this.grammar, this.names, ...this.texts, text).saidTo(this.you);
  }

  /** A message about a player, by name; about whoever reads in its form `.you`, where it has one. */
  about(seat: number, id: string, values: Values = {}): string {
    const isYou = this.isYou(seat) && this.has(`${id}.you`);
    return this.say(isYou ? `${id}.you` : id, { name: this.names[seat] ?? "?", ...values });
  }

  /** Who has won. */
  result(winners: number[], isTeam: boolean): string {
    const names = winners.map((seat) => this.names[seat] ?? "?").join(", ");
    const isYou = winners.length === 1 && this.isYou(winners[0]!);
    const id = isTeam ? "result-team" : isYou ? "result-winner.you" : "result-winner";
    return this.say(id, { names, count: winners.length });
  }

  word(word: string): string {
    return this.say(`word-${word}`);
  }

  /** A move as a player is offered it; `numbers` are the table's, without them it is said without any. */
  move(move: Move, numbers?: Values): string {
    const id = `move-${move.verb}`;
    const values = { ...numbers, ...this.values(this.grammar.moves[move.verb] ?? [], move.fields) };
    return this.say(!numbers && this.has(`${id}.plain`) ? `${id}.plain` : id, values);
  }

  /** An event as the log tells it, or as another message does with more values. */
  event(event: GameEvent, id = this.formFor(event, `event-${event.event}`), more: Values = {}): string {
    return this.say(id, { ...this.values(this.grammar.events[event.event] ?? [], event), ...more });
  }

  /** The same in parts: players, and what the fields of `mentions` name, can be asked about. */
  eventParts(event: GameEvent, mentions: Record<string, string>): TextPart[] {
    const mark = ({ name, kind }: Part, value: Value, text: string) => {
      const thing = kind === "seat" ? `seat ${String(value)}` : mentions[name] && `${mentions[name]} ${String(value)}`;
      return thing ? `${BEGIN}${thing}${MIDDLE}${text}${END}` : text;
    };
    const id = this.formFor(event, `event-${event.event}`);
    return partsOf(this.say(id, this.values(this.grammar.events[event.event] ?? [], event, mark)));
  }

  /** The form of an event that whoever reads has brought about (`.you`), or that was done to them (`.rival`). */
  formFor(event: GameEvent, id: string): string {
    if (this.you === null) return id;
    const form = event.seat === this.you ? `${id}.you` : event.rival === this.you ? `${id}.rival` : id;
    return this.has(form) ? form : id;
  }

  /** What is called out at a moment of this event. */
  moment(name: string, event: GameEvent): string {
    return this.say(this.formFor(event, `moment-${name}`), this.values(this.grammar.events[event.event] ?? [], event));
  }

  private values(parts: Part[], fields: Record<string, Value>, mark: Mark = plain): Values {
    return Object.assign({}, ...parts.map((part) => this.value(part, fields[part.name] ?? null, mark)));
  }

  /** Seats become names, handfuls a list in words and their number; what the reader may not know is `hidden`. */
  private value(part: Part, value: Value, mark: Mark): Values {
    const { name, kind } = part;
    if (value === null) return { [name]: "hidden", [`${name}_word`]: this.word("hidden"), [`${name}_count`]: 0 };
    if (typeof value === "object") {
      return {
        [name]: value.map((word) => mark(part, word, this.word(word))).join(", "),
        [`${name}_count`]: value.length,
      };
    }
    if (kind === "seat") return { [name]: mark(part, value, this.names[Number(value)] ?? "?") };
    if (kind === "number") return { [name]: Number(value) };
    return { [name]: value, [`${name}_word`]: mark(part, value, this.word(String(value))) };
  }
}
