"""Desk: the memory of one match, in which compiled rules write: its table, and the log of its moves and events."""

from struct import iter_unpack
from typing import TYPE_CHECKING, Any

import numpy as np

from .log import EVENTS, FIRST_EVENT, FIRST_MOVE, KEY, MOVES, NO_ROOM

if TYPE_CHECKING:
    from .game import Game


class Desk:
    """A table with all that was made and told on it; a copy shares what is archived."""

    __slots__ = ("_archived_events", "_archived_moves", "_cells", "_log", "_logs", "_memory", "cells", "game", "number",
                 "tables")  # fmt: skip

    def __init__(self, game: "Game", table: bytes, number: int = 0, told: bytes = b"", log: bytes = b""):
        self.game = game
        self._memory = bytearray(table)
        self._log = bytearray(log or game.log_record.itemsize)
        self._archived_moves, self._archived_events = b"", told
        self.number = number  # of moves made in the match
        self._view()

    def _view(self) -> None:
        """Look at the memory as Numba and as Python want it: arrays of one record, and cells of 16 bits."""
        self.tables = np.frombuffer(self._memory, self.game.table_record)
        self._logs = np.frombuffer(self._log, self.game.log_record)
        self.cells = memoryview(self._memory).cast("h")
        self._cells = memoryview(self._log).cast("h")

    def copy(self) -> "Desk":
        """A desk of its own with the same on it."""
        other: Desk = object.__new__(Desk)
        other.game, other.number = self.game, self.number
        other._memory, other._log = self._memory[:], self._log[:]
        other._archived_moves, other._archived_events = self._archived_moves, self._archived_events
        other._view()
        return other

    def __getstate__(self) -> tuple[Any, ...]:
        return self.game, self.number, self._memory, self._log, self._archived_moves, self._archived_events

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.game, self.number, self._memory, self._log, self._archived_moves, self._archived_events = state
        self._view()

    @property
    def table(self) -> bytearray:
        """The bytes of the table; a caller must not change them."""
        return self._memory

    def put(self, table: bytes) -> None:
        """Lay another table on the desk."""
        self._memory[:] = table

    def set_up(self, key: bytes) -> None:
        """Set up the table."""
        self._log[:KEY] = key
        self.game.calls.set_up(self.tables, self._logs)

    def make(self, key: bytes, seat: int, move: int) -> int:
        """Make a move with a random key; 0, or the paragraph that forbids it."""
        self._log[:KEY] = key
        forbidden = self.game.calls.make(self.tables, self._logs, seat, move)
        if forbidden == NO_ROOM:
            self._archive()
            forbidden = self.game.calls.make(self.tables, self._logs, seat, move)
        if not forbidden:
            self.number += 1
        return forbidden

    def _archive(self) -> None:
        """Make room in the log. What is archived never changes, so that copies share it."""
        self._archived_moves, self._archived_events = self._all_moves(), self.told()
        self._cells[MOVES] = self._cells[EVENTS] = 0

    def moves(self) -> list[tuple[int, int]]:
        """Who made which move."""
        return list(iter_unpack("hh", self._all_moves()))

    def _all_moves(self) -> bytes:
        return self._archived_moves + self._cells[FIRST_MOVE : FIRST_MOVE + 2 * self._cells[MOVES]].tobytes()

    def told(self, since: int = 0) -> bytes:
        """The events from a number on."""
        size, cells, archived = self.game.event_size, self._cells, self._archived_events
        if since < 0:  # counted from the end
            since = max(0, self.events + since)
        first, end = since * size - len(archived), FIRST_EVENT + size // 2 * cells[EVENTS]
        if first < 0:
            return archived[first:] + cells[FIRST_EVENT:end].tobytes()
        return cells[FIRST_EVENT + first // 2 : end].tobytes()

    def retell(self, events: bytes) -> None:
        """Let these be all events that were told."""
        self._archived_events, self._cells[EVENTS] = events, 0

    @property
    def events(self) -> int:
        """How many events were told."""
        return len(self._archived_events) // self.game.event_size + self._cells[EVENTS]
