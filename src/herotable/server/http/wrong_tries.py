"""Passwords tried in vain: whoever goes on guessing waits longer each time, and nobody else does."""

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import ceil

from litestar.datastructures import State

from ...engine.errors import ErrorMessage
from ..errors import TryLater

FREE = 3  # tries without a delay: people mistype
LONGEST = 900.0  # seconds of delay
FORGOTTEN = 3600.0  # seconds after which the tries are forgotten; longer than every delay
MOST = 100_000  # addresses and accounts; beyond that the one that was quiet longest is dropped


class WrongTries:
    """The wrong tries by address and account, so that guesses from elsewhere do not lock the owner out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST):
        self._clock, self._most = clock, most
        self._tries: OrderedDict[tuple[str, str], tuple[int, float]] = OrderedDict()  # how many, and the last one

    def __len__(self) -> int:
        return len(self._tries)

    def begin(self, address: str, login: str) -> None:
        """Count a try as wrong, until it turns out to be right; TryLater while a delay lasts."""
        now = self._clock()
        count, then = self._tries.get((address, login), (0, now))
        if (left := then + delay(count) - now) > 0:
            raise TryLater("too-many", ErrorMessage("wrong-tries", seconds=ceil(left)), ceil(left))
        self._tries[address, login] = (count + 1, now)
        self._tries.move_to_end((address, login))
        self._forget(now)

    def succeed(self, address: str, login: str) -> None:
        """The password was right."""
        self._tries.pop((address, login), None)

    def _forget(self, now: float) -> None:
        while self._tries:
            oldest, (_, then) = next(iter(self._tries.items()))
            if now - then < FORGOTTEN and len(self._tries) <= self._most:
                return
            del self._tries[oldest]


def delay(wrong: int) -> float:
    """The seconds to wait after so many wrong tries."""
    return 0.0 if wrong < FREE else min(LONGEST, 2.0 ** min(wrong - FREE + 1, 20))


@asynccontextmanager
async def opened(_: State) -> AsyncIterator[WrongTries]:
    """The wrong tries that this process has seen."""
    yield WrongTries()
