"""The points at which a server is attacked; each is one function, bounded in number and time."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from secrets import token_hex
from statistics import quantiles

import httpx
from websockets.exceptions import WebSocketException

from herotable.client import TableConnection

from . import tables
from .visitors import Visitor, guest

Attack = Callable[[str], Awaitable[str]]  # the address of the server; what came of the attack

ENEMY = "10.66.0.1"
HALF_OPEN = 300
HELD_FOR = 16.0  # seconds
GUESTS, SOCKETS_OF_ONE = 12, 40
FLOOD_GUESTS, FLOOD = 10, 500
BOT_GUESTS, TABLES_OF_ONE, ANSWERS = 6, 4, 12
IDLE_GUESTS, IDLE_TABLES_OF_ONE, IDLE_SECONDS = 40, 10, 45.0
PASSWORD = "correct horse"


async def half_open(url: str) -> str:
    """Connections that send half a request, and no more."""
    place = httpx.URL(url)
    writers = []
    for number in range(HALF_OPEN):
        reader, writer = await asyncio.open_connection(place.host, place.port)
        writer.write(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n"[: 20 + number % 50])
        writers.append((reader, writer))
    await asyncio.sleep(HELD_FOR)
    held = sum(not reader.at_eof() and reader.exception() is None for reader, _ in writers)
    for _, writer in writers:
        writer.close()
    return f"{held} of {HALF_OPEN} held after {HELD_FOR:.0f} s"


async def sockets(url: str) -> str:
    """As many WebSockets as guests of one address get."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(url, ENEMY, f"Enemy {n}")) for n in range(GUESTS)]
        match = await people[0].new_table("pow", 2)
        opened = 0
        for person in people:
            for _ in range(SOCKETS_OF_ONE):
                with suppress(WebSocketException):
                    await stack.enter_async_context(person.at(match))
                    opened += 1
        return f"{opened} of {GUESTS * SOCKETS_OF_ONE} WebSockets of one address"


async def requests(url: str) -> str:
    """Requests of many guests at one address."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(url, ENEMY, f"Enemy {n}")) for n in range(FLOOD_GUESTS)]
        answered = await asyncio.gather(*(_flood(person) for person in people))
    return f"{sum(answered)} of {FLOOD_GUESTS * FLOOD} requests of one address answered"


async def _flood(person: Visitor) -> int:
    """How many of one guest's requests were not refused."""
    statuses = [(await person.http.get("/tables")).status_code for _ in range(FLOOD)]
    return sum(status == httpx.codes.OK for status in statuses)


async def bots(url: str) -> str:
    """Masters at tables of one address, while somebody else plays against an easy bot."""
    async with AsyncExitStack() as stack:
        player = await stack.enter_async_context(guest(url, "10.1.0.9", "Player"))
        alone = await _bot_answers(player)
        people = [await stack.enter_async_context(guest(url, ENEMY, f"Enemy {n}")) for n in range(BOT_GUESTS)]
        playing = [asyncio.create_task(_play_masters(person)) for person in people for _ in range(TABLES_OF_ONE)]
        await asyncio.sleep(2)
        beside = await _bot_answers(player)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return f"p95 of another's bot: {alone:.0f} ms alone, {beside:.0f} ms beside {len(playing)} tables of masters"


async def _play_masters(person: Visitor) -> None:
    """Play the first legal move again and again, against masters."""
    while True:
        async with person.at(await person.quick("order", level="master")) as table:
            while not table.over:
                await (table.play(table.legal[0]) if table.legal else table.next())


async def _bot_answers(player: Visitor) -> float:
    """Milliseconds until it is the player's turn again, 95 of 100."""
    delays: list[float] = []
    while len(delays) < ANSWERS:
        async with player.at(await player.quick("order", seats=2, level="easy")) as table:
            while not table.over and len(delays) < ANSWERS:
                await _move_and_wait(table, delays)
    return quantiles(delays, n=20)[-1]


async def _move_and_wait(table: TableConnection, delays: list[float]) -> None:
    if not table.legal:
        await table.next()
        return
    await table.play(table.legal[0])
    began = time.perf_counter()
    waited = False
    while not table.legal and not table.over:
        await table.next()
        waited = True
    if waited:
        delays.append(1000 * (time.perf_counter() - began))


async def wrong_passwords(url: str) -> str:
    """Guesses at somebody's password from elsewhere, before the owner logs in."""
    async with Visitor(url, "10.1.0.8") as owner, Visitor(url, ENEMY) as enemy:
        name = f"Owner {token_hex(3)}"
        await owner.post("/accounts", name=name, password=PASSWORD)
        guess = {"name": name, "password": "wrong password"}
        tries = [(await enemy.http.post("/login", json=guess)).status_code for _ in range(12)]
        answer = await Visitor(url, "10.1.0.7").http.post("/login", json=guess | {"password": PASSWORD})
    return f"{tries.count(401)} of {len(tries)} guesses checked; the owner gets {answer.status_code}"


async def invalid_utf8(url: str) -> str:
    """A body that is no UTF-8."""
    async with Visitor(url, ENEMY) as enemy:
        headers = {"content-type": "application/json"}
        answer = await enemy.http.post("/guests", content=b'{"name": "\xff"}', headers=headers)
    return f"answered {answer.status_code}"


async def idle_tables(url: str) -> str:
    """Tables with people who only look on, for some rounds of housekeeping; the figure is the pair's."""
    async with AsyncExitStack() as stack:
        for number in range(IDLE_GUESTS):
            person = await stack.enter_async_context(guest(url, f"10.2.0.{number}", f"Idle {number}"))
            for _ in range(IDLE_TABLES_OF_ONE):
                await stack.enter_async_context(person.at(await person.new_table("pow", 2)))
        await asyncio.sleep(IDLE_SECONDS)
    return f"{IDLE_GUESTS * IDLE_TABLES_OF_ONE} idle tables"


# What an attacker needs months for is done at once: settings of the server for one point.
SETTINGS: dict[str, dict[str, str]] = {
    "large-account": {
        f"HEROTABLE_{limit}": "100000"
        for limit in ("TABLES_PER_MINUTE", "ADDRESS_TABLES_PER_MINUTE", "TABLES_PER_PERSON", "REQUESTS_PER_MINUTE")
    }
}
POINTS: dict[str, Attack] = {
    "half-open": half_open,
    "sockets": sockets,
    "requests": requests,
    "bots": bots,
    "wrong-passwords": wrong_passwords,
    "invalid-utf8": invalid_utf8,
    "idle-tables": idle_tables,
    "worst-packs": tables.worst_packs,
    "same-pack": tables.same_pack,
    "ready": tables.ready,
    "names": tables.names,
    "long-log": tables.long_log,
    "undo": tables.undo,
    "spectators": tables.spectators,
    "large-account": tables.large_account,
}
