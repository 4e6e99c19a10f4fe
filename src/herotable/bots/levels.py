"""How long each level thinks: iterations of the search."""

from ..engine.errors import ErrorMessage, expected
from ..engine.game import Game
from .hints import hints

LEVELS = ("easy", "normal", "hard", "master")


def iterations(game: Game, level: str) -> int:
    """The budget of a level in a title."""
    return hints(game).iterations[LEVELS.index(checked(level))]


def checked(level: str) -> str:
    """The level, or a UserError that names all there are."""
    if level not in LEVELS:
        raise expected("level", ErrorMessage("one-of", words=LEVELS), repr(level))
    return level
