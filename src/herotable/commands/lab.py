"""`herotable lab`: many games at once."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import ErrorMessage, UserError, reason_of
from . import add_command, add_rules, console, find_game, options_of, seats_of
from .mistakes import many

if TYPE_CHECKING:
    from ..lab.balance.plan import Outcome, Plan
    from ..lab.balance.run import Runner

INTERRUPTED = 130


def add_lab(parent: argparse.ArgumentParser) -> None:
    """Add the commands and their arguments."""
    from ..games import TITLES

    lab = parent.add_subparsers(required=True, metavar="COMMAND")
    command = add_command(
        lab, "arena", arena, "let bots play each other, rotating seats, with the same dice in each rotation"
    )
    command.add_argument("title", choices=TITLES)
    command.add_argument(
        "--bots", required=True, help="bots with commas between them, such as easy,hard or greedy,search:iterations=500"
    )
    command.add_argument(
        "--games",
        type=many,
        default=100,
        help="number of games, rounded up to whole rotations of the seats (default: 100)",
    )
    command.add_argument(
        "--seats", type=int, help="number of seats, a multiple of the number of bots (default: as many as bots)"
    )
    command.add_argument("--seed", type=int, default=1, help="seed of all games (default: 1)")
    add_rules(command)
    _add_balance(lab)


def _add_balance(lab: Any) -> None:
    from ..games import TITLES

    command = add_command(lab, "balance", balance, "play many games and report what wins, as one HTML file")
    command.add_argument("title", choices=TITLES)
    command.add_argument("--seats", type=int, help="number of seats (default: 3, or as many as the title has)")
    command.add_argument(
        "--bots", default="random", help="one bot for all seats, or one for each, such as easy (default: random)"
    )
    command.add_argument("--games", type=many, default=10_000, help="number of games (default: 10000)")
    command.add_argument("--seed", type=int, default=1, help="seed of all games (default: 1)")
    packs = command.add_mutually_exclusive_group()
    add_rules(command, packs)
    packs.add_argument(
        "--compare",
        nargs=2,
        metavar=("A.toml", "B.toml"),
        help="play every game with both packs, and report the changes",
    )
    command.add_argument("--out", type=Path, help="folder for the report (default: balance-TITLE)")
    command.add_argument("--resume", action="store_true", help="continue the run in that folder")
    command.add_argument(
        "--ladder", action="store_true", help="also let the bot play against itself with twice the iterations"
    )
    where = command.add_mutually_exclusive_group()
    where.add_argument("--workers", type=many, help="units to play at the same time (default: one for each core)")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on the Ray cluster at HOST:PORT")
    command.add_argument("--language", choices=("en", "ru"), help="language of the report (default: your system's)")


def arena(args: argparse.Namespace) -> int:
    """Let bots play each other."""
    from rich.progress import Progress

    from ..lab.arena import Arena

    game, bots = find_game(args.title), args.bots.split(",")
    seats = max(len(bots), game.seats[0]) if args.seats is None else args.seats
    games = Arena(game, bots, seats, options_of(args), game.read_pack(args.pack) if args.pack else None)
    with Progress(console=console(), transient=True) as progress:
        task = progress.add_task("games", total=args.games)
        games.play(args.games, args.seed, lambda count: progress.advance(task, count))
    for line in games.lines():
        print(line)
    return 0


def balance(args: argparse.Namespace) -> int:
    """Play a plan, and write its report and numbers."""
    from ..lab.balance.ladder import budget
    from ..lab.balance.run import play_plan
    from ..problems import own_language

    plan = _plan(args)
    if args.ladder:
        budget(plan)  # a bot without one is refused before anything is played
    folder = args.out or Path(f"balance-{args.title}")
    runner = _runner(args)
    with _progress() as progress:
        task = progress.add_task(args.title, total=plan.games * len(plan.packs))
        outcome = play_plan(plan, folder, args.resume, runner, lambda games: progress.advance(task, games))
    if not outcome.games:
        raise UserError(ErrorMessage("no-report"))
    _write_report(outcome, folder, args.language or own_language(), args.ladder and not outcome.is_partial)
    if not outcome.is_partial:
        return 0
    print(f"stopped after {outcome.games:,} of {plan.games:,} games; go on with --resume")
    return INTERRUPTED


def _plan(args: argparse.Namespace) -> "Plan":
    from ..lab.balance.plan import Plan

    game = find_game(args.title)
    packs = [game.read_pack(path) for path in args.compare or ([args.pack] if args.pack else [])]
    return Plan.of(game, seats_of(args), args.bots.split(","), args.games, args.seed, options_of(args), packs)


def _runner(args: argparse.Namespace) -> "Runner":
    from ..lab.balance.local import on_this_machine
    from ..lab.workers import cores

    if args.cluster:
        from ..lab.balance.cluster import on_cluster

        return on_cluster(args.cluster)
    return on_this_machine(args.workers or cores())


def _progress() -> Any:
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TextColumn("·"), TimeRemainingColumn(), console=console(), transient=True)


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
    for name, text in files.items():
        try:
            (folder / name).write_text(text, encoding="utf-8")
        except OSError as error:
            message = ErrorMessage("report-unwritten", file=folder / name, reason=reason_of(error))
            raise UserError(message) from None
        print(folder / name)
