"""The node's housekeeping: who is here, rooms nobody uses, tables nobody plays at, and news from other nodes."""

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar.datastructures import State
from sqlalchemy import Connection, select

from ..database.match_log import read_news
from ..database.notifications import MATCHES, PEOPLE, Notice
from ..database.presence import EVERY, LATELY, all_seen, note_seen
from ..database.schema import MATCH
from ..database.store import Store, Unavailable
from ..errors import Refusal
from ..identity import sessions
from ..identity.sockets import Sockets
from ..rooms.entries import Ended
from ..rooms.room import Room
from .hall import Hall

LOG = logging.getLogger("herotable.server")
HOUR = 3600
CLOSED_AT_ONCE = 100  # idle tables of one round


class Keeper:
    """Background work of one node."""

    def __init__(self, store: Store, hall: Hall, sockets: Sockets, idle: float):
        self.store, self.hall, self.sockets, self.idle = store, hall, sockets, idle
        self._stopped = threading.Event()
        self._tidied = 0.0
        self._catching_up: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Go round until cancelled; a database that is away is waited for."""
        while True:
            try:
                await self.go_round(time.time())
            except Unavailable as error:
                LOG.warning("database away", extra={"reason": str(error)})
            except Exception:  # the next round may be better
                LOG.exception("round failed")
            await asyncio.sleep(EVERY)

    async def go_round(self, now: float) -> None:
        """One round."""
        await self.hall.settle()
        await self.note_presence(now)
        await self.close_idle(now)
        await self.tidy(now)
        self.hall.forget()

    async def tidy(self, now: float) -> None:
        """Once a day, what nobody needs any more."""
        if now - self._tidied > sessions.DAY:
            self._tidied = now
            await self.store.write(lambda connection: sessions.tidy(connection, now))

    async def note_presence(self, now: float) -> None:
        """Write down whom this node sees, and learn whom the others see."""
        lives = list(self.hall.lives.items())
        seen = [(match, person) for match, live in lives for person in live.guests.people]
        await self.store.write(lambda connection: note_seen(connection, seen, now))
        if self.store.is_shared:
            seen_by_all = await self.store.read(lambda connection: all_seen(connection, now - LATELY))
            for match, live in lives:
                live.guests.note_elsewhere(frozenset(seen_by_all.get(match, ())), live.room)

    async def close_idle(self, now: float) -> None:
        """End tables at which nothing has happened for a long time."""
        for match in await self.store.read(lambda connection: idle_since(connection, now - self.idle)):
            try:
                await self.hall.enter(match, closed)
            except Refusal as error:
                LOG.warning("idle table not closed", extra={"match": match, "reason": error.error})

    # ---------------------------------------------------------------- news from other nodes

    def listen(self) -> None:
        """Follow the news in a thread."""
        if self.store.is_shared:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._listen, args=(loop,), name="store-listen", daemon=True).start()

    async def stop(self) -> None:
        """Listen no more; what was heard is done first."""
        self._stopped.set()
        await asyncio.gather(*self._catching_up)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        for notice in self.store.news(self._stopped):
            if notice is None or notice.channel != MATCHES or self.hall.is_behind(*read_news(notice.payload)[:2]):
                with suppress(RuntimeError):  # the node has stopped meanwhile
                    loop.call_soon_threadsafe(self._hear, notice)

    def _hear(self, notice: Notice | None) -> None:
        """Of a match or of a person; None: anything may have happened."""
        if self._stopped.is_set():
            return
        if notice is None:
            self.sockets.look_again_all()
        if notice is not None and notice.channel == PEOPLE:
            self.sockets.look_again(notice.payload)
        else:
            self._begin_to_catch_up(notice.payload if notice else None)

    def _begin_to_catch_up(self, news: str | None) -> None:
        task = asyncio.create_task(self._catch_up(news))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, news: str | None) -> None:
        """A match has an entry of this number; None: any may have."""
        if news is None:
            await self._catch_up_with(self.hall.here, None)
            return
        match, number, is_kept = read_news(news)
        if not (is_kept and self.hall.leave(match, number)):
            await self._catch_up_with([match], number)

    async def _catch_up_with(self, matches: list[str], number: int | None) -> None:
        for one in matches:
            try:
                await self.hall.catch_up(one, number)
            except (Refusal, Unavailable) as error:  # a room in doubt is settled by the next round
                LOG.warning("not caught up", extra={"match": one, "reason": str(error)})
            except Exception:
                LOG.exception("catching up failed", extra={"match": one})


def closed(room: Room) -> Ended:
    """The end of a table that is not over."""
    if room.state == "over":
        raise Refusal("over", "the match is over")
    return Ended("idle")


def idle_since(connection: Connection, since: float) -> list[str]:
    """Tables that are not over and have not changed since a moment."""
    query = select(MATCH.c.id).where(MATCH.c.state != "over", MATCH.c.changed < since).limit(CLOSED_AT_ONCE)
    return list(connection.execute(query).scalars())


@asynccontextmanager
async def opened(state: State) -> AsyncIterator[Hall]:
    """The hall of a node, and its keeper at work."""
    settings = state.settings
    hall = Hall(state.store, state.titles.need, settings.bot_threads, settings.absence_seconds)
    keeper = Keeper(state.store, hall, state.door.sockets, settings.idle_hours * HOUR)
    keeper.listen()
    rounds = asyncio.create_task(keeper.run())
    try:
        yield hall
    finally:
        rounds.cancel()
        await keeper.stop()
        await hall.close()
