"""What bots of Space Marine Heroes go by."""

from ...engine.rule import rule
from .rules import score
from .table import *


@rule
def appeal(t, seat):
    """M3, M4: the score less the opponent's, and a little for every combination set aside."""
    looks = float(score(t, seat) - score(t, 1 - seat))
    if t.turn == seat:
        for combination in range(len(t.aside)):
            looks += 0.5 * t.aside[combination]
    return looks
