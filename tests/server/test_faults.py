"""Nodes, databases, disks and clients that fail at any moment: nothing acknowledged is lost, nothing is done twice.

HEROTABLE_FAULTS=N repeats every fault N times; HEROTABLE_FAULTS_SEED=S repeats what a failed test has printed.
"""

import asyncio
import os
from collections.abc import Callable, Coroutine
from random import Random, SystemRandom
from typing import Any

import pytest

from .machine import machines
from .party import Table, party

REPETITIONS = range(int(os.environ.get("HEROTABLE_FAULTS", "1")))
SEED = os.environ.get("HEROTABLE_FAULTS_SEED")
PATIENCE = 240
POW: list[Table] = [("pow", 2, 0), ("pow", 2, 1), ("pow", 3, 0)]
BATTLE: Table = ("battle", 2, 1)

repeated = pytest.mark.parametrize("repetition", REPETITIONS)


def run(evening: Callable[[Random], Coroutine[Any, Any, None]]) -> None:
    """With random timing; the seed is shown when it fails."""
    seed = SEED or str(SystemRandom().randrange(10**9))
    print(f"HEROTABLE_FAULTS_SEED={seed}")  # noqa: T201
    asyncio.run(asyncio.wait_for(evening(Random(seed)), PATIENCE))


def tables(repetition: int) -> list[Table]:
    """POW! each time, and simultaneous choices once."""
    return [*POW, BATTLE] if repetition == 0 else POW


@repeated
def test_a_node_is_killed_and_started_again(database_url, tmp_path, repetition):
    async def evening(dice: Random) -> None:
        async with machines(database_url, 1, tmp_path) as (node,):
            async with party([node.url], dice, *tables(repetition)) as people:
                for _ in range(2):
                    await people.moments(5, 40)
                    node.kill()
                    await node.start()
                await people.end()
        people.check(database_url)
        assert all(player.lost for player in people.players)

    run(evening)
