"""Actions that are sent again because their answer was lost: what they were to do is in the log already."""

from typing import Any

from . import wire
from .entries import (
    Agreed,
    Answered,
    AnyEntry,
    Asked,
    Ended,
    Joined,
    Left,
    Offered,
    Paused,
    Readied,
    Readmitted,
    Replaced,
    Resumed,
    Returned,
    Said,
    Seated,
    Started,
    Undone,
)
from .person import Person
from .room import Room

LONGEST, SPACE = 24, 3  # letters of a name, and how many of them give way to a number
MOST = 16  # seats

# What an action may become, and what tells that it was this one.
MADE: dict[type, dict[type, tuple[str, ...]]] = {
    wire.Join: {Joined: ("seat",)},
    wire.Leave: {Left: ("seat",), Replaced: ("seat",), Ended: ()},
    wire.Kick: {Left: ("seat",)},
    wire.Readmit: {Readmitted: ("entry",)},
    wire.Bot: {Seated: ("seat", "level")},
    wire.Ready: {Readied: ("seat", "ready", "word")},
    wire.Start: {Started: ()},
    wire.Undo: {Asked: ("seat", "to"), Undone: ("to",)},
    wire.Answer: {Answered: ("seat", "yes"), Undone: ("to",)},
    wire.Say: {Said: ("text", "preset")},
    wire.Pause: {Paused: ("seat",)},
    wire.Resume: {Resumed: ("seat",)},
    wire.Offer: {Offered: ("seat",), Ended: ()},
    wire.Agree: {Agreed: ("seat", "yes"), Ended: ()},
    wire.Replace: {Replaced: ("seat",)},
    wire.Return: {Returned: ("seat",)},
}


def repeated(room: Room, person: Person, action: wire.AnyAction) -> int | None:
    """The entry that an action has made already, after the last one its sender had; None if it is new."""
    if not isinstance(action, wire.Repeatable) or action.after is None:
        return None
    later = (line for line in room.lines if line.number > (action.after or 0))
    return next((line.number for line in later if _is_made_by(line.entry, person, action)), None)


def _is_made_by(entry: AnyEntry, person: Person, action: Any) -> bool:
    fields = MADE[type(action)].get(type(entry))
    if fields is None or (isinstance(entry, Joined | Said) and entry.person != person.id):
        return False
    if isinstance(entry, Joined) and entry.name not in names(action.name or person.name):
        return False
    return all(getattr(action, name) in (None, getattr(entry, name)) for name in fields)


def names(name: str) -> list[str]:
    """A name, and what becomes of it where others have it."""
    return [name, *(f"{name[: LONGEST - SPACE]} {number}" for number in range(2, MOST + 2))]
