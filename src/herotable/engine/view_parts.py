"""The parts of a declared view that are kept while they do not change, and the record that marks the others."""

import numpy as np

from .fields import Handful
from .views import CELL, EachWord, Kind, Maybe, Several, fields_of, record_of, width_of

WORD = 4  # cells that are compared at once


def is_part(kind: Kind) -> bool:
    """Does it take longer to read than to look whether it has changed?"""
    match kind:
        case Maybe():
            return is_part(kind.kind)
        case Handful() | Several() | EachWord():
            return True
        case _:
            return isinstance(kind, type)


def parts_of(kind: Kind) -> np.ndarray:
    """A row for each part, a whole before what is in it: its first cell, the cell behind it, the number of its rows."""
    inner = [np.add(parts_of(part), (at, at, 0)) for at, part in _inside(kind) if is_part(part)]
    rows = np.concatenate([np.zeros((1, 3), np.int64), *inner])
    rows[0] = 0, width_of(kind), len(rows)
    return rows


def _inside(kind: Kind) -> list[tuple[int, Kind]]:
    """What a part holds, each with its first cell."""
    match kind:
        case Maybe():
            return [(1, kind.kind)]
        case Several():
            return [(1 + width_of(kind.kind) * i, kind.kind) for i in range(kind.most)]
        case EachWord():
            return [(width_of(kind.kind) * i, kind.kind) for i in range(len(kind.words))]
        case type():
            fields = list(fields_of(kind).values())
            return [(sum(map(width_of, fields[:i])), field) for i, field in enumerate(fields)]
        case _:
            return []


def owners_of(kind: Kind) -> np.ndarray:
    """For each cell of a glance the innermost part it belongs to; then for each part the one around it, or -1."""
    parts, cells = parts_of(kind), glance_cells(kind)
    owners = np.full(cells + len(parts), -1, np.int64)
    for number, (first, end, rows) in enumerate(parts):
        owners[first:end] = number
        owners[cells + number + 1 : cells + number + rows] = number
    return owners


def glance_cells(kind: Kind) -> int:
    """The cells of a view, and some more to fill up the last word."""
    return -(-width_of(kind) // WORD) * WORD


def glance_record(kind: Kind, offer: np.dtype) -> np.dtype:
    """A view as `see` fills it, the same as cells and as words, a mark for each part that has changed, legal moves."""
    cells, parts = glance_cells(kind), len(parts_of(kind))
    marks, behind = cells * CELL.itemsize, (cells + parts) * CELL.itemsize
    return np.dtype(
        {
            "names": ["seen", "cell", "word", "mark", "offer"],
            "formats": [record_of(kind), (CELL, (cells,)), (np.int64, (cells // WORD,)), (CELL, (parts,)), offer],
            "offsets": [0, 0, 0, marks, behind],
            "itemsize": behind + offer.itemsize,
        }
    )
