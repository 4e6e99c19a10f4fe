"""What bots of POW! go by."""

from ...engine.rule import rule
from .rules import score
from .table import *

ITERATIONS = (
    24,
    128,
    640,
    5000,
)  # of the search, for each level: found by measuring (docs/bots.md)


@rule
def appeal(t, seat):
    """P10, P11: the score as if the game ended now, less the best of the others'."""
    best = -1000
    for other in range(t.seats):
        if other != seat:
            best = max(best, score(t, other))
    return float(score(t, seat) - best)
