"""Two versions on one PostgreSQL: play goes on at both, and what a node cannot read it leaves to the other."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, update
from websockets.exceptions import ConnectionClosed

from herotable.client import Client, TableConnection
from herotable.engine.game import Game
from herotable.server.database.match_log import load, scrub
from herotable.server.database.notifications import MATCHES, notify
from herotable.server.database.schema import ENTRY, MATCH
from herotable.server.database.store import Store
from tests import toy
from tests.toy.later import later

from .machine import Machine, machines
from .node import guests, node, seated
from .party import Party, Table, check_log, check_views
from .troublemaker import Troublemaker
from .updates import become_newer, become_older, build_toy, register_toy

TABLES: list[Table] = [("toy", 2, 0)] * 10
RESTART, AGAIN = 1012, 4503  # close codes
RETRY_AFTER = "2"


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rules")
    build_toy(folder)
    return folder


def test_two_versions_serve_side_by_side_until_the_older_one_stops(
    shared_url: str, tmp_path: Path, rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_toy(monkeypatch)

    async def evening(dice: Random) -> list[dict[str, Any]]:
        async with (
            machines(shared_url, 1, tmp_path, become=partial(become_older, rules)) as (older,),
            machines(shared_url, 1, tmp_path / "newer", become=partial(become_newer, rules)) as (newer,),
            parties([older.url, newer.url], dice) as (first, second),
        ):
            await first.moments(10, 20)
            await second.moments(0, 5)
            assert await answer_of(older, next(iter(second.tables))) == (503, "try-again", RETRY_AFTER)
            assert (await answer_of(newer, next(iter(first.tables))))[0] == 200
            for people in (first, second):
                people.addresses.remove(older.url)
            assert not any(people.is_over for people in (first, second))
            assert await asyncio.to_thread(older.stop) == 0
            await first.end()
            await second.end()
            assert not older.failures + newer.failures
        return [first.tables, second.tables]

    tables = asyncio.run(asyncio.wait_for(evening(Random(7)), 240))
    check(shared_url, tables[0], toy.GAME)
    check(shared_url, tables[1], later("a stricter rule"))


@asynccontextmanager
async def parties(addresses: list[str], dice: Random) -> AsyncIterator[list[Party]]:
    """At each address people sit down, whose connections then are lost again and again, and found at any of them."""
    async with AsyncExitStack() as stack:
        found = [Party([address], dice, Troublemaker) for address in addresses]
        for people in found:
            for table in TABLES:
                await people.sit_down(stack, table)
        for people in found:
            people.addresses[:] = addresses
            people.begin()
        yield found


async def answer_of(machine: Machine, match: str) -> tuple[int, str | None, str | None]:
    async with Client(machine.url) as client:
        answer = await client.http.get(f"/tables/{match}")
    return answer.status_code, answer.json().get("code"), answer.headers.get("retry-after")


def check(database_url: str, tables: dict[str, Any], game: Game) -> None:
    """Every match was played to its end by the rules it began with, and nothing acknowledged is lost."""
    with closing(Store(database_url)) as store, store.engine.connect() as connection:
        for match, players in tables.items():
            room = load(connection, match, lambda _title: game)
            assert room is not None
            assert (room.ended, room.game) == ("won", game)
            check_log(room, players)
            check_views(room, players)


# ---------------------------------------------------------------- what a later version has written


@asynccontextmanager
async def pair_at_a_table(url: str) -> AsyncIterator[tuple[Client, str, TableConnection]]:
    """One of two people who play POW!, the table, and their connection."""
    async with node(url) as address, guests(address, "Ann", "Bob") as people:
        match = await seated(people, "pow")
        async with people[0].at(match) as table:
            yield people[0], match, table


def write_as_later(url: str, change: Callable[[Connection], object]) -> None:
    with closing(Store(url)) as store, store.engine.begin() as connection:
        change(connection)


def add_later_entry(connection: Connection, match: str, body: str = '{"kind":"crowned","seat":0}') -> None:
    last = select(func.max(ENTRY.c.number)).where(ENTRY.c.match == match)
    number = connection.execute(last).scalar_one() + 1
    connection.execute(insert(ENTRY).values(match=match, number=number, at=1e9, body=body))
    notify(connection, MATCHES, [f"{match} {number}"])


async def closed(table: TableConnection) -> int | None:
    """The code with which the server hangs up."""
    try:
        async with asyncio.timeout(20):
            while True:
                await table.next()
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else None


async def refusal_of(client: Client, match: str) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as ended:
        async with client.at(match):
            pass
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code, ended.value.rcvd.reason


def test_a_later_entry_sends_everybody_to_a_node_that_can_read_it(shared_url: str) -> None:
    async def evening() -> None:
        async with pair_at_a_table(shared_url) as (ann, match, table):
            await asyncio.to_thread(write_as_later, shared_url, lambda connection: add_later_entry(connection, match))
            assert await closed(table) == RESTART
            code, reason = await refusal_of(ann, match)
            assert code == AGAIN
            assert "being updated" in reason or "обновляется" in reason
            answer = await ann.http.get(f"/tables/{match}")
            assert (answer.status_code, answer.json()["code"]) == (503, "try-again")
            assert (await ann.get("/me/matches"))["matches"][0]["players"][1]["name"] == "Bob"

    asyncio.run(evening())


def test_a_move_at_a_match_with_a_later_entry_is_to_be_sent_again(shared_url: str) -> None:
    async def evening() -> None:
        async with pair_at_a_table(shared_url) as (ann, match, table):
            eyes = table.eyes[0]
            with closing(Store(shared_url)) as store, store.engine.begin() as connection:
                number = table.number + 1  # without a word to the node
                row = {"match": match, "number": number, "at": 1e9, "body": '{"kind":"crowned"}'}
                connection.execute(insert(ENTRY).values(row))
            move = {"seat": 0, "move": (eyes["view"]["legal"] or ["roll"])[0], "request": eyes["request"] or 0}
            answer = await ann.http.post(f"/tables/{match}/actions", json={"do": "play", **move})
            assert (answer.status_code, answer.json()["code"]) == (503, "try-again")

    asyncio.run(evening())


@pytest.mark.parametrize("place", ["set-up", "entry"])
def test_lists_show_what_they_can_of_a_later_match(shared_url: str, place: str) -> None:
    async def evening() -> None:
        async with node(shared_url) as address, guests(address, "Ann") as (ann,):
            later_match, known = [await ann.new_table("pow", 2, listed=True) for _ in range(2)]

            def change(connection: Connection) -> None:
                if place == "entry":
                    add_later_entry(connection, later_match, '{"kind":"seated","seat":1,"level":"grandmaster"}')
                else:
                    setup = json.dumps({"title": "pow", "seats": 2, "weather": "rain"})
                    connection.execute(update(MATCH).where(MATCH.c.id == later_match).values(setup=setup))

            await asyncio.to_thread(write_as_later, shared_url, change)
            assert known in [table["id"] for table in await ann.get("/tables")]
            mine = {match["id"]: match for match in (await ann.get("/me/matches"))["matches"]}
            assert mine.keys() == {later_match, known}
            assert mine[known]["players"][0]["name"] == "Ann"

    asyncio.run(evening())


def test_what_only_a_later_version_knows_of_an_entry_outlives_a_deleted_account(store: Store) -> None:
    said = '{"kind":"said","person":"ann","name":"Ann","text":"hi","colour":"red"}'
    with store.engine.begin() as connection:
        columns = {"id": "m", "setup": "{}", "seed": "s", "owner": "ann", "title": "pow", "state": "over"}
        times = {"listed": False, "created": 1, "changed": 1, "rules_version": 1}
        connection.execute(insert(MATCH).values(columns | times))
        connection.execute(insert(ENTRY).values(match="m", number=1, at=1, body=said))
        assert scrub(connection, "m", "ann")
        body = json.loads(connection.execute(select(ENTRY.c.body)).scalar_one())
    assert (body["kind"], body["name"], body["text"], body["colour"]) == ("said", "deleted", "", "red")
