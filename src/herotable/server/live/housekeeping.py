"""The background work of a node: presence, unused rooms, idle tables, news from other nodes."""

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TypeVar

from litestar.datastructures import State
from sqlalchemy import Connection, select

from ..database.match_log import read_change
from ..database.moderation import deeds_after
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
CLOSED_AT_ONCE = 100  # idle tables in one round
AT_ONCE = 200  # people or rooms in one go
T = TypeVar("T")


class Housekeeping:
    """The background work of one node."""

    def __init__(self, store: Store, hall: Hall, sockets: Sockets, idle: float):
        self.store, self.hall, self.sockets, self.idle = store, hall, sockets, idle
        self._stopped = threading.Event()
        self._last_idle = ""  # the match at which the last round that ends tables stopped
        self._last_expiry = 0.0  # when expired sessions were last deleted
        self._last_deed = 0  # the line of the audit log up to which this node has looked
        self._catching_up: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Do a round again and again until cancelled, also while the database is unavailable."""
        while True:
            try:
                await self.run_once(time.time())
            except Unavailable as error:
                LOG.warning("database away", extra={"reason": str(error)})
            except Exception:  # one bad round must not stop the housekeeping of the node
                LOG.exception("round failed")
            await asyncio.sleep(EVERY)

    async def run_once(self, now: float) -> None:
        """Do one round."""
        await self.hall.refresh_stale()
        await self.note_presence(now)
        await self.close_idle(now)
        await self.delete_expired(now)
        await self.follow_operators()
        self.hall.drop_unused()

    async def delete_expired(self, now: float) -> None:
        """Once a day, delete sessions and guests that nobody can use any more."""
        if now - self._last_expiry > sessions.DAY:
            self._last_expiry = now
            await self.store.write(lambda connection: sessions.tidy(connection, now))

    async def follow_operators(self) -> None:
        """Let sockets and rooms notice what somebody has done at the command line, which sends no news on SQLite."""
        deeds = await self.store.read(lambda connection: deeds_after(connection, self._last_deed))
        for deed in deeds:
            if deed.person is not None:
                self.sockets.recheck(deed.person)
            if deed.match is not None:
                await self._catch_up_with([deed.match], None)
            self._last_deed = deed.number

    async def note_presence(self, now: float) -> None:
        """Write down who is connected to this node, and read who is connected to the others."""
        live_rooms = list(self.hall.live_rooms.items())
        for some in slices([(match, person) for match, live in live_rooms for person in live.subscribers.people]):
            await self.store.write(partial(note_seen, seen=some, now=now))  # moves are written in between
        if self.store.is_shared:
            seen_by_all = await self.store.read(lambda connection: all_seen(connection, now - LATELY))
            for some_rooms in slices(live_rooms):
                for match, live in some_rooms:
                    live.subscribers.set_on_other_nodes(frozenset(seen_by_all.get(match, ())), live.room)
                await asyncio.sleep(0)  # moves are answered in between

    async def close_idle(self, now: float) -> None:
        """End tables at which nothing has happened for a long time, some in each round.

        A round goes on behind the last one, so that tables that cannot be ended here do not keep it from the others.
        """
        last = self._last_idle
        idle = await self.store.read(lambda connection: idle_since(connection, now - self.idle, last))
        self._last_idle = idle[-1] if len(idle) == CLOSED_AT_ONCE else ""
        for match in idle:
            await self._close(match)

    async def _close(self, match: str) -> None:
        try:
            await self.hall.append(match, end_of_idle)
        except Refusal as error:
            LOG.warning("idle table not closed", extra={"match": match, "reason": str(error)})
        except Unavailable:
            raise
        except Exception:
            LOG.exception("closing an idle table failed", extra={"match": match})

    # ---------------------------------------------------------------- news from other nodes

    def listen(self) -> None:
        """Read the news of other nodes in a thread."""
        if self.store.is_shared:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._listen, args=(loop,), name="store-listen", daemon=True).start()

    async def stop(self) -> None:
        """Listen no more, and finish what the last news have begun."""
        self._stopped.set()
        await asyncio.gather(*self._catching_up)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        for notice in self.store.notifications(self._stopped):
            if notice is None or notice.channel != MATCHES or self.hall.is_behind(*read_change(notice.payload)[:2]):
                with suppress(RuntimeError):  # the node has stopped meanwhile
                    loop.call_soon_threadsafe(self._handle, notice)

    def _handle(self, notice: Notice | None) -> None:
        """Act on news of a match or of a person; None means that any news may have been lost."""
        if self._stopped.is_set():
            return
        if notice is None:
            self.sockets.recheck_all()
        if notice is not None and notice.channel == PEOPLE:
            self.sockets.recheck(notice.payload)
        else:
            self._begin_to_catch_up(notice.payload if notice else None)

    def _begin_to_catch_up(self, news: str | None) -> None:
        task = asyncio.create_task(self._catch_up(news))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, news: str | None) -> None:
        """Read the new entry of a match; None means that any match may have one."""
        if news is None:
            await self._catch_up_with(self.hall.matches, None)
            return
        match, number, is_in_memory = read_change(news)
        if not (is_in_memory and self.hall.drop_if_elsewhere(match, number)):
            await self._catch_up_with([match], number)

    async def _catch_up_with(self, matches: list[str], number: int | None) -> None:
        for one in matches:
            await self.hall.try_to_catch_up(one, number)


def slices(everything: list[T]) -> Iterator[list[T]]:
    """All in turn, so many that nobody notices."""
    return (everything[first : first + AT_ONCE] for first in range(0, len(everything), AT_ONCE))


def end_of_idle(room: Room) -> Ended:
    """The entry that ends an idle table."""
    if room.state == "over":
        raise Refusal("over")
    return Ended("idle")


def idle_since(connection: Connection, since: float, last: str = "") -> list[str]:
    """The first tables behind one that are not over and have not changed since a moment."""
    query = select(MATCH.c.id).where(
        MATCH.c.state.in_(("lobby", "playing")), MATCH.c.changed < since, MATCH.c.id > last
    )
    return list(connection.execute(query.order_by(MATCH.c.id).limit(CLOSED_AT_ONCE)).scalars())


@asynccontextmanager
async def opened(state: State) -> AsyncIterator[Hall]:
    """The hall of a node, with its housekeeping running."""
    settings = state.settings
    hall = Hall(
        state.store,
        state.titles.need,
        settings.bot_threads,
        settings.absence_seconds,
        state.limits.bot_time,
    )
    housekeeping = Housekeeping(state.store, hall, state.authenticator.sockets, settings.idle_hours * HOUR)
    housekeeping.listen()
    rounds = asyncio.create_task(housekeeping.run())
    try:
        yield hall
    finally:
        rounds.cancel()
        await housekeeping.stop()
        await hall.close()
