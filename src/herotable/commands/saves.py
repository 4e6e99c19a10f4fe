"""`herotable replay` and `herotable verify`: saved games."""

import argparse
import sys
from typing import Any

from ..engine.errors import ErrorMessage, UserError, expected
from . import add_command, console, language_of, read_save
from .texts import Say
from .waiting import says_compiling


def add_saves(commands: Any, say: Say) -> None:
    """Add the commands and their arguments."""
    command = add_command(commands, "replay", replay, say("replay"))
    command.add_argument("file", help=say("saved-game"))
    command.add_argument("--at", type=int, metavar="N", help=say("replay-at"))
    command.add_argument("--log", action="store_true", help=say("replay-log"))
    command.add_argument("--pack", metavar="FILE", help=say("saved-pack"))

    command = add_command(commands, "verify", verify, say("verify"))
    command.add_argument("file", help=say("saved-game"))
    command.add_argument("--pack", metavar="FILE", help=say("saved-pack"))


def replay(args: argparse.Namespace) -> int:
    """Show a saved game: step by step at a terminal, else its whole log."""
    from ..terminal.replay import ReplayViewer

    with says_compiling(args):
        match = read_save(args.file, args.pack)
    if not match.over:
        go_on = f"herotable play {match.game.name} --load {args.file}"
        raise UserError(ErrorMessage("not-over-yet", file=args.file, command=go_on))
    viewer = ReplayViewer(match, language_of(args), console())
    if args.at is not None:
        if not 0 <= args.at <= match.made:
            raise expected("--at", ErrorMessage("span", low=0, high=match.made), args.at)
        viewer.show(args.at)
    elif args.log or not sys.stdin.isatty():
        viewer.show_log()
    else:
        viewer.step()
    return 0


def verify(args: argparse.Namespace) -> int:
    """Recompute every die and card of a save from its revealed seed."""
    from ..words import Translator

    with says_compiling(args):
        match = read_save(args.file, args.pack)
    words = Translator(match.game, language_of(args), [])
    print(words.say("verified-seed", commitment=match.commitment))
    print(words.say("verified-moves", count=match.made))
    print(words.say("verified-end" if match.over else "verified-unfinished", fingerprint=match.fingerprint))
    return 0
