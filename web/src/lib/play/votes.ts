/** What the players at a table are asked: may a move be taken back, shall the game pause, or end here? */
import type { Room, Schemas, SeatView } from "$lib/api/types";

type Vote = Schemas["Vote"];

export interface Question {
  kind: "undo" | "pause" | "end";
  vote: Vote;
  /** Whoever reads has still to answer. */
  asksMe: boolean;
}

/** The seat with which this person answers: the first they play themselves. */
export function voterOf(room: Room): number | null {
  return room.seats.find((seat) => seat.mine && !seat.replaced)?.seat ?? null;
}

/** Seconds that a table without a clock waits for a decision, as the server has it; then a bot may play on. */
export const PATIENCE = 300;

/** Those for whom the others may let a bot play: they are away, or have decided nothing for long. */
export function replaceableAt(room: Room, waiting: readonly number[], waited: number): SeatView[] {
  const isSilent = ({ seat }: SeatView) => !room.setup.clock && waiting.includes(seat) && waited > PATIENCE;
  const isPerson = (seat: SeatView) => seat.kind === "person" && !seat.mine && !seat.replaced;
  return room.seats.filter((seat) => isPerson(seat) && (!seat.here || isSilent(seat)));
}

/** May the win be claimed: does everybody else keep the table waiting? Bots of the table do not count. */
export function isClaimable(room: Room, waiting: readonly number[], waited: number): boolean {
  const others = room.seats.filter((seat) => seat.kind === "person" && !seat.mine);
  const replaceable = replaceableAt(room, waiting, waited);
  return others.length > 0 && others.every((seat) => (seat.replaced ? !seat.here : replaceable.includes(seat)));
}

export function questionsAt(room: Room): Question[] {
  const voter = voterOf(room);
  const asksMe = (vote: Vote) => voter !== null && !room.seats[vote.seat]?.mine && !vote.yes.includes(voter);
  const votes = [
    { kind: "undo" as const, vote: room.undo },
    { kind: "pause" as const, vote: room.pause },
    { kind: "end" as const, vote: room.end },
  ];
  return votes.flatMap(({ kind, vote }) => (vote ? [{ kind, vote, asksMe: asksMe(vote) }] : []));
}
