"""What takes long to decide is decided beside the event loop, one after the other, on the room as it then is."""

import asyncio
import threading
from typing import Any

import pytest

from herotable.server.database.match_log import create
from herotable.server.database.store import Store
from herotable.server.errors import Refusal
from herotable.server.live import hall as module
from herotable.server.rooms import wire
from herotable.server.rooms.actions import TABLE, decide
from herotable.server.rooms.entries import AnyEntry, Asked, Moved, Undone
from herotable.server.rooms.room import Room

from .desk import Desk
from .halls import any_move, halls, log_of, run, whose, written


class HeldUndo:
    """Takes the place of `decide`: an undo waits to be told to go on; on which rooms it was decided."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch):
        self.begun, self.go = threading.Event(), threading.Event()
        self.rooms: list[int] = []
        monkeypatch.setattr(module, "decide", self)

    def __call__(self, room: Room, **given: Any) -> AnyEntry:
        if isinstance(given["action"], wire.Undo):
            assert threading.current_thread() is not threading.main_thread()
            self.rooms.append(room.number)
            self.begun.set()
            assert self.go.wait(20)
        return decide(room, **given)


async def another(store: Store) -> str:
    """A second match that has begun."""
    room = Desk("pow", 2).start("ann", "bob").room
    room.id = "another"
    await store.write(lambda connection: create(connection, room))
    return room.id


def test_the_table_waits_for_an_undo_and_the_others_do_not(store, monkeypatch):
    undo = HeldUndo(monkeypatch)

    async def story() -> None:
        async with halls(store) as (hall,):
            here = await hall.live_room(await written(store, "ann", "bob"))
            there = await hall.live_room(await another(store))
            person, seat = whose(here.room)
            await hall.act(person, here.room.id, any_move(here.room, seat))
            undoing = asyncio.create_task(hall.act(person, here.room.id, wire.Undo(seat, 0)))
            await asyncio.to_thread(undo.begun.wait, 20)
            mover, moving = whose(here.room)
            move = asyncio.create_task(hall.act(mover, here.room.id, any_move(here.room, moving)))
            other, elsewhere = whose(there.room)
            await hall.act(other, there.room.id, any_move(there.room, elsewhere))
            assert not move.done()
            undo.go.set()
            number = await undoing
            room = await log_of(store, here.room.id)
            assert isinstance(room.lines[number - 1].entry, Asked | Undone)
            if isinstance(room.lines[number - 1].entry, Undone):
                with pytest.raises(Refusal):
                    await move
            else:
                assert await move == number + 1

    run(story())


def test_an_undo_is_decided_again_when_another_node_was_faster(store, monkeypatch):
    undo = HeldUndo(monkeypatch)

    async def story() -> None:
        async with halls(store, 2) as (slow, quick):
            live = await slow.live_room(await written(store, "ann", "bob"))
            person, seat = whose(live.room)
            number = await slow.act(person, live.room.id, any_move(live.room, seat))
            undoing = asyncio.create_task(slow.act(person, live.room.id, wire.Undo(seat, 0)))
            await asyncio.to_thread(undo.begun.wait, 20)
            other = (await quick.live_room(live.room.id)).room
            mover, moving = whose(other)
            assert await quick.act(mover, other.id, any_move(other, moving)) == number + 1
            undo.go.set()
            assert await undoing == number + 2
            assert undo.rooms == [number, number + 1]
            kinds = [type(line.entry) for line in (await log_of(store, live.room.id)).lines[number - 1 :]]
            assert kinds[:2] == [Moved, Moved]

    run(story())


def test_only_an_undo_takes_long():
    assert [row.action for row in TABLE.rows.values() if row.takes_long] == [wire.Undo]
