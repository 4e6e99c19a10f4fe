"""Bots think in threads, a few at a time on one node."""

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from ...bots import described
from ...engine.match import Match
from .. import metrics
from .fair_queue import Turns


class Thinking:
    """The node's bots: compiled searches release the interpreter, so the table stays responsive."""

    def __init__(self, threads: int):
        self._threads, self._turns = ThreadPoolExecutor(threads, "bot"), Turns(threads)
        self._clock = ThreadPoolExecutor(1, "clock")

    async def move(self, match: Match, seat: int, level: str, owner: str) -> str:
        """What a bot of this level plays, in notation, when it is the turn of the table's owner."""
        await self._turns.take(owner)
        loop = asyncio.get_running_loop()
        thought: Future[str] = self._threads.submit(_choose, match.copy(), seat, level)
        thought.add_done_callback(lambda _: self._end(loop, owner))  # a thread goes on when nobody waits any more
        return await asyncio.wrap_future(thought)

    def _end(self, loop: asyncio.AbstractEventLoop, owner: str) -> None:
        with suppress(RuntimeError):  # the node has stopped meanwhile
            loop.call_soon_threadsafe(self._turns.give, owner)

    async def move_now(self, match: Match, seat: int, level: str) -> str:
        """What the clock plays: it has a thread of its own, and waits for no bot."""
        return await asyncio.get_running_loop().run_in_executor(self._clock, _choose, match.copy(), seat, level)

    def close(self) -> None:
        """Thoughts that have not begun are dropped."""
        for threads in (self._threads, self._clock):
            threads.shutdown(wait=True, cancel_futures=True)


def _choose(match: Match, seat: int, level: str) -> str:
    with metrics.thinking.labels(level).time():
        return str(described(level).choose(match, seat))
