"""The thread that reads what people send and what may take long: packs and saves, one at a time."""

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from queue import SimpleQueue
from typing import Any, TypeVar

from litestar.datastructures import State

from ...engine.errors import ErrorMessage
from ..errors import Refusal
from ..live.fair_queue import FairQueue

T = TypeVar("T")

WAITING = 20  # texts in all; more are refused
WAITING_OF_ONE = 5  # of them from one sender
SECONDS = 10.0  # to wait for an answer; to read the longest text that is allowed takes a tenth of a second


class CheckingThread:
    """Reads one text at a time, so that many of them slow the tables down no more than one does.

    Senders take turns. The thread is a daemon: the server ends without waiting for it.
    """

    def __init__(self, waiting: int = WAITING, seconds: float = SECONDS):
        self._most, self._seconds = waiting, seconds
        self._turns, self._waiting = FairQueue(1), Counter[str]()
        self._queue: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        threading.Thread(target=self._run, name="checking", daemon=True).start()

    async def run(self, sender: str, check: Callable[[], T]) -> T:
        """What `check` returns or raises; a Refusal if too many wait, or if it takes too long."""
        if self._waiting.total() >= self._most or self._waiting[sender] >= WAITING_OF_ONE:
            raise Refusal("try-again", ErrorMessage("checks-busy"), 503)
        self._waiting[sender] += 1
        try:
            async with asyncio.timeout(self._seconds):
                await self._turns.acquire(sender)
                return await asyncio.wrap_future(self._begin(sender, check))
        except TimeoutError:
            raise Refusal("try-again", ErrorMessage("check-slow"), 503) from None
        finally:
            self._waiting[sender] -= 1
            self._waiting += Counter()  # forgets those who wait for nothing

    def _begin(self, sender: str, check: Callable[[], T]) -> "Future[T]":
        loop, result = asyncio.get_running_loop(), Future[T]()
        # Released by the thread, not by the caller, who may be gone before the check ends.
        result.add_done_callback(lambda _: self._release(loop, sender))
        self._queue.put((result, check))
        return result

    def _release(self, loop: asyncio.AbstractEventLoop, sender: str) -> None:
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(self._turns.release, sender)

    def _run(self) -> None:
        while (work := self._queue.get()) is not None:
            result, check = work
            if result.set_running_or_notify_cancel():
                try:
                    result.set_result(check())
                except Exception as error:
                    result.set_exception(error)

    def close(self) -> None:
        """Begin no further check."""
        self._queue.put(None)


@asynccontextmanager
async def opened(_: State) -> AsyncIterator[CheckingThread]:
    """The one thread of this process."""
    checking = CheckingThread()
    try:
        yield checking
    finally:
        checking.close()
