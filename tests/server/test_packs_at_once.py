"""Strangers who send the worst packs, many at once: others open tables and play, and the server stops when told."""

import asyncio

import httpx

from herotable.client import Client
from tests.engine.test_pack import long_wrong_pack

from .machine import machines
from .node import guests

AT_ONCE = 8
PACK = long_wrong_pack().replace('"pow"', '"order"')


async def send_pack(url: str) -> httpx.Response:
    async with httpx.AsyncClient(timeout=60) as stranger:
        return await stranger.post(f"{url}/api/titles/order/packs", json={"text": PACK})


def send_all(url: str) -> list["asyncio.Task[httpx.Response]"]:
    return [asyncio.create_task(send_pack(url)) for _ in range(AT_ONCE)]


def test_tables_are_opened_and_played_meanwhile(tmp_path):
    async def story() -> None:
        database = f"sqlite:///{tmp_path / 'table.db'}"
        async with machines(database, 1, tmp_path) as (node,), guests(node.url, "Ann", "Bob") as (ann, bob):
            sent = send_all(node.url)
            await asyncio.gather(play(ann), play(bob))
            answers = await asyncio.gather(*sent)
            assert {answer.status_code for answer in answers} <= {400, 503}
            wrong, busy = ([a for a in answers if a.status_code == status] for status in (400, 503))
            assert len(wrong) >= 5
            assert all("line 3: unknown key 'wrong_0'" in answer.json()["error"] for answer in wrong)
            assert all(answer.headers["retry-after"] for answer in busy)
            assert node.failures == []

    asyncio.run(asyncio.wait_for(story(), 120))


async def play(person: Client) -> None:
    """Some moves of a game against bots."""
    async with person.at(await person.quick("pow", level="easy")) as table:
        for _ in range(10):
            while not (table.legal or table.over):
                await asyncio.wait_for(table.next(), 30)
            if not table.over:
                await table.play(table.legal[0])


def test_the_server_stops_while_packs_are_read(tmp_path):
    async def story() -> None:
        async with machines(f"sqlite:///{tmp_path / 'table.db'}", 1, tmp_path) as (node,):
            sent = send_all(node.url)
            await asyncio.sleep(0.3)
            assert await asyncio.to_thread(node.stop) == 0
            await asyncio.gather(*sent, return_exceptions=True)
            assert node.failures == []

    asyncio.run(asyncio.wait_for(story(), 120))
