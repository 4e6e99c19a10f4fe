"""The legal moves of a seat as numbers: lists that compiled rules fill, lent to one caller at a time."""

from collections.abc import Callable
from typing import Any

import numpy as np

from .entry import entry


class Offers:
    """Legal moves on tables of one title."""

    def __init__(self, offer: Any, record: np.dtype, tables: np.ndarray):
        self._record = np.dtype((np.record, record))
        self._free = [self._new()]
        self._offer: Callable[..., int] = entry(offer, tables, 0, self._free[0][0])

    def _new(self) -> tuple[np.ndarray, memoryview]:
        memory = bytearray(self._record.itemsize)
        return np.frombuffer(memory, self._record), memoryview(memory).cast("h")

    def numbers(self, tables: np.ndarray, seat: int) -> list[int]:
        """The numbers of the seat's legal moves."""
        # No two threads may fill the same list: `pop` gives it to one of them.
        try:
            lent = self._free.pop()
        except IndexError:
            lent = self._new()
        count = self._offer(tables, seat, lent[0])
        found = lent[1][1 : count + 1].tolist()  # behind the count, as in a Pile
        self._free.append(lent)
        return found
