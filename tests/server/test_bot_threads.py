"""Bots of many tables share a few threads, fairly; the clock has its own."""

import asyncio
import threading
from typing import Any

import pytest

from herotable.games import game
from herotable.server.live import bot_threads
from herotable.server.live.bot_threads import BotThreads
from herotable.server.live.fair_queue import FairQueue


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
        threads, match = BotThreads(1), game("pow").match(2, 1)
        thoughts = [asyncio.create_task(threads.move(match, 0, "master", "ann")) for _ in range(3)]
        await asyncio.sleep(0.01)
        assert await asyncio.wait_for(threads.move_now(match, 0, "easy"), 10) == "easy"
        slow.set()
        assert await asyncio.gather(*thoughts) == ["master"] * 3
        await asyncio.to_thread(threads.close)

    run(story())


def test_a_thought_nobody_waits_for_keeps_its_thread_until_its_end(slow):
    async def story() -> None:
        threads, match = BotThreads(1), game("pow").match(2, 1)
        first = asyncio.create_task(threads.move(match, 0, "master", "ann"))
        await asyncio.sleep(0.01)
        first.cancel()
        second = asyncio.create_task(threads.move(match, 0, "easy", "bob"))
        await asyncio.sleep(0.05)
        assert not second.done()
        slow.set()
        assert await second == "easy"
        await asyncio.to_thread(threads.close)

    run(story())
