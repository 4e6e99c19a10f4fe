"""Bots think in threads, a few at a time on one node."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from ..bots import described
from ..engine.match import Match
from . import metrics


class Thinking:
    """The node's bots: compiled searches release the interpreter, so the table stays responsive."""

    def __init__(self, threads: int):
        self._threads = ThreadPoolExecutor(threads, "bot")

    async def move(self, match: Match, seat: int, level: str) -> str:
        """What a bot of this level plays, in notation."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _choose, match.copy(), seat, level)

    def close(self) -> None:
        """Thoughts that have not begun are dropped."""
        self._threads.shutdown(wait=True, cancel_futures=True)


def _choose(match: Match, seat: int, level: str) -> str:
    with metrics.thinking.labels(level).time():
        return str(described(level).choose(match, seat))
