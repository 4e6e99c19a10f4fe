"""Attacks by what people write and do at tables, each bounded in number and time."""

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from secrets import token_hex
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from herotable.engine.errors import Refused, UserError
from herotable.games import game

from .visitors import Visitor, guest

ENEMY = "10.66.0.1"
PASSWORD = "correct horse"
WRITERS, PACKS = 6, 20
OWNED = 400
ASKED, NAMES, TOGGLES, VISITS, UNDOS = 2000, 150, 180, 150, 60
ADDRESSES, WATCHERS_OF_ONE, SHOWN_MOVES = 5, 40, 150
REFUSALS = (UserError, Refused, WebSocketException)


async def worst_packs(url: str) -> str:
    """Packs within all limits that take the longest to read."""
    return await _packs(url, lambda number: "\n".join(f"k{number}_{i}.a.b.c.d.e.f = 1" for i in range(2000)))


async def same_pack(url: str) -> str:
    """A good pack, sent again and again."""
    text = (game("pow").folder / "pack.toml").read_text(encoding="utf-8")
    return await _packs(url, lambda _number: text)


async def _packs(url: str, text: Any) -> str:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(url, ENEMY, f"Enemy {n}")) for n in range(WRITERS)]
        statuses: Counter[int] = Counter()

        async def send(person: Visitor) -> None:
            for number in range(PACKS):
                answer = await person.http.post("/titles/pow/packs", json={"text": text(number)})
                statuses[answer.status_code] += 1

        await asyncio.gather(*(send(person) for person in people))
    return _told(statuses)


async def ready(url: str) -> str:
    """`/ready` and `/metrics`, as often as they are answered."""
    statuses: Counter[int] = Counter()
    async with httpx.AsyncClient(base_url=url, headers={"x-forwarded-for": ENEMY}) as client:
        for number in range(ASKED):
            statuses[(await client.get(("/ready", "/metrics")[number % 2])).status_code] += 1
    return _told(statuses)


async def names(url: str) -> str:
    """Accounts and guests with names that look like somebody's, with hidden letters and too long ones."""
    statuses: Counter[int] = Counter()
    bad = ("Воba", "Bo\u200bba", "x" * 5000, "\u0301" * 24, "lvan", "<b>")
    async with Visitor(url, ENEMY) as enemy:
        for number in range(NAMES):
            enemy.http.cookies.clear()  # a stranger each time
            fields = {"name": bad[number % len(bad)], "password": PASSWORD}
            statuses[(await enemy.http.post("/accounts", json=fields)).status_code] += 1
    return _told(statuses)


async def long_log(url: str) -> str:
    """A log made long by one who is ready and not, which many then ask for from its first line."""
    async with guest(url, ENEMY, "Enemy") as host, guest(url, ENEMY, "Friend") as friend:
        match = await host.new_table("pow", 2)
        await friend.act(match, "join", seat=1)
        done = await _repeated(TOGGLES, lambda number: friend.act(match, "ready", seat=1, ready=number % 2 == 0))
        opened = 0
        for _ in range(VISITS):
            with suppress(*REFUSALS):
                async with host.at(match, 0):
                    opened += 1
    return f"{done} of {TOGGLES} lines; asked for {opened} times"


async def undo(url: str) -> str:
    """Moves made and taken back again and again, for which the server has to imagine tables."""
    async with guest(url, ENEMY, "Enemy") as host:
        match = await host.new_table("order", 2, bots={"1": "easy"})
        await host.act(match, "start")
        async with host.at(match) as table:
            done = await _repeated(UNDOS, lambda _number: _move_and_take_back(table))
    return f"{done} of {UNDOS} moves taken back or asked to"


async def _move_and_take_back(table: Any) -> None:
    while not table.legal and not table.over:
        await table.next()
    before = next(eyes["view"]["number"] for eyes in table.eyes if eyes["view"])
    await table.play(table.legal[0])
    await table.act("undo", seat=0, to=before)


async def large_account(url: str) -> str:
    """An account with many open tables, deleted at once; this server has no limits for tables."""
    async with Visitor(url, ENEMY) as enemy:
        me = await enemy.post("/accounts", name=f"Large {token_hex(3)}", password=PASSWORD)
        enemy.http.headers["x-csrf-token"] = me["csrf"]
        for _ in range(OWNED):
            await enemy.new_table("pow", 2)
        began = time.perf_counter()
        answer = await enemy.http.delete("/me")
        seconds = time.perf_counter() - began
    return f"{OWNED} tables; answered {answer.status_code} after {seconds:.1f} s"


async def spectators(url: str) -> str:
    """People who look on at a table and take nothing of what they are sent, while two play there without a pause."""
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(guest(url, ENEMY, f"Enemy {n}")) for n in range(2)]
        match = await players[0].new_table("pow", 2)
        await players[1].act(match, "join", seat=1)
        await players[1].act(match, "ready", seat=1)
        opened = 0
        for number in range(ADDRESSES):
            person = await stack.enter_async_context(guest(url, f"10.3.0.{number}", f"Watcher {number}"))
            for _ in range(WATCHERS_OF_ONE):
                with suppress(WebSocketException):
                    await stack.enter_async_context(person.at(match))
                    opened += 1
        await players[0].act(match, "start")
        tables = [await stack.enter_async_context(player.at(match)) for player in players]
        made = sum(await asyncio.gather(*(_hurry(table) for table in tables)))
    return f"{made} moves shown to {opened} who do not read"


async def _hurry(table: Any) -> int:
    made = 0
    while not table.over and made < SHOWN_MOVES:
        if not table.legal:
            await table.next()
            continue
        try:
            await table.play(table.legal[0])
        except REFUSALS:
            break
        made += 1
    return made


async def _repeated(times: int, deed: Any) -> int:
    """How often it was done and not refused."""
    done = 0
    for number in range(times):
        with suppress(*REFUSALS):
            await deed(number)
            done += 1
    return done


def _told(statuses: Counter[int]) -> str:
    return ", ".join(f"{count} × {status}" for status, count in sorted(statuses.items()))
