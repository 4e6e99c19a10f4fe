"""The command `herotable`."""

import argparse
import io
import re
import sys

from .commands import add_subcommands, list_options, wants_options
from .commands.bench import add_bench
from .commands.build import add_build
from .commands.completion import add_completion
from .commands.lab import add_lab
from .commands.mistakes import CommandLineError, Parser
from .commands.packs import add_packs
from .commands.play import add_play
from .commands.saves import add_saves
from .commands.serve import add_serve
from .commands.server import add_server
from .commands.texts import say_in
from .engine.errors import UserError
from .problems import LANGUAGES, own_language, problem

LANGUAGE = re.compile(r"--la\w*[= ](\w+)")


def main(arguments: list[str] | None = None) -> int:
    """Run a command. A UserError ends with a clear message: with status 2 for the command line, else with 1."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows ? in its place
    given = sys.argv[1:] if arguments is None else arguments
    language = _language(given)
    try:
        args = parser(language).parse_args(given)
        return int(list_options(args) if wants_options(args) else args.run(args))
    except UserError as error:
        return _complain(error, language)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def _complain(error: UserError, language: str) -> int:
    if not isinstance(error, CommandLineError):
        print(f"herotable: {problem(error, language)}", file=sys.stderr)
        return 1
    print(f"{error.usage}{error.program}: {problem(error, language)}", file=sys.stderr)
    return 2


def _language(given: list[str]) -> str:
    """The language a command line asks for, even one that cannot be read, or the person's own."""
    found = LANGUAGE.search(" ".join(given))
    return found[1] if found and found[1] in LANGUAGES else own_language()


def parser(language: str) -> argparse.ArgumentParser:
    """The parser of all commands, with help in a language."""
    from . import __version__

    say = say_in(language)
    top = Parser(prog="herotable", description=say("about"), say=say, language_default=None)
    top.add_argument("--version", action="version", version=f"herotable {__version__}", help=say("version"))
    top.set_defaults(say=say, parser=top)
    commands = add_subcommands(top, say)
    for add in (add_serve, add_play, add_saves, add_bench, add_build, add_lab, add_packs, add_server, add_completion):
        add(commands, say)
    return top
