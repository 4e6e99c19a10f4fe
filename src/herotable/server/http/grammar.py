"""A title's grammar: what its moves, events and views are made of, so that a client can read and say them."""

from typing import Literal

import msgspec
from litestar import get
from litestar.di import NamedDependency as Given
from msgspec import UNSET, UnsetType

from ...engine.grammar import grammar_of
from .operations import operation
from .parameters import TitleId
from .titles import NO_TITLE, Titles

Kind = Literal["word", "number", "seat", "handful"]


class Part(msgspec.Struct, frozen=True):
    """A field: what it is, and how each of its values is spelled in notation; a handful takes several of them.

    A handful stands behind the name of its field and is left out when empty: `roll keep shield shield`.
    """

    name: str
    kind: Kind
    spelled: dict[str, str]


class ViewPart(msgspec.Struct, frozen=True):
    """A part of the record that a title's compiled rule `see` fills with what a seat may see, by its `kind`.

    A record is a row of cells, signed numbers of 16 bits, the lower byte first; `width` says how many a part takes.

    - `number`: a cell. `flag`: a cell, false when it is 0. `value`: a cell with a place in `values`.
    - `handful`: a cell for each of `values`, which says how often the list holds it.
    - `list`: a cell that says how many there are, no more than `most`; behind it `of`, again and again.
    - `maybe`: a cell that is 0 when the part is absent, which is null; behind it `of`.
    - `each`: an object, `of` for each of `keys`; where `of` is an absent `maybe`, the key is left out.
    - `struct`: an object of `fields`, one behind the other; `name` is its schema in this document.
    """

    kind: Literal["number", "flag", "value", "handful", "list", "maybe", "each", "struct"]
    width: int
    values: list[int | str | list[str]] | UnsetType = UNSET
    most: int | UnsetType = UNSET
    of: "ViewPart | UnsetType" = UNSET
    keys: list[str] | UnsetType = UNSET
    name: str | UnsetType = UNSET
    fields: "dict[str, ViewPart] | UnsetType" = UNSET


class Grammar(msgspec.Struct, frozen=True):
    """The fields of each move and of each event, in the order of the notation, and the layout of a view's record."""

    title: str
    moves: dict[str, list[Part]]
    events: dict[str, list[Part]]
    view: ViewPart


@get("/titles/{title:str}/grammar", **operation("getTitleGrammar", "Read the grammar of a title", NO_TITLE))
async def grammar(titles: Given[Titles], title: TitleId) -> Grammar:
    """The fields of every move and event of a title, and the layout of its views.

    For clients that read notation, tell events in words, or decode the records of views. Anybody may ask.
    """
    return msgspec.convert(grammar_of(titles.find(title)), Grammar)


ROUTES = [grammar]
