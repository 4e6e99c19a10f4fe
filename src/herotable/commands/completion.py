"""`herotable completion`: what a shell can complete, read off the parser of all commands."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from . import add_command
from .texts import Say

LISTS = ("bots",)  # arguments that take several words with commas between them
FILES = ("file", "pack", "load", "compare", "out", "to")  # arguments that are paths
EQUALS = ("option",)  # arguments that take NAME=CHOICE: the word ends with `=`, and no blank follows


@dataclass(frozen=True)
class Argument:
    """An argument of a command: its option strings, none for one that stands by itself, and what may follow."""

    name: str
    options: tuple[str, ...]
    help: str
    words: tuple[str, ...]
    takes_value: bool
    by_title: dict[str, tuple[str, ...]] = field(default_factory=dict)  # the words, where they depend on the title

    @property
    def is_list(self) -> bool:
        """Does it take several words with commas between them?"""
        return self.name in LISTS

    @property
    def is_file(self) -> bool:
        """Is it a path?"""
        return self.name in FILES

    @property
    def is_open(self) -> bool:
        """Does something follow each of its words, without a blank between?"""
        return self.name in EQUALS


@dataclass(frozen=True)
class Command:
    """A command by its path, such as `lab arena`; `commands` are those below it, with their help."""

    path: str
    commands: dict[str, str]
    arguments: tuple[Argument, ...]


def add_completion(commands: Any, say: Say) -> None:
    """Add the command and its argument."""
    from .shells import SHELLS

    command = add_command(commands, "completion", completion, say("completion"))
    command.add_argument("shell", choices=SHELLS, help=say("completion-shell"))


def completion(args: argparse.Namespace) -> int:
    """Print the completions for a shell."""
    from .shells import SHELLS

    print(SHELLS[args.shell](list(commands_of(args.parser))), end="")
    return 0


def commands_of(parser: argparse.ArgumentParser, path: str = "") -> Iterator[Command]:
    """A parser's command and all below it, the outermost first."""
    below = next((action for action in parser._actions if isinstance(action, argparse._SubParsersAction)), None)
    helps = {action.dest: action.help or "" for action in below._choices_actions} if below else {}
    arguments = tuple(_argument(action) for action in parser._actions if action is not below)
    yield Command(path, helps, arguments)
    for name, each in below.choices.items() if below else ():
        yield from commands_of(each, f"{path} {name}".strip())


def _argument(action: argparse.Action) -> Argument:
    words = tuple(map(str, action.choices or _known_words(action.dest)))
    by_title = _options_by_title() if action.dest == "option" else {}
    return Argument(action.dest, tuple(action.option_strings), action.help or "", words, action.nargs != 0, by_title)


def _options_by_title() -> dict[str, tuple[str, ...]]:
    from ..games import games

    return {name: (*(f"{option}=" for option in game.options), "help") for name, game in games().items()}


def _known_words(name: str) -> Iterator[str]:
    """Words for arguments that argparse does not check itself."""
    from ..bots import BOTS
    from ..games import TITLES, games

    if name == "bots":
        yield from BOTS
    elif name == "titles":
        yield from TITLES
    elif name == "option":
        yield from dict.fromkeys(f"{option}=" for game in games().values() for option in game.options)
        yield "help"
