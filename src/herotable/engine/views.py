"""What a seat sees, declared once: the parts of a view, and the record that the rule `see` fills.

A declaration is a class of fields. From it come the record, the plain data of `match.view` (view_reader.py), the
schema and the layout for decoders (view_schema.py). Every cell of the record is an int16, and a cell that is not
written is 0: nothing of it is seen.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from .fields import Handful, Words

CELL = np.dtype(np.int16)


class Flag:
    """Yes or no; anything but 0 is yes."""


class Count:
    """A whole number from 0 on, too large to be one of a list."""


class Values:
    """One of a list of plain values, which may be numbers, words or lists of words; its place in the list."""

    def __init__(self, *values: Any):
        self.values = values


class Maybe:
    """A part that may be absent, `None` then: a cell says whether it is `present`, behind it lies its `value`."""

    def __init__(self, kind: "Kind"):
        self.kind = kind


class Several:
    """A list: a cell says how many there are (`n`), behind it lies `each` of them."""

    def __init__(self, most: int, kind: "Kind", least: int = 0):
        self.most = most
        self.kind = kind
        self.least = least


class EachWord:
    """A dict with a part for each word of a list; a part that is absent is left out."""

    def __init__(self, words: Sequence[str], kind: "Kind"):
        self.words = tuple(words)
        self.kind = kind


class Struct:
    """A named part: its fields are the attributes of its class, its docstring cites the paragraph."""


Kind = Words | Flag | Count | Values | Maybe | Several | EachWord | type[Struct]


def each_seat(seats: range, kind: Kind) -> Several:
    """A list with one part for each seat."""
    return Several(seats[-1], kind, least=seats[0])


def fields_of(struct: type[Struct]) -> dict[str, Kind]:
    """The fields of a struct, in their order."""
    return {name: kind for name, kind in vars(struct).items() if not name.startswith("__")}


def cell_name(name: str) -> str:
    """What a rule calls a field; NumPy's records have methods that a field must not hide (`round`)."""
    return f"{name}_" if hasattr(np.record, name) else name


def record_of(kind: Kind, cell: np.dtype = CELL) -> np.dtype:
    """The cells of a part, in the order of the declaration and without gaps."""
    match kind:
        case Handful():
            return np.dtype((cell, (len(kind.words),)))
        case Words() | Values() | Flag() | Count():
            return cell
        case Several():
            return np.dtype([("n", cell), ("each", _times(kind.most, kind.kind, cell))])
        case Maybe():
            return np.dtype([("present", cell), ("value", record_of(kind.kind, cell))])
        case EachWord():
            return _times(len(kind.words), kind.kind, cell)
        case _:
            return np.dtype([(cell_name(name), record_of(field, cell)) for name, field in fields_of(kind).items()])


def _times(n: int, kind: Kind, cell: np.dtype) -> np.dtype:
    """An array of parts; arrays in arrays are one array of more dimensions, which is all that Numba knows."""
    record = record_of(kind, cell)
    base, shape = record.subdtype or (record, ())
    return np.dtype((base, (n, *shape)))


def width_of(kind: Kind) -> int:
    """How many cells a part takes."""
    return record_of(kind).itemsize // CELL.itemsize
