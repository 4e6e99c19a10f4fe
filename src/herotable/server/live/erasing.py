"""Deleted people are erased from their matches, a few at a time, so that nobody who plays has to wait."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar.datastructures import State

from ..database.account_transfer import delete_if_erased, erase_from
from ..database.match_log import write_with_retry
from ..database.people import closed_people
from ..database.presence import EVERY
from ..database.store import Store, Unavailable
from .hall import Hall

LOG = logging.getLogger("herotable.server")
CHUNK = 4  # matches of one write, which takes some milliseconds for each
AT_ONCE = 5.0  # seconds that somebody who deletes themselves waits for it; after that it goes on by itself


class Eraser:
    """Erases closed people; what a stopped or broken server has left, the next round finds in the database."""

    def __init__(self, store: Store, hall: Hall):
        self.store, self.hall = store, hall
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def erase(self, people: list[str]) -> None:
        """Begin to erase closed people, and wait a moment for it."""
        for person in people:
            self._begin(person)
        if tasks := [self._tasks[person] for person in people if person in self._tasks]:
            await asyncio.wait(tasks, timeout=AT_ONCE)

    async def run(self) -> None:
        """Look again and again for closed people whom nobody erases."""
        while True:
            with suppress(Unavailable):
                for person in await self.store.read(closed_people):
                    self._begin(person)
            await asyncio.sleep(EVERY)

    def _begin(self, person: str) -> None:
        if person not in self._tasks:
            self._tasks[person] = task = asyncio.create_task(self._erase(person))
            task.add_done_callback(lambda _: self._end(person, task))

    def _end(self, person: str, task: "asyncio.Task[None]") -> None:
        del self._tasks[person]
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.warning("not erased", exc_info=error)

    async def _erase(self, person: str) -> None:
        """Erase somebody from all matches, then delete them; they may have sat down somewhere meanwhile."""
        while matches := await self.store.write(lambda connection: delete_if_erased(connection, person)):
            for first in range(0, len(matches), CHUNK):
                await self._erase_from(matches[first : first + CHUNK], person)

    async def _erase_from(self, matches: list[str], person: str) -> None:
        began = time.monotonic()
        news = await write_with_retry(self.store, lambda connection: erase_from(connection, matches, person))
        await self.hall.catch_up_all(news)
        await self._rest(time.monotonic() - began)

    async def _rest(self, seconds: float) -> None:
        """Leave the database to the others for as long as it was used."""
        await asyncio.sleep(seconds)

    async def close(self) -> None:
        """Stop; the rest is erased after the next start."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def opened(state: State) -> AsyncIterator[Eraser]:
    """The eraser of a node."""
    eraser = Eraser(state.store, state.hall)
    rounds = asyncio.create_task(eraser.run())
    try:
        yield eraser
    finally:
        rounds.cancel()
        await eraser.close()
