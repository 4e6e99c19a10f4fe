"""Microseconds of one core for each method of a batch: `python -m benchmarks.batch [TITLE …]`."""

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from herotable.games import TITLES, game
from herotable.lab.batch import WAIT, Batch

SIZES = (1, 8, 64, 512, 4096)
REPEATS, SECONDS = 5, 0.02  # the best of so many runs, each of about this length


def microseconds(work: Callable[[], Any]) -> float:
    """How long a call takes: the best of some runs, since other work on the machine only makes it longer."""
    begun = time.process_time()
    work()
    times = max(1, int(SECONDS / max(1e-6, time.process_time() - begun)))
    return min(_timed(work, times) for _ in range(REPEATS)) * 1e6


def _timed(work: Callable[[], Any], times: int) -> float:
    begun = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - begun) / times


def methods(batch: Batch) -> dict[str, Callable[[], Any]]:
    """What is measured: each method by itself, then whole decisions."""
    random, still = np.random.default_rng(1), np.full(len(batch), WAIT)
    mask, rows, moves = batch.legal(), batch.observe(), batch.sample()
    lists = batch.legal_moves()

    def by_mask() -> None:
        legal = batch.legal()
        batch.step(np.where(legal, random.random(legal.shape), -1).argmax(axis=1))
        batch.restart()

    def by_sample() -> None:
        batch.step(batch.sample(out=moves))
        batch.restart()

    return {
        "waiting": lambda: batch.waiting,
        "over": lambda: batch.over,
        "rewards": lambda: batch.rewards,
        "legal": batch.legal,
        "legal, out": lambda: batch.legal(out=mask),
        "legal_moves, out": lambda: batch.legal_moves(out=lists),
        "observe": batch.observe,
        "observe, out": lambda: batch.observe(out=rows),
        "sample, out": lambda: batch.sample(out=moves),
        "step (all wait)": lambda: batch.step(still),
        "a decision by mask": by_mask,
        "a decision by sample": by_sample,
    }


def report(title: str, seed: int) -> None:
    """A table: a row for each method, a column for each number of tables."""
    one = game(title)
    columns = []
    for tables in SIZES:
        batch = Batch(one, tables, one.seats[0], threads=1)
        batch.reset(seed)
        for work in methods(batch).values():
            work()  # compiles
        columns.append({name: microseconds(work) for name, work in methods(batch).items()})
    print(f"\n| {title}, µs | " + " | ".join(f"{tables:,}" for tables in SIZES) + " |")
    print("| --- |" + " ---: |" * len(SIZES))
    for name in columns[0]:
        print(f"| {name} | " + " | ".join(f"{column[name]:,.1f}" for column in columns) + " |", flush=True)


def main(arguments: list[str] | None = None) -> int:
    """Measure the titles."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.batch", description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(TITLES), metavar="TITLE")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    for title in asked.titles:
        report(title, asked.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
