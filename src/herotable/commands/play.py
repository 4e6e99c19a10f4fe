"""`herotable play`: a title in the terminal."""

import argparse
import shlex
import sys
from typing import Any

from ..engine.errors import ErrorMessage, UserError, expected
from ..engine.match import Match
from . import add_command, add_rules, console, find_game, options_of, read_save, seats_of
from .mistakes import pause


def add_play(commands: Any) -> None:
    """Add the command and its arguments."""
    from ..games import TITLES

    command = add_command(commands, "play", play, "play in the terminal, with bots or with friends on one keyboard")
    command.add_argument("title", choices=TITLES)
    command.add_argument("--seats", type=int, help="number of seats (default: 3, or as many as the title has)")
    command.add_argument(
        "--people", type=int, default=1, help="number of people; bots play the other seats (default: 1)"
    )
    command.add_argument(
        "--bots",
        default="normal",
        help="bots with commas between them: random, greedy, easy, normal, hard, master (default: normal)",
    )
    command.add_argument("--names", help="the players' names, with commas between them")
    command.add_argument("--seed", help="seed of all dice and cards (default: a secret one)")
    command.add_argument(
        "--word",
        action="append",
        default=[],
        help="a word that a player mixes into the seed; may be given several times",
    )
    add_rules(command)
    command.add_argument("--load", metavar="FILE", help="continue a saved game")
    command.add_argument("--language", choices=("en", "ru"), help="language of the game (default: your system's)")
    command.add_argument("--pause", type=pause, default=0.4, help="seconds to wait after a bot's move (default: 0.4)")


def play(args: argparse.Namespace) -> int:
    """Play a title in the terminal."""
    from ..bots import parse_bot, prepare
    from ..problems import own_language
    from ..terminal.play import TerminalGame
    from ..terminal.screen import Screen, default_names
    from ..words import Translator

    match = _loaded(args) if args.load else _new_match(args)
    if not 0 <= args.people <= match.seats:
        raise expected("--people", ErrorMessage("span", low=0, high=match.seats), args.people)
    match.bots = _bots(args.bots, args.people, match.seats)
    bots = {seat: parse_bot(bot) for seat, bot in enumerate(match.bots) if bot}
    words = Translator(match.game, args.language or own_language(), [])
    words.names = _names(args.names, match.seats) if args.names else default_names(match, words)
    screen = Screen(match, words, console())
    screen.say("commitment", commitment=match.commitment)
    screen.show_bots()
    if args.load:
        screen.forget()  # a new game tells what its set-up has drawn
    if bots:
        with screen.console.status(words.say("preparing")):
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
    options = options_of(args)
    return find_game(args.title).match(seats_of(args), args.seed, args.pack, tuple(args.word), **options)
