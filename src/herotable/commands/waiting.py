"""What a person sees who waits: a bar of games, and a word when rules are being compiled."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ..engine.compile_notice import told_of_compiling
from . import console, find_game, language_of

if TYPE_CHECKING:
    from rich.progress import Progress


@contextmanager
def says_compiling(args: argparse.Namespace) -> Iterator[None]:
    """Show that rules are being compiled, if they have to be; nothing else."""
    status = console().status(args.say("compiling"))
    try:
        with told_of_compiling(status.start):
            yield
    finally:
        status.stop()


@contextmanager
def bar_of_games(args: argparse.Namespace, total: int) -> Iterator[Callable[[int], None]]:
    """A bar of games: call what it gives with the number of those just played. Until then it may be compiling."""
    from ..words import Translator

    name = Translator(find_game(args.title), language_of(args), []).say("title")
    playing, compiling = args.say("playing", title=name), args.say("compiling")
    with _progress() as progress:
        task = progress.add_task(playing, total=total)
        with told_of_compiling(lambda: progress.update(task, description=compiling, refresh=True)):
            yield lambda games: progress.update(task, advance=games, description=playing)


def _progress() -> "Progress":
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
