"""`herotable play`: a title in the terminal."""

import argparse
import shlex
import sys
from typing import Any

from ..engine.errors import ErrorMessage, UserError, expected
from ..engine.match import Match
from . import add_command, add_rules, console, find_game, language_of, options_of, read_save, seats_of
from .mistakes import pause
from .texts import Say
from .waiting import says_compiling


def add_play(commands: Any, say: Say) -> None:
    """Add the command and its arguments."""
    from ..bots import BOTS
    from ..games import TITLES

    command = add_command(commands, "play", play, say("play"))
    command.add_argument("title", choices=TITLES, help=say("title"))
    command.add_argument("--seats", type=int, metavar="N", help=say("seats"))
    command.add_argument("--people", type=int, default=1, metavar="N", help=say("play-people"))
    command.add_argument("--bots", default="normal", help=say("play-bots", bots=", ".join(BOTS)))
    command.add_argument("--names", help=say("play-names"))
    command.add_argument("--seed", help=say("play-seed"))
    command.add_argument("--word", action="append", default=[], help=say("play-word"))
    add_rules(command, say)
    command.add_argument("--load", metavar="FILE", help=say("play-load"))
    command.add_argument("--pause", type=pause, default=0.4, metavar="SECONDS", help=say("play-pause"))


def play(args: argparse.Namespace) -> int:
    """Play a title in the terminal."""
    from ..bots import parse_bot, prepare
    from ..terminal.play import TerminalGame
    from ..terminal.screen import Screen, default_names
    from ..words import Translator

    with says_compiling(args):
        match = _loaded(args) if args.load else _new_match(args)
    if not 0 <= args.people <= match.seats:
        raise expected("--people", ErrorMessage("span", low=0, high=match.seats), args.people)
    match.bots = _bots(args.bots, args.people, match.seats)
    bots = {seat: parse_bot(bot) for seat, bot in enumerate(match.bots) if bot}
    words = Translator(match.game, language_of(args), [])
    words.names = _names(args.names, match.seats) if args.names else default_names(match, words)
    screen = Screen(match, words, console())
    screen.say("commitment", commitment=match.commitment)
    screen.show_bots()
    if args.load:
        screen.forget()  # a new game tells what its set-up has drawn
    if bots:
        with says_compiling(args):
            prepare(match.game)
    TerminalGame(match, screen, bots, args.pause if sys.stdin.isatty() else 0, _same_people(args)).run()
    return 0


def _bots(names: str, people: int, seats: int) -> tuple[str, ...]:
    """The bots of the seats after the people's; with fewer names than seats the names repeat."""
    bots = names.split(",")
    if len(bots) > max(1, seats - people):
        raise expected("--bots", ErrorMessage("bots", seats=seats - people), len(bots))
    return ("",) * people + tuple(bots[i % len(bots)] for i in range(seats - people))


def _loaded(args: argparse.Namespace) -> Match:
    match = read_save(args.load, args.pack)
    if match.game.name != args.title:
        raise UserError(ErrorMessage("other-title", file=args.load, found=match.game.name, title=args.title))
    if args.seats is not None or args.seed is not None or args.option or args.word:
        raise UserError(ErrorMessage("load-alone"))
    return match


def _names(text: str, seats: int) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if (
        len(names) != seats
        or len(set(names)) < seats
        or not all(n.isprintable() and n.strip("[]") == n != "" for n in names)
    ):
        raise expected("--names", ErrorMessage("names", seats=seats), repr(text))
    return names


def _same_people(args: argparse.Namespace) -> str:
    """The command that continues a game for the same people."""
    program = sys.argv[0] if "/" in sys.argv[0] else "herotable"
    given = {
        "--people": args.people,
        "--names": args.names,
        "--bots": args.bots,
        "--pack": args.pack,
        "--language": args.language,
    }
    return " ".join([program, "play", args.title, *(f"{key} {shlex.quote(str(v))}" for key, v in given.items() if v)])


def _new_match(args: argparse.Namespace) -> Match:
    game, seats, options = find_game(args.title), seats_of(args), options_of(args)
    if args.seats is None and args.people in game.seats:
        seats = max(seats, args.people)
    return game.match(seats, args.seed, args.pack, tuple(args.word), **options)
