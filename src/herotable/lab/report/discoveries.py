"""Which of many changes are more than chance: Benjamini and Hochberg's false discovery rate."""

from collections.abc import Iterable, Sequence
from math import erfc, sqrt

from ..balance.figures import Figure, Z

GRID = "grid"  # the section of two groups against each other
RATE = 0.05  # of the changes that are named, so many may be chance


def chance_of(change: Figure) -> float:
    """How often chance alone would make a change at least this large."""
    deviation = (change.high - change.low) / 2 / Z
    if deviation == 0:
        return 0.0 if change.value else 1.0
    return erfc(abs(change.value) / deviation / sqrt(2))


def adjusted(chances: Sequence[float]) -> list[float]:
    """The least false discovery rate at which each test still counts as a discovery, in the same order."""
    found, least = [1.0] * len(chances), 1.0
    for rank, place in sorted(enumerate(sorted(range(len(chances)), key=chances.__getitem__), 1), reverse=True):
        least = min(least, chances[place] * len(chances) / rank)
        found[place] = least
    return found


def false_discovery_rates(changes: Iterable[Figure]) -> dict[tuple[str, int], float]:
    """The adjusted chance of every change, by its key; a discovery has at most RATE.

    Changes without cases, and those of the grid, which are many and counted elsewhere, are no tests.
    """
    tested = [change for change in changes if change.n and change.section != GRID]
    return dict(zip((change.key for change in tested), adjusted([chance_of(c) for c in tested]), strict=True))
