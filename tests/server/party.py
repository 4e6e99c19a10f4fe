"""People at several tables on several nodes, and what must be true of them after any fault."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from sqlalchemy import func, select

from herotable.client import Client
from herotable.games import game
from herotable.server.database.match_log import load
from herotable.server.database.schema import RESULT
from herotable.server.database.store import Store
from herotable.server.rooms import views
from herotable.server.rooms.entries import Moved
from herotable.server.rooms.fold import room_after
from herotable.server.rooms.messages import encode
from herotable.server.rooms.room import Room

from .node import seated
from .player import Player

NOBODY: frozenset[str] = frozenset()
Table = tuple[str, int, int]  # a title, how many people and how many bots


class Party:
    """The players and a spectator at each table, playing."""

    def __init__(self, addresses: list[str], dice: Random, kind: type[Player] = Player):
        self.addresses, self.dice, self.kind = addresses, dice, kind
        self.tables: dict[str, list[Player]] = {}
        self._playing: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        return [player for players in self.tables.values() for player in players]

    @property
    def moves(self) -> int:
        """Moves acknowledged so far."""
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def is_over(self) -> bool:
        return all(task.done() for task in self._playing)

    @property
    def refused(self) -> int:
        """How often somebody was asked to try again."""
        return sum(player.refused for player in self.players)

    async def sit_down(self, stack: AsyncExitStack, table: Table) -> None:
        """Guests, each on any of the nodes; the last one looks on."""
        title, people, bots = table
        clients = [await stack.enter_async_context(Client(self.dice.choice(self.addresses))) for _ in range(people + 1)]
        ids = [(await client.come(f"Guest {n}"))["person"]["id"] for n, client in enumerate(clients)]
        levels = {str(seat): "random" for seat in range(people, people + bots)}
        match = await seated(clients[:-1], title, seats=people + bots, bots=levels)
        self.tables[match] = [
            self.kind(client, id, match, Random(self.dice.random()), self.addresses)
            for client, id in zip(clients, ids, strict=True)
        ]

    def begin(self) -> None:
        """All play."""
        self._playing = [asyncio.create_task(player.play()) for player in self.players]

    async def moments(self, fewest: int, most: int) -> None:
        """Some more moves, and then any part of a moment."""
        until = self.moves + self.dice.randint(fewest, most)
        while self.moves < until and not self.is_over:
            await asyncio.sleep(0.001)
            self._raise()
        await asyncio.sleep(self.dice.uniform(0, 0.02))
        assert not self.is_over, "the fault came too late"

    def _raise(self) -> None:
        for task in self._playing:
            if task.done():
                task.result()

    async def end(self) -> None:
        """Everybody plays to the end and looks once more, at every node."""
        await asyncio.gather(*self._playing)
        for player in self.players:
            await player.look()

    def check(self, database_url: str) -> None:
        """Nothing acknowledged is lost, nothing is there twice, and all have seen what the log says."""
        store = Store(database_url)
        try:
            with store.engine.connect() as connection:
                for match, players in self.tables.items():
                    room = load(connection, match, game)
                    results = select(func.count()).select_from(RESULT).where(RESULT.c.match == match)
                    assert room is not None
                    assert room.ended == "won"
                    assert connection.execute(results).scalar_one() == room.setup.seats
                    check_log(room, players)
                    check_views(room, players)
        finally:
            store.close()


@asynccontextmanager
async def party(
    addresses: list[str], dice: Random, *tables: Table, kind: type[Player] = Player
) -> AsyncIterator[Party]:
    """A party at these tables."""
    async with AsyncExitStack() as stack:
        party = Party(addresses, dice, kind)
        for table in tables:
            await party.sit_down(stack, table)
        party.begin()
        try:
            yield party
        finally:
            for task in party._playing:
                task.cancel()
            await asyncio.gather(*party._playing, return_exceptions=True)


def check_log(room: Room, players: list[Player]) -> None:
    """Every move of a person is in the log once, in the order it was acknowledged to them."""
    assert [line.number for line in room.lines] == list(range(1, room.number + 1))
    for player in players:
        seats = room.seats_of(player.person)
        written = [
            (line.number, line.entry)
            for line in room.lines
            if isinstance(line.entry, Moved) and line.entry.seat in seats
        ]
        assert player.acknowledged == written


def check_views(room: Room, players: list[Player]) -> None:
    """Every message a player has got is what the log, replayed from scratch, shows them at that number."""
    rooms = replayed(room)
    for player in players:
        for since, message in player.seen:
            assert without_presence(message) == without_presence(expected(rooms, player.person, since, message))


def replayed(room: Room) -> list[Room]:
    """The room after every number of lines."""
    rooms = [Room(room.id, room.code, room.setup, room.secret, room.owner, room.created, room.game)]
    for line in room.lines:
        rooms.append(room_after(rooms[-1], line))
    return rooms


def expected(rooms: list[Room], person: str, since: int | None, message: dict[str, Any]) -> dict[str, Any]:
    """The same message, made from the log."""
    if message["type"] == "snapshot":
        made: Any = views.snapshot(rooms[message["number"]], person, since, NOBODY, 0)
    else:
        made = views.update(rooms[message["happened"]["number"]], person, NOBODY, 0)
    return dict(json.loads(encode(made)))


def without_presence(message: dict[str, Any]) -> dict[str, Any]:
    """Who is connected is not in the log; the code is no longer there when the match is over."""
    room = message["room"]
    if room is None:
        return message
    seats = [seat | {"here": None} for seat in room["seats"]]
    code = room["code"] if room["state"] == "over" else None
    return message | {"room": room | {"seats": seats, "watching": None, "code": code}}
