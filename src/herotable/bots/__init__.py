"""Bots: they see what their seat sees, and choose."""

from typing import Any, Protocol

from ..engine.errors import Unreadable
from ..engine.match import Match
from ..engine.moves import Move
from .random import RandomBot


class Bot(Protocol):
    """Anything that chooses a move for a seat."""

    def choose(self, match: Match, seat: int) -> Move:
        """A legal move of the seat."""


BOTS = {"random": RandomBot}


def bot(name: str, **settings: Any) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise Unreadable(f"bot: expected one of {', '.join(BOTS)}, found {name!r}")
    return BOTS[name](**settings)
