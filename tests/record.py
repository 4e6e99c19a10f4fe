"""Fingerprints of random games, move by move: to compare one way of running the rules with another."""

import sys
from collections.abc import Iterator

import herotable as ht
from herotable.engine.rule import INTERPRETED
from herotable.lab.batch import Batch
from tests.play import finished


def record(title: str) -> Iterator[str]:
    """A line for each move of a game of every variant, then one for each batch."""
    game = ht.game(title)
    for seats, options in game.variants():
        match = finished(game, seats, options, seed=11)
        yield from (f"{seats} {number} {row.seat} {row.move} {row.table}" for number, row in enumerate(match.rows))
    for seats in game.seats:
        batch = Batch(game, 3, seats)
        batch.play(seed=11)
        yield f"{seats} {batch.fingerprint()}"


if __name__ == "__main__":
    print("interpreted" if INTERPRETED else "compiled")
    for line in record(sys.argv[1]):
        print(line)
