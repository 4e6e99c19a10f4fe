"""What bots of Full Order go by."""

from ...engine.rule import rule
from .table import *

ITERATIONS = (8, 40, 200, 1000)  # of the search, for each level: found by measuring (docs/bots.md)


@rule
def appeal(t, seat):
    """O6, O13: points collected, half of those on shelves, and bonus turns still to come."""
    looks = 2.0 * t.points[seat]
    for colour in range(len(COLOURS)):
        shelf = t.shelf[seat, colour]
        for i in range(shelf.n):
            if shelf.card[i] > 0:
                looks += t.cards[shelf.card[i]].points
    return looks + 3.0 * t.bonus * (t.turn == seat)
