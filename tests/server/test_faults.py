"""Nodes, databases, disks and clients that fail at any moment: nothing acknowledged is lost, nothing is done twice.

HEROTABLE_FAULTS=N repeats every fault N times; HEROTABLE_FAULTS_SEED=S repeats what a failed test has printed.
"""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import pytest

from .machine import machines
from .node import node
from .party import Table, party
from .troublemaker import Troublemaker

REPETITIONS = range(int(os.environ.get("HEROTABLE_FAULTS", "1")))
SEED = os.environ.get("HEROTABLE_FAULTS_SEED")
PATIENCE = 240  # seconds of an evening
PAGE = 4096
POW: list[Table] = [("pow", 2, 0), ("pow", 2, 1), ("pow", 3, 0)]
BATTLE: Table = ("battle", 2, 1)

repeated = pytest.mark.parametrize("repetition", REPETITIONS)


def run(evening: Callable[[Random], Coroutine[Any, Any, None]]) -> None:
    """With random timing; the seed is shown when it fails."""
    seed = SEED or str(SystemRandom().randrange(10**9))
    print(f"HEROTABLE_FAULTS_SEED={seed}")
    asyncio.run(asyncio.wait_for(evening(Random(seed)), PATIENCE))


def tables(repetition: int) -> list[Table]:
    """POW! each time, and simultaneous choices once."""
    return [*POW, BATTLE] if repetition == 0 else POW


@repeated
def test_a_node_is_killed_or_stopped_and_started_again(database_url, tmp_path, repetition):
    async def evening(dice: Random) -> None:
        async with machines(database_url, 1, tmp_path) as (node,):
            async with party([node.url], dice, *tables(repetition)) as people:
                await people.moments(5, 40)
                node.kill()
                await node.start()
                await people.moments(5, 40)
                assert await asyncio.to_thread(node.stop) == 0
                await node.start()
                await people.end()
            assert not node.failures
        people.check(database_url)
        assert all(player.lost for player in people.players)

    run(evening)


@repeated
def test_one_of_two_processes_is_killed_and_then_the_porter(database_url, tmp_path, repetition):
    async def evening(dice: Random) -> None:
        async with machines(database_url, 1, tmp_path, processes=2) as (node,):
            async with party([node.url], dice, *tables(repetition)) as people:
                await people.moments(5, 40)
                os.kill(dice.choice(node.children), signal.SIGKILL)
                await people.moments(0, 40)
                while "process died" not in node.said:
                    await asyncio.sleep(0.05)
                await people.moments(0, 20)
                node.kill()
                await node.start()
                await people.moments(5, 20)
                assert await asyncio.to_thread(node.stop) == 0
                await node.start()
                await people.end()
            assert not node.failures
        people.check(database_url)

    run(evening)


@repeated
def test_one_node_of_three_is_killed(shared_url, tmp_path, repetition):
    async def evening(dice: Random) -> None:
        async with machines(shared_url, 3, tmp_path) as nodes:
            async with party([node.url for node in nodes], dice, *tables(repetition)) as people:
                await people.moments(5, 60)
                victim = dice.choice(nodes)
                victim.kill()
                people.addresses.remove(victim.url)
                await people.end()
            assert not any(node.failures for node in nodes)
        people.check(shared_url)

    run(evening)


@repeated
def test_postgresql_is_killed_and_started_again(shared_url, postgresql, repetition):
    async def evening(dice: Random) -> None:
        async with (
            node(shared_url) as one,
            node(shared_url) as two,
            party([one, two], dice, *tables(repetition)) as people,
        ):
            await people.moments(5, 60)
            await asyncio.to_thread(dice.choice((postgresql.kill, lambda: postgresql.stop("immediate"))))
            await asyncio.sleep(dice.uniform(0, 0.5))
            await asyncio.to_thread(postgresql.start)
            await people.end()
        people.check(shared_url)
        assert people.refused

    try:
        run(evening)
    finally:
        if not postgresql.is_up:
            postgresql.start()


@repeated
def test_the_disk_is_full(small_disk, repetition):
    url = f"sqlite:///{small_disk / 'table.db'}"

    async def evening(dice: Random) -> None:
        async with node(url) as address, party([address], dice, *tables(repetition)) as people:
            await people.moments(5, 40)
            with filled(small_disk):
                while not people.refused:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(dice.uniform(0, 0.5))
            await people.end()
        people.check(url)

    run(evening)


@repeated
@pytest.mark.parametrize("nodes", [1, 2])
def test_clients_vanish_and_send_everything_twice_too_late_and_out_of_turn(database_url, nodes, repetition):
    if nodes > 1 and database_url.startswith("sqlite"):
        pytest.skip("SQLite is for one node")

    async def evening(dice: Random) -> None:
        async with AsyncExitStack() as stack:
            addresses = [await stack.enter_async_context(node(database_url)) for _ in range(nodes)]
            async with party(addresses, dice, *tables(repetition), kind=Troublemaker) as people:
                await people.end()
        people.check(database_url)

    run(evening)


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """No room is left in a folder."""
    ballast = folder / "ballast"
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(PAGE))
    yield
    ballast.unlink()
