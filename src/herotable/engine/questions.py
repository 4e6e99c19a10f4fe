"""Questions that boards ask the rules, such as the odds of a roll.

What is asked and what is told are declared as views are. A question knows no more than who asks it: what a seat sees,
and what it thinks of doing. Its rule gets an empty table, lays on it what was asked, and tries the rules there. So a
page that has only a view of a match may ask, too.
"""

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

import numpy as np

from .piles import Pile
from .view_reader import Format, reader_of
from .view_writer import cells_of
from .views import Count, Struct, fields_of, record_of

FORMAT: Format = "i"
CELL = np.dtype(FORMAT)
NOTHING_SEEN: Mapping[str, Any] = MappingProxyType({})

DANGERS = ("none", "possible", "sure")  # as far as the one who asks can know
NO_DANGER, POSSIBLE, SURE = range(len(DANGERS))


class Chance(Struct):
    """In how many of all the equally likely ways something happens."""

    ways = Count()
    of = Count()


def desk_of(table: np.dtype, tables: int, moves: int) -> np.dtype:
    """Several tables side by side, to keep what is seen while moves are tried, and a list for the legal moves."""
    return np.dtype([("table", table, tables), ("offer", Pile(moves))], align=True)


class Question:
    """A rule `rule(t, asked, told)`, the record that it tries on, and what it is asked and tells.

    The record is a table, or a `desk_of` tables for a rule that tries several moves.
    """

    def __init__(self, rule: Any, table: np.dtype, asked: type[Struct], told: type[Struct]):
        self.rule = rule
        self.asked = asked
        self.told = told
        self.records = table, record_of(asked, CELL), record_of(told, CELL)

    @cached_property
    def signature(self) -> tuple[Any, ...]:
        """The types of the rule's parameters."""
        import numba

        return tuple(numba.from_dtype(np.dtype((np.record, record))) for record in self.records)

    @property
    def room(self) -> int:
        """The bytes of the record that the rule tries on."""
        return self.records[0].itemsize

    def ask(self, seen: Mapping[str, Any] = NOTHING_SEEN, /, **asked: Any) -> dict[str, Any]:
        """What the rule tells, as plain data; of what is `seen`, a view, it takes what it needs.

        A TypeError names words that it is never asked.
        """
        words = fields_of(self.asked)
        unknown = sorted(asked.keys() - words)
        if unknown:
            raise TypeError(f"this question has no {', '.join(unknown)}; it has {', '.join(words)}")
        table, to_ask, to_tell = (np.zeros(1, np.dtype((np.record, record))) for record in self.records)
        to_ask.view(CELL)[:] = [*cells_of(self.asked, {word: seen[word] for word in words if word in seen} | asked)]
        self.rule(table[0], to_ask[0], to_tell[0])
        return self._read(memoryview(to_tell.tobytes()).cast(FORMAT))

    @cached_property
    def _read(self) -> Any:
        return reader_of(self.told, FORMAT)
