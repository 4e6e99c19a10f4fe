"""The clock of a match: time for every decision, and a reserve for the whole game."""

from copy import copy

from .wire import Clock


class Clocks:
    """How much of its reserve each seat has left, and since when it has been deciding."""

    def __init__(self, clock: Clock | None, seats: int):
        self.clock = clock
        self._left = [float(clock.reserve if clock else 0)] * seats
        self._since: dict[int, float] = {}

    def copy(self) -> "Clocks":
        """The same clocks, free to go on."""
        other = copy(self)
        other._left, other._since = self._left[:], self._since.copy()
        return other

    def go_on(self, deciding: set[int], at: float, answered: int | None = None) -> None:
        """From now on these seats decide; one that answered and decides again begins anew."""
        for seat in list(self._since):
            if seat not in deciding or seat == answered:
                self._stop(seat, at)
        for seat in deciding:
            self._since.setdefault(seat, at)

    def _stop(self, seat: int, at: float) -> None:
        spent = at - self._since.pop(seat)
        if self.clock:
            self._left[seat] = max(0.0, self._left[seat] - max(0.0, spent - self.clock.per_move))

    def left(self, seat: int) -> float | None:
        """Seconds of reserve when the seat last began to decide."""
        return self._left[seat] if self.clock else None

    def deadline(self, seat: int) -> float | None:
        """When the clock decides for the seat."""
        if self.clock is None or seat not in self._since:
            return None
        return self._since[seat] + self.clock.per_move + self._left[seat]

    def next_deadline(self) -> tuple[float, int] | None:
        """The first of all deadlines, and whose it is."""
        deadlines = [(deadline, seat) for seat in self._since if (deadline := self.deadline(seat)) is not None]
        return min(deadlines, default=None)
