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

Kind = Literal[
    "requests", "guests", "logins", "letters", "codes", "tables", "saves", "actions", "chat", "messages",
    "address_requests", "address_bytes", "address_tables", "bot_seconds",
]  # fmt: skip
ADDRESS = "address_"  # how the kinds begin that everybody at one address shares
MINUTE = 60.0
MOST = 100_000  # buckets; beyond that the longest unused one is dropped


class LimitExceeded(TryLater):
    """There was too much of one kind in a minute."""

    def __init__(self, kind: Kind, rate: int, retry_after: int):
        super().__init__("too-many", _message(kind, rate, retry_after), retry_after)


def _message(kind: Kind, rate: int, seconds: int) -> ErrorMessage:
    if kind == "bot_seconds":
        return ErrorMessage("address-bots", seconds=seconds)
    if kind.startswith(ADDRESS):
        return ErrorMessage("address-too-many", kind=kind.removeprefix(ADDRESS), rate=rate, seconds=seconds)
    return ErrorMessage("too-many", kind=kind, rate=rate, seconds=seconds)


class Limits:
    """The buckets of this process: a client may use up a minute's worth at once, then waits for the refill."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic, most: int = MOST):
        self._rates: dict[str, int] = {kind: getattr(settings, f"{kind}_per_minute") for kind in get_args(Kind)}
        self._clock, self._most = clock, most
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # what is left, and when

    @property
    def bot_time(self) -> "BotTimeLimit":
        """The part of them that the bots' queue asks."""
        return BotTimeLimit(self)

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, kind: Kind, client: str, amount: int = 1) -> None:
        """Count one request of a kind, or so many bytes; raises LimitExceeded when the bucket does not hold them."""
        rate = self._rates[kind]
        left, amount = self._left(kind, client), min(amount, rate)
        if left < amount:
            raise LimitExceeded(kind, rate, ceil((amount - left) * MINUTE / rate))
        self._put(kind, client, left - amount)

    def spend(self, kind: Kind, client: str, amount: float) -> None:
        """Count what cannot be refused any more, such as an answer; what is too much is missing later."""
        self._put(kind, client, max(self._left(kind, client) - amount, -self._rates[kind]))

    def is_spent(self, kind: Kind, client: str) -> bool:
        """Is the bucket empty?"""
        return self._left(kind, client) < 1

    def _left(self, kind: Kind, client: str) -> float:
        now, rate = self._clock(), self._rates[kind]
        left, then = self._buckets.get((kind, client), (float(rate), now))
        return min(rate, left + (now - then) * rate / MINUTE)

    def _put(self, kind: Kind, client: str, left: float) -> None:
        now = self._clock()
        self._buckets[kind, client] = (left, now)
        self._buckets.move_to_end((kind, client))
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Drop buckets that were unused for two minutes: they are full again, as new ones would be."""
        while self._buckets:
            oldest, (_, then) = next(iter(self._buckets.items()))
            if now - then < 2 * MINUTE and len(self._buckets) <= self._most:
                return
            del self._buckets[oldest]


class BotTimeLimit:
    """The time for which bots think, by address, for the queue of the bots."""

    def __init__(self, limits: Limits):
        self._limits = limits

    def spend(self, address: str, seconds: float) -> None:
        """Count a search."""
        self._limits.spend("bot_seconds", address, seconds)

    def is_spent(self, address: str) -> bool:
        """Has the address had its share?"""
        return self._limits.is_spent("bot_seconds", address)


@asynccontextmanager
async def opened(state: State) -> AsyncIterator[Limits]:
    """The limits of this process."""
    yield Limits(state.settings)
