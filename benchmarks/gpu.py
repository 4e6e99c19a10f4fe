"""On a machine with a GPU: is every title the same there byte for byte, and how fast is it?

Needs numba, numba-cuda and numpy only: `PYTHONPATH=src python -m benchmarks.gpu`. With NUMBA_ENABLE_CUDASIM=1 and
HEROTABLE_INTERPRETED=1 Numba's simulator stands in for the GPU, for a few tables and steps.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from statistics import median

import numba
import numpy as np

from herotable.engine.game import Game
from herotable.games import TITLES, game
from herotable.lab.batch import Batch, keys
from herotable.lab.gpu import GpuBatch, missing

SEATS = {"pow": 3, "order": 3, "battle": 4}  # that the speed is measured with; marines has two
REPEATS = 3


def differences(one: Game, seats: int, tables: int, steps: int, seed: int) -> Iterator[str]:
    """Where the GPU's tables, legal moves, observations or rewards are not the CPU's, step by step."""
    here, there = Batch(one, tables, seats), GpuBatch(one, tables, seats)
    random = np.random.default_rng(seed)
    for batch in (here, there):
        batch.reset(seed)
    for number in range(steps):
        mask = here.legal()
        yield from (f"{one.name}, {seats} seats, step {number}: {what}" for what in unequal(here, there))
        moves = np.where(mask, random.random(mask.shape), -1).argmax(axis=1)
        for batch in (here, there):
            batch.step(moves)
            batch.restart()


def unequal(here: Batch, there: GpuBatch) -> Iterator[str]:
    """The names of what differs between two batches."""
    looks = {
        "tables": (here.tables, there.tables),
        "steps": (here.steps, there.steps),
        "waiting": (here.waiting, there.waiting),
        "legal": (here.legal(), there.legal()),
        "observe": (here.observe(), there.observe()),
        "rewards": (here.rewards, there.rewards),
    }
    yield from (name for name, (a, b) in looks.items() if np.asarray(a).tobytes() != b.copy_to_host().tobytes())


def same_games(one: Game, seats: int, tables: int, seed: int) -> bool:
    """Are whole random games the same?"""
    here, there = Batch(one, tables, seats), GpuBatch(one, tables, seats)
    here.play(seed)
    there.play(seed)
    return here.fingerprint() == there.fingerprint()


def speed(one: Game, seats: int, tables: int, seed: int) -> float:
    """Steps a second of whole random games, the tables staying on the GPU."""
    batch, times = GpuBatch(one, tables, seats), []
    there = batch._given(keys(tables, seed))
    for _ in range(1 + REPEATS):  # the first one compiles
        begun = time.perf_counter()
        batch.play_by(there)
        times.append(time.perf_counter() - begun)
    return float(batch.steps.copy_to_host().sum() / median(times[1:]))


def main(arguments: list[str] | None = None) -> int:
    """Check every title and number of seats, then measure; 1 if anything differs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu", description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(TITLES), metavar="TITLE")
    parser.add_argument("--tables", type=int, default=1000, help="that are compared")
    parser.add_argument("--steps", type=int, default=200, help="that are compared, table by table")
    parser.add_argument("--games", type=int, default=1_000_000, help="that are timed; 0: none")
    parser.add_argument(
        "--all-seats", action="store_true", help="compare every number of seats, not only the timed one"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    if (reason := missing()) is not None:
        print(f"no GPU: {reason}", file=sys.stderr)
        return 2
    return max([report(game(title), asked) for title in asked.titles])


def report(one: Game, asked: argparse.Namespace) -> int:
    """A line for each number of seats, and one for the speed; 1 if anything differs."""
    if numba.config.ENABLE_CUDASIM:  # the simulator's records have fields by name only so
        one.table, one.offer = np.dtype((np.record, one.table)), np.dtype((np.record, one.offer))
    timed, found = SEATS.get(one.name, one.seats[0]), 0
    for seats in one.seats if asked.all_seats else [timed]:
        different = next(differences(one, seats, asked.tables, asked.steps, asked.seed), None)
        if different is None and asked.games and not same_games(one, seats, asked.tables, asked.seed):
            different = f"{one.name}, {seats} seats: whole games"
        same = f"{asked.tables} tables, {asked.steps} steps: the same on both"
        print(f"{one.name}, {seats} seats, {same}" if different is None else f"NOT the same: {different}", flush=True)
        found |= different is not None
    if asked.games:
        rate = speed(one, timed, asked.games, asked.seed)
        print(f"{one.name}, {timed} seats, {asked.games:,} games: {rate / 1e6:,.0f} million steps/s", flush=True)
    return int(found)


if __name__ == "__main__":
    sys.exit(main())
