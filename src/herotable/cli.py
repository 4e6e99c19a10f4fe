"""The command `herotable`."""

import argparse
import io
import sys

from .commands.bench import add_bench
from .commands.lab import add_lab
from .commands.packs import add_packs
from .commands.play import add_play
from .commands.saves import add_saves
from .commands.serve import add_serve
from .commands.server import add_server
from .engine.errors import UserError


def main(arguments: list[str] | None = None) -> int:
    """Run a command; an unreadable input ends with a clear message and status 1."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows ? in its place
    asked = parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except UserError as error:
        print(f"herotable: {_in_words(error, asked)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def _in_words(error: UserError, asked: argparse.Namespace) -> str:
    """The error in the language that was asked for, or the person's own."""
    from .words import own_language, problem

    return problem(error, getattr(asked, "language", None) or own_language())


def parser() -> argparse.ArgumentParser:
    """The commands and what they take."""
    from . import __version__

    top = argparse.ArgumentParser(prog="herotable", description="A table for hero board games.")
    top.add_argument("--version", action="version", version=f"herotable {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    add_serve(commands)
    add_play(commands)
    add_saves(commands)
    add_bench(commands)
    add_lab(commands.add_parser("lab", help="many games at once"))
    add_packs(commands.add_parser("pack", help="owners' own components"))
    add_server(commands.add_parser("server", help="the server's database and its document"))
    return top
