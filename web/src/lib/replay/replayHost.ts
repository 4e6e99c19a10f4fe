/** What the worker of a replay does: finds the table or reads the save, plays it by the rules, and shows its moments. */
import type { Schemas } from "../api/types";
import { type RulesAddress, type RulesFiles } from "../local/fetchFiles";
import type { TableLog } from "../local/entries";
import type { Kept } from "../local/kept";
import { LocalRoom } from "../local/localRoom";
import { BadSave, load, readSave } from "../rules/load";
import { type MatchSetup, RulesMatch } from "../rules/match";
import { Rules } from "../rules/rules";
import { save } from "../rules/save";
import { replayOfSave, replayOfTable } from "./hereReplay";
import { MatchMoments } from "./matchMoments";
import { type Chronicle, type Replay, allEyes } from "./replay";

export type Addresses = Record<string, RulesAddress>;
/** What is asked: the replay of a table, of a save or of a server's match first, then what happened in it. `unkept` is the
 * log of a table that the browser does not keep: only its page has it. */
export type Asked =
  | { ask: "table"; table: string; unkept: TableLog | null; rules: Addresses }
  | { ask: "file"; text: string; rules: Addresses }
  | { ask: "match"; match: Schemas["MatchReplay"]; blank: string | null; rules: Addresses }
  | { ask: "chronicle" }
  | { ask: "moment"; number: number; seat: number | null; whole: boolean }
  | { ask: "save" };
type AskedTable = Extract<Asked, { ask: "table" }>;
export type ToReplay = { id: number } & Asked;
export type FromReplay = { id: number; answer: unknown } | { id: number; code: string; message: string };

export interface Surroundings {
  kept: Pick<Kept, "read">;
  fetchFiles: (address: RulesAddress) => Promise<RulesFiles>;
}

/** Why there is no replay. */
class NoReplay extends Error {
  constructor(
    readonly code: string,
    message = code,
  ) {
    super(message);
  }
}

export class ReplayHost {
  private shown: { replay: Replay; moments: MatchMoments } | null = null;

  constructor(private around: Surroundings) {}

  async answer({ id, ...asked }: ToReplay): Promise<FromReplay> {
    try {
      return { id, answer: await this.find(asked) };
    } catch (error) {
      const code = error instanceof NoReplay ? error.code : "failed";
      return { id, code, message: error instanceof Error ? error.message : String(error) };
    }
  }

  private async find(asked: Asked): Promise<unknown> {
    if (asked.ask === "table") return this.openTable(asked);
    if (asked.ask === "file") return this.openFile(asked.text, asked.rules);
    if (asked.ask === "match") return this.openMatch(asked.match, asked.blank, asked.rules);
    if (!this.shown) throw new NoReplay("no-such-match");
    if (asked.ask === "chronicle") return this.chronicle();
    return asked.ask === "save" ? this.save() : this.moment(asked.number, asked.seat, asked.whole);
  }

  private async openTable({ table, unkept, rules: addresses }: AskedTable): Promise<Replay> {
    const log = unkept ?? (await this.around.kept.read(table));
    if (!log) throw new NoReplay("no-such-match");
    const rules = await this.rules(log.head.setup.title, addresses);
    const room = attempt(() => LocalRoom.of(rules, log), "other-rules");
    if (!room.match) throw new NoReplay("never-begun");
    this.shown = { replay: replayOfTable(room), moments: new MatchMoments(room.match) };
    return this.shown.replay;
  }

  private async openFile(text: string, addresses: Addresses): Promise<Replay> {
    const data = attempt(() => readSave(text), "file-none");
    const rules = await this.rules(data.title, addresses);
    const match = attempt(() => load(rules, data), "file-none");
    this.shown = { replay: replayOfSave(match, "file"), moments: new MatchMoments(match) };
    return this.shown.replay;
  }

  /** A finished match of a server, which these rules play again. */
  private async openMatch(told: Schemas["MatchReplay"], blank: string | null, addresses: Addresses): Promise<Replay> {
    const { title, seats, options } = told.setup;
    const rules = await this.rules(title, addresses);
    const again = () => playedAgain(rules, told, { seats, options, seed: told.seed, words: told.words, blank });
    this.shown = {
      replay: { ...told, eyes: allEyes(seats) },
      moments: new MatchMoments(attempt(again, "other-rules")),
    };
    return this.shown.replay;
  }

  private async rules(title: string, addresses: Addresses): Promise<Rules> {
    const address = addresses[title];
    if (!address) throw new NoReplay("no-such-title");
    const { description, code } = await this.around.fetchFiles(address);
    return Rules.load(description, code);
  }

  /** Of a game that is still played nothing is shown that its reader may not know. */
  private moment(number: number, seat: number | null, whole: boolean): unknown {
    if (!this.shown?.replay.eyes.includes(seat)) throw new NoReplay("not-over");
    return this.shown.moments.at(number, seat, whole);
  }

  private chronicle(): Chronicle {
    if (!this.shown || this.shown.replay.ended === "running") throw new NoReplay("not-over");
    return this.shown.moments.chronicle();
  }

  private save(): string {
    if (!this.shown || this.shown.replay.ended === "running") throw new NoReplay("not-over");
    return save(this.shown.moments.match);
  }
}

function playedAgain(rules: Rules, told: Schemas["MatchReplay"], setup: MatchSetup): RulesMatch {
  if (told.rules_version !== rules.description.rules_version) throw new Error(`rules ${told.rules_version}`);
  const match = new RulesMatch(rules, setup);
  for (const { seat, move } of told.moves) match.play(seat, match.find(move) ?? -1);
  if (told.players.some(({ seat, won }) => won !== match.winners.includes(seat))) throw new Error("another winner");
  return match;
}

/** What is made, or the problem that it cannot be. */
function attempt<Thing>(make: () => Thing, code: string): Thing {
  try {
    return make();
  } catch (error) {
    throw error instanceof BadSave ? badSave(error) : new NoReplay(code, String(error));
  }
}

/** By Python's message: the pages' own for what is wrong with a save; all others mean that it is none. */
const SAVE_CODES: Record<string, string> = {
  "other-rules-version": "file-version",
  "other-pack": "file-pack",
  "secret-seed": "file-secret",
  "other-seed": "file-seed",
  "other-start": "file-seed",
  "broken-seal": "file-seal",
};

/** The message is the number of the move at which the save is wrong. */
function badSave({ code, move }: BadSave): NoReplay {
  if (move !== null) return new NoReplay("file-move", String(move));
  return new NoReplay(SAVE_CODES[code] ?? "file-none");
}
