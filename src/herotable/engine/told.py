"""What was told in a match: its events as bytes, to be read by `Events` for a seat."""

from collections.abc import Iterator, Sequence
from typing import Any

from .desk import Desk


class Told(Sequence[bytes]):
    """Every event since the beginning."""

    __slots__ = ("_desk",)

    def __init__(self, desk: Desk):
        self._desk = desk

    def __len__(self) -> int:
        return self._desk.events

    def __getitem__(self, where: Any) -> Any:
        if not isinstance(where, slice):
            return self[range(len(self))[where] :][0]
        start, stop, step = where.indices(len(self))
        if step < 0:
            return self._from(0)[where]
        return self._from(start)[: max(0, stop - start) : step]

    def __iter__(self) -> Iterator[bytes]:
        return iter(self._from(0))

    def _from(self, since: int) -> list[bytes]:
        return [event for (event,) in self._desk.game.split_events(self._desk.told(since))]
