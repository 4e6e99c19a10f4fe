"""Rooms in memory when something goes wrong just then: faults at moments that chance seldom finds."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event
from typing import Any

import pytest

from herotable.server.database.match_log import create
from herotable.server.database.store import Store, Unavailable
from herotable.server.live import autoplay
from herotable.server.live.hall import Hall
from herotable.server.live.live_room import LiveRoom
from herotable.server.live.subscribers import Subscriber
from herotable.server.rooms import wire
from herotable.server.rooms.entries import Moved
from herotable.server.rooms.person import Person

from .desk import Desk
from .halls import ANN, Interrupted, any_move, halls, log_of, run, whose, written


def test_a_commit_whose_outcome_nobody_knows_is_found_in_the_log(store, monkeypatch):
    async def lose() -> None:
        raise Unavailable("connection lost during commit")

    async def story() -> None:
        async with halls(store) as (hall,):
            live = await hall.live_room(await written(store, "ann", "bob"))
            person, seat = whose(live.room)
            move = any_move(live.room, seat)
            Interrupted(store, "write", monkeypatch).after = lose
            with pytest.raises(Unavailable):
                await hall.act(person, live.room.id, move)
            assert live.may_be_stale
            number = await hall.act(person, live.room.id, move)
            room = await log_of(store, live.room.id)
            assert [(line.number, line.entry) for line in room.lines if isinstance(line.entry, Moved)] == [
                (number, Moved(seat, move.move, move.request))
            ]
            assert live.room.number == room.number == number

    run(story())


def test_a_room_in_doubt_is_settled_for_those_who_only_wait(store, monkeypatch):
    async def lose() -> None:
        raise Unavailable("connection lost during commit")

    async def story() -> None:
        async with halls(store) as (hall,):
            live = await hall.live_room(await written(store, "ann", "bob"))
            waiting = subscriber_of(live)
            person, seat = whose(live.room)
            Interrupted(store, "write", monkeypatch).after = lose
            with pytest.raises(Unavailable):
                await hall.act(person, live.room.id, any_move(live.room, seat))
            assert waiting.queue.empty()
            await hall.refresh_stale()
            assert b"moved" in (await waiting.queue.get() or b"")
            assert not live.may_be_stale

    run(story())


def test_who_goes_away_while_a_move_is_written_leaves_nobody_behind(store):
    async def story() -> None:
        async with halls(store) as (hall,):
            live = await hall.live_room(await written(store, "ann", "bob"))
            waiting = subscriber_of(live)
            number = live.room.number
            person, seat = whose(live.room)
            go = Event()
            holding = asyncio.create_task(store.write(lambda _: go.wait()))
            acting = asyncio.create_task(hall.act(person, live.room.id, any_move(live.room, seat)))
            await asyncio.sleep(0)  # the move is on its way to the disk behind what is held there
            acting.cancel()
            await asyncio.sleep(0)
            go.set()
            assert b"moved" in (await asyncio.wait_for(waiting.queue.get(), 10) or b"")
            assert acting.cancelled()
            assert live.room.number == number + 1
            await holding

    run(story())


def test_who_asked_first_for_a_room_may_go_away(store, monkeypatch):
    async def story() -> None:
        async with halls(store) as (hall,):
            match = await written(store, "ann", "bob")
            begun = asyncio.Event()
            Interrupted(store, "read", monkeypatch).before = lambda: hold(begun)
            first = asyncio.create_task(hall.live_room(match))
            await begun.wait()
            second = asyncio.create_task(hall.live_room(match))
            first.cancel()
            with suppress(asyncio.CancelledError):
                await first
            assert await second is await hall.live_room(match) is hall.live_rooms[match]

    run(story())


def test_a_room_that_cannot_be_loaded_can_be_loaded_later(store, monkeypatch):
    async def fail() -> None:
        raise Unavailable("no connection")

    async def story() -> None:
        async with halls(store) as (hall,):
            match = await written(store, "ann", "bob")
            Interrupted(store, "read", monkeypatch).before = fail
            with pytest.raises(Unavailable):
                await hall.live_room(match)
            assert (await hall.live_room(match)).room.state == "playing"

    run(story())


def test_news_of_a_room_that_is_just_being_loaded_are_not_lost(store, monkeypatch):
    async def story() -> None:
        async with halls(store, 2) as (here, there):
            match = await written(store, "ann", "bob")
            other = await there.live_room(match)
            person, seat = whose(other.room)

            async def meanwhile() -> None:
                number = await there.act(person, match, any_move(other.room, seat))
                assert here.is_behind(match, number)
                news.append(asyncio.create_task(here.catch_up(match, number)))
                await asyncio.sleep(0)

            news: list[asyncio.Task[None]] = []
            Interrupted(store, "read", monkeypatch).after = meanwhile
            live = await here.live_room(match)
            await asyncio.gather(*news)
            assert live.room.number == other.room.number
            assert not here.is_behind(match, other.room.number)
            assert here.is_behind(match, other.room.number + 1)
            assert not here.is_behind("another", 1)

    run(story())


def test_a_client_from_another_node_is_not_shown_less_than_it_has_seen(store):
    async def story() -> None:
        async with halls(store, 2) as (here, there):
            match = await written(store, "ann", "bob")
            live, other = await here.live_room(match), await there.live_room(match)
            person, seat = whose(other.room)
            number = await there.act(person, match, any_move(other.room, seat))
            assert live.room.number < number
            assert (await here.watch(match, person, number)).room.number == number

    run(story())


def test_a_node_that_is_behind_refuses_nothing(postgresql, template):
    """Ann is ready at one node; the host starts at another that has not heard of it."""
    store = Store(postgresql.url(postgresql.new_database(template)))

    async def story() -> None:
        desk = Desk("pow", 2)
        desk.act("ann", wire.Join())
        desk.act("bob", wire.Join())
        async with halls(store, 2) as (here, there):
            await store.write(lambda connection: create(connection, desk.room))
            await here.live_room("m")
            await there.act(Person("bob", "guest", "Bob"), "m", wire.Ready(1))
            await here.act(ANN, "m", wire.Start())
            assert (await log_of(store, "m")).state == "playing"

    run(story())
    store.close()


def test_a_bot_goes_on_when_what_it_thought_about_was_taken_back(store, monkeypatch):
    async def story() -> None:
        async with halls(store) as (hall,):
            live = await hall.live_room(await written(store, "ann", undo="consent"))
            thinking = Slowly(hall, monkeypatch)
            while not live.thinking:
                await hall.act(ANN, live.room.id, any_move(live.room, 0))
            await thinking.begun.wait()
            moves = len(live.room.match.rows) if live.room.match else 0
            await hall.act(ANN, live.room.id, wire.Undo(0, moves - 1))
            await hall.act(ANN, live.room.id, any_move(live.room, 0))
            thinking.go_on.set()
            await until(lambda: has_bot_moved(live))

    run(story())


def test_a_bot_that_fails_is_in_the_log_and_asked_again(store, monkeypatch, caplog):
    monkeypatch.setattr(autoplay, "TAKEOVER", (0.0, 0.0))

    async def story() -> None:
        async with halls(store) as (hall,):
            think, failures = hall.autoplay.threads.move, [RuntimeError("lost my thread")]

            async def move(*given: Any) -> str:
                if failures:
                    raise failures.pop()
                return await think(*given)

            monkeypatch.setattr(hall.autoplay.threads, "move", move)
            live = await hall.live_room(await written(store, "ann"))
            while not has_bot_moved(live):
                if 0 in live.room.deciding:
                    await hall.act(ANN, live.room.id, any_move(live.room, 0))
                await asyncio.sleep(0.01)

    with caplog.at_level(logging.ERROR):
        run(story())
    assert "lost my thread" in caplog.text


def test_a_bot_another_node_should_think_for_thinks_when_that_node_is_gone(store, monkeypatch):
    monkeypatch.setattr(autoplay, "TAKEOVER", (0.05, 0.1))

    async def story() -> None:
        async with halls(store, 2) as (here, gone):
            match = await written(store, "ann")
            live = await here.live_room(match)
            monkeypatch.setattr(gone.autoplay, "schedule", nobody)
            while 0 in live.room.deciding:
                await here.catch_up(match, await gone.act(ANN, match, any_move(live.room, 0)))
            await until(lambda: has_bot_moved(live))

    run(story())


def test_a_bot_does_not_wait_for_another_node_when_its_own_wrote_last(store, monkeypatch):
    monkeypatch.setattr(autoplay, "TAKEOVER", (50.0, 50.0))

    async def story() -> None:
        async with halls(store, 2) as (here, there):
            match = await written(store, "ann")
            live = await here.live_room(match)
            monkeypatch.setattr(there.autoplay, "schedule", nobody)
            while 0 in live.room.deciding:
                await here.catch_up(match, await there.act(ANN, match, any_move(live.room, 0)))
            assert live.delayed
            await here.act(ANN, match, wire.Say(preset="hurry"))
            assert not live.delayed
            await until(lambda: has_bot_moved(live))

    run(story())


# ---------------------------------------------------------------- what the stories need


def subscriber_of(live: LiveRoom) -> Subscriber:
    """Somebody who looks on, and has read all so far."""
    subscriber = Subscriber(None)
    live.subscribers.add(subscriber, live.room, None)
    while not subscriber.queue.empty():
        subscriber.queue.get_nowait()
    return subscriber


def nobody(_live: LiveRoom, at_once: bool) -> None:
    """Nobody wakes, at once or ever."""


def has_bot_moved(live: LiveRoom) -> bool:
    return any(isinstance(line.entry, Moved) and line.entry.by == "bot" for line in live.room.lines)


async def hold(begun: asyncio.Event) -> None:
    begun.set()
    await asyncio.sleep(0.1)


async def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


class Slowly:
    """A bot's first thought takes as long as the test wants."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch):
        self.begun, self.go_on, self.real = asyncio.Event(), asyncio.Event(), hall.autoplay.threads.move
        monkeypatch.setattr(hall.autoplay.threads, "move", self)

    async def __call__(self, *given: Any) -> str:
        move = await self.real(*given)
        self.begun.set()
        await self.go_on.wait()
        return move
