"""WebSockets end with the session they came with, and are not more than agreed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from herotable.client import Client
from herotable.server.errors import Refusal
from herotable.server.identity.sockets import Sockets

from .browser import PASSWORD
from .node import guests, node

SOON = 10  # seconds; without news it would take a minute


def run(coroutine: Any) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, 120))


async def closed(table: Any) -> int:
    """The code with which the server ends a connection."""
    with pytest.raises(ConnectionClosed) as end:
        await asyncio.wait_for(read_on(table), SOON)
    assert end.value.rcvd is not None
    return end.value.rcvd.code


async def read_on(table: Any) -> None:
    while True:
        await table.next()


@asynccontextmanager
async def account_at_two(first: str, second: str) -> AsyncIterator[tuple[Client, Client]]:
    """Ada in two browsers, each at a node."""
    async with Client(first) as one, Client(second) as two:
        await one._remember_csrf(await one.post("/accounts", name="Ada", password=PASSWORD))
        await two.login("Ada", PASSWORD)
        yield one, two


async def end_elsewhere(first: str, second: str) -> list[int]:
    """Close codes after a session, the sessions of a password, and an account have ended, each in the other browser."""
    codes = []
    async with account_at_two(first, second) as (one, two):
        match = await one.new_table("pow", 2)
        async with one.at(match) as here:
            ended = [session["id"] for session in await two.get("/sessions") if not session["current"]]
            await two.http.delete(f"/sessions/{ended[0]}")
            codes.append(await closed(here))
        await one.login("Ada", PASSWORD)
        async with one.at(match) as here, two.at(match) as there:
            await two.post("/me/password", old=PASSWORD, new=PASSWORD * 2)
            codes.append(await closed(here))
            token = (await two.post("/bots", name="Robby"))["token"]
            async with Client(first, token) as bot, bot.at(match) as looking:
                await two.http.delete("/me")
                return [*codes, await closed(there), await closed(looking)]


def test_a_session_that_is_ended_ends_its_sockets_at_once(database_url):
    async def story() -> list[int]:
        async with node(database_url) as url:
            return await end_elsewhere(url, url)

    assert run(story()) == [4401] * 4


def test_at_another_node_too(shared_url):
    async def story() -> list[int]:
        async with node(shared_url) as first, node(shared_url) as second:
            return await end_elsewhere(first, second)

    assert run(story()) == [4401] * 4


def test_a_guest_who_logs_in_comes_again_as_the_account(tmp_path):
    async def story() -> None:
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, Client(url) as ada, guests(url, "Guest") as (guest,):
            await ada.post("/accounts", name="Ada", password=PASSWORD)
            match = await guest.new_table("pow", 2)
            async with guest.at(match) as table:
                await guest.login("Ada", PASSWORD)
                assert await closed(table) == 4401
            async with guest.at(match) as table:
                assert table.room["seats"][0]["mine"]

    run(story())


@pytest.mark.parametrize("limit", ["sockets_per_person", "sockets_per_node"])
def test_too_many_sockets_are_closed_with_their_code(tmp_path, limit):
    async def story() -> None:
        async with node(f"sqlite:///{tmp_path / 't.db'}", **{limit: 2}) as url, guests(url, "Ann", "Bob") as (ann, bob):
            match = await ann.new_table("pow", 2)
            async with AsyncExitStack() as stack:
                for _ in range(2):
                    await stack.enter_async_context(ann.at(match))
                assert await refused(ann, match) == 4429
                if limit == "sockets_per_node":
                    assert await refused(bob, match) == 4429
                else:
                    async with bob.at(match):
                        pass
            await let_in(ann, match)

    run(story())


async def let_in(client: Client, match: str) -> None:
    """Soon after others have gone."""
    for _ in range(100):
        with suppress(ConnectionClosed):
            async with client.at(match):
                return
        await asyncio.sleep(0.05)
    raise AssertionError("not let in")


async def refused(client: Client, match: str) -> int:
    with pytest.raises(ConnectionClosed) as end:
        async with client.at(match):
            pass
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def test_who_is_refused_counts_for_nothing():
    sockets = Sockets(1, 2)
    with sockets.opened("ann") as bell:
        with pytest.raises(Refusal, match="close one"), sockets.opened("ann"):
            pass
        with sockets.opened("bob") as other:
            with pytest.raises(Refusal, match="later"), sockets.opened("cid"):
                pass
            sockets.recheck("bob")
            assert (bell.is_set(), other.is_set()) == (False, True)
    with sockets.opened("ann"), sockets.opened("cid"):
        pass
