"""The hall: the rooms this node has in memory. The database has the last word; a room here is only a cache of it."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from .. import metrics
from ..database.match_log import News, Taken, appending, lines_since, load
from ..database.presence import seen_since
from ..database.store import Store, Unavailable
from ..errors import Refusal
from ..rooms import wire
from ..rooms.actions import Already, decide
from ..rooms.entries import AnyEntry, Line, Moved
from ..rooms.person import Person
from ..rooms.room import Room
from .autoplay import Decision, Deputies
from .live_room import Live

Also = Callable[[Connection], object] | None

FORGET = 600  # seconds without guests after which a room is dropped from memory
LEFT = 5  # so many are enough when another node writes to it


class Hall:
    """Rooms by the id of their match: acting in them and watching them."""

    def __init__(self, store: Store, games: Callable[[str], Any], bot_threads: int, absence: float):
        self.store, self.games, self.absence, self.began = store, games, absence, time.time()
        self.deputies = Deputies(bot_threads, self._enter, self._keeps)
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._finishing: set[asyncio.Task[None]] = set()

    async def live(self, match: str) -> Live:
        """The room of a match, loaded once however many ask for it."""
        live = await self._find(match)
        live.used = time.monotonic()
        return live

    async def _find(self, match: str) -> Live:
        if match in self.lives:
            return self.lives[match]
        loading = self._loading.get(match) or self._begin_loading(match)
        return await asyncio.shield(loading)  # whoever asked first may go away: the others still wait

    def _begin_loading(self, match: str) -> "asyncio.Task[Live]":
        task = self._loading[match] = asyncio.create_task(self._load(match))
        task.add_done_callback(lambda _: self._loading.pop(match, None))
        return task

    async def _load(self, match: str) -> Live:
        room = await self.store.read(lambda connection: load(connection, match, self.games))
        if room is None:
            raise Refusal("no-such-table", "there is no such table", status=404)
        self.lives[match] = live = Live(room)
        self.deputies.wake(live, at_once=True)
        return live

    # ---------------------------------------------------------------- acting

    async def act(self, person: Person, match: str, action: wire.AnyAction) -> int:
        """The number of the entry an action became; it is durable."""
        live = await self.live(match)
        absent = await self._absent(live, action)
        return await self._enter(live, lambda room: decide(room, person, action, absent.__contains__))

    async def enter(self, match: str, decision: Decision, also: Also = None) -> int:
        """An entry decided on the room as it is, and what is written together with it."""
        return await self._enter(await self.live(match), decision, also)

    async def _enter(self, live: Live, decision: Decision, also: Also = None) -> int:
        """Decide on the room as it is, write it down, and decide again if another node was faster."""
        async with live.lock:
            if live.is_doubtful:
                await self._catch_up(live)
            while True:
                try:
                    return await self._write(live, decision(live.room), also)
                except Already as already:
                    return already.number
                except Taken:
                    if not await self._catch_up(live):
                        raise Unavailable("the log does not take this entry") from None
                except Refusal:  # of a room that another node knows better
                    if not (self.store.is_shared and await self._catch_up(live)):
                        raise

    async def _write(self, live: Live, entry: AnyEntry, also: Also) -> int:
        room = live.room.after(Line(live.room.number + 1, max(live.room.at, time.time()), entry))
        try:
            await self.store.write(appending(room, also))
        except Unavailable:
            live.is_doubtful = True
            raise
        except asyncio.CancelledError:  # whoever asked goes away, but what is begun is finished
            live.is_doubtful = True
            self._finish(room.id)
            raise
        if isinstance(entry, Moved):
            metrics.moves_of(room.setup.title, entry.by).inc()
        self._adopt(live, room)
        self.deputies.wake(live, at_once=True)
        return room.number

    def _finish(self, match: str) -> None:
        task = asyncio.create_task(self._hear(match))
        self._finishing.add(task)
        task.add_done_callback(self._finishing.discard)

    async def _hear(self, match: str) -> None:
        """The others hear of what was written for nobody; writes are done in their order, so an empty one waits."""
        with suppress(Unavailable):  # then the next round settles it
            await self.store.write(lambda _: None)
            await self.catch_up(match)

    def _adopt(self, live: Live, room: Room) -> None:
        live.room = room
        live.guests.tell_update(room)

    def is_behind(self, match: str, number: int) -> bool:
        """Is there a room here without this entry, or may there soon be? Safe to ask from any thread."""
        if match in self._loading:  # asked first: what is loaded is in `lives` before it leaves here
            return True
        live = self.lives.get(match)
        return live is not None and live.room.number < number

    async def catch_up(self, match: str, number: int | None = None) -> None:
        """Another node wrote to this match, as far as this number (None: nobody knows)."""
        if match in self.lives or match in self._loading:  # what is being loaded may have been read too early
            live = await self._find(match)
            async with live.lock:
                if number is None or live.room.number < number:
                    await self._catch_up(live)

    async def hear(self, news: list[News]) -> None:
        """This node wrote to these matches without their rooms."""
        for match, number in news:
            with suppress(Refusal, Unavailable):  # a room in doubt is settled by the keeper's next round
                await self.catch_up(match, number)

    async def settle(self) -> None:
        """Rooms in doubt look into the log: who only waits there would wait for ever."""
        for match in [match for match, live in self.lives.items() if live.is_doubtful]:
            await self.catch_up(match)

    async def _catch_up(self, live: Live) -> bool:
        """Whether the log was longer than the room."""
        room, live.is_doubtful = live.room, True
        lines = await self.store.read(lambda connection: lines_since(connection, room.id, room.number))
        live.is_doubtful = False
        for line in lines:
            self._adopt(live, live.room.after(line))
        if lines:
            self.deputies.wake(live, at_once=False)
        return bool(lines)

    # ---------------------------------------------------------------- guests

    async def visit(self, match: str, person: Person | None, since: int | None = None) -> Live:
        """A room somebody (None: nobody known) may look at; it is not behind what they have seen at another node."""
        live = await self.live(match)
        if since is not None and since > live.room.number:
            await self.catch_up(match, since)
        room = live.room
        if room.setup.spectators or room.state == "lobby" or (person and room.seats_of(person.id)):
            return live
        raise Refusal("no-spectators", "only those who sit at this table may look at it", status=403)

    async def _absent(self, live: Live, action: wire.AnyAction) -> set[str]:
        """Who is not here for a vote, or was not seen or heard by any node for a while; asked for when it matters."""
        since = time.time() - self.absence
        if isinstance(action, wire.Undo | wire.Answer | wire.Offer | wire.Agree):
            return {chair.person for chair in live.room.chairs if chair.person} - live.guests.here
        if not isinstance(action, wire.Replace) or self.began > since:
            return set()
        people = {chair.person for chair in live.room.chairs if chair.person}
        seen = await self.store.read(lambda connection: seen_since(connection, live.room.id, since))
        left = {person for person, at in live.guests.left.items() if at > since}
        return people - seen - left - live.guests.people - live.room.heard_since(since)

    def _keeps(self, live: Live) -> bool:
        return self.lives.get(live.room.id) is live

    def forget(self) -> None:
        """Drop rooms nobody has used for a while."""
        for match, live in list(self.lives.items()):
            if _is_unused(live, FORGET):
                self.drop(match)

    @property
    def here(self) -> list[str]:
        """All rooms, also those that are just being loaded."""
        return [*self.lives, *self._loading]

    def leave(self, match: str, number: int) -> bool:
        """Drop a room to which another node that keeps it writes while nobody is here; whether it was dropped."""
        live = self.lives.get(match)
        is_left = live is not None and live.room.number < number and _is_unused(live, LEFT)
        if is_left:
            self.drop(match)
        return is_left

    def drop(self, match: str) -> None:
        """Out of memory; the log stays."""
        live = self.lives.pop(match)
        self.deputies.dismiss(live)

    async def close(self) -> None:
        """Everybody is sent home; what was accepted is in the log."""
        for match in list(self.lives):
            self.lives[match].guests.close()
            self.drop(match)
        await self.deputies.close()


def _is_unused(live: Live, seconds: float) -> bool:
    """Has nobody been there for so long, and does nobody do anything there?"""
    return not (live.guests or live.thinking or live.lock.locked()) and time.monotonic() - live.used > seconds
