"""On a machine with a GPU: is every title the same there byte for byte, and how fast is it?

Needs numba, numba-cuda and numpy only: `PYTHONPATH=src python -m benchmarks.gpu`. With NUMBA_ENABLE_CUDASIM=1 and
HEROTABLE_INTERPRETED=1 Numba's simulator stands in for the GPU, for a few tables and steps.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from statistics import median
from threading import BrokenBarrierError

import numba
import numpy as np

from herotable.engine.game import Game
from herotable.engine.match import Match
from herotable.games import TITLES, game
from herotable.lab.batch import Batch
from herotable.lab.gpu import GpuBatch, missing
from herotable.lab.keys import keys

SEATS = {"pow": 3, "order": 3, "battle": 4}  # that the speed is measured with; marines has two
OPPONENTS = ("random", "greedy", "playout")  # that are compared, by seats
MOVES = 40  # of a match that is gone on from: seats of Superhero Battle have seen cards by then
REPEATS = 3
PROCESSES = multiprocessing.get_context("spawn")  # a GPU is not shared with a forked process


def differences(one: Game, seats: int, tables: int, steps: int, seed: int) -> Iterator[str]:
    """Where the GPU differs from the CPU: from the beginning, then from a match with bots in the other seats."""
    here, there = Batch(one, tables, seats), GpuBatch(one, tables, seats)
    for batch in (here, there):
        batch.reset(seed)
    yield from differing_steps(here, there, steps)
    for batch in (here, there):
        batch.load(in_play(one, seats, seed), seed)
        batch.seat_bots({seat: OPPONENTS[seat % 3] for seat in range(1, seats)})
    yield from (f"from a match, with bots: {place}" for place in differing_steps(here, there, steps))


def in_play(one: Game, seats: int, seed: int) -> Match:
    """A match in which some moves were made, the last one taken back if it ended the game."""
    match = one.match(seats, seed=seed)
    while match.made < MOVES and not match.over:
        legal = match.legal(match.waiting[0])
        match.play(match.waiting[0], legal[match.made % len(legal)])
    if match.over:
        match.undo(1)
    return match


def differing_steps(here: Batch, there: GpuBatch, steps: int) -> Iterator[str]:
    """Where two batches differ, step by step."""
    for number in range(steps):
        place = f"{here.game.name}, {here.seats} seats, step {number}"
        yield from (f"{place}: {what}" for what in unequal(here, there))
        moves = here.sample()
        there.sample()
        for batch in (here, there):
            batch.step(moves)
            batch.restart()
    there.check()


def unequal(here: Batch, there: GpuBatch) -> Iterator[str]:
    """The names of what differs between two batches."""
    looks = {
        "tables": (here.tables, there.tables),
        "steps": (here.steps, there.steps),
        "waiting": (here.waiting, there.waiting),
        "legal": (here.legal(), there.legal()),
        "observe": (here.observe(), there.observe()),
        "features": (here.features(), there.features()),
        "rewards": (here.rewards, there.rewards),
        "over": (here.over, there.over),
        "legal_moves": (here.legal_moves()[0], there.legal_moves()[0]),
        "counts": (here.legal_moves()[1], there.legal_moves()[1]),
        "choices": (here._choices, there._choices),
    }
    yield from (name for name, (a, b) in looks.items() if np.asarray(a).tobytes() != there.to_host(b).tobytes())


def same_games(one: Game, seats: int, tables: int, seed: int) -> bool:
    """Are whole random games the same?"""
    here, there = Batch(one, tables, seats), GpuBatch(one, tables, seats)
    here.play(seed)
    there.play(seed)
    return here.fingerprint() == there.fingerprint()


def speed(one: Game, seats: int, tables: int, seed: int, turns: "Turns") -> float:
    """Steps a second of whole random games, the tables staying on the GPU; nothing else runs there meanwhile."""
    batch, times = GpuBatch(one, tables, seats), []
    there = batch._to_device(keys(tables, seed))
    batch.play_by(there)  # the first one compiles
    batch.wait()
    with turns.alone():
        for _ in range(REPEATS):
            begun = time.perf_counter()
            batch.play_by(there)
            batch.wait()
            times.append(time.perf_counter() - begun)
    return float(batch.to_host(batch.steps).sum() / median(times))


class Turns:
    """Titles compile and compare side by side, each in a process of its own, but are timed one after the other."""

    def __init__(self, titles: int):
        self.all_compiled, self.lock = PROCESSES.Barrier(titles), PROCESSES.Lock()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """When all have compiled, one title at a time; if one was lost, the others go on."""
        with suppress(BrokenBarrierError):
            self.all_compiled.wait()
        with self.lock:
            yield


def report(title: str, asked: argparse.Namespace, turns: Turns) -> None:
    """A line for each number of seats, and one for the speed; ends the process with 1 if anything differs."""
    try:
        one = playable(title)
        timed = SEATS.get(title, one.seats[0])
        found = [compare(one, seats, asked) for seats in (one.seats if asked.all_seats else [timed])]
        if asked.games:
            rate = speed(one, timed, asked.games, asked.seed, turns)
            print(f"{title}, {timed} seats, {asked.games:,} games: {rate / 1e6:,.0f} million steps/s", flush=True)
    except BaseException:
        turns.all_compiled.abort()
        raise
    sys.exit(0 if all(found) else 1)


def playable(title: str) -> Game:
    """The title; for the simulator its records are made such that their fields have names there too."""
    one = game(title)
    if numba.config.ENABLE_CUDASIM:
        one.table, one.offer = np.dtype((np.record, one.table)), np.dtype((np.record, one.offer))
    return one


def compare(one: Game, seats: int, asked: argparse.Namespace) -> bool:
    """Say whether both are the same, or where they differ first."""
    different = next(differences(one, seats, asked.tables, asked.steps, asked.seed), None)
    if different is None and asked.games and not same_games(one, seats, asked.tables, asked.seed):
        different = f"{one.name}, {seats} seats: whole games"
    same = f"{one.name}, {seats} seats, {asked.tables} tables, {asked.steps} steps: the same on both"
    print(same if different is None else f"NOT the same: {different}", flush=True)
    return different is None


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
    turns = Turns(len(asked.titles))
    running = [PROCESSES.Process(target=report, args=(title, asked, turns)) for title in asked.titles]
    for process in running:
        process.start()
    for process in running:
        process.join()
    return max(abs(process.exitcode or 0) for process in running)


if __name__ == "__main__":
    sys.exit(main())
