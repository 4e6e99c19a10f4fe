"""Whose bots think next: tables at which somebody waits go first, and their addresses share the threads fairly."""

import asyncio
from collections import Counter, OrderedDict, deque
from typing import NamedTuple, Protocol

SPARE = 1  # slots beyond the others, for an address that has none: it need not wait for the end of others' searches
UNWATCHED = 1  # slots that tables have at which nobody waits


class QueuedTable(Protocol):
    """What the queue asks about a table; both may change while its bots wait."""

    @property
    def address(self) -> str:
        """Whose share it uses."""

    @property
    def is_waited_for(self) -> bool:
        """Does anybody look on?"""


class BotTime(Protocol):
    """How long the bots of an address have thought in the last minute."""

    def spend(self, address: str, seconds: float) -> None:
        """Count a search."""

    def is_spent(self, address: str) -> bool:
        """Has it had its share?"""


class Slot(NamedTuple):
    """The right to think, until it is given back."""

    address: str
    is_watched: bool


class BotQueue:
    """A semaphore: a free slot goes to a table with people, of the address that holds the fewest slots.

    Of equals the address that was served longest ago is next, and of its tables likewise. An address that has used up
    its time waits behind all others, and tables that nobody watches behind everybody.
    """

    def __init__(self, slots: int, time: BotTime):
        self._slots, self._time = slots, time
        self._held: Counter[str] = Counter()
        self._unwatched = 0
        self._served: OrderedDict[str, None] = OrderedDict()  # addresses, the one served last is last
        self._waiting: OrderedDict[QueuedTable, deque[asyncio.Future[Slot]]] = OrderedDict()  # likewise

    async def acquire(self, table: QueuedTable) -> Slot:
        """Wait for a slot; the caller has to release it."""
        turn: asyncio.Future[Slot] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        self.serve()
        try:
            return await turn
        except asyncio.CancelledError:
            self._cancel(table, turn)
            raise

    def release(self, slot: Slot) -> None:
        """Free a slot, and serve whoever is next."""
        self._held[slot.address] -= 1
        self._held += Counter()  # forgets addresses that hold none
        self._unwatched -= not slot.is_watched
        self.serve()

    def serve(self) -> None:
        """Give out the free slots; also called when somebody comes to a table."""
        while (table := self._next()) is not None:
            turn = self._pop(table)
            if not turn.cancelled():  # its caller is about to find out
                turn.set_result(self._hold(table))
        if not self._waiting:
            self._served.clear()

    def _hold(self, table: QueuedTable) -> Slot:
        slot = Slot(table.address, table.is_waited_for)
        self._held[slot.address] += 1
        self._unwatched += not slot.is_watched
        self._served[slot.address] = None
        self._served.move_to_end(slot.address)
        return slot

    def _next(self) -> QueuedTable | None:
        """The table that may think now, if there is one."""
        watched = [table for table in self._waiting if table.is_waited_for]
        if not watched:
            first = next(iter(self._waiting), None)
            return first if self._unwatched < UNWATCHED and self._held.total() < self._slots else None
        order = {address: place for place, address in enumerate(self._served)}
        # `min` takes the first of equals, and a table that is served goes to the end.
        best = min(watched, key=lambda table: self._rank(table.address, order))
        return best if self._has_room(best.address) else None

    def _rank(self, address: str, order: dict[str, int]) -> tuple[bool, int, int]:
        return self._time.is_spent(address), self._held[address], order.get(address, -1)

    def _has_room(self, address: str) -> bool:
        has_spare = not self._held[address] and not self._time.is_spent(address)
        return self._held.total() < self._slots + SPARE * has_spare

    def _pop(self, table: QueuedTable) -> "asyncio.Future[Slot]":
        queue = self._waiting[table]
        turn = queue.popleft()
        self._waiting.move_to_end(table)
        if not queue:
            del self._waiting[table]
        return turn

    def _cancel(self, table: QueuedTable, turn: "asyncio.Future[Slot]") -> None:
        """Take a cancelled turn out of the queue, or release its slot if it was served at the same moment."""
        if turn.done() and not turn.cancelled():
            self.release(turn.result())
        elif table in self._waiting and turn in self._waiting[table]:
            self._waiting[table].remove(turn)
            if not self._waiting[table]:
                del self._waiting[table]


class UnlimitedTime:
    """No limit of time."""

    def spend(self, address: str, seconds: float) -> None:
        """Count nothing."""

    def is_spent(self, address: str) -> bool:  # noqa: ARG002
        """Never."""
        return False
