"""The bot that plays any legal move."""

from random import Random

from ..engine.match import Match
from ..engine.moves import Move


class RandomBot:
    """Chooses at random; the same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None):
        self.random = Random(seed)

    def choose(self, match: Match, seat: int) -> Move:
        """Any legal move of the seat."""
        return self.random.choice(match.legal(seat))
