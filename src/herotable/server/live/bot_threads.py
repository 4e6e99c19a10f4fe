"""The threads in which bots think, a few at a time on one node."""

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from ...bots import parse_bot
from ...engine.match import Match
from .. import metrics
from .fair_queue import FairQueue


class BotThreads:
    """A pool of threads; compiled searches release the interpreter, so the server stays responsive."""

    def __init__(self, threads: int):
        self._threads, self._queue = ThreadPoolExecutor(threads, "bot"), FairQueue(threads)
        self._clock = ThreadPoolExecutor(1, "clock")

    async def move(self, match: Match, seat: int, level: str, owner: str) -> str:
        """The move of a bot of this level, in notation; owners of tables share the threads fairly."""
        await self._queue.acquire(owner)
        loop = asyncio.get_running_loop()
        search: Future[str] = self._threads.submit(_choose, match.copy(), seat, level)
        # Released by the thread, not by this coroutine: when the caller is cancelled, the search still runs.
        search.add_done_callback(lambda _: self._release(loop, owner))
        return await asyncio.wrap_future(search)

    def _release(self, loop: asyncio.AbstractEventLoop, owner: str) -> None:
        with suppress(RuntimeError):  # the node has stopped meanwhile
            loop.call_soon_threadsafe(self._queue.release, owner)

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
