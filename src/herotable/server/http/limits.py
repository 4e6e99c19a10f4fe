"""How much one client may ask for: a bucket for each client and kind of thing, filled again within a minute."""

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import ceil
from typing import Literal, get_args

from litestar.datastructures import State

from ...engine.errors import ErrorMessage
from ..errors import Refusal
from ..settings import Settings

Kind = Literal["requests", "guests", "logins", "codes", "tables", "actions", "chat", "messages"]
MINUTE = 60.0
MOST = 100_000  # buckets that are kept; beyond, the longest unused is forgotten


class LimitExceeded(Refusal):
    """Over a limit; `retry_after` seconds help."""

    def __init__(self, kind: Kind, rate: int, retry_after: int):
        super().__init__("too-many", ErrorMessage("too-many", kind=kind, rate=rate, seconds=retry_after), 429)
        self.retry_after = retry_after


class Limits:
    """Of each kind a client may do a minute's worth at once, then as much as the minute brings; on this node."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic, most: int = MOST):
        self._rates: dict[str, int] = {kind: getattr(settings, f"{kind}_per_minute") for kind in get_args(Kind)}
        self._clock, self._most = clock, most
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # what is left, and when

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, kind: Kind, client: str) -> None:
        """One of a kind; raises LimitExceeded when nothing is left."""
        now, rate = self._clock(), self._rates[kind]
        left, then = self._buckets.get((kind, client), (float(rate), now))
        left = min(rate, left + (now - then) * rate / MINUTE)
        if left < 1:
            raise LimitExceeded(kind, rate, ceil((1 - left) * MINUTE / rate))
        self._buckets[kind, client] = (left - 1, now)
        self._buckets.move_to_end((kind, client))
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Buckets unused for a minute are full again, as if there were none."""
        while self._buckets:
            oldest, (_, then) = next(iter(self._buckets.items()))
            if now - then < MINUTE and len(self._buckets) <= self._most:
                return
            del self._buckets[oldest]


@asynccontextmanager
async def opened(state: State) -> AsyncIterator[Limits]:
    """The limits of a node."""
    yield Limits(state.settings)
