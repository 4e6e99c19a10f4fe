/** What the players at a table are asked: may a move be taken back, shall the game end here? */
import type { Room, Schemas } from "$lib/api/types";

type Vote = Schemas["Vote"];

export interface Question {
  kind: "undo" | "end";
  vote: Vote;
  /** Whoever reads has still to answer. */
  asksMe: boolean;
}

/** The seat with which this person answers: the first they play themselves. */
export function voterOf(room: Room): number | null {
  return room.seats.find((seat) => seat.mine && !seat.replaced)?.seat ?? null;
}

export function questionsAt(room: Room): Question[] {
  const voter = voterOf(room);
  const asksMe = (vote: Vote) => voter !== null && !room.seats[vote.seat]?.mine && !vote.yes.includes(voter);
  const votes = [
    { kind: "undo" as const, vote: room.undo },
    { kind: "end" as const, vote: room.end },
  ];
  return votes.flatMap(({ kind, vote }) => (vote ? [{ kind, vote, asksMe: asksMe(vote) }] : []));
}
