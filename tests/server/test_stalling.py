"""Players who keep the others waiting: a bot plays on, with a clock or without."""

import time
from typing import Any

import pytest

from herotable.server.errors import Refusal
from herotable.server.live.hall import Hall
from herotable.server.live.live_room import LiveRoom
from herotable.server.live.subscribers import Subscriber
from herotable.server.rooms import wire
from herotable.server.rooms.clocks import PATIENCE
from herotable.server.rooms.person import Person

from .desk import Desk
from .halls import any_move, halls, run, written


def waiting_since(live: LiveRoom, seconds: float) -> int:
    """Let the seat that decides have done so for as long; the seat."""
    (seat,) = live.room.clocks._since
    live.room.clocks._since[seat] = time.time() - seconds
    return seat


def other(seat: int) -> Person:
    return [Person("bob", "guest", "Bob"), Person("ann", "guest", "Ann")][seat]


async def a_silent_table(hall: Hall, store: Any, **setup: Any) -> LiveRoom:
    """Both players are connected, and the server has run for long."""
    live = await hall.live_room(await written(store, "ann", "bob", **setup))
    for seat in (0, 1):
        live.subscribers.add(Subscriber(other(seat)), live.room, None)
    hall.began -= 2 * PATIENCE
    return live


def test_a_bot_plays_for_who_is_here_but_decides_nothing(embedded):
    async def story() -> None:
        async with halls(embedded) as (hall,):
            live = await a_silent_table(hall, embedded)
            seat = waiting_since(live, PATIENCE - 60)
            with pytest.raises(Refusal) as refusal:
                await hall.act(other(seat), live.room.id, wire.Replace(seat))
            assert refusal.value.code == "not-absent"
            waiting_since(live, PATIENCE + 1)
            await hall.act(other(seat), live.room.id, wire.Replace(seat))
            assert live.room.chairs[seat].stand_in == "normal"
            await hall.act(other(1 - seat), live.room.id, wire.Return(seat))
            assert live.room.bot_of(seat) is None

    run(story())


def test_who_does_not_have_to_decide_keeps_nobody_waiting(embedded):
    async def story() -> None:
        async with halls(embedded) as (hall,):
            live = await a_silent_table(hall, embedded)
            seat = waiting_since(live, PATIENCE + 1)
            assert live.room.silent_people(time.time()) == {other(1 - seat).id}
            await hall.act(other(1 - seat), live.room.id, any_move(live.room, seat))
            assert live.room.silent_people(time.time()) == set()

    run(story())


def test_a_server_that_was_away_gives_everybody_time(embedded):
    async def story() -> None:
        async with halls(embedded) as (hall,):
            live = await a_silent_table(hall, embedded)
            hall.began = time.time()
            seat = waiting_since(live, PATIENCE + 1)
            with pytest.raises(Refusal):
                await hall.act(other(seat), live.room.id, wire.Replace(seat))

    run(story())


def test_pauses_and_clocks_try_nobodys_patience():
    desk = Desk().start("ann", "bob")
    desk.at += PATIENCE - 1
    desk.act("ann", wire.Pause(0))
    desk.at += 1000
    desk.act("ann", wire.Resume(0))
    assert desk.room.clocks.silent(desk.at) == set()
    assert desk.room.clocks.silent(desk.at + 2) == set(desk.match.waiting)
    timed = Desk(clock=wire.Clock(3600)).start("ann", "bob")
    assert timed.room.clocks.silent(timed.at + 3000) == set()
