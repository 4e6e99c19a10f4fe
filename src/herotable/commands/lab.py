"""`herotable lab`: many games at once."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import ErrorMessage, UserError, reason_of
from . import add_command, add_group, add_rules, find_game, language_of, options_of, seats_of
from .mistakes import many
from .texts import Say
from .train import add_train
from .waiting import bar_of_games

if TYPE_CHECKING:
    from ..lab.balance.plan import Outcome, Plan
    from ..lab.balance.run import Runner

INTERRUPTED = 130


def add_lab(commands: Any, say: Say) -> None:
    """Add the commands and their arguments."""
    from ..games import TITLES

    lab = add_group(commands, "lab", say("lab"), say)
    command = add_command(lab, "arena", arena, say("arena"))
    command.add_argument("title", choices=TITLES, help=say("title"))
    command.add_argument("--bots", required=True, help=say("arena-bots"))
    command.add_argument("--games", type=many, default=100, metavar="N", help=say("arena-games"))
    command.add_argument("--seats", type=int, metavar="N", help=say("arena-seats"))
    command.add_argument("--seed", type=int, default=1, help=say("seed"))
    add_rules(command, say)
    _add_balance(lab, say)
    add_train(lab, say)


def _add_balance(lab: Any, say: Say) -> None:
    from ..games import TITLES

    command = add_command(lab, "balance", balance, say("balance"))
    command.add_argument("title", choices=TITLES, help=say("title"))
    command.add_argument("--seats", type=int, metavar="N", help=say("seats"))
    command.add_argument("--bots", default="random", help=say("balance-bots"))
    command.add_argument("--games", type=many, default=10_000, metavar="N", help=say("balance-games"))
    command.add_argument("--seed", type=int, default=1, help=say("seed"))
    packs = command.add_mutually_exclusive_group()
    add_rules(command, say, packs)
    packs.add_argument("--compare", nargs=2, metavar=("A.toml", "B.toml"), help=say("balance-compare"))
    command.add_argument("--out", type=Path, metavar="FOLDER", help=say("balance-out"))
    command.add_argument("--resume", action="store_true", help=say("balance-resume"))
    command.add_argument("--ladder", action="store_true", help=say("balance-ladder"))
    where = command.add_mutually_exclusive_group()
    where.add_argument("--workers", type=many, metavar="N", help=say("balance-workers"))
    where.add_argument("--cluster", metavar="ADDRESS", help=say("balance-cluster"))


def arena(args: argparse.Namespace) -> int:
    """Let bots play each other."""
    from ..lab.arena import Arena

    game, bots = find_game(args.title), args.bots.split(",")
    seats = max(len(bots), game.seats[0]) if args.seats is None else args.seats
    games = Arena(game, bots, seats, options_of(args), game.read_pack(args.pack) if args.pack else None)
    with bar_of_games(args, args.games) as played:
        games.play(args.games, args.seed, played)
    for line in games.lines(args.say):
        print(line)
    return 0


def balance(args: argparse.Namespace) -> int:
    """Play a plan, and write its report and numbers."""
    from ..lab.balance.ladder import budget
    from ..lab.balance.run import play_plan

    plan = _plan(args)
    if args.ladder:
        budget(plan)  # a bot without one is refused before anything is played
    folder = args.out or Path(f"balance-{args.title}")
    runner = _runner(args)
    with bar_of_games(args, plan.games * len(plan.packs)) as played:
        outcome = play_plan(plan, folder, args.resume, runner, played)
    if not outcome.games:
        raise UserError(ErrorMessage("no-report"))
    _write_report(outcome, folder, language_of(args), args.ladder and not outcome.is_partial)
    if not outcome.is_partial:
        return 0
    print(args.say("balance-stopped", games=outcome.games, planned=plan.games))
    return INTERRUPTED


def _plan(args: argparse.Namespace) -> "Plan":
    from ..lab.balance.plan import Plan

    game = find_game(args.title)
    packs = [game.read_pack(path) for path in args.compare or ([args.pack] if args.pack else [])]
    return Plan.of(game, seats_of(args), args.bots.split(","), args.games, args.seed, options_of(args), packs)


def _runner(args: argparse.Namespace) -> "Runner":
    from ..engine.cores import cores
    from ..lab.balance.local import on_this_machine

    if args.cluster:
        from ..lab.balance.cluster import on_cluster

        return on_cluster(args.cluster)
    return on_this_machine(args.workers or cores())


def _write_report(outcome: "Outcome", folder: Path, language: str, with_ladder: bool) -> None:
    from ..lab.balance.ladder import ladder
    from ..lab.report.comparison import Comparison
    from ..lab.report.export import as_csv, as_json
    from ..lab.report.report import Report

    compared = len(outcome.plan.packs) > 1
    steps = ladder(outcome.plan) if with_ladder else []
    page = Comparison(outcome, language) if compared else Report(outcome, language, steps)
    files = {
        "report.html": page.html(),
        "numbers.json": as_json(outcome, language),
        "numbers.csv": as_csv(outcome, language),
    }
    if isinstance(page, Comparison):
        for line in (*page.captions(), *page.lines()):
            print(line)
    for name, text in files.items():
        try:
            (folder / name).write_text(text, encoding="utf-8")
        except OSError as error:
            message = ErrorMessage("report-unwritten", file=folder / name, reason=reason_of(error))
            raise UserError(message) from None
        print(folder / name)
