/** Loading a save: it is played again from its seed, and every table on the way is checked, as in `engine/save.py`. */
import { BadJson, readJson } from "./json";
import { commitmentOf } from "./keys";
import { Forbidden, RulesMatch } from "./match";
import type { Rules } from "./rules";
import { FORMAT, LETTERS, type Save, sealOf } from "./save";

const TEXTS = ["title", "pack", "commitment", "start", "seal"] as const;
const NUMBERS = ["rules_version", "seats"] as const;
const OTHERS = ["herotable", "options", "seed", "words", "bots", "moves"];
const PRINTABLE = /^(?:[^\p{C}\p{Z}]| )*$/u;

/** Where in a save something is wrong. */
export interface SavePlace {
  move?: number;
  line?: number;
  column?: number;
  key?: string;
}

/** What is wrong with a save: the id of the message that Python has for it, and the place. */
export class BadSave extends Error {
  constructor(
    readonly code: string,
    readonly place: SavePlace = {},
  ) {
    super(place.move === undefined ? code : `move ${place.move}: ${code}`);
  }

  /** The number of the move that is wrong, if it is one. */
  get move(): number | null {
    return this.place.move ?? null;
  }
}

/** The data of a save, whose title then says which rules to load. */
export function readSave(text: string): Save {
  const data = parsed(text);
  if (data.herotable !== FORMAT) throw new BadSave("save-format");
  const known: readonly string[] = [...TEXTS, ...NUMBERS, ...OTHERS];
  const missing = known.find((key) => !(key in data) && key !== "bots");
  if (missing !== undefined) throw new BadSave("save-key-missing", { key: missing });
  const unknown = Object.keys(data).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new BadSave("save-key-unknown", { key: unknown });
  const wrong = findWrong(data);
  if (wrong !== undefined) throw new BadSave("expected", { key: wrong });
  return data as unknown as Save;
}

/** The match of a save. */
export function load(rules: Rules, data: Save): RulesMatch {
  const { description } = rules;
  if (data.title !== description.title) throw new BadSave("title");
  if (data.rules_version !== description.rules_version) throw new BadSave("other-rules-version");
  if (data.pack !== description.pack) throw new BadSave("other-pack");
  const match = begun(rules, data);
  data.moves.forEach((row, i) => replay(match, row, i + 1));
  const { seal, ...sealed } = data;
  if (seal !== sealOf(sealed)) throw new BadSave("broken-seal");
  return match;
}

function begun(rules: Rules, { seed, commitment, seats, options, words, bots, start }: Save): RulesMatch {
  if (seed === null) throw new BadSave("secret-seed");
  if (commitmentOf(seed) !== commitment) throw new BadSave("other-seed");
  if (![seed, ...words].every((word) => PRINTABLE.test(word))) throw new BadSave("unprintable");
  if (!fits(rules, seats, options)) throw new BadSave("options");
  const match = new RulesMatch(rules, { seats, options, seed, words });
  match.bots = bots ?? [];
  if (match.started !== start) throw new BadSave("other-start");
  return match;
}

/** Can the title be played by so many with these options? */
function fits(rules: Rules, seats: number, options: Save["options"]): boolean {
  const known = rules.description.options;
  const isFit = ([name, choice]: [string, unknown]) => {
    const option = known.find((one) => one.name === name);
    return option?.fits[option.choices.findIndex((one) => one === choice)]?.includes(seats) ?? false;
  };
  return rules.description.seats.includes(seats) && Object.entries(options).every(isFit);
}

function replay(match: RulesMatch, row: unknown, number: number): void {
  if (!Array.isArray(row) || row.length !== 3 || !isTexts(row)) throw new BadSave("save-row", { move: number });
  const [letter = "", notation = "", table] = row;
  const seat = LETTERS.slice(0, match.setup.seats).indexOf(letter);
  if (seat < 0 || letter.length !== 1) throw new BadSave("save-seat", { move: number });
  const move = match.find(notation);
  if (move === null) throw new BadSave("move-unreadable", { move: number });
  try {
    match.play(seat, move);
  } catch (error) {
    throw error instanceof Forbidden ? new BadSave("refused", { move: number }) : error;
  }
  if (match.fingerprint !== table) throw new BadSave("other-table", { move: number });
}

function parsed(text: string): Record<string, unknown> {
  const plain = text.replace(/^\ufeff/, "");
  if (!/^\s*(\{|$)/.test(plain)) throw new BadSave("no-save"); // one that was cut short begins as one
  const data = readTable(plain);
  if (!isTable(data) || !Number.isInteger(data.herotable)) throw new BadSave("no-save");
  return data;
}

function readTable(text: string): unknown {
  try {
    return readJson(text);
  } catch (error) {
    if (!(error instanceof BadJson)) throw error;
    const { code, line, column, key } = error;
    throw new BadSave(code, { line, column, key });
  }
}

/** The key whose value cannot stand there. */
function findWrong(data: Record<string, unknown>): string | undefined {
  const checks: Record<string, (value: unknown) => boolean> = {
    ...Object.fromEntries(TEXTS.map((key) => [key, isText])),
    ...Object.fromEntries(NUMBERS.map((key) => [key, isWhole])),
    options: isTable,
    seed: (value) => value === null || isText(value),
    words: isTexts,
    bots: (value) => value === undefined || areBots(value, data.seats),
    moves: Array.isArray,
  };
  return Object.keys(checks).find((key) => !checks[key]?.(data[key]));
}

function areBots(value: unknown, seats: unknown): boolean {
  return isTexts(value) && (!value.length || (value.length === seats && value.every((bot) => PRINTABLE.test(bot))));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isWhole(value: unknown): boolean {
  return Number.isInteger(value);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
