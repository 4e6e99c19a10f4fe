"""What the seats of a match see: the title's view and the legal moves, looked at once after each move."""

from collections.abc import Sequence
from typing import Any

from .desk import Desk
from .glances import Glance

Sight = tuple[dict[str, Any], Sequence[str]]


class Sights:
    """The last glance of a match, and what seats have seen since its last move."""

    __slots__ = ("_glance", "_number", "_seen")

    def __init__(self, glance: Glance | None = None):
        self._glance = glance
        self._number = -1  # of moves made when `_seen` was seen
        self._seen: dict[int | None, Sight] = {}

    def copy(self) -> "Sights":
        """Sights that go on from the same glance, which never changes."""
        return Sights(self._glance)

    def see(self, desk: Desk, seat: int | None, is_open: bool) -> Sight:
        """What a seat (None: a spectator) sees; `is_open`: somebody may have written to the table since."""
        if is_open or self._number != desk.number:
            self._number, self._seen = desk.number, {}
        seen = self._seen
        if seat not in seen:
            seen[seat] = self._look(desk, seat), () if seat is None else _notations(desk, seat)
        return seen[seat]

    def _look(self, desk: Desk, seat: int | None) -> dict[str, Any]:
        """The title's view, made of the last one: what has not changed since is the same object."""
        glance = self._glance = desk.game.calls.glances.look(desk.tables, seat, self._glance)
        return glance[1]


def _notations(desk: Desk, seat: int) -> list[str]:
    notations = desk.game.moves.notations
    return [notations[number] for number in desk.game.calls.offers.numbers(desk.tables, seat)]
