"""Repeated actions: a client that lost the answer sends again, but the server acts once."""

from collections.abc import Callable, Iterable
from typing import Any

from . import wire
from .entries import Entry, Joined, Said
from .guards import Actor
from .names import normal_name

NAME_LENGTH = 24  # letters of a name
SUFFIX_LENGTH = 3  # the letters of a long name that give way to a number
MOST_SEATS = 16

IsSame = Callable[[Actor, Any, Any], bool]  # has this actor's action made this entry?


class DuplicateAction(Exception):
    """The action was accepted before, as the entry of this number."""

    def __init__(self, number: int):
        super().__init__(f"accepted as entry {number}")
        self.number = number


def find_repeat(actor: Actor, action: wire.AnyAction, made: dict[type[Entry], IsSame | None]) -> int | None:
    """The entry that an action has made already, among those after the last one its sender knew."""
    if not isinstance(action, wire.Repeatable) or action.after is None:
        return None
    later = actor.room.lines[action.after :]  # the lines are numbered from 1
    return next((line.number for line in later if _is_made(actor, action, line.entry, made)), None)


def _is_made(actor: Actor, action: wire.AnyAction, entry: Entry, made: dict[type[Entry], IsSame | None]) -> bool:
    is_same = made.get(type(entry))
    return is_same is not None and is_same(actor, action, entry)


def same(*fields: str) -> IsSame:
    """These fields of the entry are as in the action; a field that the action leaves open may be anything."""
    return lambda _actor, action, entry: _agree(action, entry, fields)


def same_join(actor: Actor, action: wire.Join, entry: Joined) -> bool:
    """The same person has sat down on this seat, under the name asked for or one made of it."""
    name = normal_name(action.name) if action.name else actor.person.name
    return entry.person == actor.person.id and entry.name in name_variants(name) and _agree(action, entry, ("seat",))


def same_message(actor: Actor, action: wire.Say, entry: Said) -> bool:
    """The same person has said the same."""
    return entry.person == actor.person.id and _agree(action, entry, ("text", "preset"))


def _agree(action: wire.Action, entry: Entry, fields: Iterable[str]) -> bool:
    return all(getattr(action, name) in (None, getattr(entry, name)) for name in fields)


def name_variants(name: str) -> list[str]:
    """A name, and the names it may become where others have it."""
    numbers = range(2, MOST_SEATS + 2)
    return [name, *(f"{name[: NAME_LENGTH - SUFFIX_LENGTH]} {number}" for number in numbers)]
