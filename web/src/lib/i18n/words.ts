/** What a title says in one language: the server's own Fluent messages and the page's, with the title's grammar. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Grammar, Language, Move, Part, GameEvent, Value } from "$lib/api/types";

export type Values = Record<string, FluentVariable>;

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

/** A title's words at one table; `names` are the players' by seat. */
export class Words extends Messages {
  constructor(
    language: Language,
    readonly grammar: Grammar,
    readonly names: string[],
    ...texts: string[]
  ) {
    super(language, ...texts);
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

  /** An event as the log tells it. */
  event(event: GameEvent): string {
    return this.say(`event-${event.event}`, this.values(this.grammar.events[event.event] ?? [], event));
  }

  private values(parts: Part[], fields: Record<string, Value>): Values {
    return Object.assign({}, ...parts.map((part) => this.value(part, fields[part.name] ?? null)));
  }

  /** Seats become names, handfuls a list in words and their number; what the reader may not know is `hidden`. */
  private value({ name, kind }: Part, value: Value): Values {
    if (value === null) return { [name]: "hidden", [`${name}_word`]: this.word("hidden"), [`${name}_count`]: 0 };
    if (typeof value === "object") {
      return { [name]: value.map((word) => this.word(word)).join(", "), [`${name}_count`]: value.length };
    }
    if (kind === "seat") return { [name]: this.names[Number(value)] ?? "?" };
    if (kind === "number") return { [name]: Number(value) };
    return { [name]: value, [`${name}_word`]: this.word(String(value)) };
  }
}
