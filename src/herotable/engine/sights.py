"""What the seats of a match see and were told, as plain data: read once, and kept."""

from collections.abc import Sequence
from typing import Any

from .desk import Desk
from .glances import Glance

Sight = tuple[dict[str, Any], Sequence[str]]
News = list[dict[str, Any]]


class Sights:
    """The last glances of a match, what seats have seen since its last move, and the events they have read."""

    __slots__ = ("_glances", "_last", "_number", "_read", "_seen")

    def __init__(self, glances: dict[int | None, tuple[int, Glance]] | None = None, last: Glance | None = None):
        self._glances = glances or {}  # the last of each seat, after so many moves
        self._last = last  # of all seats
        self._number = -1  # of moves made when `_seen` was seen
        self._seen: dict[int | None, Sight] = {}
        self._read: dict[int | None, News] = {}

    def copy(self) -> "Sights":
        """Sights that go on from the same glances, which never change."""
        return Sights(self._glances.copy(), self._last)

    def see(self, desk: Desk, seat: int | None, is_open: bool) -> Sight:
        """What a seat (None: a spectator) sees and may do; `is_open`: somebody may have written to the table since."""
        if is_open or self._number != desk.number:
            self._number, self._seen = desk.number, {}
        sight = self._seen.get(seat)
        if sight is None:
            sight = self._seen[seat] = self._look(desk, seat)
        return sight

    def _look(self, desk: Desk, seat: int | None) -> Sight:
        """The title's view, made of the last one: what has not changed since is the same object."""
        number, before = self._glances.get(seat, (-1, None))
        if number < desk.number - 1:  # what another seat has just seen differs less than what this one saw long ago
            before = self._last
        glance, legal = desk.game.calls.glances.look(desk.tables, seat, before)
        self._glances[seat], self._last = (desk.number, glance), glance
        notations = desk.game.moves.notations
        return glance[1], [notations[move] for move in legal]

    def hear(self, desk: Desk, seat: int | None, since: int) -> News:
        """What a seat (None: a spectator) was told from an event on; the caller copies it."""
        read, known = desk.game.events.reader(seat), self._read.get(seat, [])
        if since > len(known):  # the latest events are not worth to be kept
            return [read[event] for (event,) in desk.game.split_events(desk.told(since))]
        if len(known) < desk.events:
            # A new list, as other threads may be reading the old one.
            known = self._read[seat] = known + [read[e] for (e,) in desk.game.split_events(desk.told(len(known)))]
        return known[since:] if since else known

    def forget(self) -> None:
        """Read all events anew."""
        self._read = {}
