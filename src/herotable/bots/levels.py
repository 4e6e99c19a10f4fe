"""How long each level thinks, by title: iterations of the search, found by measuring (docs/bots.md)."""

from ..engine.errors import Unreadable

LEVELS = ("easy", "normal", "hard", "master")
ITERATIONS = {
    "pow": (12, 60, 300, 3000),
}
USUAL = (12, 60, 300, 3000)


def iterations(title: str, level: str) -> int:
    """The budget of a level in a title."""
    if level not in LEVELS:
        raise Unreadable(f"level: expected one of {', '.join(LEVELS)}, found {level!r}")
    return ITERATIONS.get(title, USUAL)[LEVELS.index(level)]
