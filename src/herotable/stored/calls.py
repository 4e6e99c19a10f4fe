"""What a match asks of its rules, answered by kept ones: as `engine/calls.py`, and with the same log."""

from typing import Any

import numpy as np

from ..engine.glances import Glance
from ..engine.log import EVENTS, FIRST_EVENT, FIRST_MOVE, KEY, LOGGED_EVENTS, LOGGED_MOVES, MOVES, NO_ROOM
from ..engine.view_reader import reader_of
from ..engine.views import Struct
from .rules import Rules

CELL = 2  # bytes


class StoredCalls:
    """The rules on the arrays of a desk."""

    def __init__(self, rules: Rules, view: type[Struct], tape: np.dtype, tape_at: int):
        self._rules = rules
        self.offers, self.glances = StoredOffers(rules), StoredGlances(rules, view)
        self._tape_at = tape_at // CELL  # its cells: how many events, then the events
        self._event = tape["event"].base.itemsize // CELL

    def set_up(self, tables: np.ndarray, logs: np.ndarray) -> None:
        """Set up a table."""
        write(tables, self._rules.begin(tables.tobytes(), logs.tobytes()[:KEY]))
        self._log_events(tables, logs)

    def make(self, tables: np.ndarray, logs: np.ndarray, seat: int, move: int) -> int:
        """Make a move; 0, the paragraph that forbids it, or NO_ROOM."""
        cells = logs.view(np.int16)
        if cells[MOVES] == LOGGED_MOVES or cells[EVENTS] > LOGGED_EVENTS:
            return NO_ROOM
        forbidden, table = self._rules.move(tables.tobytes(), logs.tobytes()[:KEY], seat, move)
        if not forbidden:
            write(tables, table)
            at = FIRST_MOVE + 2 * cells[MOVES]
            cells[at : at + 2] = seat, move
            cells[MOVES] += 1
            self._log_events(tables, logs)
        return forbidden

    def why_not(self, tables: np.ndarray, seat: int, move: int) -> int:
        """0, or the paragraph that forbids a move."""
        return self._rules.why_not(tables.tobytes(), seat, move)

    def _log_events(self, tables: np.ndarray, logs: np.ndarray) -> None:
        cells, table = logs.view(np.int16), tables.view(np.int16)
        size = int(table[self._tape_at]) * self._event
        at = FIRST_EVENT + int(cells[EVENTS]) * self._event
        cells[at : at + size] = table[self._tape_at + 1 : self._tape_at + 1 + size]
        cells[EVENTS] += table[self._tape_at]


class StoredOffers:
    """The legal moves."""

    def __init__(self, rules: Rules):
        self._rules = rules

    def numbers(self, tables: np.ndarray, seat: int) -> list[int]:
        """The numbers of the seat's legal moves."""
        return self._rules.legal(tables.tobytes(), seat)


class StoredGlances:
    """What seats see."""

    def __init__(self, rules: Rules, view: type[Struct]):
        self._rules, self._read = rules, reader_of(view)

    def look(self, tables: np.ndarray, seat: int | None, before: Glance | None) -> tuple[Glance, list[int]]:
        """What a seat (None: a spectator) sees now, `before` itself if it is the same, and its legal moves."""
        table = tables.tobytes()
        seen = self._rules.see(table, -1 if seat is None else seat)
        legal = [] if seat is None else self._rules.legal(table, seat)
        if before is not None and before[0].tobytes() == seen:
            return before, legal
        return (np.frombuffer(seen, np.int16), self._read(memoryview(seen).cast("h"))), legal


def write(array: np.ndarray, content: Any) -> None:
    """Let an array hold these bytes."""
    array.view(np.uint8)[:] = np.frombuffer(content, np.uint8)
