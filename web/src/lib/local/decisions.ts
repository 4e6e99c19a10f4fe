/** The entry that an action becomes, or why not: the server's decisions (`rooms/decisions.py`, `rooms/votes.py`). */
import type { Schemas } from "../api/types";
import type { Entry, Moved } from "./entries";
import { isHarmless } from "./undoSafety";
import { type LocalRoom, isOwn } from "./localRoom";

export type Action = Schemas["Request"]["action"];
type Undo = Extract<Action, { do: "undo" }>;

/** An action that is not accepted; nothing has changed. `code` is the server's word for it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null = null,
  ) {
    super(code);
  }
}

/** The number of the entry that an action has made already, or the entry that it becomes; a Refusal says why not. */
export function decide(room: LocalRoom, action: Action, newMatch: () => string): number | Entry {
  const repeated = findRepeat(room, action);
  if (repeated !== null) return repeated;
  switch (action.do) {
    case "play":
      return play(room, action.seat, action.move, action.request);
    case "undo":
      return undo(room, action);
    case "offer":
      checkSeat(room, action.seat);
      checkPlaying(room);
      return { kind: "ended", how: "agreed" }; // there is nobody to ask
    case "leave":
      checkSeat(room, action.seat);
      return room.number; // the table stays as it is, to be continued
    case "rematch":
      return rematch(room, newMatch);
    default:
      throw new Refusal("not-here"); // it takes a server, or other people
  }
}

/** A move of a person or of a bot that answers a request. */
export function moveEntry(room: LocalRoom, entry: Moved): number | Moved {
  const last = room.lastMoves.get(entry.seat);
  if (last && isSame(last.entry, entry)) return last.number;
  checkPlaying(room);
  if ((room.botOf(entry.seat) === null) === (entry.by === "bot")) throw new Refusal("not-your-seat");
  if (room.requests.get(entry.seat) !== entry.request) throw new Refusal("former-request");
  checkMove(room, entry);
  return entry;
}

function play(room: LocalRoom, seat: number, move: string, request: number): number | Moved {
  checkSeat(room, seat);
  return moveEntry(room, { kind: "moved", seat, move, request, by: "person" });
}

function checkMove({ match }: LocalRoom, { seat, move: notation }: Moved): void {
  const move = match?.find(notation) ?? null;
  if (move === null) throw new Refusal("unreadable");
  const rule = match?.whyNot(seat, move) ?? null;
  if (rule !== null) throw new Refusal("not-allowed", rule);
}

/** Take moves back: whoever plays alone or with others at this device asks nobody. */
function undo(room: LocalRoom, { seat, to }: Undo): Entry {
  checkSeat(room, seat);
  checkPlaying(room);
  const { match, head } = room;
  if (!match || to < 0 || to >= match.rows.length) throw new Refusal("nothing-to-undo");
  if (head.setup.undo === "off") throw new Refusal("no-undo");
  const isFree = () => match.rows.slice(to).every((row) => row.seat === seat) && isHarmless(match, to);
  if (head.setup.undo === "free" && !isFree()) throw new Refusal("learned");
  return { kind: "undone", seat, to };
}

function rematch(room: LocalRoom, newMatch: () => string): number | Entry {
  if (room.state !== "over" || !room.match) throw new Refusal("not-over");
  if (room.rematch !== null) return room.number;
  return { kind: "rematched", match: newMatch() };
}

function checkSeat(room: LocalRoom, seat: number): void {
  if (!(seat in room.players)) throw new Refusal("no-such-seat");
  if (!isOwn(room, seat)) throw new Refusal("not-your-seat");
}

function checkPlaying(room: LocalRoom): void {
  if (room.state !== "playing") throw new Refusal("not-playing");
}

/** The entry that an action has made, among those after the last one its sender knew. */
function findRepeat(room: LocalRoom, action: Action): number | null {
  if (!("after" in action) || action.after == null) return null;
  const made = room.lines.slice(action.after).find(({ entry }) => hasMade(action, entry));
  return made?.number ?? null;
}

function hasMade(action: Action, entry: Entry): boolean {
  if (action.do === "undo") return entry.kind === "undone" && entry.to === action.to;
  return action.do === "offer" && entry.kind === "ended";
}

function isSame(a: Moved, b: Moved): boolean {
  return a.seat === b.seat && a.move === b.move && a.request === b.request && a.by === b.by;
}
