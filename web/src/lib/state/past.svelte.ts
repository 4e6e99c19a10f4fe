/** The last moves at a table, kept to be shown again. */
import type { Schemas } from "$lib/api/types";
import type { TableUpdate } from "./moments";

type Eyes = Schemas["Eyes"];

const MOST = 100; // moves
const RECENT = 8; // for those who only look on

export class Past {
  private before: Eyes[] = [];
  private moves = $state.raw<readonly TableUpdate[]>([]);

  begin(eyes: Eyes[]): void {
    this.before = eyes;
    this.moves = [];
  }

  /** What was taken back is not shown again. */
  add(update: TableUpdate): void {
    const { kind } = update.happened;
    if (kind === "started" || kind === "undone") return this.begin(update.eyes);
    if (kind !== "moved") return;
    if (this.moves.length === MOST) this.before = this.moves[0]!.eyes;
    this.moves = [...this.moves, update].slice(-MOST);
  }

  /** A seat's last decision before others moved and all since, with the table as it was before that. */
  since(seat: number | null): { before: Eyes[]; moves: readonly TableUpdate[] } {
    const first = seat === null ? Math.max(0, this.moves.length - RECENT) : this.lastOf(seat);
    return { before: this.moves[first - 1]?.eyes ?? this.before, moves: this.moves.slice(first) };
  }

  private lastOf(seat: number): number {
    const seats = this.moves.map(({ happened }) => happened.seat);
    const others = seats.findLastIndex((mover) => mover !== seat);
    return Math.max(0, (others < 0 ? seats : seats.slice(0, others)).lastIndexOf(seat));
  }
}
