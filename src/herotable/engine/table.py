"""The part of the record that every title has: who is to decide, the results, the tape, the key."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .seats import LETTERS
from .tape import Tape

MOST_SEATS = len(LETTERS)


@dataclass(frozen=True)
class Option:
    """A choice made before the game; numbers stand for themselves in the record, words for their place."""

    default: Any
    choices: tuple[Any, ...] = (False, True)
    beside: dict[str, Any] = field(default_factory=dict)  # other options, without which this one does nothing

    def number(self, choice: Any) -> int:
        """The choice as the record holds it."""
        return self.choices.index(choice) if isinstance(choice, str) else int(choice)


def Table(options: dict[str, Option], events: int, fields: Sequence[Any], width: int = 6) -> np.dtype:
    """The record of a title: its own fields, its options, and room for `events` events a move of `width` values."""
    for name in [*options, *(column[0] for column in fields)]:
        assert not hasattr(np.record, name), f"a record has a method {name}: find another name for the field"
    record = np.dtype(
        [
            ("key", np.int64, 4),  # random numbers: set just before a move, wiped right after
            ("seats", np.int16),
            ("waiting", np.int16),  # the set of seats that owe a decision; when it is empty, the game is over
            ("winners", np.int16),
            ("quiet", np.int16),  # what rules leave out when nobody listens: see tape.py
            ("score", np.int16, MOST_SEATS),
            ("option", [(name, np.int16) for name in options] or [("none", np.int16)]),
            *fields,
            ("tape", Tape(events, width)),
        ],
        align=True,
    )
    return _without_gaps(record)


def _without_gaps(record: np.dtype) -> np.dtype:
    """The same record with a name for every byte, because copying a record skips its nameless padding."""
    named: list[Any] = []
    at = 0
    for name in record.names or ():
        kind, offset = record.fields[name][:2]  # type: ignore[index]
        named += [(f"gap{at}", np.uint8, offset - at)] if offset > at else []
        named.append((name, kind))
        at = offset + kind.itemsize
    named += [(f"gap{at}", np.uint8, record.itemsize - at)] if record.itemsize > at else []
    return np.dtype(named, align=True)
