"""The keeper: what a node does when it hears of others' writing."""

import asyncio
from typing import Any

from herotable.server.database.match_log import read_news
from herotable.server.identity.sockets import Sockets
from herotable.server.live.hall import LEFT
from herotable.server.live.housekeeping import Keeper

from .halls import any_move, halls, run, whose, written


def test_news_say_which_entry_of_which_match():
    assert read_news("m-_1 12") == ("m-_1", 12, True)
    assert read_news("m-_1 12 loose") == ("m-_1", 12, False)


def test_a_room_where_nobody_is_any_more_is_left_to_the_node_that_writes_to_it(store):
    async def story() -> None:
        async with halls(store, 2) as (here, there):
            match = await written(store, "ann", "bob")
            live, other = await here.live(match), await there.live(match)
            keeper = Keeper(store, here, Sockets(9, 9), 60)
            person, seat = whose(other.room)
            number = await there.act(person, match, any_move(other.room, seat))
            await keeper._catch_up(f"{match} {number}")
            assert here.lives[match].room.number == number  # it was used just now
            live.used -= LEFT + 1
            await keeper._catch_up(f"{match} {number}")
            assert match in here.lives  # that is no news
            await keeper._catch_up(f"{match} {number + 1} loose")
            assert match in here.lives  # nobody else keeps it
            await keeper._catch_up(f"{match} {number + 1}")
            assert match not in here.lives

    run(story())


def test_a_node_that_stops_ends_what_it_heard_and_hears_no_more(store, monkeypatch):
    asked = []

    async def catch_up(*news: Any) -> None:
        await asyncio.sleep(0.01)
        asked.append(news)

    async def story() -> None:
        async with halls(store) as (hall,):
            live = await hall.live(await written(store, "ann"))
            monkeypatch.setattr(hall, "catch_up", catch_up)
            keeper = Keeper(store, hall, Sockets(9, 9), 60)
            keeper._hear(None)
            await keeper.stop()
            assert asked == [(live.room.id, None)]
            tasks = asyncio.all_tasks()
            keeper._hear(None)
            assert asyncio.all_tasks() == tasks

    run(story())
