/** The last beats of the battle, from one move to the next; a move may be told in parts, before the table changes. */
import type { GameEvent } from "$lib/api/types";
import { beatsOf, type Beat } from "./beats";
import type { BattleView, Table } from "./choice";

export interface Told extends Beat {
  key: number;
  /** Its numbers have flown to those they are about. */
  isFlown: boolean;
}

const MOST = 3;

export class Story {
  beats = $state.raw<Told[]>([]);
  /** What was told of a move while the table is still the one before it. */
  ahead = $state.raw<readonly GameEvent[]>([]);
  private energies: number[] = [];
  /** Before the move. */
  private table?: Table;
  private seen: readonly GameEvent[] = [];
  private number = -1;
  /** What was told before this move. */
  private earlier: Told[] = [];
  /** The last key, now and before this move. */
  private last = 0;
  private before = 0;

  /** Look at the table, with what is told; the same news twice are told once. */
  see(view: BattleView, news: readonly GameEvent[]): void {
    if (view.number < this.number) this.beats = []; // moves were taken back, or are shown again
    if (news.length && news !== this.seen) this.tell(news);
    this.seen = news;
    if (view.number === this.number) return;
    this.number = view.number;
    this.ahead = [];
    this.table = view.table;
    this.energies = view.table.seats.map(({ energy }) => energy);
  }

  private tell(news: readonly GameEvent[]): void {
    if (!this.ahead.length) [this.earlier, this.before] = [this.beats, this.last];
    this.ahead = [...this.ahead, ...news];
    const flown = new Set(this.beats.filter(({ isFlown }) => isFlown).map(({ key }) => key));
    const beats = beatsOf(this.ahead, [...this.energies], this.table).map((beat, i) => ({
      ...beat,
      key: this.before + 1 + i,
    }));
    this.last = beats.at(-1)?.key ?? this.before;
    this.beats = [...this.earlier, ...beats.map((beat) => ({ ...beat, isFlown: flown.has(beat.key) }))].slice(-MOST);
  }
}
