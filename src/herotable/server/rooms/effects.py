"""Effects: what each entry changes in a room, besides the chairs.

An effect gets a copy of the room, made by `fold`, and changes it in place.
"""

from typing import Any

import msgspec

from ...engine.history import History
from ...engine.match import Match
from .entries import (
    DELETED_NAME,
    Adopted,
    Agreed,
    Answered,
    Asked,
    Consented,
    Ended,
    Gone,
    Imported,
    Line,
    Moved,
    Offered,
    Proposed,
    Rematched,
    Undone,
    ids_of,
    without_person,
)
from .messages import Vote
from .room import Room


def nothing_else(_room: Room, _entry: Any) -> None:
    """The entry changes only what is the same for all entries: the log, the chairs, and who was sent away."""


def bring(room: Room, entry: Imported) -> None:
    """The game goes on from one of a device."""
    room.imported = entry


def start(room: Room, _entry: Any) -> None:
    """The match begins, or goes on where it was on a device."""
    room.state = "playing"
    room.match = Match(room.game, room.setup.seats, room.secret, room.pack, room.words, room.setup.options)
    for made in room.imported.moves if room.imported else ():
        room.match.play(made.seat, made.move)
    if room.match.over:
        _finish(room, "won")


def play(room: Room, entry: Moved) -> None:
    """The match goes on by a move, which also ends all votes."""
    assert room.match is not None
    if entry.seat not in room.match.waiting:
        room.changes = room.changes | {entry.seat: room.changes.get(entry.seat, 0) + 1}
    room.match = room.match.copy()
    room.match.play(entry.seat, entry.move)
    room.last_moves[entry.seat] = (entry, room.number)
    room.is_mere_move = not (room.match.over or room.undo or room.end or room.pause or room.setup.clock)
    room.undo = room.end = room.pause = None
    if room.match.over:
        _finish(room, "won")


def ask_to_undo(room: Room, entry: Asked) -> None:
    """A vote on taking back begins."""
    room.undo = Vote(entry.seat, [], entry.to)


def answer_undo(room: Room, entry: Answered) -> None:
    """A seat has voted on taking back."""
    room.undo = _with_answer(room.undo, entry)


def undo(room: Room, entry: Undone) -> None:
    """The match is as it was some moves ago."""
    assert room.match is not None
    room.match, room.undo = room.match.copy(), None
    room.match.undo(room.match.made - entry.to)


def propose_pause(room: Room, entry: Proposed) -> None:
    """A vote on a pause begins."""
    room.pause = Vote(entry.seat, [])


def answer_pause(room: Room, entry: Consented) -> None:
    """A seat has voted on a pause."""
    room.pause = _with_answer(room.pause, entry)


def pause(room: Room, _entry: Any) -> None:
    """The clocks stop."""
    room.is_paused, room.pause = True, None


def resume(room: Room, _entry: Any) -> None:
    """The clocks go on."""
    room.is_paused = False


def offer_end(room: Room, entry: Offered) -> None:
    """A vote on ending begins."""
    room.end = Vote(entry.seat, [])


def answer_end(room: Room, entry: Agreed) -> None:
    """A seat has voted on ending."""
    room.end = _with_answer(room.end, entry)


def end(room: Room, entry: Ended) -> None:
    """The match is over before its rules ended it."""
    room.winner = entry.seat
    _finish(room, entry.how)


def link_rematch(room: Room, entry: Rematched) -> None:
    """The table has a successor."""
    room.rematch = entry.match


def transfer_ownership(room: Room, entry: Adopted) -> None:
    """A table of a guest who has logged in belongs to the account."""
    room.owner = entry.person if room.owner == entry.guest else room.owner


def delete_person(room: Room, entry: Gone) -> None:
    """The log forgets the names and the chat of a deleted person."""
    ids = ids_of((line.entry for line in room.lines), entry.person)
    if room.imported is not None and room.imported.person in ids:
        room.imported = msgspec.structs.replace(room.imported, name=DELETED_NAME)
    room.lines = History(Line(line.number, line.at, without_person(line.entry, ids)) for line in room.lines)


def _finish(room: Room, how: str) -> None:
    room.state, room.ended, room.is_paused, room.over_at = "over", how, False, room.number
    room.undo = room.end = room.pause = room.code = None


def _with_answer(vote: Vote | None, entry: Answered | Agreed | Consented) -> Vote | None:
    """The vote with one more yes; a single no ends it."""
    if vote is None or not entry.yes:
        return None
    return msgspec.structs.replace(vote, yes=[*vote.yes, entry.seat])
