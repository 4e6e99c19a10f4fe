"""The command `herotable`."""

import argparse
import io
import re
import sys

from .commands.bench import add_bench
from .commands.build import add_build
from .commands.lab import add_lab
from .commands.mistakes import CommandLineError, Parser
from .commands.packs import add_packs
from .commands.play import add_play
from .commands.saves import add_saves
from .commands.serve import add_serve
from .commands.server import add_server
from .engine.errors import UserError
from .problems import LANGUAGES, own_language, problem

LANGUAGE = re.compile(r"--la\w*[= ](\w+)")
USAGE = {"en": "usage: ", "ru": "запуск: "}


def main(arguments: list[str] | None = None) -> int:
    """Run a command. A UserError ends with a clear message: with status 2 for the command line, else with 1."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows ? in its place
    given = sys.argv[1:] if arguments is None else arguments
    try:
        args = parser().parse_args(given)
        return int(args.run(args))
    except UserError as error:
        return _complain(error, _language(given))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def _complain(error: UserError, language: str) -> int:
    if not isinstance(error, CommandLineError):
        print(f"herotable: {problem(error, language)}", file=sys.stderr)
        return 1
    usage = error.usage.replace(USAGE["en"], USAGE[language], 1)
    print(f"{usage}{error.program}: {problem(error, language)}", file=sys.stderr)
    return 2


def _language(given: list[str]) -> str:
    """The language a command line asks for, even one that cannot be read, or the person's own."""
    found = LANGUAGE.search(" ".join(given))
    return found[1] if found and found[1] in LANGUAGES else own_language()


def parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    from . import __version__

    top = Parser(prog="herotable", description="A table for hero board games.")
    top.add_argument("--version", action="version", version=f"herotable {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    add_serve(commands)
    add_play(commands)
    add_saves(commands)
    add_bench(commands)
    add_build(commands.add_parser("build", help="compile the rules for browsers"))
    add_lab(commands.add_parser("lab", help="play many games at once: compare bots, balance a title"))
    add_packs(commands.add_parser("pack", help="print and check packs of components"))
    add_server(commands.add_parser("server", help="back up the server's database, print its API document"))
    return top
