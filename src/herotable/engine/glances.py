"""Glances: what a seat sees at a moment, with marks at what has changed since the glance before."""

from collections.abc import Callable
from typing import Any

import numpy as np

from .entry import entry
from .view_parts import glance_record, owners_of
from .view_reader import reader_of
from .view_renewal import renewer_of
from .views import Struct

Glance = tuple[np.ndarray, dict[str, Any]]  # the record that `see` has filled, which never changes; its plain data


class Glances:
    """Looks at tables of one title."""

    def __init__(self, look_again: Any, view: type[Struct], offer: np.dtype, tables: np.ndarray):
        self._record = np.dtype((np.record, glance_record(view, offer)))
        self._size, self._offer = self._record.itemsize, self._record.fields["offer"][1] // 2  # type: ignore[index]
        self._owners = owners_of(view)
        self._blank = np.zeros(1, self._record)
        self._look: Callable[..., int] = entry(look_again, tables, 0, self._blank, self._blank, self._owners)
        self._read, self._renew = reader_of(view), renewer_of(view)

    def look(self, tables: np.ndarray, seat: int | None, before: Glance | None) -> tuple[Glance, list[int]]:
        """What a seat (None: a spectator) sees now, `before` itself if it is the same, and its legal moves."""
        memory = bytearray(self._size)
        record, cells = np.frombuffer(memory, self._record), memoryview(memory).cast("h")
        number, old = -1 if seat is None else seat, self._blank if before is None else before[0]
        changed = self._look(tables, number, record, old, self._owners)
        first = self._offer + 1
        legal = [] if seat is None else cells[first : first + cells[self._offer]].tolist()
        if before is None:
            return (record, self._read(cells)), legal
        return ((record, self._renew(cells, before[1])) if changed else before), legal
