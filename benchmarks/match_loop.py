"""Matches played one move at a time from Python: moves, views and events a second for every title.

`python -m benchmarks.match_loop` measures this checkout; with `--before FOLDER`, a checkout of an older commit (made by
`git worktree add FOLDER COMMIT`), both in turn, and how many times faster this one is.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import herotable as ht

SEATS = {"pow": 3, "order": 3, "marines": 2, "battle": 4}
GAMES = 12
LATEST = 3  # events
Look = Callable[[Any, int], Any]
LOOKS: dict[str, Look] = {
    "views/s": lambda match, seat: match.view(seat),
    "spectators' views/s": lambda match, _: match.view(None),
    "latest events/s": lambda match, seat: match.events(seat, max(0, len(match.told) - LATEST)),
    "all events/s": lambda match, seat: match.events(seat),
}


def by_hand(game: Any, seats: int, games: int, seed: int) -> float:
    """Moves a second of random games whose every move is asked for and played from Python, in CPU time."""
    random, steps, begun = Random(seed), 0, time.process_time()
    for number in range(games):
        match = game.match(seats, seed=f"{seed}-{number}")
        while match.waiting:
            match.play(match.waiting[0], random.choice(match.legal(match.waiting[0])))
            steps += 1
    return steps / (time.process_time() - begun)


def recorded(game: Any, seats: int, games: int, seed: int) -> list[list[tuple[int, Any]]]:
    """The moves of random games."""
    played = []
    for number in range(games):
        random, match = Random(seed), game.match(seats, seed=f"{seed}-{number}")
        while match.waiting:
            match.play(match.waiting[0], random.choice(match.legal(match.waiting[0])))
        played.append(match.moves)
    return played


def seconds(game: Any, seats: int, played: list[list[tuple[int, Any]]], seed: int, look: Look | None) -> float:
    """CPU seconds of playing the games again, with a look at the match after every move."""
    begun = time.process_time()
    for number, moves in enumerate(played):
        match = game.match(seats, seed=f"{seed}-{number}")
        for seat, move in moves:
            match.play(seat, move)
            if look:
                look(match, seat)
    return time.process_time() - begun


def looks(game: Any, seats: int, games: int, seed: int) -> dict[str, float]:
    """How often a second a match can be looked at, once after each move; what the moves take is not counted."""
    played = recorded(game, seats, games, seed)
    steps, alone = sum(map(len, played)), seconds(game, seats, played, seed, None)
    return {name: steps / max(1e-9, seconds(game, seats, played, seed, look) - alone) for name, look in LOOKS.items()}


def rates(title: str, seed: int) -> dict[str, float]:
    """All that is measured of a title."""
    game, seats = ht.game(title), SEATS[title]
    by_hand(game, seats, 1, seed)
    looks(game, seats, 1, seed)
    return {"moves/s": by_hand(game, seats, GAMES, seed)} | looks(game, seats, GAMES, seed)


def measured(title: str, seed: int, checkout: Path) -> dict[str, float]:
    """The rates of a title in a process of its own with the package of a checkout."""
    place = os.environ | {"PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, __file__, "--title", title, "--seed", str(seed)]
    done = subprocess.run(command, env=place, cwd=checkout, stdout=subprocess.PIPE, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure, and print a line for each title and rate."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="a checkout to compare with")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--title", help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.title:
        print(json.dumps(rates(asked.title, asked.seed)))
        return
    checkouts = [Path(__file__).resolve().parents[1], *([asked.before.resolve()] if asked.before else [])]
    for title in SEATS:
        runs = [[measured(title, seed, place) for place in checkouts] for seed in range(asked.repeats)]
        for name in runs[0][0]:
            now, *before = (median(run[i][name] for run in runs) for i in range(len(checkouts)))
            beside = f"  before {before[0]:12,.0f}  ×{now / before[0]:.1f}" if before else ""
            print(f"{title:8} {name:20} {now:12,.0f}{beside}", flush=True)


if __name__ == "__main__":
    main()
