"""The rows of a match: its moves, each with the fingerprint of the table after it, computed when asked for."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .match import Match


class Row(NamedTuple):
    """One move of the log, and the fingerprint of the table after it."""

    seat: int
    move: int
    table: str


class Rows(Sequence[Row]):
    """The moves of a match since its beginning."""

    __slots__ = ("_match",)

    def __init__(self, match: "Match"):
        self._match = match

    def __len__(self) -> int:
        return self._match.made

    def __getitem__(self, where: Any) -> Any:
        return self._all()[where]

    def __iter__(self) -> Iterator[Row]:
        return iter(self._all())

    def _all(self) -> list[Row]:
        moves, prints = self._match.numbers, self._match.fingerprints
        return [Row(seat, move, table) for (seat, move), table in zip(moves, prints, strict=True)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list | Rows) and [*self] == [*other]

    def __repr__(self) -> str:
        return f"Rows({[*self]})"
