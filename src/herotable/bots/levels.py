"""How long each level thinks, by title: iterations of the search, found by measuring (docs/bots.md)."""

from ..engine.errors import UserError

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
        raise UserError(f"level: expected one of {', '.join(LEVELS)}, found {level!r}")
    return ITERATIONS[title][LEVELS.index(level)]
