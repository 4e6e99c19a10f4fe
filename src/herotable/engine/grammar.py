"""A title's grammar as plain data: what its moves, events and views are made of, for clients in any language."""

from typing import Any

from .fields import Handful, Numbers, Seats, Words
from .game import Game
from .view_schema import layout_of

KINDS = {Handful: "handful", Seats: "seat", Numbers: "number", Words: "word"}


def grammar_of(game: Game) -> dict[str, Any]:
    """The fields of each move and of each event, in the order of the notation, and the layout of a view's record."""
    return {
        "title": game.name,
        "moves": {verb: _parts(fields) for verb, fields in game.moves.verbs.items()},
        "events": {kind: _parts(fields) for kind, fields in game.events.kinds.items()},
        "view": layout_of(game.view),
    }


def _parts(fields: dict[str, Words]) -> list[dict[str, Any]]:
    """The fields of one move or event."""
    return [{"name": name, "kind": _kind(field), "spelled": _spelled(field)} for name, field in fields.items()]


def _kind(field: Words) -> str:
    """A kind of words of a title's own counts as words."""
    return next(kind for base, kind in KINDS.items() if isinstance(field, base))


def _spelled(field: Words) -> dict[str, str]:
    """Each value by how it is typed."""
    if isinstance(field, Handful):
        return {word: word for word in field.words}
    values = [field.read(columns) for columns in field.all()]
    return {" ".join(field.spell("", value)): str(value) for value in values}
