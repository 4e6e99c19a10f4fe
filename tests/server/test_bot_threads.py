"""Bots of many tables share a few threads, fairly; the clock has its own."""

import asyncio
import threading
from typing import Any

import pytest

from herotable.games import game
from herotable.server.live import bot_threads
from herotable.server.live.bot_queue import SPARE, BotQueue, UnlimitedTime
from herotable.server.live.bot_threads import BotThreads
from herotable.server.live.fair_queue import FairQueue
from herotable.server.live.live_room import LATELY, LiveRoom
from herotable.server.live.subscribers import Subscriber

from .desk import Desk


def run(coroutine: Any) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, 30))


async def served(queue: FairQueue, wishes: str) -> str:
    """In which order owners get the only place, when all wait at once."""
    order = ""

    async def one(owner: str) -> None:
        nonlocal order
        await queue.acquire(owner)
        order += owner
        queue.release(owner)

    await queue.acquire("-")
    waiting = [asyncio.create_task(one(owner)) for owner in wishes]
    await asyncio.sleep(0)
    queue.release("-")
    await asyncio.gather(*waiting)
    return order


def test_owners_take_turns_however_many_thoughts_one_has():
    assert run(served(FairQueue(1), "aaaabbc")) == "abcabaa"


def test_who_has_a_place_waits_behind_who_has_none():
    async def story() -> list[str]:
        queue, order = FairQueue(2), []

        async def one(owner: str) -> None:
            await queue.acquire(owner)
            order.append(owner)

        await queue.acquire("a")
        await queue.acquire("a")
        waiting = [asyncio.create_task(one(owner)) for owner in "aab"]
        await asyncio.sleep(0)
        queue.release("a")
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        return order

    assert run(story()) == ["b"]


def test_who_goes_away_keeps_no_place():
    async def story() -> None:
        queue = FairQueue(1)
        await queue.acquire("a")
        first, second = (asyncio.create_task(queue.acquire(owner)) for owner in "bc")
        await asyncio.sleep(0)
        queue.release("a")  # to b, who goes away at that moment
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await second
        third = asyncio.create_task(queue.acquire("d"))
        await asyncio.sleep(0)
        third.cancel()
        await asyncio.gather(third, return_exceptions=True)
        queue.release("c")
        await queue.acquire("e")

    run(story())


def test_who_has_just_gone_away_is_not_served():
    async def story() -> None:
        queue = FairQueue(1)
        await queue.acquire("a")
        first, second = (asyncio.create_task(queue.acquire(owner)) for owner in "bc")
        await asyncio.sleep(0)
        first.cancel()  # and has not noticed it yet
        queue.release("a")
        await asyncio.gather(first, return_exceptions=True)
        await asyncio.wait_for(second, 5)
        queue.release("c")
        await asyncio.wait_for(queue.acquire("d"), 5)

    run(story())


# ---------------------------------------------------------------- whose bots think next


class Table:
    """A table as the queue sees it."""

    def __init__(self, address: str, is_waited_for: bool = True):
        self.address, self.is_waited_for = address, is_waited_for


class Spent:
    """Some addresses have used up their time."""

    def __init__(self, *addresses: str):
        self.addresses = addresses

    def spend(self, address: str, seconds: float) -> None:
        assert seconds >= 0
        self.addresses += (address,)

    def is_spent(self, address: str) -> bool:
        return address in self.addresses


async def order_of(queue: BotQueue, tables: dict[str, Table], wishes: str) -> str:
    """In which order tables get slots, when all wait while others hold every slot."""
    order = ""

    async def one(name: str) -> None:
        nonlocal order
        slot = await queue.acquire(tables[name])
        order += name
        await asyncio.sleep(0)
        queue.release(slot)

    holding = [await queue.acquire(Table(f"other {n}")) for n in range(1 + SPARE)]
    waiting = [asyncio.create_task(one(name)) for name in wishes]
    await asyncio.sleep(0)
    for slot in holding:
        queue.release(slot)
    await asyncio.gather(*waiting)
    return order


def test_addresses_take_turns_and_so_do_their_tables():
    tables = {"a": Table("1.1.1.1"), "b": Table("1.1.1.1"), "c": Table("2.2.2.2")}
    assert run(order_of(BotQueue(1, UnlimitedTime()), tables, "aaabbcc")) == "acbcaba"


def test_tables_that_nobody_watches_wait_behind_all_others():
    tables = {"a": Table("1.1.1.1", is_waited_for=False), "b": Table("2.2.2.2")}
    assert run(order_of(BotQueue(1, UnlimitedTime()), tables, "aaabb")) == "bbaaa"


def test_who_has_used_up_their_time_waits_behind_those_who_have_not():
    tables = {"a": Table("1.1.1.1"), "b": Table("2.2.2.2")}
    assert run(order_of(BotQueue(1, Spent("1.1.1.1")), tables, "aabbb")) == "bbbaa"


def test_an_address_that_has_no_slot_need_not_wait_for_one_that_has_all():
    async def story() -> None:
        queue, crowd = BotQueue(2, UnlimitedTime()), [Table("1.1.1.1") for _ in range(9)]
        waiting = [asyncio.create_task(queue.acquire(table)) for table in crowd]
        await asyncio.sleep(0)
        assert sum(task.done() for task in waiting) == 2
        await asyncio.wait_for(queue.acquire(Table("2.2.2.2")), 10)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    run(story())


def test_tables_that_nobody_watches_leave_slots_free():
    async def story() -> None:
        queue, left = BotQueue(3, UnlimitedTime()), [Table(f"{n}", is_waited_for=False) for n in range(9)]
        waiting = [asyncio.create_task(queue.acquire(table)) for table in left]
        await asyncio.sleep(0)
        assert sum(task.done() for task in waiting) == 1
        left[5].is_waited_for = True  # somebody comes
        queue.serve()
        await asyncio.sleep(0)
        assert waiting[5].done()
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    run(story())


def test_a_bot_that_is_not_needed_any_more_keeps_no_slot():
    async def story() -> None:
        queue = BotQueue(1, UnlimitedTime())
        slot = await queue.acquire(Table("a"))
        spare = await queue.acquire(Table("b"))
        first, second = (asyncio.create_task(queue.acquire(Table(address))) for address in "cd")
        await asyncio.sleep(0)
        queue.release(spare)  # to c, which goes away at that moment
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await second
        queue.release(slot)
        await queue.acquire(Table("e"))

    run(story())


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Masters think until the event."""
    go_on = threading.Event()

    def choose(_match: Any, _seat: int, level: str) -> str:
        assert level != "master" or go_on.wait(20)
        return level

    monkeypatch.setattr(bot_threads, "_choose", choose)
    return go_on


def test_the_clock_does_not_wait_for_bots_that_think(slow):
    async def story() -> None:
        threads, match = BotThreads(1, UnlimitedTime()), game("pow").match(2, 1)
        thoughts = [asyncio.create_task(threads.move(match, 0, "master", Table("ann"))) for _ in range(3)]
        await asyncio.sleep(0.01)
        assert await asyncio.wait_for(threads.move_now(match, 0, "easy"), 10) == "easy"
        slow.set()
        assert await asyncio.gather(*thoughts) == ["master"] * 3
        await asyncio.to_thread(threads.close)

    run(story())


def test_a_thought_nobody_waits_for_keeps_its_thread_until_its_end(slow):
    async def story() -> None:
        threads, match = BotThreads(1, UnlimitedTime()), game("pow").match(2, 1)
        first = asyncio.create_task(threads.move(match, 0, "master", Table("ann")))
        await asyncio.sleep(0.01)
        first.cancel()
        second = asyncio.create_task(threads.move(match, 0, "easy", Table("ann")))
        await asyncio.sleep(0.05)
        assert not second.done()
        slow.set()
        assert await second == "easy"
        await asyncio.to_thread(threads.close)

    run(story())


def test_a_search_is_counted_for_the_address_of_its_table(slow):
    async def story() -> None:
        spent = Spent()
        threads, match = BotThreads(1, spent), game("pow").match(2, 1)
        await threads.move(match, 0, "easy", Table("1.1.1.1"))
        while not spent.addresses:
            await asyncio.sleep(0.01)
        assert spent.addresses == ("1.1.1.1",)
        await asyncio.to_thread(threads.close)

    slow.set()
    run(story())


def test_a_table_uses_the_share_of_its_owner_as_long_as_the_owner_is_known():
    room = Desk("pow", 2).start("ann", "bob").room
    live = LiveRoom(room)
    assert live.address == room.owner
    live.note_address("bob", "2.2.2.2")
    live.note_address("stranger", "6.6.6.6")
    assert live.address == "2.2.2.2"
    live.note_address(room.owner, "1.1.1.1")
    live.note_address("bob", "3.3.3.3")
    assert live.address == "1.1.1.1"


def test_a_table_is_waited_for_while_somebody_looks_on_or_has_just_done_so():
    live = LiveRoom(Desk("pow", 2).start("ann", "bob").room)
    assert live.is_waited_for
    live.used -= LATELY + 1
    assert not live.is_waited_for
    live.subscribers._all.add(Subscriber(None))
    assert live.is_waited_for
