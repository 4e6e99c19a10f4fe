"""The clock of a match: time for every decision, and a reserve for the whole game."""

from .wire import Clock

PATIENCE = 300.0  # seconds that a decision may take at a table without a clock, before others need not wait any more


class Clocks:
    """The reserve that each seat has left, and since when it has been deciding."""

    def __init__(self, clock: Clock | None, seats: int):
        self.clock = clock
        self._reserve = [float(clock.reserve if clock else 0)] * seats
        self._since: dict[int, float] = {}  # when each seat that decides now has begun
        self._used: dict[int, tuple[int, float]] = {}  # request, and seconds spent on it before `_since`

    def copy(self) -> "Clocks":
        """Clocks in the same state, which can be changed without changing these."""
        other: Clocks = object.__new__(Clocks)
        other.clock = self.clock
        other._reserve, other._since, other._used = self._reserve[:], self._since.copy(), self._used.copy()
        return other

    def advance(self, deciding: set[int], requests: dict[int, int], at: float) -> None:
        """Let the clocks of these seats run from now on, and stop the others.

        A seat that was stopped by a pause, and still has the same request, goes on with the time it has used.
        """
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
        """Take the time that a decision took too long off the reserve."""
        _, used = self._used.pop(seat)
        if self.clock:
            self._reserve[seat] = max(0.0, self._reserve[seat] - max(0.0, used - self.clock.per_move))

    def reserve(self, seat: int) -> float | None:
        """The seconds of reserve the seat had when it began to decide."""
        return self._reserve[seat] if self.clock else None

    def deadline(self, seat: int) -> float | None:
        """The moment at which the clock decides for the seat, if its clock is running."""
        if self.clock is None or seat not in self._since:
            return None
        return self._since[seat] - self._used[seat][1] + self.clock.per_move + self._reserve[seat]

    def silent(self, now: float) -> set[int]:
        """The seats that have owed a decision for longer than a table without a clock has patience."""
        if self.clock is not None:  # the clock decides for them
            return set()
        return {seat for seat, since in self._since.items() if now - since + self._used[seat][1] > PATIENCE}

    def next_deadline(self) -> tuple[float, int] | None:
        """The first of all deadlines, and its seat."""
        deadlines = [(deadline, seat) for seat in self._since if (deadline := self.deadline(seat)) is not None]
        return min(deadlines, default=None)
