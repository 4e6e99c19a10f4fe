"""The hall: the rooms this node has in memory. Each is only a cache of its log in the database."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection

from ...engine.errors import Refused, UserError
from .. import metrics
from ..database.match_log import MatchChange, WriteConflict, append_last_line, lines_since, load
from ..database.presence import seen_since
from ..database.store import Store, Unavailable
from ..errors import OtherVersion, Refusal
from ..rooms import wire
from ..rooms.actions import decide, row_of
from ..rooms.clocks import PATIENCE
from ..rooms.entries import AnyEntry, Line, Moved
from ..rooms.fold import room_after
from ..rooms.idempotency import DuplicateAction
from ..rooms.person import Person
from ..rooms.room import Room
from .autoplay import Autoplay, Decision
from .bot_queue import BotTime, UnlimitedTime
from .bot_threads import BotThreads
from .live_room import LiveRoom

LOG = logging.getLogger("herotable.server")

ExtraWrite = Callable[[Connection], object] | None  # what is written in the same transaction as an entry

UNLIMITED = UnlimitedTime()
DROP_AFTER = 600  # seconds without use after which a room is dropped from memory
DROP_AFTER_IF_ELSEWHERE = 5  # the same, when another node writes to it


class Hall:
    """The rooms of a node, by the id of their match: people act in them and watch them."""

    def __init__(
        self,
        store: Store,
        games: Callable[[str], Any],
        bot_threads: int,
        absence: float,
        bot_time: BotTime = UNLIMITED,
    ):
        self.store, self.games, self.absence, self.began = store, games, absence, time.time()
        self.autoplay = Autoplay(BotThreads(bot_threads, bot_time), self._append, self._has)
        self._deciding = ThreadPoolExecutor(1, "decide")  # for the decisions that take long
        self.live_rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()  # kept here, else a running task could be collected

    async def live_room(self, match: str) -> LiveRoom:
        """The room of a match; it is loaded once, however many callers wait for it."""
        live = await self._find(match)
        live.used = time.monotonic()
        return live

    async def _find(self, match: str) -> LiveRoom:
        if match in self.live_rooms:
            return self.live_rooms[match]
        loading = self._loading.get(match) or self._begin_loading(match)
        return await asyncio.shield(loading)  # a caller may be cancelled while others still wait

    def _begin_loading(self, match: str) -> "asyncio.Task[LiveRoom]":
        task = self._loading[match] = asyncio.create_task(self._load(match))
        task.add_done_callback(lambda _: self._loading.pop(match, None))
        return task

    async def _load(self, match: str) -> LiveRoom:
        try:
            room = await self.store.read(lambda connection: load(connection, match, self.games))
        except (Refused, UserError) as error:  # its log does not follow from its rules, or these do not run here
            LOG.error("match not loaded", extra={"match": match, "reason": str(error)})
            raise Refusal("not-replayed") from None
        if room is None:
            raise Refusal("no-such-table", status=404)
        self.live_rooms[match] = live = LiveRoom(room)
        self.autoplay.schedule(live, at_once=True)
        return live

    # ---------------------------------------------------------------- writing

    async def act(self, person: Person, match: str, action: wire.AnyAction, address: str = "") -> int:
        """Do what a person asks for, from this address; the number of its entry, which is durable."""
        live = await self.live_room(match)
        live.note_address(person.id, address)
        absent = await self._absent_people(live, action)
        decision = partial(decide, person=person, action=action, is_absent=absent.__contains__)
        return await self._append(live, decision, takes_long=row_of(action).takes_long)

    async def append(self, match: str, decision: Decision, also: ExtraWrite = None) -> int:
        """Decide on an entry for the room as it is, and write it; its number."""
        return await self._append(await self.live_room(match), decision, also)

    async def _append(
        self, live: LiveRoom, decision: Decision, also: ExtraWrite = None, takes_long: bool = False
    ) -> int:
        """Decide and write; decide anew on the newer room if another node was faster."""
        # The lock makes this node write one entry of a room at a time. Between nodes the database decides:
        # only one of them can insert a number of the log, the others get WriteConflict.
        async with live.lock:
            if live.may_be_stale:
                await self._catch_up(live)
            while True:
                try:
                    entry = await self._in_thread(decision, live.room) if takes_long else decision(live.room)
                    return await self._write(live, entry, also)
                except DuplicateAction as duplicate:
                    return duplicate.number
                except WriteConflict:
                    if not await self._catch_up(live):
                        raise Unavailable("the log does not take this entry") from None
                except Refusal:  # perhaps only because another node has written meanwhile
                    if not (self.store.is_shared and await self._catch_up(live)):
                        raise

    async def _in_thread(self, decision: Decision, room: Room) -> AnyEntry:
        """Decide beside the event loop; the caller holds the lock, so that the room stays as it is."""
        return await asyncio.get_running_loop().run_in_executor(self._deciding, decision, room)

    async def _write(self, live: LiveRoom, entry: AnyEntry, also: ExtraWrite) -> int:
        room = room_after(live.room, Line(live.room.number + 1, max(live.room.at, time.time()), entry))
        try:
            await self.store.write(append_last_line(room, also))
        except Unavailable:
            live.may_be_stale = True
            raise
        except asyncio.CancelledError:  # the caller is gone, but the database may still commit the entry
            live.may_be_stale = True
            self._catch_up_later(room.id)
            raise
        if isinstance(entry, Moved):
            metrics.moves_of(room.setup.title, entry.by).inc()
        self._publish(live, room)
        self.autoplay.schedule(live, at_once=True)
        return room.number

    def _catch_up_later(self, match: str) -> None:
        task = asyncio.create_task(self._catch_up_after_writes(match))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _catch_up_after_writes(self, match: str) -> None:
        """Publish an entry that was written although its caller is gone."""
        with suppress(Unavailable):  # then housekeeping does it
            await self.store.write(lambda _: None)  # the store writes in order: after this the entry is written too
            await self.catch_up(match)

    def _publish(self, live: LiveRoom, room: Room) -> None:
        live.room = room
        live.subscribers.send_update(room)

    # ---------------------------------------------------------------- what others have written

    def is_behind(self, match: str, number: int) -> bool:
        """May a room here lack this entry? Any thread may ask."""
        # `_loading` is asked first, since `_load` adds to `live_rooms` before the task leaves `_loading`:
        # in the other order a room could be missed that moves from one to the other in between.
        if match in self._loading:
            return True
        live = self.live_rooms.get(match)
        return live is not None and live.room.number < number

    async def catch_up(self, match: str, number: int | None = None) -> None:
        """Read what another node has written to a match, up to this number (None: it is not known)."""
        if match in self.live_rooms or match in self._loading:  # a loading room may have been read too early
            live = await self._find(match)
            async with live.lock:
                if number is None or live.room.number < number:
                    await self._catch_up(live)

    async def catch_up_all(self, news: list[MatchChange]) -> None:
        """Read what this node has written to matches without using their rooms."""
        for match, number in news:
            await self.try_to_catch_up(match, number)

    async def refresh_stale(self) -> None:
        """Catch up in rooms that may be stale; those who only watch them would otherwise never see the new entries."""
        for match in [match for match, live in self.live_rooms.items() if live.may_be_stale]:
            await self.try_to_catch_up(match)

    async def try_to_catch_up(self, match: str, number: int | None = None) -> None:
        """Catch up; a match that cannot stays marked as stale for the next round, and does not stop the others."""
        try:
            await self.catch_up(match, number)
        except (Refusal, Unavailable) as error:
            LOG.warning("not caught up", extra={"match": match, "reason": str(error)})
        except Exception:
            LOG.exception("catching up failed", extra={"match": match})

    async def _catch_up(self, live: LiveRoom) -> bool:
        """Read the entries the room lacks; whether there were any. The caller holds the lock."""
        room, live.may_be_stale = live.room, True  # it stays so if the read fails
        try:
            lines = await self.store.read(lambda connection: lines_since(connection, room.id, room.number))
        except OtherVersion:
            self._leave_to_others(live)
            raise
        live.may_be_stale = False
        for line in lines:
            self._publish(live, room_after(live.room, line))
        if lines:
            self.autoplay.schedule(live, at_once=False)
        return bool(lines)

    def _leave_to_others(self, live: LiveRoom) -> None:
        """Drop a room that only a later version can read; its clients come back, sooner or later to such a node."""
        live.subscribers.close()
        if self._has(live):
            self.drop(live.room.id)

    # ---------------------------------------------------------------- watching

    async def watch(self, match: str, person: Person | None, since: int | None = None, address: str = "") -> LiveRoom:
        """A room that a person (None: anybody) may see, at least as new as the entry they have from another node."""
        live = await self.live_room(match)
        if person is not None:
            live.note_address(person.id, address)
        self.autoplay.threads.queue.serve()  # its bots may have waited for somebody to come
        if since is not None and since > live.room.number:
            await self.catch_up(match, since)
        room = live.room
        if room.setup.spectators or room.state == "lobby" or (person and room.seats_of(person.id)):
            return live
        raise Refusal("no-spectators", status=403)

    def set_blocked(self, person: str, blocked: frozenset[str]) -> None:
        """Note at all tables of this node whose chat a person does not want to read."""
        for live in self.live_rooms.values():
            live.subscribers.set_blocked(person, blocked)

    async def _absent_people(self, live: LiveRoom, action: wire.AnyAction) -> set[str]:
        """Who counts as absent when this action is decided."""
        match row_of(action).absence:
            case "irrelevant":
                return set()
            case "not connected":
                return _people(live.room) - live.subscribers.here
            case "not seen lately":
                return self._silent(live, time.time()) | await self._not_seen(live, time.time() - self.absence)

    def _silent(self, live: LiveRoom, now: float) -> set[str]:
        """The people for whose decision the table has waited long enough."""
        if self.began > now - PATIENCE:  # nobody could decide while the server was away
            return set()
        return live.room.silent_people(now)

    async def _not_seen(self, live: LiveRoom, since: float) -> set[str]:
        """The people at a table whom no node has seen and who have done nothing there since a moment."""
        if self.began > since:  # a server that has just started has not seen anybody yet
            return set()
        seen = await self.store.read(lambda connection: seen_since(connection, live.room.id, since))
        left = {person for person, at in live.subscribers.left_at.items() if at > since}
        return _people(live.room) - seen - left - live.subscribers.people - live.room.active_since(since)

    # ---------------------------------------------------------------- memory

    def _has(self, live: LiveRoom) -> bool:
        return self.live_rooms.get(live.room.id) is live

    @property
    def matches(self) -> list[str]:
        """The ids of all rooms here, with those that are being loaded."""
        return [*self.live_rooms, *self._loading]

    def drop_unused(self) -> None:
        """Drop the rooms that nobody has used for a while."""
        for match, live in list(self.live_rooms.items()):
            if _is_unused(live, DROP_AFTER):
                self.drop(match)

    def drop_if_elsewhere(self, match: str, number: int) -> bool:
        """Drop a room that another node has too and writes to, if nobody uses it here; whether it was dropped."""
        live = self.live_rooms.get(match)
        is_dropped = live is not None and live.room.number < number and _is_unused(live, DROP_AFTER_IF_ELSEWHERE)
        if is_dropped:
            self.drop(match)
        return is_dropped

    def drop(self, match: str) -> None:
        """Take a room out of memory; its log stays in the database."""
        live = self.live_rooms.pop(match)
        self.autoplay.stop(live)

    async def close(self) -> None:
        """Close all connections and drop all rooms; every accepted entry is in the log."""
        for match in list(self.live_rooms):
            self.live_rooms[match].subscribers.close()
            self.drop(match)
        self._deciding.shutdown(wait=False, cancel_futures=True)
        await self.autoplay.close()


def _is_unused(live: LiveRoom, seconds: float) -> bool:
    """Has nobody watched the room or acted in it for so long?"""
    return not (live.subscribers or live.thinking or live.lock.locked()) and time.monotonic() - live.used > seconds


def _people(room: Room) -> set[str]:
    return {chair.person for chair in room.chairs if chair.person}
