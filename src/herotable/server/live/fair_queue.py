"""A queue for a few slots, in which an owner with many requests cannot starve one with few."""

import asyncio
from collections import Counter, OrderedDict, deque


class FairQueue:
    """A semaphore: a free slot goes to the owner who holds the fewest, then to the one served longest ago."""

    def __init__(self, slots: int):
        self._free = slots
        self._held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the owner served last is last

    async def acquire(self, owner: str) -> None:
        """Wait for a slot; the caller has to release it."""
        if self._free:  # then nobody waits
            self._hold(owner)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            self._cancel(owner, turn)
            raise

    def release(self, owner: str) -> None:
        """Free a slot, and serve the next request."""
        self._free += 1
        self._held[owner] -= 1
        if not self._held[owner]:
            del self._held[owner]
        while self._free and self._waiting:
            # `min` takes the first of equals, and `_pop` moves an owner to the end: so equals take turns.
            owner = min(self._waiting, key=self._held.__getitem__)
            turn = self._pop(owner)
            if not turn.cancelled():  # its caller is about to find out
                turn.set_result(None)
                self._hold(owner)

    def _pop(self, owner: str) -> "asyncio.Future[None]":
        queue = self._waiting[owner]
        turn = queue.popleft()
        self._waiting.move_to_end(owner)
        if not queue:
            del self._waiting[owner]
        return turn

    def _hold(self, owner: str) -> None:
        self._free -= 1
        self._held[owner] += 1

    def _cancel(self, owner: str, turn: "asyncio.Future[None]") -> None:
        """Take a cancelled request out of the queue, or release its slot if it was served at the same moment."""
        if turn.done() and not turn.cancelled():
            self.release(owner)
        elif owner in self._waiting and turn in self._waiting[owner]:
            self._waiting[owner].remove(turn)
            if not self._waiting[owner]:
                del self._waiting[owner]
