"""`herotable replay` and `herotable verify`: saved games."""

import argparse
import sys
from typing import Any

from ..engine.errors import ErrorMessage, UserError, expected
from . import add_command, console, read_save


def add_saves(commands: Any) -> None:
    """What the commands take."""
    command = add_command(commands, "replay", replay, "look at a saved game, move by move")
    command.add_argument("file")
    command.add_argument("--at", type=int, metavar="N", help="only the table after move N")
    command.add_argument("--log", action="store_true", help="the whole game in words")
    command.add_argument("--pack", help="the owner's pack it was played with")
    command.add_argument("--language", choices=("en", "ru"), help="the language (your system's)")

    command = add_command(commands, "verify", verify, "recompute every die and card of a saved game")
    command.add_argument("file")
    command.add_argument("--pack", help="the owner's pack it was played with")


def replay(asked: argparse.Namespace) -> int:
    """Show a saved game: step by step at a terminal, else its whole log."""
    from ..problems import own_language
    from ..terminal.replay import ReplayViewer

    match = read_save(asked.file, asked.pack)
    if not match.over:
        go_on = f"herotable play {match.game.name} --load {asked.file}"
        raise UserError(ErrorMessage("not-over-yet", file=asked.file, command=go_on))
    viewer = ReplayViewer(match, asked.language or own_language(), console())
    if asked.at is not None:
        if not 0 <= asked.at <= len(match.rows):
            raise expected("--at", ErrorMessage("span", low=0, high=len(match.rows)), asked.at)
        viewer.show(asked.at)
    elif asked.log or not sys.stdin.isatty():
        viewer.show_log()
    else:
        viewer.step()
    return 0


def verify(asked: argparse.Namespace) -> int:
    """Recompute every die and card of a save from its revealed seed."""
    match = read_save(asked.file, asked.pack)
    print(f"The seed's SHA-256 is the commitment {match.commitment}.")
    print(f"{len(match.rows)} moves played again: every die, every card and every table are as saved.")
    print(f"{'Final' if match.over else 'Unfinished; table'} fingerprint {match.fingerprint}.")
    return 0
