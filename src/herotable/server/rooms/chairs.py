"""The chairs of a table: who sits on each, and whom the host has sent away."""

from collections.abc import Callable
from typing import get_args

import msgspec

from .entries import (
    DELETED_NAME,
    Adopted,
    AnyEntry,
    Gone,
    Joined,
    Left,
    Level,
    Line,
    Readied,
    Readmitted,
    Replaced,
    Returned,
    Seated,
)

ChairEntry = Joined | Left | Seated | Readied | Replaced | Returned | Adopted | Gone  # the entries that change a chair
CHAIR_ENTRIES = get_args(ChairEntry)
Absent = Callable[[str], bool]  # is this person absent?
STAND_IN: Level = "normal"  # the bot that others put on the seat of an absent person


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a seat: nobody, a person, a bot, or a person for whom a bot stands in."""

    person: str | None = None
    name: str = ""
    level: Level | None = None  # of the bot that sits here
    stand_in: Level | None = None  # of the bot that plays for the person
    was_absent: bool = False  # the others have put the bot there
    ready: bool = False
    word: str = ""
    is_deleted: bool = False  # the person was deleted, but the seat stays theirs
    guest: bool = False  # the person is a guest
    as_guest: bool = False  # the person sat down before they logged in

    @property
    def is_open(self) -> bool:
        """May somebody sit down here?"""
        return self.person is None and self.level is None and not self.is_deleted

    @property
    def bot(self) -> Level | None:
        """The level of the bot that decides for this seat, if one does."""
        return self.stand_in or self.level

    def is_of_other(self, person: str) -> bool:
        """Does somebody else sit here, or has somebody been deleted here?"""
        return self.is_deleted or self.person not in (None, person)

    def has_voice(self, is_absent: Absent) -> bool:
        """Does the person of this seat vote?"""
        if self.person is None or self.stand_in is None:
            return self.person is not None
        return self.was_absent and not is_absent(self.person)

    def after(self, entry: AnyEntry) -> "Chair":
        """The chair after an entry about its seat."""
        match entry:
            case Joined(person=person, name=name, guest=guest):
                return Chair(person, name, guest=guest)
            case Left():
                return Chair()
            case Seated(level=level):
                return Chair(level=level)
            case Readied(ready=ready, word=word):
                return msgspec.structs.replace(self, ready=ready, word=word)
            case Replaced(level=level, absent=absent):
                return msgspec.structs.replace(self, stand_in=level, was_absent=absent)
            case Returned():
                return msgspec.structs.replace(self, stand_in=None)
            case Adopted(person=person):
                return msgspec.structs.replace(self, person=person, guest=False, as_guest=True)
            case Gone(level=level):
                stand_in = self.stand_in or level
                return msgspec.structs.replace(self, person=None, name=DELETED_NAME, stand_in=stand_in, is_deleted=True)
        return self


def chairs_after(chairs: list[Chair], entry: AnyEntry) -> list[Chair]:
    """All chairs after an entry; the same list if no chair changes."""
    if not isinstance(entry, ChairEntry):
        return chairs
    return [chair.after(entry) if _is_about(entry, seat, chair) else chair for seat, chair in enumerate(chairs)]


def _is_about(entry: ChairEntry, seat: int, chair: Chair) -> bool:
    match entry:
        case Adopted(guest=person) | Gone(person=person):
            return chair.person == person
    return seat == entry.seat


def host_seat(chairs: list[Chair], owner: str) -> int | None:
    """The seat of the host: the owner's first seat, or the first seat with a person if the owner has none."""
    seated = [seat for seat, chair in enumerate(chairs) if chair.person]
    return next((seat for seat in seated if chairs[seat].person == owner), next(iter(seated), None))


class SentAway(msgspec.Struct, frozen=True):
    """A person whom the host has sent away, and the number of the entry that did it."""

    entry: int
    person: str
    name: str


def sent_away_after(sent: list[SentAway], chairs: list[Chair], owner: str, line: Line) -> list[SentAway]:
    """The people sent away, after a line; `chairs` are those before it."""
    match line.entry:
        case Left(seat=seat, kicked=True):
            seat_of_host, chair = host_seat(chairs, owner), chairs[seat]
            host = None if seat_of_host is None else chairs[seat_of_host].person
            return sent if chair.person in (None, host) else [*sent, SentAway(line.number, chair.person, chair.name)]
        case Readmitted(entry=entry):
            back = {one.person for one in sent if one.entry == entry}  # they may have been sent away twice
            return [one for one in sent if one.person not in back]
        case Adopted(guest=guest, person=person):
            return [msgspec.structs.replace(one, person=person) if one.person == guest else one for one in sent]
        case Gone(person=person):
            return [one for one in sent if one.person != person]
    return sent
