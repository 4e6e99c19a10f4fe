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
    from ..nets.net import load_net, own_net

    game, seats, say = find_game(args.title), seats_of(args), args.say
    print(say("bench-head", title=game.name, seats=seats, seed=str(args.seed)))
    if args.gpu:
        return _bench_gpu(game, seats, args)
    with says_compiling(args):
        lab.compile_all(game, seats)
    fast = lab.compiled(game, seats, args.games, args.seed)
    slow = lab.interpreted(game, seats, max(1, args.games // 1000), args.seed)
    print(fast.line(say), say("bench-core"))
    clones, searches = f"{lab.clones(game, seats) / 1e6:.1f}", f"{lab.searches(game, seats):,.0f}"
    clones = clones.replace(".", say("decimal-point"))
    print(say("bench-copies", clones=clones, searches=_grouped(searches, say)))
    if file := own_net(game):
        rate = f"{lab.evaluations(game, load_net(game, file), seats):,.0f}"
        print(say("bench-net", evaluations=_grouped(rate, say)))
    print(slow.line(say), say("bench-faster", times=_grouped(f"{fast / slow:,.0f}", say)))
    return 0


def _grouped(number: str, say: Say) -> str:
    """A large whole number, as the language separates its thousands."""
    return number.replace(",", say("thousands"))


def _bench_gpu(game: Game, seats: int, args: argparse.Namespace) -> int:
    from ..lab import bench as lab
    from ..lab.gpu import missing
    from ..problems import problem

    say = args.say
    if (reason := missing()) is not None:
        error = UserError(ErrorMessage("no-gpu", reason=reason))
        print(f"herotable: {problem(error, language_of(args))}", file=sys.stderr)
        return NO_GPU
    for number in game.seats:
        here, there = lab.same_on_gpu(game, number, args.games, args.seed)
        same = say("bench-same") if here == there else say("bench-differs", fingerprint=there)
        print(say("bench-compared", seats=number, games=args.games, fingerprint=here, same=same))
        if here != there:
            return 1
    fast = lab.compiled(game, seats, args.games, args.seed)
    gpu = lab.on_gpu(game, seats, args.gpu_games, args.seed)
    print(fast.line(say), say("bench-core"))
    print(gpu.line(say), say("bench-cores", times=_grouped(f"{gpu / fast:,.0f}", say)))
    return 0
