"""How long each level thinks: iterations of the search."""

from ..engine.game import Game
from .hints import hints

LEVELS = ("easy", "normal", "hard", "master")


def iterations(game: Game, level: str) -> int:
    """The budget of a level in a title."""
    return hints(game).iterations[LEVELS.index(level)]
