"""What holds at every moment of Space Marine Heroes."""

from herotable.engine.match import Match
from herotable.games.marines.combinations import BY_COMBINATION
from herotable.games.marines.table import COLUMNS, DICE, NOBODY_HERE

REVEALING = {"mustered"}  # events that tell what was hidden before

_placed: dict[int, list[list[int]]] = {}


def check(match: Match) -> None:
    """Armies, the battlefield, the dice and the scores are whole."""
    check_armies(match)
    check_battlefield(match)
    check_dice(match)
    check_scores(match)
