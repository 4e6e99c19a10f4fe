"""Bots: they see what their seat sees, and choose."""

from functools import partial
from typing import Any, Protocol

from ..engine.errors import Said, UserError, expected
from ..engine.game import Game
from ..engine.match import Match
from ..engine.moves import Move
from .greedy import GreedyBot
from .levels import LEVELS
from .random import RandomBot
from .search import Estimate, FlatBot, SearchBot


class Bot(Protocol):
    """Anything that chooses a move for a seat."""

    def choose(self, match: Match, seat: int) -> Move:
        """A legal move of the seat."""


BOTS: dict[str, Any] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot, "flat": FlatBot}
BOTS |= {level: partial(SearchBot, level) for level in LEVELS}


def bot(name: str, **settings: Any) -> Bot:
    """A bot by its name: random, greedy, search, flat, or a level of search."""
    if name not in BOTS:
        raise expected("bot", Said("one-of", words=", ".join(BOTS)), repr(name))
    try:
        made: Bot = BOTS[name](**settings)
    except TypeError as error:
        raise UserError(f"bot {name}: {error}") from None
    return made


def described(text: str, **settings: Any) -> Bot:
    """A bot from words such as `hard`, `search:iterations=500` or `search:seconds=0.5:threads=2`."""
    name, *parts = text.split(":")
    for part in parts:
        key, _, value = part.partition("=")
        settings[key] = _number(f"bot {name}: {key}", value)
    return bot(name, **settings)


def _number(place: str, text: str) -> float:
    try:
        return float(text) if "." in text else int(text)
    except ValueError:
        raise UserError(f"{place}: expected a number, found {text!r}") from None


def prepare(game: Game) -> None:
    """Compile the rules and the search of a title, so that the first answer does not have to wait for it."""
    match = game.match(seed=1)
    seat = match.waiting[0]
    SearchBot(iterations=1, seed=1).estimates(match, seat)
    match.play(seat, match.legal(seat)[0])
    match.view(seat)


def advise(match: Match, seat: int, seconds: float = 0.5) -> list[Estimate]:
    """The seat's moves with their estimated chance to win, the best first."""
    return SearchBot(seconds=seconds).estimates(match, seat)
