"""How long it takes to tell whether the last moves may be taken back freely: `python -m benchmarks.undo [TITLE …]`.

For every number of seats and option: the mean and the worst of many positions of random games, asked for the last move
and for the last three; and a few of them in plain Python, on plain data (tests/plain_undo.py), as it was done before.
"""

import argparse
import time
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import herotable as ht
from herotable.engine.game import Game
from herotable.engine.match import Match
from herotable.server.rooms.undo_safety import is_harmless
from tests import plain_undo

GAMES = 2
ROUNDS = 2
BACK = (1, 3)  # moves
EVERY, EVERY_PLAIN = 3, 40  # position is asked, in plain Python fewer


def positions(game: Game, seats: int, options: dict[str, Any], every: int) -> Iterator[Match]:
    """Positions of random games."""
    for number in range(GAMES):
        dice, match = Random(number), game.match(seats, number, **options)
        while not match.over:
            seat = dice.choice(match.waiting)
            match.play(seat, dice.choice(match.legal(seat)))
            if match.made % every == 0:
                yield match


def milliseconds(ask: Callable[[Match, int], bool], match: Match, back: int) -> float:
    """How long one answer takes, in CPU time; the best of a few, as a garbage collection belongs to none."""
    seconds = []
    for _ in range(1 if ask is plain_undo.is_harmless else ROUNDS):
        began = time.process_time()
        ask(match, max(0, match.made - back))
        seconds.append(time.process_time() - began)
    return 1000 * min(seconds)


def column(ask: Callable[[Match, int], bool], matches: Iterable[Match], back: int) -> str:
    """The mean and the worst of some positions."""
    times = [milliseconds(ask, match, back) for match in matches]
    return f"{sum(times) / len(times):.2f}, {max(times):.2f}"


def main() -> None:
    """Print a row for each number of seats and option."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(ht.games()))
    print("| title | seats and options | plain Python, last move | last move | last three |")
    print("|---|---|---|---|---|")
    for game in map(ht.game, parser.parse_args().titles):
        is_harmless(played(game), 0)  # compiles
        for seats, options in game.variants():
            plain = column(plain_undo.is_harmless, positions(game, seats, options, EVERY_PLAIN), 1)
            told = [column(is_harmless, positions(game, seats, options, EVERY), back) for back in BACK]
            print(f"| {game.name} | {seats} {options or ''} | {plain} | {' | '.join(told)} |", flush=True)


def played(game: Game) -> Match:
    """A match with one move."""
    match = game.match(seed=1)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    return match


if __name__ == "__main__":
    main()
