"""WebSockets end with the session they came with, and are not more than agreed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from herotable.client import Client
from herotable.server.errors import TryLater
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


def test_guests_at_one_address_share_its_sockets(tmp_path):
    async def story() -> None:
        given = {"sockets_per_address": 2, "trusted_proxies": ("127.0.0.1",)}
        async with node(f"sqlite:///{tmp_path / 't.db'}", **given) as url, guests(url, "Ann", "Bob", "Cid") as people:
            match = await people[0].new_table("pow", 2)
            people[2].language = {"x-forwarded-for": "10.9.9.9"}
            async with people[0].at(match), people[1].at(match):
                assert await refused(people[1], match) == 4429
                async with people[2].at(match):
                    pass
            await let_in(people[1], match)

    run(story())


def test_a_websocket_that_is_not_admitted_says_why(tmp_path):
    async def story() -> tuple[int, str]:
        given = {"address_requests_per_minute": 4}
        async with node(f"sqlite:///{tmp_path / 't.db'}", **given) as url, guests(url, "Ann") as (ann,):
            match = await ann.new_table("pow", 2)
            for _ in range(3):
                with suppress(Exception):
                    await ann.get("/me")
            with pytest.raises(ConnectionClosed) as end:
                async with ann.at(match):
                    pass
            assert end.value.rcvd is not None
            return end.value.rcvd.code, end.value.rcvd.reason

    code, reason = run(story())
    assert code == 4429
    assert "requests from your address: at most 4 in a minute; try again in" in reason


def test_who_is_refused_counts_for_nothing():
    sockets = Sockets(1, 3, 2)
    with sockets.opened("ann", "x"), sockets.opened("bob", "x"):
        for client, address, words in (("ann", "y", "close one"), ("cid", "x", "your address")):
            with pytest.raises(TryLater, match=words), sockets.opened(client, address):
                pass
        with sockets.opened("cid", "y"), pytest.raises(TryLater, match="the server has"), sockets.opened("dan", "y"):
            pass
    with sockets.opened("ann", "x"), sockets.opened("cid", "x"):
        pass


def test_only_the_sockets_of_a_person_are_asked_to_check_themselves():
    sockets = Sockets(1, 2, 2)
    with sockets.opened("ann", "x") as bell, sockets.opened("bob", "x") as other:
        sockets.recheck("bob")
        assert (bell.is_set(), other.is_set()) == (False, True)
