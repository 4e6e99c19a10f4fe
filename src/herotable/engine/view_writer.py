"""The cells of plain data by its declaration: the way back from what view_reader.py reads."""

from collections.abc import Iterator
from itertools import chain, islice, repeat
from typing import Any

from .fields import Handful, Numbers, Seats
from .views import Count, EachWord, Flag, Kind, Maybe, Several, Values, fields_of, width_of


def cells_of(kind: Kind, value: Any) -> Iterator[int]:
    """The numbers of all cells of a part, one behind the other."""
    match kind:
        case Handful():
            return (value.count(word) for word in kind.words)
        case Numbers() | Seats() | Flag() | Count():
            return iter([int(value)])
        case Values():
            return iter([[*map(_plain, kind.values)].index(_plain(value))])
        case Several():
            return _padded(kind, chain([len(value)], *(cells_of(kind.kind, each) for each in value)))
        case Maybe():
            return _padded(kind, [] if value is None else chain([1], cells_of(kind.kind, value)))
        case EachWord():
            return chain.from_iterable(cells_of(kind.kind, value.get(word)) for word in kind.words)
        case type():
            return chain.from_iterable(cells_of(field, value[name]) for name, field in fields_of(kind).items())
        case _:
            return iter([kind.words.index(value)])


def _padded(kind: Kind, cells: Any) -> Iterator[int]:
    """What is not there is 0."""
    return islice(chain(cells, repeat(0)), width_of(kind))


def _plain(value: Any) -> Any:
    return [*value] if isinstance(value, tuple) else value
