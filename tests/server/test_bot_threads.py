"""Bots of many tables share a few threads, fairly; the clock has its own."""

import asyncio
import threading
from typing import Any

import pytest

from herotable.games import game
from herotable.server.live import bot_threads
from herotable.server.live.bot_threads import Thinking
from herotable.server.live.fair_queue import Turns


def run(coroutine: Any) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, 30))


async def served(turns: Turns, wishes: str) -> str:
    """In which order owners get the only place, when all wait at once."""
    order = ""

    async def one(owner: str) -> None:
        nonlocal order
        await turns.take(owner)
        order += owner
        turns.give(owner)

    await turns.take("-")
    waiting = [asyncio.create_task(one(owner)) for owner in wishes]
    await asyncio.sleep(0)
    turns.give("-")
    await asyncio.gather(*waiting)
    return order


def test_owners_take_turns_however_many_thoughts_one_has():
    assert run(served(Turns(1), "aaaabbc")) == "abcabaa"


def test_who_has_a_place_waits_behind_who_has_none():
    async def story() -> list[str]:
        turns, order = Turns(2), []

        async def one(owner: str) -> None:
            await turns.take(owner)
            order.append(owner)

        await turns.take("a")
        await turns.take("a")
        waiting = [asyncio.create_task(one(owner)) for owner in "aab"]
        await asyncio.sleep(0)
        turns.give("a")
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        return order

    assert run(story()) == ["b"]


def test_who_goes_away_keeps_no_place():
    async def story() -> None:
        turns = Turns(1)
        await turns.take("a")
        first, second = (asyncio.create_task(turns.take(owner)) for owner in "bc")
        await asyncio.sleep(0)
        turns.give("a")  # to b, who goes away at that moment
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await second
        third = asyncio.create_task(turns.take("d"))
        await asyncio.sleep(0)
        third.cancel()
        await asyncio.gather(third, return_exceptions=True)
        turns.give("c")
        await turns.take("e")

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
        thinker, match = Thinking(1), game("pow").match(2, 1)
        thoughts = [asyncio.create_task(thinker.move(match, 0, "master", "ann")) for _ in range(3)]
        await asyncio.sleep(0.01)
        assert await asyncio.wait_for(thinker.move_now(match, 0, "easy"), 10) == "easy"
        slow.set()
        assert await asyncio.gather(*thoughts) == ["master"] * 3
        await asyncio.to_thread(thinker.close)

    run(story())


def test_a_thought_nobody_waits_for_keeps_its_thread_until_its_end(slow):
    async def story() -> None:
        thinker, match = Thinking(1), game("pow").match(2, 1)
        first = asyncio.create_task(thinker.move(match, 0, "master", "ann"))
        await asyncio.sleep(0.01)
        first.cancel()
        second = asyncio.create_task(thinker.move(match, 0, "easy", "bob"))
        await asyncio.sleep(0.05)
        assert not second.done()
        slow.set()
        assert await second == "easy"
        await asyncio.to_thread(thinker.close)

    run(story())
