"""Bots: they see what their seat sees, and choose."""

from functools import partial
from inspect import signature
from typing import Any, Protocol

from ..engine.advice import adviser
from ..engine.errors import ErrorMessage, UserError, expected, within
from ..engine.match import Match
from ..engine.moves import Move
from .greedy import GreedyBot
from .levels import LEVELS
from .net import NetBot
from .preparing import prepare as prepare
from .random import RandomBot
from .search import Estimate, FlatBot, SearchBot
from .settings import SETTINGS, check_known, read_settings


class Bot(Protocol):
    """Anything that chooses a move for a seat."""

    def choose(self, match: Match, seat: int) -> Move:
        """A legal move of the seat."""


BOTS: dict[str, Any] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot, "flat": FlatBot, "net": NetBot}
BOTS |= {level: partial(SearchBot, level) for level in LEVELS}


def bot(name: str, **settings: Any) -> Bot:
    """A bot by its name: random, greedy, search, flat, net, or a level of search."""
    known = _settings_of(name)
    try:
        for setting in settings:
            check_known(setting, known)
        made: Bot = BOTS[name](**settings)
    except UserError as error:
        raise within(ErrorMessage("bot-place", bot=name), error) from None
    return made


def parse_bot(text: str, **settings: Any) -> Bot:
    """A bot from words such as `hard`, `search:iterations=500` or `search:seconds=0.5:threads=2`."""
    name, *parts = text.split(":")
    known = _settings_of(name)
    try:
        settings |= read_settings(parts, known)
    except UserError as error:
        raise within(ErrorMessage("bot-place", bot=name), error) from None
    return bot(name, **settings)


def _settings_of(name: str) -> list[str]:
    """The settings that a bot has."""
    if name not in BOTS:
        raise expected("bot", ErrorMessage("one-of", words=list(BOTS)), repr(name))
    return [setting for setting in signature(BOTS[name]).parameters if setting in SETTINGS]


@adviser
def advise(match: Match, seat: int, seconds: float = 0.5) -> list[Estimate]:
    """The seat's moves with their estimated chance to win, the best first."""
    return SearchBot(seconds=seconds).estimates(match, seat)
