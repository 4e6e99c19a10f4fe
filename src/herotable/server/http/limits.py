"""Rate limits: a token bucket for each client and kind of request, which refills within a minute."""

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import ceil
from typing import Literal, get_args

from litestar.datastructures import State

from ...engine.errors import ErrorMessage
from ..errors import TryLater
from ..settings import Settings

Kind = Literal["requests", "guests", "logins", "codes", "tables", "saves", "actions", "chat", "messages"]
MINUTE = 60.0
MOST = 100_000  # buckets; beyond that the longest unused one is dropped


class LimitExceeded(TryLater):
    """There was too much of one kind in a minute."""

    def __init__(self, kind: Kind, rate: int, retry_after: int):
        super().__init__("too-many", ErrorMessage("too-many", kind=kind, rate=rate, seconds=retry_after), retry_after)


class Limits:
    """The buckets of this process: a client may use up a minute's worth at once, then waits for the refill."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic, most: int = MOST):
        self._rates: dict[str, int] = {kind: getattr(settings, f"{kind}_per_minute") for kind in get_args(Kind)}
        self._clock, self._most = clock, most
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # what is left, and when

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, kind: Kind, client: str) -> None:
        """Count one request of a kind; raises LimitExceeded when the bucket is empty."""
        now, rate = self._clock(), self._rates[kind]
        left, then = self._buckets.get((kind, client), (float(rate), now))
        left = min(rate, left + (now - then) * rate / MINUTE)
        if left < 1:
            raise LimitExceeded(kind, rate, ceil((1 - left) * MINUTE / rate))
        self._buckets[kind, client] = (left - 1, now)
        self._buckets.move_to_end((kind, client))
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Drop buckets that were unused for a minute: they are full again, as new ones would be."""
        while self._buckets:
            oldest, (_, then) = next(iter(self._buckets.items()))
            if now - then < MINUTE and len(self._buckets) <= self._most:
                return
            del self._buckets[oldest]


@asynccontextmanager
async def opened(state: State) -> AsyncIterator[Limits]:
    """The limits of this process."""
    yield Limits(state.settings)
