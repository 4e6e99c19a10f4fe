/** The state of a table on this device, as its log says it is (`rooms/room.py`, `rooms/fold.py`). */
import type { Level } from "../api/types";
import { RulesMatch, type Told } from "../rules/match";
import type { Rules } from "../rules/rules";
import { type Entry, type Head, type Line, type Moved, type RulesUsed, type TableLog } from "./entries";
import type { Player } from "./newTable";

/** The log of a table does not lead to the same game by these rules. */
export class OtherRules extends Error {}

type State = "lobby" | "playing" | "over";

export class LocalRoom {
  readonly lines: Line[] = [];
  /** The events of each line. */
  readonly events: Told[][] = [];
  readonly players: (Player | null)[];
  /** The number of the entry that asked each seat for its decision. */
  readonly requests = new Map<number, number>();
  /** The last move of each seat, with the number of its entry. */
  readonly lastMoves = new Map<number, { entry: Moved; number: number }>();
  state: State = "lobby";
  ended: "won" | "agreed" | null = null;
  rematch: string | null = null;
  /** The last line has changed nothing but the game. */
  isMereMove = false;
  match: RulesMatch | null = null;

  constructor(
    readonly rules: Rules,
    readonly head: Head,
  ) {
    this.players = Array<Player | null>(head.setup.seats).fill(null);
  }

  /** The room of a log; an OtherRules if the rules are not those it was played by. */
  static of(rules: Rules, { head, lines, rules: used }: TableLog): LocalRoom {
    const room = new LocalRoom(rules, head);
    for (const line of lines) {
      room.add(line);
      if (line.table !== undefined && line.table !== room.match?.fingerprint) throw new OtherRules();
    }
    if (used && room.match && used.start !== room.match.started) throw new OtherRules();
    return room;
  }

  /** The rules of this table, for the log. */
  get rulesUsed(): RulesUsed {
    const { rules_version: version, wasm, pack } = this.rules.description;
    return { version, wasm, pack, options: this.match?.setup.options ?? {}, start: this.match?.started ?? "" };
  }

  get number(): number {
    return this.lines.length;
  }

  get at(): number {
    return this.lines.at(-1)?.at ?? this.head.created;
  }

  /** The seats that owe a decision now. */
  get deciding(): number[] {
    return this.state === "playing" ? (this.match?.waiting ?? []) : [];
  }

  /** The level of the bot on a seat; null for a person. */
  botOf(seat: number): Level | null {
    const player = this.players[seat];
    return player && "level" in player ? player.level : null;
  }

  /** The seats of the people on this device. */
  get own(): number[] {
    return [...this.players.keys()].filter((seat) => this.botOf(seat) === null && this.players[seat]);
  }

  /** The words of the players; people at one device give none. */
  get words(): string[] {
    return this.head.words ?? Array<string>(this.head.setup.seats).fill("");
  }

  /** Go on by one line. */
  add(line: Line): void {
    const waited = this.match?.waiting ?? [];
    const told = this.match?.told.length ?? 0;
    this.lines.push(line);
    this.isMereMove = false;
    this.change(line.entry);
    this.events.push(line.entry.kind === "undone" ? [] : (this.match?.told.slice(told) ?? []));
    this.renewRequests(line, waited);
  }

  private change(entry: Entry): void {
    if (entry.kind === "joined") this.players[entry.seat] = { name: entry.name };
    else if (entry.kind === "seated") this.players[entry.seat] = { level: entry.level };
    else if (entry.kind === "started") this.start();
    else if (entry.kind === "moved") this.move(entry);
    else if (entry.kind === "undone") this.match?.undo(this.match.rows.length - entry.to);
    else if (entry.kind === "ended") this.finish(entry.how);
    else this.rematch = entry.match;
  }

  private start(): void {
    const { setup, seed } = this.head;
    this.match = new RulesMatch(this.rules, { seats: setup.seats, seed, words: this.words, options: setup.options });
    this.match.bots = [...this.players.keys()].map((seat) => this.botOf(seat) ?? "");
    this.state = "playing";
  }

  private move(entry: Moved): void {
    const { match } = this;
    const move = match?.find(entry.move) ?? null;
    if (!match || move === null || match.whyNot(entry.seat, move) !== null) throw new OtherRules();
    match.play(entry.seat, move);
    this.lastMoves.set(entry.seat, { entry, number: this.number });
    this.isMereMove = !match.over;
    if (match.over) this.finish("won");
  }

  private finish(how: "won" | "agreed"): void {
    this.state = "over";
    this.ended = how;
  }

  /** The line asks each seat that newly owes a decision, and the seat that has just moved. */
  private renewRequests({ number, entry }: Line, waited: number[]): void {
    const isAnew = entry.kind === "started" || entry.kind === "undone"; // then all former requests are void
    const mover = entry.kind === "moved" ? entry.seat : null;
    const waiting = this.match?.waiting ?? [];
    for (const seat of this.players.keys()) {
      const isAsked = waiting.includes(seat) && (isAnew || !waited.includes(seat));
      if (seat === mover || isAsked) this.requests.set(seat, number);
    }
  }
}

/** Does the person of this device sit here? */
export function isOwn(room: LocalRoom, seat: number): boolean {
  return room.own.includes(seat);
}
