"""Who decides when no person does: bots on their seats, and the clock when it has run out."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable

from ..database.store import Unavailable
from ..errors import Refusal
from ..rooms.actions import moved
from ..rooms.entries import AnyEntry, Mover
from ..rooms.room import Room
from .bot_threads import Thinking
from .live_room import Live

LOG = logging.getLogger("herotable.server")

Decision = Callable[[Room], AnyEntry]
Enter = Callable[[Live, Decision], Awaitable[int]]

PATIENCE = (2.0, 4.0)  # seconds before a node thinks for a bot another node should be thinking for
RETRY = 1.0  # seconds between two tries of a bot while the database is away
LATE = 0.5  # seconds a move may be on its way when the clock runs out
CLOCK_LEVEL = "easy"  # of the bot that moves at time-out


class Deputies:
    """The bots and clocks of the rooms a node keeps; they never leave them, and write as people do."""

    def __init__(self, threads: int, enter: Enter, keeps: Callable[[Live], bool]):
        self.thinker, self._enter, self._keeps = Thinking(threads), enter, keeps

    def wake(self, live: Live, at_once: bool) -> None:
        """Let the bots that owe a decision think, and set the clock; the node that wrote last does it at once."""
        self._calm(live)
        if not self._keeps(live):
            return
        for seat in live.room.deciding:
            if live.room.bot_of(seat) is not None and seat not in live.thinking:
                self._let_think(live, seat, at_once)
        if (due := live.room.clocks.next_deadline()) is not None:
            live.timer = asyncio.create_task(self._ring(live, *due))
            live.timer.add_done_callback(_notice)

    def _calm(self, live: Live) -> None:
        """Stop the clock, and what waits to think."""
        for seat in list(live.patient):
            live.patient.pop(seat).cancel()
        if live.timer is not None:
            live.timer.cancel()
        live.timer = None

    def _let_think(self, live: Live, seat: int, at_once: bool) -> None:
        if at_once:
            self._begin_thinking(live, seat)
        else:
            wait = random.uniform(*PATIENCE)
            live.patient[seat] = asyncio.get_running_loop().call_later(wait, self._begin_thinking, live, seat)

    def _begin_thinking(self, live: Live, seat: int) -> None:
        live.patient.pop(seat, None)
        request = live.room.requests.get(seat)
        live.thinking[seat] = task = asyncio.create_task(self._think(live, seat))
        task.add_done_callback(lambda _: self._stop_thinking(live, seat, request, task))

    def _stop_thinking(self, live: Live, seat: int, request: int | None, task: "asyncio.Task[None]") -> None:
        """A bot whose move came too late, or that failed, is asked again."""
        _notice(task)
        if live.thinking.get(seat) is task:
            del live.thinking[seat]
        if seat in live.room.deciding and seat not in live.thinking and seat not in live.patient:
            self.wake(live, at_once=live.room.requests.get(seat) != request)

    async def _think(self, live: Live, seat: int) -> None:
        room, level = live.room, live.room.bot_of(seat)
        if seat not in room.deciding or room.match is None or level is None:
            return
        request = room.requests[seat]
        move = await self.thinker.move(room.match, seat, level, room.owner)
        live.thinking.pop(seat, None)  # what it writes may ask it again
        await self._enter_move(live, seat, move, request, "bot")

    async def _ring(self, live: Live, deadline: float, seat: int) -> None:
        """When the clock has run out, an easy bot makes the move."""
        grace = live.loaded + (live.room.setup.clock.per_move if live.room.setup.clock else 0)  # after a restart
        await asyncio.sleep(max(deadline, grace) + LATE - time.time())
        room = live.room
        if seat in room.deciding and room.match is not None and room.clocks.deadline(seat) == deadline:
            move = await self.thinker.move_now(room.match, seat, CLOCK_LEVEL)
            live.timer = None  # it must not be cancelled by what it writes
            await self._enter_move(live, seat, move, room.requests[seat], "clock")

    async def _enter_move(self, live: Live, seat: int, move: str, request: int, by: Mover) -> None:
        """Written unless the seat's decision is no longer asked for; tried again while the database is away."""
        while self._keeps(live):
            try:
                await self._enter(live, lambda room: moved(room, seat, move, request, by))
                return
            except Refusal:
                return
            except Unavailable:
                await asyncio.sleep(RETRY)

    def dismiss(self, live: Live) -> None:
        """The node keeps this room no longer."""
        self._calm(live)
        for task in live.thinking.values():
            task.cancel()

    async def close(self) -> None:
        """Thoughts that have begun are thought to their end."""
        await asyncio.to_thread(self.thinker.close)


def _notice(task: "asyncio.Task[None]") -> None:
    """What went wrong while nobody waited for it."""
    if not task.cancelled() and (error := task.exception()) is not None:
        LOG.error("deputy failed", exc_info=error)
