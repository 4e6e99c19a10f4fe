"""Fingerprints of random games, move by move: to compare one way of running the rules with another."""

import hashlib
import sys
from collections.abc import Iterator

import herotable as ht
from herotable.engine.match import Match
from herotable.engine.rule import INTERPRETED
from herotable.lab.batch import Batch
from tests.play import eyes_of, points_of

LOOKS = 40  # moves from one look at the table to the next


def record(title: str) -> Iterator[str]:
    """What is seen, and a line for each move, of a game of every variant, then one for each batch."""
    game = ht.game(title)
    for seats, options in game.variants():
        match = game.match(seats, 11, **options)
        yield from (f"{seats} {n} {seen(point)}" for n, point in enumerate(points_of(match, 11)) if n % LOOKS == 0)
        yield from (f"{seats} {number} {row.seat} {row.move} {row.table}" for number, row in enumerate(match.rows))
    for seats in game.seats:
        batch = Batch(game, 3, seats)
        batch.play(seed=11)
        yield f"{seats} {batch.fingerprint()}"


def seen(match: Match) -> str:
    """A fingerprint of what all seats and the spectator see."""
    records = b"".join(match.game.seen(match.tables, seat).tobytes() for seat in eyes_of(match))
    return hashlib.blake2b(records, digest_size=8).hexdigest()


if __name__ == "__main__":
    print("interpreted" if INTERPRETED else "compiled")
    for line in record(sys.argv[1]):
        print(line)
