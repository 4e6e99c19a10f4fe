"""The commands of the program, a group in each file, and what they share."""

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import ErrorMessage, UserError, of_system, within
from ..engine.game import Game
from ..engine.match import Match
from .texts import Say

if TYPE_CHECKING:
    from rich.console import Console

OPTIONS_HELP = "help"  # `--option help` lists the options of a title


def find_game(title: str) -> Game:
    """A title by its name."""
    from ..games import game

    return game(title)


def seats_of(args: argparse.Namespace) -> int:
    """The number of seats: as given, or three, or as many as the title has."""
    game = find_game(args.title)
    seats = args.seats if args.seats is not None else min(3, game.seats[-1])
    game.checked(seats, {})
    return int(seats)


def read_option(game: Game, text: str) -> tuple[str, Any]:
    """Read an option as it is typed: `NAME=CHOICE`."""
    name, equals, typed = text.partition("=")
    if not equals:
        known = "; ".join(
            f"{name}={'|'.join(map(str, option.choices)).lower()}" for name, option in game.options.items()
        )
        raise UserError(ErrorMessage("option-form", found=repr(text), title=game.name, known=known))
    choices = game.options[name].choices if name in game.options else ()
    return name, next((choice for choice in choices if str(choice).lower() == typed.lower()), typed)


def add_rules(command: argparse.ArgumentParser, say: Say, packs: Any = None) -> None:
    """Add `--option` and `--pack`; `packs` is the group of arguments that exclude `--pack`."""
    command.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE", help=say("option"))
    (packs or command).add_argument("--pack", metavar="FILE", help=say("pack"))


def wants_options(args: argparse.Namespace) -> bool:
    """Was `--option help` given?"""
    return OPTIONS_HELP in getattr(args, "option", ())


def list_options(args: argparse.Namespace) -> int:
    """Print the options of a title: how each is typed, its choices, and which one is played unless told."""
    from ..words import Translator

    game = find_game(args.title)
    words = Translator(game, language_of(args), [])
    title = words.say("title")
    print(args.say("options-of", title=title) if game.options else args.say("no-options-of", title=title))
    for name, option in game.options.items():
        choices = "|".join(str(choice).lower() for choice in option.choices)
        default = args.say("option-default", choice=str(option.default).lower())
        print(f"  --option {name}={choices}\n      {words.say(f'option-{name}')} ({default})")
    return 0


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options given on the command line."""
    game = find_game(args.title)
    return dict(read_option(game, text) for text in args.option)


def read_save(path: str, pack: str | None) -> Match:
    """Load a saved match; an error names the file."""
    from .. import load

    try:
        return load(Path(path).read_text(encoding="utf-8"), pack)
    except OSError as error:
        raise of_system(path, error) from None
    except UnicodeDecodeError as error:
        raise UserError(ErrorMessage("not-utf8", file=path, byte=error.start)) from None
    except UserError as error:
        raise within(path, error) from None


def console() -> "Console":
    """The terminal."""
    from rich.console import Console

    return Console(highlight=False)


def language_of(args: argparse.Namespace) -> str:
    """The language asked for, or the person's own."""
    from ..problems import own_language

    return str(args.language or own_language())


def add_command(commands: Any, name: str, run: Any, help_text: str) -> argparse.ArgumentParser:
    """Add a command with its help."""
    command: argparse.ArgumentParser = commands.add_parser(name, help=help_text, description=_sentence(help_text))
    command.set_defaults(run=run)
    return command


def add_group(commands: Any, name: str, help_text: str, say: Say) -> Any:
    """Add a command that has commands of its own; return the place to add them to."""
    group = commands.add_parser(name, help=help_text, description=_sentence(help_text))
    return add_subcommands(group, say)


def add_subcommands(parser: argparse.ArgumentParser, say: Say) -> Any:
    """The place for a parser's commands, listed under their own heading."""
    made_by: Any = partial(type(parser), say=say)  # type: ignore[call-arg]
    return parser.add_subparsers(required=True, metavar="COMMAND", title=say("commands"), parser_class=made_by)


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."
