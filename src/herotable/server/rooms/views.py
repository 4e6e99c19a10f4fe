"""Views: what each person may see of a room; all messages about a room are made here."""

from typing import Any, cast

from msgspec import UNSET

from .entries import Imported, Left, Level, Line, Said, kind_of
from .messages import Eyes, Happened, ImportedView, RoomView, SeatView, SentAwayView, Snapshot, Update, View
from .room import Room

PUBLIC_FIELDS = ("seat", "name", "guest", "text", "preset", "by", "to", "yes")  # of entries; moves and words are secret

Blocked = frozenset[str]  # the ids of people whose chat somebody does not want to read
NOBODY: Blocked = frozenset()


def public_entry(line: Line) -> Happened:
    """A line of the log as everybody may read it."""
    fields = {name: getattr(line.entry, name) for name in PUBLIC_FIELDS if hasattr(line.entry, name)}
    if isinstance(line.entry, Left) and line.entry.kicked:
        fields["by"] = "host"
    if isinstance(line.entry, Imported):
        fields["to"] = len(line.entry.moves)
    return Happened(line.number, line.at, kind_of(line.entry), **fields)


def entry_for(room: Room, line: Line, person: str | None, blocked: Blocked = NOBODY) -> Happened:
    """A line as a person may read it: at a table without spectators only those who sit there read the chat.

    What people have said whom the reader has blocked is nowhere to be read.
    """
    if not isinstance(line.entry, Said):
        return public_entry(line)
    is_closed = not room.setup.spectators and not (person and room.seats_of(person))
    if is_closed or line.entry.person in blocked:
        return Happened(line.number, line.at, "said")
    return public_entry(line)


def update(room: Room, person: str | None, here: frozenset[str], watching: int, blocked: Blocked = NOBODY) -> Update:
    """The message about the last line of the log, for a person (None: a spectator)."""
    view = None if room.is_mere_move else room_view(room, person, here, watching)
    return Update(entry_for(room, room.lines[-1], person, blocked), view, eyes(room, person, room.number - 1))


def snapshot(
    room: Room,
    person: str | None,
    since: int | None,
    here: frozenset[str],
    watching: int,
    blocked: Blocked = NOBODY,
) -> Snapshot:
    """The whole room, with the lines since an entry, or all lines."""
    missed = [entry_for(room, line, person, blocked) for line in room.lines if line.number > (since or 0)]
    return Snapshot(room.number, room_view(room, person, here, watching), eyes(room, person, since or 0), missed)


def eyes(room: Room, person: str | None, since: int) -> list[Eyes]:
    """What each seat of a person sees; a spectator has one pair of eyes, without a seat."""
    seats: list[int | None] = [*room.seats_of(person)] if person else []
    return [_eyes(room, seat, since) for seat in seats or [None]]


def _eyes(room: Room, seat: int | None, since: int) -> Eyes:
    if room.match is None:
        return Eyes(seat, None, [])
    events_by_entry = dict(enumerate(room.events[since:], since + 1))
    events = [event for some in events_by_entry.values() for event in events_for(room, some, seat)]
    entries = [number for number, some in events_by_entry.items() for _ in some]
    return Eyes(seat, cast(View, room.match.view(seat)), events, _request(room, seat), entries)


def events_for(room: Room, events: list[Any], seat: int | None) -> list[dict[str, Any]]:
    """Events as a seat may know them."""
    return [room.game.events.read(event, seat) for event in events]


def _request(room: Room, seat: int | None) -> int | None:
    """The request that the person of this seat may answer."""
    if seat is None or room.state != "playing" or room.bot_of(seat):
        return None
    return room.requests.get(seat)


def room_view(room: Room, person: str | None, here: frozenset[str], watching: int) -> RoomView:
    """Everything at the table but the game."""
    return RoomView(
        id=room.id,
        code=room.code or "",
        setup=room.told_setup,
        state="paused" if room.is_paused else room.state,
        seats=[seat_view(room, seat, person, here) for seat in range(room.setup.seats)],
        commitment=room.commitment,
        now=room.at,
        undo=room.undo,
        end=room.end,
        pause=room.pause,
        ended=room.ended,  # type: ignore[arg-type]
        seed=room.seed,
        words=room.words if room.state == "over" else [],
        rematch=room.rematch,
        watching=watching,
        sent_away=_sent_away(room, person) if room.state == "lobby" else [],
        imported=imported_view(room.imported) or UNSET,
        winner=UNSET if room.winner is None else room.winner,
        pack=UNSET if room.setup.pack is None else room.pack.digest,
    )


def imported_view(imported: Imported | None) -> ImportedView | None:
    """What everybody may know about a game of a device: its moves may have been secret."""
    return None if imported is None else ImportedView(imported.name, len(imported.moves))


def _sent_away(room: Room, person: str | None) -> list[SentAwayView]:
    return [SentAwayView(one.entry, one.name, one.person == person) for one in room.sent_away]


def seat_view(room: Room, seat: int, person: str | None, here: frozenset[str]) -> SeatView:
    """Who sits on a seat."""
    chair = room.chairs[seat]
    level: Level | None = chair.bot
    return SeatView(
        seat=seat,
        kind="open" if chair.is_open else "person" if chair.person or chair.is_deleted else "bot",
        name=chair.name,
        guest=chair.guest,
        level=level,
        replaced=chair.stand_in is not None,
        ready=chair.ready or chair.level is not None or (chair.person is not None and chair.person == room.host),
        owner=seat == room.host_seat,
        here=chair.person in here,
        mine=person is not None and chair.person == person,
        left=room.clocks.reserve(seat),
        deadline=room.clocks.deadline(seat),
    )
