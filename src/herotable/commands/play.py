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
    """What the command takes."""
    from ..games import TITLES

    command = add_command(commands, "play", play, "play in the terminal, with bots or with friends on one keyboard")
    command.add_argument("title", choices=TITLES)
    command.add_argument("--seats", type=int, help="how many seats (3, or as many as the title has)")
    command.add_argument("--people", type=int, default=1, help="how many of them are people; the rest are bots (1)")
    command.add_argument(
        "--bots", default="normal", help="bots or levels of them: random, greedy, easy, normal, hard, master (normal)"
    )
    command.add_argument("--names", help="the players' names, with commas between them")
    command.add_argument("--seed", help="play the game of this seed (a secret one)")
    command.add_argument("--word", action="append", default=[], help="a word of a player's own, mixed into the seed")
    add_rules(command)
    command.add_argument("--load", metavar="FILE", help="go on with a saved game")
    command.add_argument("--language", choices=("en", "ru"), help="the language (your system's)")
    command.add_argument("--pause", type=pause, default=0.4, help="seconds after a bot's move (0.4)")


def play(asked: argparse.Namespace) -> int:
    """Play a title in the terminal."""
    from ..bots import parse_bot, prepare
    from ..problems import own_language
    from ..terminal.play import TerminalGame
    from ..terminal.screen import Screen, default_names
    from ..words import Translator

    match = _loaded(asked) if asked.load else _new_match(asked)
    if not 0 <= asked.people <= match.seats:
        raise expected("--people", ErrorMessage("span", low=0, high=match.seats), asked.people)
    match.bots = _bots(asked.bots, asked.people, match.seats)
    bots = {seat: parse_bot(bot) for seat, bot in enumerate(match.bots) if bot}
    words = Translator(match.game, asked.language or own_language(), [])
    words.names = _names(asked.names, match.seats) if asked.names else default_names(match, words)
    screen = Screen(match, words, console())
    screen.say("commitment", commitment=match.commitment)
    screen.show_bots()
    screen.forget()
    if bots:
        with screen.console.status(words.say("preparing")):
            prepare(match.game)
    TerminalGame(match, screen, bots, asked.pause if sys.stdin.isatty() else 0, _same_people(asked)).run()
    return 0


def _bots(names: str, people: int, seats: int) -> tuple[str, ...]:
    """The bots of the seats behind the people's; fewer names than bots are taken again from the first."""
    bots = names.split(",")
    if len(bots) > max(1, seats - people):
        raise expected("--bots", ErrorMessage("bots", seats=seats - people), len(bots))
    return ("",) * people + tuple(bots[i % len(bots)] for i in range(seats - people))


def _loaded(asked: argparse.Namespace) -> Match:
    match = read_save(asked.load, asked.pack)
    if match.game.name != asked.title:
        raise UserError(ErrorMessage("other-title", file=asked.load, found=match.game.name, title=asked.title))
    if asked.seats is not None or asked.seed is not None or asked.option or asked.word:
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


def _same_people(asked: argparse.Namespace) -> str:
    """The command that goes on with a game for the same people."""
    program = sys.argv[0] if "/" in sys.argv[0] else "herotable"
    given = {
        "--people": asked.people,
        "--names": asked.names,
        "--bots": asked.bots,
        "--pack": asked.pack,
        "--language": asked.language,
    }
    return " ".join([program, "play", asked.title, *(f"{key} {shlex.quote(str(v))}" for key, v in given.items() if v)])


def _new_match(asked: argparse.Namespace) -> Match:
    options = options_of(asked)
    return find_game(asked.title).match(seats_of(asked), asked.seed, asked.pack, tuple(asked.word), **options)
