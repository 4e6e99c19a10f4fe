"""The threads in which bots think, a few at a time on one node."""

import asyncio
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from ...bots import parse_bot
from ...engine.match import Match
from .. import metrics
from .bot_queue import SPARE, BotQueue, BotTime, QueuedTable, Slot


class BotThreads:
    """A pool of threads; compiled searches release the interpreter, so the server stays responsive."""

    def __init__(self, threads: int, bot_time: BotTime):
        self._threads, self.queue = ThreadPoolExecutor(threads + SPARE, "bot"), BotQueue(threads, bot_time)
        self._time = bot_time
        self._clock = ThreadPoolExecutor(1, "clock")

    async def move(self, match: Match, seat: int, level: str, table: QueuedTable) -> str:
        """The move of a bot of this level, in notation; tables share the threads fairly."""
        slot = await self.queue.acquire(table)
        loop, began = asyncio.get_running_loop(), time.monotonic()
        search: Future[str] = self._threads.submit(_choose, match.copy(), seat, level)
        # Released by the thread, not by this coroutine: when the caller is cancelled, the search still runs.
        search.add_done_callback(lambda _: self._end(loop, slot, began))
        return await asyncio.wrap_future(search)

    def _end(self, loop: asyncio.AbstractEventLoop, slot: Slot, began: float) -> None:
        with suppress(RuntimeError):  # the node has stopped meanwhile
            loop.call_soon_threadsafe(self._release, slot, time.monotonic() - began)

    def _release(self, slot: Slot, seconds: float) -> None:
        self._time.spend(slot.address, seconds)
        self.queue.release(slot)

    async def move_now(self, match: Match, seat: int, level: str) -> str:
        """The move that the clock makes; it has a thread of its own, and does not wait for bots."""
        return await asyncio.get_running_loop().run_in_executor(self._clock, _choose, match.copy(), seat, level)

    def close(self) -> None:
        """Drop the searches that have not begun, and wait for the others."""
        for threads in (self._threads, self._clock):
            threads.shutdown(wait=True, cancel_futures=True)


def _choose(match: Match, seat: int, level: str) -> str:
    with metrics.thinking.labels(level).time():
        # The greedy bot plays moves on tables of its own, which rules of former versions cannot do.
        playing = "easy" if level == "greedy" and match.game.is_stored else level
        return str(parse_bot(playing).choose(match, seat))
