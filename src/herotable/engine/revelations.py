"""Asks the rules whether a move reveals anything: the memory that they try it in."""

from typing import Any

import numpy as np

from .entry import entry
from .log import KEY
from .tape import Events
from .view_parts import glance_cells
from .views import CELL, Struct, record_of

TABLES, LOOKS = 4, 3  # as `revealing.py` numbers them
WORD = np.dtype(np.int64)  # compared at once


class Revelations:
    """What the moves of one title reveal."""

    def __init__(self, tries_left: Any, table: np.dtype, view: type[Struct], offer: np.dtype, events: Events):
        self._table, self._look, self._offer = table, _look_record(view), np.dtype((np.record, offer))
        self._secrets = events.secret_cells(table["tape"]["event"].base["values"].shape[0])
        self._tries_left = entry(tries_left, *self._memory(), 0, 0, 0, 0)

    def tries_left(
        self, before: bytes, after: bytes, key: bytes, seat: int, move: int, worlds: int, tries: int
    ) -> int | None:
        """What is left of so many tries, after each observer has imagined so many tables; None if the move reveals
        something, or if there were too few tries to find that it does not.

        The tables before and after the move are the match's own; a random key of 16 bytes decides what is imagined.
        """
        tables, *more = self._memory()
        tables[0], tables[1] = (np.frombuffer(table, self._table)[0] for table in (before, after))
        tables[0].key[:] = np.frombuffer(key[:KEY], "<u4")
        left = self._tries_left(tables, *more, seat, move, worlds, tries)
        return None if left < 0 else int(left)

    def _memory(self) -> tuple[np.ndarray, ...]:
        """Of one call, as several threads may ask."""
        return np.zeros(TABLES, self._table), np.zeros(LOOKS, self._look), np.zeros(1, self._offer), self._secrets


def _look_record(view: type[Struct]) -> np.dtype:
    """A view as `see` fills it, and the same as words."""
    size = glance_cells(view) * CELL.itemsize
    overlaid = np.dtype(
        {
            "names": ["seen", "word"],
            "formats": [record_of(view), (WORD, (size // WORD.itemsize,))],
            "offsets": [0, 0],
            "itemsize": size,
        }
    )
    return np.dtype((np.record, overlaid))
