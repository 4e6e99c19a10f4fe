"""What boards of Space Marine Heroes draw by, as the rules have it."""

from typing import Any

from .armour import price, takes_part
from .combinations import BY_COMBINATION, COMBINATIONS
from .table import ADVANCE, ARMY, ATTACK, COLUMNS, MOVE, MOVES, THROUGH


def constants() -> dict[str, Any]:
    """The size of armies, the heroes that win, the dice of each combination, and what armour actions cost."""
    return {"army": ARMY, "columns": COLUMNS, "through": THROUGH, "dice": BY_COMBINATION, "armour": armour()}


def armour() -> dict[str, Any]:
    """M15: each armour action, the combination that pays for it, and the columns of those who take part."""
    moves = [move for move, (verb, *_) in enumerate(MOVE) if ATTACK <= verb <= ADVANCE]
    return {MOVES.moves[move].notation: {"pays": paid(move), "columns": columns(move)} for move in moves}


def paid(move: int) -> str:
    """M15: the name of the combination."""
    return COMBINATIONS[price(move)]


def columns(move: int) -> list[int]:
    """M15: counted from 1."""
    named = int(MOVE[move, 1]) - 1
    return [other + 1 for other in range(COLUMNS) if takes_part(price(move), named, other)]
