"""How long a log may become: what one person may add to it, and where it ends."""

from collections.abc import Callable
from typing import Any

from ...engine.errors import ErrorMessage
from ..errors import Refusal
from .entries import AnyEntry, Ended, Entry, Joined, Moved, Said
from .guards import Actor
from .room import Room

LONGEST = 20_000  # lines of a log, after which a move ends the game; whole games take some hundred
LONGEST_LOBBY = 5_000  # lines before the start, after which nobody sits down any more
MOST_CHANGES = 500  # choices that a seat may take back for others, in games where all choose at the same time


def has_room_in_lobby(actor: Actor, _action: Any) -> None:
    """Strangers have not filled the log by coming and going."""
    if actor.room.number >= LONGEST_LOBBY:
        raise too_often(LONGEST_LOBBY)


def check_share(actor: Actor, kinds: tuple[type[Entry], ...], most: int, by_host: bool) -> None:
    """Refuse an action whose person has made as many such entries as one person may.

    Everybody has a share of their own, so that nobody can use up the log of the others.
    """
    room = actor.room
    if room.number < most:
        return
    is_own = _any_entry if by_host else _of_person(actor)
    if sum(isinstance(line.entry, kinds) and is_own(line.entry) for line in room.lines) >= most:
        raise too_often(most)


def _any_entry(_entry: AnyEntry) -> bool:
    return True


def _of_person(actor: Actor) -> Callable[[Any], bool]:
    """Is an entry about this person, or about a seat of theirs?"""
    person, seats = actor.person.id, actor.room.seats_of(actor.person.id)
    return lambda entry: entry.person == person if isinstance(entry, Joined | Said) else entry.seat in seats


def check_changes(room: Room, seat: int) -> None:
    """Refuse one more change of a choice, if the seat has changed its choices too often."""
    if room.changes.get(seat, 0) >= MOST_CHANGES and room.match is not None and seat not in room.match.waiting:
        raise too_often(MOST_CHANGES)


def move_or_end(room: Room, entry: Moved) -> Moved | Ended:
    """A move, or the end of a game that would go on for ever."""
    return entry if room.number < LONGEST else Ended("too-long")


def too_often(most: int) -> Refusal:
    """The refusal of what somebody has done as often as they may."""
    return Refusal("too-often", ErrorMessage("too-often", most=most))
