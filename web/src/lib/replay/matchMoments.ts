/** Every moment of a match that the rules have played: its tables are kept, so that any of them can be seen at once. */
import type { GameEvent, Schemas } from "../api/types";
import { RulesMatch } from "../rules/match";
import type { Chronicle } from "./replay";

export class MatchMoments {
  private tables: Uint8Array[] = [];
  /** How many events had been told after so many moves. */
  private told: number[] = [];

  constructor(readonly match: RulesMatch) {
    const again = new RulesMatch(match.rules, match.setup);
    this.note(again);
    for (const { seat, move } of match.rows) {
      again.play(seat, move);
      this.note(again);
    }
  }

  /** What a seat (null: a spectator) saw after so many moves, with the events of the last of them or of all. */
  at(number: number, seat: number | null, whole: boolean): Schemas["Moment"] {
    const match = this.after(number);
    const events = match.events(seat, whole ? 0 : (this.told[number - 1] ?? 0));
    const eyes = { seat, view: match.view(seat), events, request: null, entries: [] };
    return { number, moves: this.match.rows.length, eyes: eyes as unknown as Schemas["Eyes"] };
  }

  /** What the set-up and each move have brought about, with nothing hidden. */
  chronicle(): Chronicle {
    return this.told.map((end, number) => this.openEvents(this.told[number - 1] ?? 0, end));
  }

  private openEvents(since: number, end: number): GameEvent[] {
    return this.match.told.slice(since, end).map((told) => this.match.read(told, witnessOf(told.to)));
  }

  private after(number: number): RulesMatch {
    const table = this.tables[number];
    if (!table) throw new RangeError(`no move ${number}`);
    const match = this.match.copy();
    match.table = table.slice();
    match.rows.length = number;
    match.told.length = this.told[number] ?? 0;
    return match;
  }

  private note({ table, told }: RulesMatch): void {
    this.tables.push(table.slice());
    this.told.push(told.length);
  }
}

/** The first seat that may see all of an event. */
function witnessOf(to: number): number | null {
  const seat = 31 - Math.clz32(to & -to);
  return seat < 0 ? null : seat;
}
