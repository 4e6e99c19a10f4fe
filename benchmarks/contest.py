"""Superhero Battle between searching bots, each game with amounts of its own: which amount makes a hero how strong?

`python -m benchmarks.contest --try thor=0,1,2 --try captain-marvel=1,2` draws for every game one of a hero's amounts,
and prints the share of games won with each. It plays whole games in compiled code, in as many processes as there are
cores, until the time is up. The second round of docs/balance.md was tuned in this way by a forerunner of this script,
which drew battlefields too. On a GPU the same kernel, one game a thread, played about 45 games a second on an H200, as
many as 15 cores beside it, and not the same games move by move; so it is not here.
"""

import argparse
import multiprocessing
import sys
import time
from collections import defaultdict
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from herotable.bots.levels import iterations
from herotable.bots.nodes import NODE
from herotable.bots.search import DEEPEST, kernel
from herotable.engine.cores import cores
from herotable.engine.game import Game
from herotable.engine.seats import has
from herotable.games import game
from herotable.games.battle.table import HEROES
from herotable.lab.balance.figures import wilson
from herotable.lab.kernels import load_kernel
from herotable.lab.keys import keys

SEATS = 4
Levels = dict[str, list[int]]
Counts = dict[tuple[str, int], list[int]]  # of a hero with an amount: seats, and games won


@cache
def contests(one: Game) -> ModuleType:
    """The compiled contests of a title."""
    return load_kernel("contest", one, legal=one.legal, play=one.play, search=kernel(one).search)


class Room:
    """A table, and all that a search needs beside it."""

    def __init__(self, one: Game, seats: int, budget: int, options: dict[str, Any]):
        self.game, self.budget = one, budget
        self.blank = one.new_table(seats, one.checked(seats, options), one.pack)
        self.table, self.root, self.spare = (np.zeros(1, one.table).view(np.recarray) for _ in range(3))
        self.offer = np.zeros(1, one.offer).view(np.recarray)
        self.nodes = np.zeros((budget + 1) * (seats + 1), NODE).view(np.recarray)
        self.slot, self.path = np.zeros(len(one.moves), np.int32), np.zeros(DEEPEST, np.int32)

    def lay(self, key: np.ndarray) -> Any:
        """A new table with this key, not started yet."""
        self.table[0] = self.blank
        self.table[0].key[:] = key
        return self.table[0]

    def play(self, key: np.ndarray) -> int:
        """Start the table and play to the end, the bots by this key; how many decisions there were."""
        t = self.table[0]
        self.game.start(t)
        work = (self.root, self.spare, self.offer, self.nodes, self.slot, self.path)
        return int(contests(self.game).contest(t, key.copy(), *work, self.budget))


def played(seed: int, seconds: float, box: str, tries: Levels) -> Counts:
    """Games until the time is up, counted."""
    room = Room(game("battle"), SEATS, iterations(game("battle"), "normal"), {"boxes": box})
    random, counts, end = np.random.default_rng(seed), defaultdict[tuple[str, int], list[int]](lambda: [0, 0]), 0.0
    while end == 0 or time.monotonic() < end:
        t = room.lay(keys(1, int(random.integers(1 << 62)))[0])
        for hero, amounts in tries.items():
            t.power[HEROES.index(hero), 1] = random.choice(amounts)
        room.play(random.integers(0, 1 << 32, 4))
        for seat in range(SEATS):
            count = counts[HEROES[t.hero[seat]], int(t.power[t.hero[seat], 1])]
            count[0] += 1
            count[1] += int(has(t.winners, seat))
        end = end or time.monotonic() + seconds  # the first game compiles
    return dict(counts)


def told(parts: list[Counts]) -> list[str]:
    """A line for each hero and amount, with the 95 % interval."""
    total: dict[tuple[str, int], np.ndarray] = defaultdict(lambda: np.zeros(2, int))
    for part in parts:
        for name, count in part.items():
            total[name] += count
    lines = []
    for (hero, amount), (seats, won) in sorted(total.items(), key=lambda item: (HEROES.index(item[0][0]), item[0][1])):
        low, high = wilson(won / seats, seats)
        lines.append(f"{hero:16} {amount}  {won / seats:6.1%} ({low:.1%} to {high:.1%}) of {seats}")
    return lines


def level(said: str) -> tuple[str, list[int]]:
    """`thor=0,1,2` as a hero and amounts."""
    hero, _, amounts = said.partition("=")
    if hero not in HEROES:
        raise argparse.ArgumentTypeError(f"expected one of {', '.join(HEROES)}, found {hero!r}")
    return hero, [int(amount) for amount in amounts.split(",")]


def main(arguments: list[str] | None = None) -> int:
    """Play in every core, then say what each amount has won."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.contest", description=__doc__)
    parser.add_argument("--box", choices=("guardians", "avengers"), default="guardians")
    parser.add_argument("--try", dest="tries", type=level, action="append", default=[], metavar="HERO=N,N")
    parser.add_argument("--seconds", type=float, default=300, help="after compiling")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    units = [(asked.seed * 1000 + i, asked.seconds, asked.box, dict(asked.tries)) for i in range(cores())]
    with multiprocessing.get_context("spawn").Pool(len(units)) as pool:
        print("\n".join(told(pool.starmap(played, units))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
