"""The fold of a log: the room after one more line."""

from typing import Any

from . import actions
from .chairs import chairs_after, sent_away_after
from .entries import Line, Moved, Started, Undone
from .room import Room


def room_after(room: Room, line: Line) -> Room:
    """The room one line later; the given one does not change."""
    after = _copy(room)
    after.chairs = chairs_after(room.chairs, line.entry)
    after.sent_away = sent_away_after(room.sent_away, room.chairs, room.owner, line)
    after.lines.append(line)
    after.number, after.at, after.is_mere_move = line.number, line.at, False
    actions.TABLE.effects[type(line.entry)](after, line.entry)
    after.events.append(_new_events(room, after))
    _renew_requests(room, after, line)
    after.clocks.advance({s for s in after.deciding if not after.bot_of(s)}, after.requests, line.at)
    return after


def _copy(room: Room) -> Room:
    """A copy that shares only what no effect changes in place."""
    # By `__dict__`, as this runs at every move and `copy.copy` takes twice as long.
    other: Room = object.__new__(Room)
    other.__dict__.update(room.__dict__)
    other.lines, other.events, other.clocks = room.lines.copy(), room.events.copy(), room.clocks.copy()
    other.requests, other.last_moves = room.requests.copy(), room.last_moves.copy()
    return other


def _new_events(before: Room, after: Room) -> list[Any]:
    """The events that the match has told since; none if it was taken back."""
    if after.match is None or after.match is before.match:
        return []
    events: list[Any] = after.match.told[len(before.match.told) if before.match else 0 :]
    return events


def _renew_requests(before: Room, after: Room, line: Line) -> None:
    """Note the line as the request to each seat that newly owes a decision, and to the seat that has just moved."""
    if after.match is None:
        return
    is_anew = isinstance(line.entry, Started | Undone)  # then all former requests are void
    mover = line.entry.seat if isinstance(line.entry, Moved) else None
    waited, waiting = before.match.waiting if before.match else (), after.match.waiting
    for seat in range(after.setup.seats):
        if seat == mover or (seat in waiting and (is_anew or seat not in waited)):
            after.requests[seat] = line.number
