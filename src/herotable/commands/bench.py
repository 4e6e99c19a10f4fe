"""`herotable bench`: how fast a title runs here."""

import argparse
import sys
from typing import Any

from ..engine.errors import ErrorMessage, UserError
from ..engine.game import Game
from . import add_command, find_game, seats_of
from .mistakes import many

NO_GPU = 2


def add_bench(commands: Any) -> None:
    """What the command takes."""
    from ..games import TITLES

    command = add_command(commands, "bench", bench, "measure how fast a title runs here")
    command.add_argument("title", choices=TITLES)
    command.add_argument("--seats", type=int, help="how many seats (3, or as many as the title has)")
    command.add_argument("--games", type=many, default=50_000, help="games a run (50000)")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--gpu", action="store_true", help="on the GPU, checked against this core")
    command.add_argument("--gpu-games", type=many, default=1 << 22, help="games a run on the GPU (4194304)")


def bench(asked: argparse.Namespace) -> int:
    """Measure a title's speed here."""
    from ..lab import bench as lab

    game, seats = find_game(asked.title), seats_of(asked)
    print(f"{game.name}, {seats} seats, whole random games, seed {asked.seed}")
    if asked.gpu:
        return _bench_gpu(game, seats, asked)
    fast = lab.compiled(game, seats, asked.games, asked.seed)
    slow = lab.interpreted(game, seats, max(1, asked.games // 1000), asked.seed)
    print(fast.line(), "on one core")
    clones, searches = lab.clones(game, seats) / 1e6, lab.searches(game, seats)
    print(f"{clones:.1f} million copies of a table/s, {searches:,.0f} search iterations/s, each a whole game")
    print(slow.line(), f"compiled is {fast / slow:,.0f} times as fast")
    return 0


def _bench_gpu(game: Game, seats: int, asked: argparse.Namespace) -> int:
    from ..lab import bench as lab
    from ..lab.gpu import missing
    from ..problems import own_language, problem

    if (reason := missing()) is not None:
        error = UserError(ErrorMessage("no-gpu", reason=reason))
        print(f"herotable: {problem(error, own_language())}", file=sys.stderr)
        return NO_GPU
    for number in game.seats:
        here, there = lab.same_on_gpu(game, number, asked.games, asked.seed)
        same = "the same on both" if here == there else f"NOT the same: the GPU has {there}"
        print(f"{number} seats, {asked.games} games: fingerprint {here}, {same}")
        if here != there:
            return 1
    fast = lab.compiled(game, seats, asked.games, asked.seed)
    gpu = lab.on_gpu(game, seats, asked.gpu_games, asked.seed)
    print(fast.line(), "on one core")
    print(gpu.line(), f"{gpu / fast:,.0f} times one core")
    return 0
