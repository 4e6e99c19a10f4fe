"""What people send is read one text at a time, in turns, within a time, and nobody waits for it at the end."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from herotable.engine.errors import UserError
from herotable.server.errors import Refusal
from herotable.server.http.checking_thread import WAITING_OF_ONE, CheckingThread


def run(coroutine: Any) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, 30))


class Held:
    """Checks that wait to be told to go on."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.go = threading.Event()

    def check(self, name: str) -> Callable[[], str]:
        def held() -> str:
            self.order.append(name)
            assert self.go.wait(20)
            return name

        return held


def test_what_a_check_finds_is_answered():
    def wrong() -> None:
        raise UserError

    async def story() -> None:
        checking = CheckingThread()
        assert await checking.run("ann", lambda: 7) == 7
        with pytest.raises(UserError):
            await checking.run("ann", wrong)
        assert await checking.run("ann", threading.current_thread) is not threading.main_thread()

    run(story())


def test_senders_take_turns_however_much_one_sends():
    async def story() -> None:
        checking, held = CheckingThread(), Held()
        sent = [asyncio.create_task(checking.run(who, held.check(who))) for who in ("ann", "ann", "ann", "bob")]
        await asyncio.sleep(0.1)
        assert held.order == ["ann"]
        held.go.set()
        await asyncio.gather(*sent)
        assert held.order == ["ann", "ann", "bob", "ann"]

    run(story())


def test_only_so_many_wait():
    async def story() -> None:
        checking, held = CheckingThread(waiting=WAITING_OF_ONE + 1), Held()
        waiting = [asyncio.create_task(checking.run("ann", held.check("ann"))) for _ in range(WAITING_OF_ONE)]
        await asyncio.sleep(0)
        assert await refused(checking, "ann") == "checks-busy"
        waiting.append(asyncio.create_task(checking.run("bob", held.check("bob"))))
        await asyncio.sleep(0)
        assert await refused(checking, "cid") == "checks-busy"
        held.go.set()
        await asyncio.gather(*waiting)
        assert await checking.run("cid", lambda: "cid") == "cid"

    run(story())


def test_a_check_that_takes_too_long_is_not_waited_for():
    async def story() -> None:
        checking, held = CheckingThread(seconds=0.05), Held()
        assert await refused(checking, "ann", held.check("ann")) == "check-slow"
        assert await refused(checking, "bob") == "check-slow"  # it still runs, and another one has to wait
        held.go.set()
        await asyncio.sleep(0.02)
        assert await checking.run("bob", lambda: "bob") == "bob"

    run(story())


def test_who_goes_away_keeps_no_place():
    async def story() -> None:
        checking, held = CheckingThread(waiting=2), Held()
        first, second = (asyncio.create_task(checking.run("ann", held.check(who))) for who in ("one", "two"))
        await asyncio.sleep(0.05)
        first.cancel()
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        held.go.set()
        assert await checking.run("bob", lambda: "bob") == "bob"
        assert held.order == ["one"]

    run(story())


def test_the_end_of_the_server_waits_for_no_check():
    held = Held()

    async def story() -> None:
        checking = CheckingThread()
        asyncio.create_task(checking.run("ann", held.check("ann")))  # noqa: RUF006
        while not held.order:
            await asyncio.sleep(0.01)
        checking.close()

    run(story())
    thread = next(thread for thread in threading.enumerate() if thread.name == "checking" and thread.is_alive())
    assert thread.daemon
    held.go.set()


async def refused(checking: CheckingThread, sender: str, check: Callable[[], Any] = str) -> str:
    with pytest.raises(Refusal) as refusal:
        await checking.run(sender, check)
    assert (refusal.value.code, refusal.value.status) == ("try-again", 503)
    return refusal.value.message.name
