"""Halls without a server around them, and matches in their database."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from herotable.games import game
from herotable.server.database.match_log import create, load
from herotable.server.database.store import Store
from herotable.server.live.hall import Hall
from herotable.server.rooms import wire
from herotable.server.rooms.person import Person
from herotable.server.rooms.room import Room

from .desk import Desk

ANN = Person("ann", "guest", "Ann")


def run(coroutine: Any) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, 60))


@asynccontextmanager
async def halls(store: Store, count: int = 1) -> AsyncIterator[list[Hall]]:
    """Nodes without housekeeping: they hear nothing of each other unless told."""
    opened = [Hall(store, game, 1, 60) for _ in range(count)]
    try:
        yield opened
    finally:
        for hall in opened:
            await hall.close()


async def written(store: Store, *people: str, seats: int = 2, **setup: Any) -> str:
    """A match that has begun; bots have the other seats."""
    room = Desk("pow", seats, **setup).start(*people).room
    await store.write(lambda connection: create(connection, room))
    return room.id


async def log_of(store: Store, match: str) -> Room:
    room = await store.read(lambda connection: load(connection, match, game))
    assert room is not None
    return room


def any_move(room: Room, seat: int) -> wire.Play:
    assert room.match is not None
    return wire.Play(seat, str(room.match.legal(seat)[0]), room.requests[seat])


def whose(room: Room) -> tuple[Person, int]:
    """Who has to move."""
    seat = min(room.deciding)
    return Person(room.chairs[seat].person or "", "guest", ""), seat


class Interrupted:
    """The store's own read or write, with something before or after it."""

    def __init__(self, store: Store, name: str, monkeypatch: pytest.MonkeyPatch):
        self.real = getattr(store, name)
        self.before: Callable[[], Any] | None = None
        self.after: Callable[[], Any] | None = None
        monkeypatch.setattr(store, name, self)

    async def __call__(self, work: Any) -> Any:
        before, self.before = self.before, None
        after, self.after = self.after, None
        if before:
            await before()
        result = await self.real(work)
        if after:
            await after()
        return result
