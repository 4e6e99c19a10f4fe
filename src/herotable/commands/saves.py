"""`herotable replay` and `herotable verify`: saved games."""

import argparse
import sys
from typing import Any

from ..engine.errors import ErrorMessage, UserError, expected
from . import add_command, console, read_save


def add_saves(commands: Any) -> None:
    """Add the commands and their arguments."""
    command = add_command(commands, "replay", replay, "show a saved game, move by move")
    command.add_argument("file", help="the saved game")
    command.add_argument("--at", type=int, metavar="N", help="show only the table after move N")
    command.add_argument("--log", action="store_true", help="print the whole game as text")
    command.add_argument("--pack", help="the pack it was played with, if it is not the title's own")
    command.add_argument("--language", choices=("en", "ru"), help="language (default: your system's)")

    command = add_command(commands, "verify", verify, "recompute every die and card of a saved game from its seed")
    command.add_argument("file", help="the saved game")
    command.add_argument("--pack", help="the pack it was played with, if it is not the title's own")


def replay(args: argparse.Namespace) -> int:
    """Show a saved game: step by step at a terminal, else its whole log."""
    from ..problems import own_language
    from ..terminal.replay import ReplayViewer

    match = read_save(args.file, args.pack)
    if not match.over:
        go_on = f"herotable play {match.game.name} --load {args.file}"
        raise UserError(ErrorMessage("not-over-yet", file=args.file, command=go_on))
    viewer = ReplayViewer(match, args.language or own_language(), console())
    if args.at is not None:
        if not 0 <= args.at <= len(match.rows):
            raise expected("--at", ErrorMessage("span", low=0, high=len(match.rows)), args.at)
        viewer.show(args.at)
    elif args.log or not sys.stdin.isatty():
        viewer.show_log()
    else:
        viewer.step()
    return 0


def verify(args: argparse.Namespace) -> int:
    """Recompute every die and card of a save from its revealed seed."""
    from ..problems import own_language
    from ..words import Translator

    match = read_save(args.file, args.pack)
    words = Translator(match.game, own_language(), [])
    print(words.say("verified-seed", commitment=match.commitment))
    print(words.say("verified-moves", count=len(match.rows)))
    print(words.say("verified-end" if match.over else "verified-unfinished", fingerprint=match.fingerprint))
    return 0
