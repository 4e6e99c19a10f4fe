"""`herotable bench`: how fast a title runs here."""

import argparse
import sys
from typing import Any

from ..engine.errors import ErrorMessage, UserError
from ..engine.game import Game
from . import add_command, find_game, language_of, seats_of
from .mistakes import many
from .texts import Say
from .waiting import says_compiling

NO_GPU = 2


def add_bench(commands: Any, say: Say) -> None:
    """Add the command and its arguments."""
    from ..games import TITLES

    command = add_command(commands, "bench", bench, say("bench"))
    command.add_argument("title", choices=TITLES, help=say("title"))
    command.add_argument("--seats", type=int, metavar="N", help=say("seats"))
    command.add_argument("--games", type=many, default=50_000, metavar="N", help=say("bench-games"))
    command.add_argument("--seed", type=int, default=1, help=say("bench-seed"))
    command.add_argument("--gpu", action="store_true", help=say("bench-gpu"))
    command.add_argument("--gpu-games", type=many, default=1 << 22, metavar="N", help=say("bench-gpu-games"))


def bench(args: argparse.Namespace) -> int:
    """Measure a title's speed here."""
    from ..lab import bench as lab

    game, seats = find_game(args.title), seats_of(args)
    print(f"{game.name}, {seats} seats, whole random games, seed {args.seed}")
    if args.gpu:
        return _bench_gpu(game, seats, args)
    with says_compiling(args):
        lab.compile_all(game, seats)
    fast = lab.compiled(game, seats, args.games, args.seed)
    slow = lab.interpreted(game, seats, max(1, args.games // 1000), args.seed)
    print(fast.line(), "on one core")
    clones, searches = lab.clones(game, seats) / 1e6, lab.searches(game, seats)
    print(f"{clones:.1f} million copies of a table/s, {searches:,.0f} search iterations/s, each a whole game")
    print(slow.line(), f"compiled is {fast / slow:,.0f} times as fast")
    return 0


def _bench_gpu(game: Game, seats: int, args: argparse.Namespace) -> int:
    from ..lab import bench as lab
    from ..lab.gpu import missing
    from ..problems import problem

    if (reason := missing()) is not None:
        error = UserError(ErrorMessage("no-gpu", reason=reason))
        print(f"herotable: {problem(error, language_of(args))}", file=sys.stderr)
        return NO_GPU
    for number in game.seats:
        here, there = lab.same_on_gpu(game, number, args.games, args.seed)
        same = "the same on both" if here == there else f"NOT the same: the GPU has {there}"
        print(f"{number} seats, {args.games} games: fingerprint {here}, {same}")
        if here != there:
            return 1
    fast = lab.compiled(game, seats, args.games, args.seed)
    gpu = lab.on_gpu(game, seats, args.gpu_games, args.seed)
    print(fast.line(), "on one core")
    print(gpu.line(), f"{gpu / fast:,.0f} times one core")
    return 0
