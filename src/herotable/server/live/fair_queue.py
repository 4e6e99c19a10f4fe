"""Turns: a few at a time, and nobody's many keep another's one waiting."""

import asyncio
from collections import Counter, OrderedDict, deque


class Turns:
    """Free places go to whoever has the fewest of them, then to whoever was served longest ago."""

    def __init__(self, places: int):
        self._free = places
        self._taken: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # who was served last is last

    async def take(self, owner: str) -> None:
        """Wait for a place; it has to be given back."""
        if self._free:  # then nobody waits
            self._seat(owner)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            self._go_away(owner, turn)
            raise

    def give(self, owner: str) -> None:
        """A place is free again: the next one's turn."""
        self._free += 1
        self._taken[owner] -= 1
        if not self._taken[owner]:
            del self._taken[owner]
        if self._waiting:
            self._serve(min(self._waiting, key=self._taken.__getitem__))

    def _serve(self, owner: str) -> None:
        queue = self._waiting[owner]
        queue.popleft().set_result(None)
        self._seat(owner)
        self._waiting.move_to_end(owner)
        if not queue:
            del self._waiting[owner]

    def _seat(self, owner: str) -> None:
        self._free -= 1
        self._taken[owner] += 1

    def _go_away(self, owner: str, turn: "asyncio.Future[None]") -> None:
        """Who waits no more makes room; who was just served gives the place back."""
        if turn.done() and not turn.cancelled():
            self.give(owner)
        elif owner in self._waiting and turn in self._waiting[owner]:
            self._waiting[owner].remove(turn)
            if not self._waiting[owner]:
                del self._waiting[owner]
