"""The hall: the rooms this node has in memory. The database has the last word; a room here is only a cache of it."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from . import metrics, wire
from .acting import Already, decide, moved
from .entries import AnyEntry, Line, Moved
from .errors import Refusal
from .guests import Guests
from .log import Taken, appending, follow, lines_since, load
from .people import Person
from .presence import seen_since
from .room import Room
from .store import Store, Unavailable
from .thinking import Thinking

Decision = Callable[[Room], AnyEntry]
Also = Callable[[Connection], object] | None

PATIENCE = (2.0, 4.0)  # seconds before a node thinks for a bot another node should be thinking for
LATE = 0.5  # seconds a move may be on its way when the clock runs out
CLOCK_LEVEL = "easy"  # of the bot that moves at time-out
FORGET = 600  # seconds without guests after which a room is dropped from memory


class Live:
    """A room in memory, with everybody who looks at it from this node."""

    def __init__(self, room: Room):
        self.room = room
        self.lock = asyncio.Lock()
        self.guests = Guests()
        self.is_doubtful = False  # a write failed: the log may be longer than the room
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.Task[None] | None = None
        self.used = time.monotonic()


class Hall:
    """Rooms by the id of their match: acting in them, watching them, and bots and clocks that never leave them."""

    def __init__(self, store: Store, games: Callable[[str], Any], bot_threads: int, absence: float):
        self.store, self.games, self.absence = store, games, absence
        self.thinker = Thinking(bot_threads)
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def live(self, match: str) -> Live:
        """The room of a match, loaded once however many ask for it."""
        if match not in self.lives:
            task = self._loading.get(match) or asyncio.create_task(self._load(match))
            self._loading[match] = task
            try:
                await asyncio.shield(task)
            finally:
                self._loading.pop(match, None)
        self.lives[match].used = time.monotonic()
        return self.lives[match]

    async def _load(self, match: str) -> Live:
        room = await self.store.read(lambda connection: load(connection, match, self.games))
        if room is None:
            raise Refusal("no-such-table", "there is no such table", status=404)
        self.lives[match] = live = Live(room)
        self.wake(live, at_once=True)
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
            while True:
                if live.is_doubtful:
                    await self._catch_up(live)
                try:
                    return await self._write(live, decision(live.room), also)
                except Already as already:
                    return already.number
                except Taken:
                    await self._catch_up(live)

    async def _write(self, live: Live, entry: AnyEntry, also: Also) -> int:
        room = live.room.after(Line(live.room.number + 1, max(live.room.at, time.time()), entry))
        try:
            await self.store.write(appending(room, also))
        except Unavailable:
            live.is_doubtful = True
            raise
        if isinstance(entry, Moved):
            metrics.moves.labels(room.setup.title, entry.by).inc()
        self._adopt(live, room)
        self.wake(live, at_once=True)
        return room.number

    def _adopt(self, live: Live, room: Room) -> None:
        live.room = room
        live.guests.tell_update(room)

    async def catch_up(self, match: str) -> None:
        """Another node wrote to this match."""
        if (live := self.lives.get(match)) is not None:
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        room = live.room
        lines = await self.store.read(lambda connection: lines_since(connection, room.id, room.number))
        live.is_doubtful = False
        for line in lines:
            self._adopt(live, follow(live.room, [line]))
        if lines:
            self.wake(live, at_once=False)

    # ---------------------------------------------------------------- bots and clocks

    def wake(self, live: Live, at_once: bool) -> None:
        """Let the bots that owe a decision think, and set the clock; the node that wrote last does it at once."""
        for seat in live.room.deciding:
            level = live.room.bot_of(seat)
            if level is not None and seat not in live.thinking:
                self._begin_thinking(live, seat, level, 0.0 if at_once else random.uniform(*PATIENCE))
        if live.timer is not None:
            live.timer.cancel()
        due = live.room.clocks.next_deadline()
        live.timer = asyncio.create_task(self._ring(live, *due)) if due else None

    def _begin_thinking(self, live: Live, seat: int, level: str, after: float) -> None:
        task = asyncio.create_task(self._think(live, seat, level, after))
        live.thinking[seat] = task
        task.add_done_callback(lambda _: self._stop_thinking(live, seat, task))

    def _stop_thinking(self, live: Live, seat: int, task: "asyncio.Task[None]") -> None:
        if live.thinking.get(seat) is task:
            del live.thinking[seat]
            if seat in live.room.deciding and not task.cancelled():
                self.wake(live, at_once=False)

    async def _think(self, live: Live, seat: int, level: str, after: float) -> None:
        await asyncio.sleep(after)
        room = live.room
        if seat not in room.deciding or room.match is None or room.bot_of(seat) is None:
            return
        request = room.requests[seat]
        move = await self.thinker.move(room.match, seat, level)
        live.thinking.pop(seat, None)  # what it writes may ask it again
        await self._enter_move(live, seat, move, request, "bot")

    async def _ring(self, live: Live, deadline: float, seat: int) -> None:
        """When the clock has run out, an easy bot makes the move."""
        await asyncio.sleep(max(0.0, deadline + LATE - time.time()))
        room = live.room
        if seat in room.deciding and room.match is not None and room.clocks.deadline(seat) == deadline:
            move = await self.thinker.move(room.match, seat, CLOCK_LEVEL)
            live.timer = None  # it must not be cancelled by what it writes
            await self._enter_move(live, seat, move, room.requests[seat], "clock")

    async def _enter_move(self, live: Live, seat: int, move: str, request: int, by: Any) -> None:
        """Written unless the seat's decision is no longer asked for; tried again while the database is away."""
        while True:
            try:
                await self._enter(live, lambda room: moved(room, seat, move, request, by))
                return
            except Refusal:
                return
            except Unavailable:
                await asyncio.sleep(1.0)

    # ---------------------------------------------------------------- guests

    async def visit(self, match: str, person: Person | None) -> Live:
        """A room somebody (None: nobody known) may look at."""
        live = await self.live(match)
        room = live.room
        if room.setup.spectators or room.state == "lobby" or (person and room.seats_of(person.id)):
            return live
        raise Refusal("no-spectators", "only those who sit at this table may look at it", status=403)

    async def _absent(self, live: Live, action: wire.AnyAction) -> set[str]:
        """Whom no node has seen for a while; only asked for when it matters."""
        if not isinstance(action, wire.Replace):
            return set()
        people = {chair.person for chair in live.room.chairs if chair.person}
        seen = await self.store.read(
            lambda connection: seen_since(connection, live.room.id, time.time() - self.absence)
        )
        return people - seen - live.guests.people

    def forget(self) -> None:
        """Drop rooms nobody has used for a while."""
        for match, live in list(self.lives.items()):
            if not live.guests and not live.thinking and time.monotonic() - live.used > FORGET:
                self.drop(match)

    def drop(self, match: str) -> None:
        """Out of memory; the log stays."""
        live = self.lives.pop(match)
        for task in [*live.thinking.values(), *([live.timer] if live.timer else [])]:
            task.cancel()

    async def close(self) -> None:
        """Everybody is sent home; what was accepted is in the log."""
        for match in list(self.lives):
            self.lives[match].guests.close()
            self.drop(match)
        self.thinker.close()
