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
    """What the commands take."""
    from ..games import TITLES

    lab = parent.add_subparsers(required=True, metavar="COMMAND")
    command = add_command(lab, "arena", arena, "let bots play each other, seats rotated, with the same dice for each")
    command.add_argument("title", choices=TITLES)
    command.add_argument("--bots", required=True, help="for example easy,hard or greedy,search:iterations=500")
    command.add_argument(
        "--games", type=many, default=100, help="how many games (100), rounded up to whole rotations of the seats"
    )
    command.add_argument("--seats", type=int, help="how many seats, shared evenly (as many as bots)")
    command.add_argument("--seed", type=int, default=1)
    add_rules(command)
    _add_balance(lab)


def _add_balance(lab: Any) -> None:
    from ..games import TITLES

    command = add_command(lab, "balance", balance, "play a title many times and draw what wins, in one HTML file")
    command.add_argument("title", choices=TITLES)
    command.add_argument("--seats", type=int, help="how many seats (3, or as many as the title has)")
    command.add_argument("--bots", default="random", help="one for all seats, or one for each, such as easy (random)")
    command.add_argument("--games", type=many, default=10_000, help="how many games (10000)")
    command.add_argument("--seed", type=int, default=1)
    packs = command.add_mutually_exclusive_group()
    add_rules(command, packs)
    packs.add_argument("--compare", nargs=2, metavar=("A.toml", "B.toml"), help="two packs on the same seeds")
    command.add_argument("--out", type=Path, help="the folder of the report (balance-TITLE)")
    command.add_argument("--resume", action="store_true", help="go on with the run in that folder")
    command.add_argument("--ladder", action="store_true", help="also let the bot play itself with double the budget")
    where = command.add_mutually_exclusive_group()
    where.add_argument("--workers", type=many, help="units played side by side (one for each core)")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on the Ray cluster at HOST:PORT")
    command.add_argument("--language", choices=("en", "ru"), help="the language (your system's)")


def arena(asked: argparse.Namespace) -> int:
    """Let bots play each other."""
    from rich.progress import Progress

    from ..lab.arena import Arena

    game, bots = find_game(asked.title), asked.bots.split(",")
    seats = max(len(bots), game.seats[0]) if asked.seats is None else asked.seats
    games = Arena(game, bots, seats, options_of(asked), game.read_pack(asked.pack) if asked.pack else None)
    with Progress(console=console(), transient=True) as progress:
        task = progress.add_task("games", total=asked.games)
        games.play(asked.games, asked.seed, lambda count: progress.advance(task, count))
    for line in games.lines():
        print(line)
    return 0


def balance(asked: argparse.Namespace) -> int:
    """Play a plan, and write its report and numbers."""
    from ..lab.balance.ladder import budget
    from ..lab.balance.run import play_plan
    from ..problems import own_language

    plan = _plan(asked)
    if asked.ladder:
        budget(plan)  # a bot without one is refused before anything is played
    folder = asked.out or Path(f"balance-{asked.title}")
    runner = _runner(asked)
    with _progress() as progress:
        task = progress.add_task(asked.title, total=plan.games * len(plan.packs))
        outcome = play_plan(plan, folder, asked.resume, runner, lambda games: progress.advance(task, games))
    if not outcome.games:
        raise UserError(ErrorMessage("no-report"))
    _write_report(outcome, folder, asked.language or own_language(), asked.ladder and not outcome.is_partial)
    if not outcome.is_partial:
        return 0
    print(f"stopped after {outcome.games:,} of {plan.games:,} games; go on with --resume")
    return INTERRUPTED


def _plan(asked: argparse.Namespace) -> "Plan":
    from ..lab.balance.plan import Plan

    game = find_game(asked.title)
    packs = [game.read_pack(path) for path in asked.compare or ([asked.pack] if asked.pack else [])]
    return Plan.of(game, seats_of(asked), asked.bots.split(","), asked.games, asked.seed, options_of(asked), packs)


def _runner(asked: argparse.Namespace) -> "Runner":
    from ..lab.balance.local import on_this_machine
    from ..lab.batch import cores

    if asked.cluster:
        from ..lab.balance.cluster import on_cluster

        return on_cluster(asked.cluster)
    return on_this_machine(asked.workers or cores())


def _progress() -> Any:
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*shown, TextColumn("·"), TimeRemainingColumn(), console=console(), transient=True)


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
            said = ErrorMessage("report-unwritten", file=folder / name, reason=reason_of(error))
            raise UserError(said) from None
        print(folder / name)
