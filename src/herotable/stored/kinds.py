"""Declarations made anew of a description: the moves, the events and the view of a title."""

from collections.abc import Iterable
from typing import Any

from ..engine.errors import NOTHING, expected, quoted
from ..engine.fields import Handful, Numbers, Seats, Words
from ..engine.moves import Moves
from ..engine.tape import Events
from ..engine.views import Count, EachWord, Flag, Kind, Maybe, Several, Struct, Values

Json = dict[str, Any]


def view_of(layout: Json) -> Kind:
    """The declaration of a part of a view, made of its layout."""
    match layout["kind"]:
        case "number":
            return Count()
        case "flag":
            return Flag()
        case "value":
            return Values(*layout["values"])
        case "handful":
            return Handful(*layout["values"], most=0)
        case "maybe":
            return Maybe(view_of(layout["of"]))
        case "list":
            return Several(layout["most"], view_of(layout["of"]))
        case "each":
            return EachWord(layout["keys"], view_of(layout["of"]))
        case "struct":
            return type(layout["name"], (Struct,), {name: view_of(part) for name, part in layout["fields"].items()})
        case kind:
            raise ValueError(f"a part of kind {kind}")


def events_of(described: Iterable[Json]) -> Events:
    """The events of a title."""
    return Events(**{event["name"]: _event_fields(event) for event in described})


def _event_fields(event: Json) -> dict[str, Words]:
    secrets = event["secrets"]
    return {f"{name}?" if name in secrets else name: _event_field(part) for name, part in event["fields"].items()}


def _event_field(layout: Json) -> Words:
    match layout["kind"]:
        case "number":
            return Numbers(0, 0)  # any number is read as it is
        case "handful":
            return Handful(*layout["values"], most=0)
        case "value":
            return Words(*layout["values"])
        case kind:
            raise ValueError(f"a field of kind {kind}")


def moves_of(grammar: Json, notations: list[str]) -> Moves:
    """The move table of a title; ValueError if it comes out in another order than it had."""
    verbs = {
        verb: {part["name"]: _move_field(verb, part, notations) for part in parts} for verb, parts in grammar.items()
    }
    moves = Moves(**verbs)
    if moves.notations != notations:
        raise ValueError("the moves have another order")
    return moves


def _move_field(verb: str, part: Json, notations: list[str]) -> Words:
    typed = [*part["spelled"]]
    match part["kind"]:
        case "handful":
            return Handful(*typed, most=_most(verb, part["name"], typed, notations))
        case "seat":
            return Seats(len(typed))
        case "number":
            return Numbers(int(typed[0]), int(typed[-1]))
        case _:
            return Phrases(*typed) if any(" " in each for each in typed) else Words(*typed)


class Phrases(Words):
    """One of several phrases, whatever they are called inside a program."""

    def spell(self, name: str, value: Any) -> list[str]:  # noqa: ARG002
        """Its words."""
        return str(value).split()

    def parse(self, name: str, typed: list[str]) -> Any:
        """Take as many typed words as make a phrase."""
        for count in range(len(typed), 0, -1):
            phrase = " ".join(typed[:count]).lower()
            if phrase in self.number:
                del typed[:count]
                return self.read((self.number[phrase],))
        raise expected(name, self.expected, quoted(" ".join(typed)) if typed else NOTHING)


def _most(verb: str, name: str, words: list[str], notations: list[str]) -> int:
    """How many words a handful has at most: as many as in the longest move."""
    own = [notation.split() for notation in notations if notation.split()[0] == verb]
    return max(sum(word in words for word in move[move.index(name) :]) if name in move else 0 for move in own)
