/** What the pages see of a table on this device: the server's messages (`rooms/views.py`). */
import type { Room, Schemas, SeatView } from "../api/types";
import { commitmentOf } from "../rules/keys";
import type { Line } from "./entries";
import { type LocalRoom, isOwn } from "./localRoom";

type Eyes = Schemas["Eyes"];
type Happened = Schemas["Happened"];

/** The whole room, with the lines since an entry. */
export function snapshot(room: LocalRoom, since: number): Schemas["Snapshot"] {
  const missed = room.lines.slice(since).map(publicEntry);
  return { type: "snapshot", number: room.number, room: roomView(room), eyes: eyesOf(room, since), missed };
}

/** The message about the last line. */
export function update(room: LocalRoom): Schemas["Update"] {
  const last = room.lines.at(-1);
  if (!last) throw new Error("nothing has happened yet");
  const shown = room.isMereMove ? null : roomView(room);
  return { type: "update", happened: publicEntry(last), room: shown, eyes: eyesOf(room, room.number - 1) };
}

/** A line without the move, which others may not know. */
function publicEntry({ number, at, entry }: Line): Happened {
  return {
    number,
    at,
    kind: entry.kind,
    seat: "seat" in entry ? entry.seat : null,
    name: "name" in entry ? entry.name : null,
    ...(entry.kind === "joined" ? { guest: false } : {}),
    text: null,
    preset: null,
    by: "by" in entry ? entry.by : null,
    to: "to" in entry ? entry.to : null,
    yes: null,
  };
}

/** What each seat of this device sees; with bots on all seats, what a spectator does. */
function eyesOf(room: LocalRoom, since: number): Eyes[] {
  const seats: (number | null)[] = room.own.length ? room.own : [null];
  return seats.map((seat) => eyes(room, seat, since));
}

function eyes(room: LocalRoom, seat: number | null, since: number): Eyes {
  const { match } = room;
  if (!match) return { seat, view: null, events: [], request: null, entries: [] };
  const told = room.events
    .slice(since)
    .flatMap((events, i) => events.map((event) => ({ event, entry: since + i + 1 })));
  return {
    seat,
    view: match.view(seat) as unknown as Schemas["View"],
    events: told.map(({ event }) => match.read(event, seat)) as unknown as Eyes["events"],
    request: seat === null || room.state !== "playing" ? null : (room.requests.get(seat) ?? null),
    entries: told.map(({ entry }) => entry),
  };
}

/** Everything at the table but the game. */
function roomView(room: LocalRoom): Room {
  const { id, setup, seed } = room.head;
  const isOver = room.state === "over";
  return {
    id,
    code: "",
    setup,
    state: room.state,
    seats: [...room.players.keys()].map((seat) => seatView(room, seat)),
    commitment: commitmentOf(seed),
    now: room.at,
    undo: null,
    end: null,
    pause: null,
    ended: room.ended,
    seed: isOver ? seed : null,
    words: isOver ? room.words : [],
    rematch: room.rematch,
    watching: 0,
    sent_away: [],
  };
}

function seatView(room: LocalRoom, seat: number): SeatView {
  const player = room.players[seat];
  const mine = isOwn(room, seat);
  return {
    seat,
    kind: mine ? "person" : player ? "bot" : "open",
    name: player && "name" in player ? player.name : "",
    guest: false, // who sits at this device needs no account
    level: room.botOf(seat),
    replaced: false,
    ready: player != null,
    owner: seat === room.own[0],
    here: mine,
    mine,
    left: null,
    deadline: null,
  };
}
