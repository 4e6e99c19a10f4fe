"""The moves that no person makes: those of bots, and those of the clock at time-out."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable

from ..database.store import Unavailable
from ..errors import Refusal
from ..rooms.decisions import move_entry
from ..rooms.entries import AnyEntry, Mover
from ..rooms.room import Room
from .bot_threads import BotThreads
from .live_room import LiveRoom

LOG = logging.getLogger("herotable.server")

Decision = Callable[[Room], AnyEntry]
Append = Callable[[LiveRoom, Decision], Awaitable[int]]

TAKEOVER = (2.0, 4.0)  # seconds before a node thinks for a bot that another node should think for
RETRY = 1.0  # seconds between two tries of a bot while the database is unavailable
TRANSIT = 0.5  # seconds that a player's move may still be on its way when the clock runs out
CLOCK_LEVEL = "easy"  # of the bot that moves at time-out


class Autoplay:
    """Moves for bots and clocks in the rooms of a node; these moves are written as those of people are."""

    def __init__(self, threads: BotThreads, append: Append, has: Callable[[LiveRoom], bool]):
        self.threads, self._append, self._has = threads, append, has

    def schedule(self, live: LiveRoom, at_once: bool) -> None:
        """Let the bots that owe a decision think, and set the clock.

        Every node that has the room does this. The one that wrote last begins at once, the others wait a moment:
        they only take over if that node has died.
        """
        self._unschedule(live)
        if not self._has(live):
            return
        for seat in live.room.deciding:
            if live.room.bot_of(seat) is not None and seat not in live.thinking:
                self._schedule_bot(live, seat, at_once)
        if (due := live.room.clocks.next_deadline()) is not None:
            live.timer = asyncio.create_task(self._move_at_timeout(live, *due))
            live.timer.add_done_callback(_log_failure)

    def _unschedule(self, live: LiveRoom) -> None:
        """Stop the clock, and the bots that have not begun to think."""
        for seat in list(live.delayed):
            live.delayed.pop(seat).cancel()
        if live.timer is not None:
            live.timer.cancel()
        live.timer = None

    def _schedule_bot(self, live: LiveRoom, seat: int, at_once: bool) -> None:
        if at_once:
            self._begin_thinking(live, seat)
        else:
            # A random delay, so that the nodes which take over do not all think about the same move.
            delay = random.uniform(*TAKEOVER)
            live.delayed[seat] = asyncio.get_running_loop().call_later(delay, self._begin_thinking, live, seat)

    def _begin_thinking(self, live: LiveRoom, seat: int) -> None:
        live.delayed.pop(seat, None)
        request = live.room.requests.get(seat)
        live.thinking[seat] = task = asyncio.create_task(self._think(live, seat))
        task.add_done_callback(lambda _: self._end_thinking(live, seat, request, task))

    def _end_thinking(self, live: LiveRoom, seat: int, request: int | None, task: "asyncio.Task[None]") -> None:
        """Ask the bot again if it failed or its move came too late."""
        _log_failure(task)
        if live.thinking.get(seat) is task:
            del live.thinking[seat]
        if seat in live.room.deciding and seat not in live.thinking and seat not in live.delayed:
            # For the same request the bot failed: the delay keeps it from failing in a tight loop.
            self.schedule(live, at_once=live.room.requests.get(seat) != request)

    async def _think(self, live: LiveRoom, seat: int) -> None:
        room, level = live.room, live.room.bot_of(seat)
        if seat not in room.deciding or room.match is None or level is None:
            return
        request = room.requests[seat]
        move = await self.threads.move(room.match, seat, level, live)
        live.thinking.pop(seat, None)  # its own move may ask the same bot for the next one
        await self._append_move(live, seat, move, request, "bot")

    async def _move_at_timeout(self, live: LiveRoom, deadline: float, seat: int) -> None:
        """Wait for the deadline, then let an easy bot make the move."""
        # After a restart of the server everybody has the time of a move to come back.
        restart = live.loaded + (live.room.setup.clock.per_move if live.room.setup.clock else 0)
        await asyncio.sleep(max(deadline, restart) + TRANSIT - time.time())
        room = live.room
        if seat in room.deciding and room.match is not None and room.clocks.deadline(seat) == deadline:
            move = await self.threads.move_now(room.match, seat, CLOCK_LEVEL)
            live.timer = None  # else the move that this task writes would cancel the task
            await self._append_move(live, seat, move, room.requests[seat], "clock")

    async def _append_move(self, live: LiveRoom, seat: int, move: str, request: int, by: Mover) -> None:
        """Write a move, unless the request is answered already; try again while the database is unavailable."""
        while self._has(live):
            try:
                await self._append(live, lambda room: move_entry(room, seat, move, request, by))
                return
            except Refusal:
                return
            except Unavailable:
                await asyncio.sleep(RETRY)

    def stop(self, live: LiveRoom) -> None:
        """Make no more moves in a room that the node drops."""
        self._unschedule(live)
        for task in live.thinking.values():
            task.cancel()

    async def close(self) -> None:
        """Wait for the searches that have begun."""
        await asyncio.to_thread(self.threads.close)


def _log_failure(task: "asyncio.Task[None]") -> None:
    """Log the exception of a task that nobody awaits."""
    if not task.cancelled() and (error := task.exception()) is not None:
        LOG.error("autoplay failed", exc_info=error)
