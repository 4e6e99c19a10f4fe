"""The tape: the events of the last move, each with the seats that may see all of it."""

from functools import lru_cache
from typing import Any

import numpy as np

from .fields import Words, read_fields
from .rule import constant_on_gpu, rule
from .seats import EVERYONE, LETTERS, NOBODY

LISTENING, QUIET = 0, 1  # `t.quiet`: rules tell events and note what seats know of hands, or neither
CACHED_EVENTS = 4096  # of a title: most events go to several seats, and come again in other games


def Tape(size: int, width: int) -> np.dtype:
    """Room for the events of one move, each with `width` values; six of them are what `tell` can write."""
    event = np.dtype([("to", np.int16), ("kind", np.int16), ("values", np.int16, width)])
    return np.dtype([("n", np.int16), ("event", event, size)])


@constant_on_gpu(True)
def is_quiet(t):
    """Does nobody listen? On a GPU nobody ever does, so its code neither tells events nor notes what seats know."""
    return t.quiet == QUIET


@rule
def tell(t, to, kind, a=0, b=0, c=0, d=0, e=0, f=0):
    """Write an event, if anybody listens: the seats in `to` see all of it, the others all but its secret fields.

    The answer says whether it was written: only then may a rule add to the last event of the tape.
    """
    if is_quiet(t) or t.tape.n == len(t.tape.event):  # an owner's pack may cause more events than a tape holds
        return False
    event = t.tape.event[t.tape.n]
    event.to = to
    event.kind = kind
    event.values[0] = a
    event.values[1] = b
    event.values[2] = c
    event.values[3] = d
    event.values[4] = e
    event.values[5] = f
    t.tape.n += 1
    return True


@rule
def wipe_tape(t):
    """Begin a new move with an empty tape."""
    for i in range(t.tape.n):
        event = t.tape.event[i]
        event.to = 0
        event.kind = 0
        for j in range(len(event.values)):
            event.values[j] = 0
    t.tape.n = 0


class Events:
    """The events of a title by name, with their fields; a name ending in `?` is a secret field."""

    def __init__(self, **kinds: dict[str, Words]):
        self.secrets = {kind: {f[:-1] for f in fields if f.endswith("?")} for kind, fields in kinds.items()}
        self.kinds = {kind: {f.rstrip("?"): field for f, field in fields.items()} for kind, fields in kinds.items()}
        self.names = list(kinds)
        self._cached = lru_cache(CACHED_EVENTS)(self._read)
        self._read_by = {seat: _Reader(self, seat) for seat in (None, *range(len(LETTERS)))}

    def read(self, event: bytes, seat: int | None) -> dict[str, Any]:
        """An event as a seat (None: a spectator) sees it; a field that it may not know is None."""
        return self._read_by[seat][event].copy()

    def reader(self, seat: int | None) -> dict[bytes, dict[str, Any]]:
        """The same for many events of a seat, to be copied."""
        return self._read_by[seat]

    def plain(self, event: bytes, seat: int | None) -> dict[str, Any]:
        """The same, to be copied: read once for all readers who may see as much of it."""
        to, kind, *_ = memoryview(event).cast("h")
        return self._cached(kind, event[4:], is_told(to, seat))

    def _read(self, number: int, values: bytes, is_whole: bool) -> dict[str, Any]:
        kind = self.names[number]
        fields = read_fields(self.kinds[kind], np.frombuffer(values, np.int16).tolist())
        hidden = () if is_whole else self.secrets[kind]
        return {"event": kind} | {name: None if name in hidden else value for name, value in fields.items()}

    def secret_cells(self, width: int) -> np.ndarray:
        """A row of so many values for each kind of event, with 1 for those that are secret."""
        cells = np.zeros((len(self.names), width), np.int16)
        for row, (kind, fields) in zip(cells, self.kinds.items(), strict=True):
            secret = [name in self.secrets[kind] for name, field in fields.items() for _ in range(field.width)]
            row[: len(secret)] = secret
        return cells

    def censored(self, event: bytes, seat: int | None) -> bytes:
        """An event without what a seat does not know of it, and nobody else knows either."""
        cells = memoryview(bytearray(event)).cast("h")
        kind, at = self.names[cells[1]], 2
        if is_told(cells[0], seat) or not self.secrets[kind]:
            return event
        cells[0] = NOBODY
        for name, field in self.kinds[kind].items():
            if name in self.secrets[kind]:
                cells[at : at + field.width] = memoryview(bytes(2 * field.width)).cast("h")
            at += field.width
        return cells.tobytes()


class _Reader(dict[bytes, dict[str, Any]]):
    """The events that a seat has read, by their bytes; most of them come again."""

    def __init__(self, events: Events, seat: int | None):
        self._events, self._seat = events, seat

    def __missing__(self, event: bytes) -> dict[str, Any]:
        if len(self) >= CACHED_EVENTS:
            self.clear()
        found = self[event] = self._events.plain(event, self._seat)
        return found


def is_told(to: int, seat: int | None) -> bool:
    """Does a seat (None: a spectator) see all of an event told to these seats?"""
    return bool(to == EVERYONE if seat is None else to >> seat & 1)
