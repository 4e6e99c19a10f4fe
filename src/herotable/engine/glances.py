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

    def __init__(self, look_again: Any, view: type[Struct], tables: np.ndarray):
        self._record = np.dtype((np.record, glance_record(view)))
        self._owners, self._size = owners_of(view), self._record.itemsize
        self._blank = np.zeros(1, self._record)
        self._look: Callable[..., int] = entry(look_again, tables, 0, self._blank, self._blank, self._owners)
        self._read, self._renew = reader_of(view), renewer_of(view)

    def look(self, tables: np.ndarray, seat: int | None, before: Glance | None) -> Glance:
        """What a seat (None: a spectator) sees now; `before` itself, if it is the same."""
        memory = bytearray(self._size)
        record = np.frombuffer(memory, self._record)
        number, old = -1 if seat is None else seat, self._blank if before is None else before[0]
        changed = self._look(tables, number, record, old, self._owners)
        if before is None:
            return record, self._read(memoryview(memory).cast("h"))
        return (record, self._renew(memoryview(memory).cast("h"), before[1])) if changed else before
