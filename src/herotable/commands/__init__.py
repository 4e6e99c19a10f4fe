"""The commands of the program, a group in each file, and what they share."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import ErrorMessage, UserError, of_system, within
from ..engine.game import Game
from ..engine.match import Match

if TYPE_CHECKING:
    from rich.console import Console


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
        known = "; ".join(f"{name}={'|'.join(map(str, option.choices))}" for name, option in game.options.items())
        raise UserError(ErrorMessage("option-form", found=repr(text), title=game.name, known=known))
    choices = game.options[name].choices if name in game.options else ()
    return name, next((choice for choice in choices if str(choice).lower() == typed.lower()), typed)


def add_rules(command: argparse.ArgumentParser, packs: Any = None) -> None:
    """Add `--option` and `--pack`; `packs` is the group of arguments that exclude `--pack`."""
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=CHOICE",
        help="choose an option of the rules; NAME alone lists all options",
    )
    (packs or command).add_argument("--pack", help="play with the components of this pack (a TOML file)")


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


def add_command(commands: Any, name: str, run: Any, words: str) -> argparse.ArgumentParser:
    """Add a command with its help."""
    command: argparse.ArgumentParser = commands.add_parser(
        name, help=words, description=f"{words[0].upper()}{words[1:]}."
    )
    command.set_defaults(run=run)
    return command
