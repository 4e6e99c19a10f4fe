"""How long each level thinks, by title: iterations of the search, found by measuring (docs/bots.md)."""

from ..engine.errors import ErrorMessage, expected

LEVELS = ("easy", "normal", "hard", "master")
ITERATIONS = {
    "pow": (24, 128, 640, 5000),
    "order": (8, 40, 200, 1000),
    "marines": (16, 100, 500, 2500),
    "battle": (8, 32, 150, 1000),
}


def iterations(title: str, level: str) -> int:
    """The budget of a level in a title."""
    if level not in LEVELS:
        raise expected("level", ErrorMessage("one-of", words=LEVELS), repr(level))
    return ITERATIONS[title][LEVELS.index(level)]
