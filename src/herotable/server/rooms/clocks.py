"""The clock of a match: time for every decision, and a reserve for the whole game."""

from .wire import Clock


class Clocks:
    """How much of its reserve each seat has left, and since when it has been deciding."""

    def __init__(self, clock: Clock | None, seats: int):
        self.clock = clock
        self._left = [float(clock.reserve if clock else 0)] * seats
        self._since: dict[int, float] = {}
        self._used: dict[int, tuple[int, float]] = {}  # seconds a seat has thought about a request, before `since`

    def copy(self) -> "Clocks":
        """The same clocks, free to go on."""
        other: Clocks = object.__new__(Clocks)
        other.clock = self.clock
        other._left, other._since, other._used = self._left[:], self._since.copy(), self._used.copy()
        return other

    def go_on(self, deciding: set[int], requests: dict[int, int], at: float) -> None:
        """From now on these seats decide; who decides about the same request as before has used time already."""
        for seat in list(self._since):
            request, used = self._used[seat]
            if seat not in deciding or requests[seat] != request:
                self._used[seat] = (request, used + at - self._since.pop(seat))
        for seat, (request, _) in list(self._used.items()):
            if requests.get(seat) != request:
                self._charge(seat)
        for seat in deciding - self._since.keys():
            self._used.setdefault(seat, (requests[seat], 0.0))
            self._since[seat] = at

    def _charge(self, seat: int) -> None:
        """The decision is made: what it took too long goes off the reserve."""
        _, used = self._used.pop(seat)
        if self.clock:
            self._left[seat] = max(0.0, self._left[seat] - max(0.0, used - self.clock.per_move))

    def left(self, seat: int) -> float | None:
        """Seconds of reserve when the seat last began to decide."""
        return self._left[seat] if self.clock else None

    def deadline(self, seat: int) -> float | None:
        """When the clock decides for the seat."""
        if self.clock is None or seat not in self._since:
            return None
        return self._since[seat] - self._used[seat][1] + self.clock.per_move + self._left[seat]

    def next_deadline(self) -> tuple[float, int] | None:
        """The first of all deadlines, and whose it is."""
        deadlines = [(deadline, seat) for seat in self._since if (deadline := self.deadline(seat)) is not None]
        return min(deadlines, default=None)
