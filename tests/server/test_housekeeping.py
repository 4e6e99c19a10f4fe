"""Housekeeping: what a node does when it hears of others' writing."""

import asyncio
from typing import Any

from sqlalchemy import event

from herotable.server.database.match_log import read_change
from herotable.server.database.presence import seen_since
from herotable.server.identity.sockets import Sockets
from herotable.server.live.hall import DROP_AFTER_IF_ELSEWHERE
from herotable.server.live.housekeeping import AT_ONCE, Housekeeping
from herotable.server.live.subscribers import Subscriber
from herotable.server.rooms.person import Person

from .halls import any_move, halls, run, whose, written


def test_news_say_which_entry_of_which_match():
    assert read_change("m-_1 12") == ("m-_1", 12, True)
    assert read_change("m-_1 12 loose") == ("m-_1", 12, False)


def test_a_room_where_nobody_is_any_more_is_left_to_the_node_that_writes_to_it(store):
    async def story() -> None:
        async with halls(store, 2) as (here, there):
            match = await written(store, "ann", "bob")
            live, other = await here.live_room(match), await there.live_room(match)
            housekeeping = Housekeeping(store, here, Sockets(9, 9, 9), 60)
            person, seat = whose(other.room)
            number = await there.act(person, match, any_move(other.room, seat))
            await housekeeping._catch_up(f"{match} {number}")
            assert here.live_rooms[match].room.number == number  # it was used just now
            live.used -= DROP_AFTER_IF_ELSEWHERE + 1
            await housekeeping._catch_up(f"{match} {number}")
            assert match in here.live_rooms  # that is no news
            await housekeeping._catch_up(f"{match} {number + 1} loose")
            assert match in here.live_rooms  # nobody else keeps it
            await housekeeping._catch_up(f"{match} {number + 1}")
            assert match not in here.live_rooms

    run(story())


def test_a_node_that_stops_ends_what_it_heard_and_hears_no_more(store, monkeypatch):
    asked = []

    async def catch_up(*news: Any) -> None:
        await asyncio.sleep(0.01)
        asked.append(news)

    async def story() -> None:
        async with halls(store) as (hall,):
            live = await hall.live_room(await written(store, "ann"))
            monkeypatch.setattr(hall, "catch_up", catch_up)
            housekeeping = Housekeeping(store, hall, Sockets(9, 9, 9), 60)
            housekeeping._handle(None)
            await housekeeping.stop()
            assert asked == [(live.room.id, None)]
            tasks = asyncio.all_tasks()
            housekeeping._handle(None)
            assert asyncio.all_tasks() == tasks

    run(story())


def test_many_people_are_noted_a_few_at_a_time_and_by_one_short_statement(store):
    """A statement with a value for each of them held everybody up while it was put together."""
    statements: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        statements.extend([statement] if "presence" in statement else [])

    async def story() -> None:
        async with halls(store) as (hall,):
            live = await hall.live_room(await written(store, "ann"))
            people = {f"p{n}" for n in range(2 * AT_ONCE + 1)}
            for person in people:
                live.subscribers._all.add(Subscriber(Person(person, "guest", person)))
            event.listen(store.engine, "before_cursor_execute", note)
            for now in (1000.0, 2000.0):
                await Housekeeping(store, hall, Sockets(9, 9, 9), 60).note_presence(now)
            event.remove(store.engine, "before_cursor_execute", note)
            seen = await store.read(lambda connection: seen_since(connection, live.room.id, 1500.0))
            assert seen == people
            live.subscribers._all.clear()

    run(story())
    inserts = [statement for statement in statements if statement.startswith("INSERT")]
    assert len(inserts) == 2 * 3
    assert max(map(len, inserts)) < 500
