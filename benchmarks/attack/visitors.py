"""Whoever comes to the attacked server: clients with an address of their choice, and the pair that only plays."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from statistics import quantiles

from herotable.client import Client, TableConnection

PAUSE = 0.05  # seconds that each of the pair thinks


class Visitor(Client):
    """A client that comes through a proxy, from this address."""

    def __init__(self, url: str, address: str):
        super().__init__(url, language="en")
        self.address = address
        self.http.headers["x-forwarded-for"] = address

    def headers(self) -> dict[str, str]:
        """The headers of a WebSocket."""
        return super().headers() | {"x-forwarded-for": self.address}


@asynccontextmanager
async def guest(url: str, address: str, name: str = "Guest") -> AsyncIterator[Visitor]:
    """A guest from this address."""
    visitor = Visitor(url, address)
    async with visitor:
        await visitor.come(name)
        yield visitor


class Pair:
    """Two people who play POW! with each other, match after match, and note how long each move takes."""

    def __init__(self, url: str):
        self.url, self.dice, self.delays = url, Random(1), list[float]()

    async def play(self) -> None:
        """Play until cancelled."""
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(guest(self.url, f"10.1.0.{n}", f"Pair {n}")) for n in (1, 2)]
            while True:
                match = await people[0].new_table("pow", 2)
                await people[1].act(match, "join", seat=1)
                await people[1].act(match, "ready", seat=1)
                await people[0].act(match, "start")
                async with people[0].at(match) as one, people[1].at(match) as other:
                    await asyncio.gather(self._play(one), self._play(other))

    async def _play(self, table: TableConnection) -> None:
        while not table.over:
            if not table.legal:
                await table.next()
                continue
            await asyncio.sleep(PAUSE)
            began = time.perf_counter()
            await table.play(self.dice.choice(table.legal))
            self.delays.append(1000 * (time.perf_counter() - began))

    def p95(self) -> float:
        """Milliseconds that 95 of 100 moves did not exceed since the last question."""
        delays, self.delays = self.delays, []
        return quantiles(delays, n=20)[-1] if len(delays) > 1 else float("inf")
