"""A title's grammar: what its moves and events are made of, so that a client can read and say them."""

from typing import Literal

import msgspec
from litestar import get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from ...engine.fields import Handful, Numbers, Seats, Words
from .titles import Titles

Kind = Literal["word", "number", "seat", "handful"]
KINDS: dict[type[Words], Kind] = {Handful: "handful", Seats: "seat", Numbers: "number", Words: "word"}


class Part(msgspec.Struct, frozen=True):
    """A field: what it is, and how each of its values is spelled in notation; a handful takes several of them.

    A handful stands behind the name of its field and is left out when empty: `roll keep shield shield`.
    """

    name: str
    kind: Kind
    spelled: dict[str, str]


class Grammar(msgspec.Struct, frozen=True):
    """The fields of each move and of each event, in the order of the notation."""

    title: str
    moves: dict[str, list[Part]]
    events: dict[str, list[Part]]


@get("/titles/{title:str}/grammar", summary="What a title's moves and events are made of")
async def grammar(titles: Given[Titles], title: FromPath[str]) -> Grammar:
    """For clients that read notation and say events."""
    game = titles.find(title)
    moves = {verb: parts(fields) for verb, fields in game.moves.verbs.items()}
    return Grammar(title, moves, {kind: parts(fields) for kind, fields in game.events.kinds.items()})


def parts(fields: dict[str, Words]) -> list[Part]:
    """The fields of one move or event."""
    return [Part(name, kind_of(field), spelled(field)) for name, field in fields.items()]


def kind_of(field: Words) -> Kind:
    """A kind of words of a title's own counts as words."""
    return next(kind for base, kind in KINDS.items() if isinstance(field, base))


def spelled(field: Words) -> dict[str, str]:
    """Each value by how it is typed."""
    if isinstance(field, Handful):
        return {word: word for word in field.words}
    values = [field.read(columns) for columns in field.all()]
    return {" ".join(field.spell("", value)): str(value) for value in values}


ROUTES = [grammar]
