"""What boards of POW! draw by, as the rules have it."""

from typing import Any

from .table import CALL, DICE, FACES, KINDS, ROLLS


def constants() -> dict[str, Any]:
    """The dice and rolls of a turn, and by kind the face that takes its tiles from a rival."""
    calls = {kind: FACES[face] for kind, face in zip(KINDS, CALL, strict=True)}
    return {"dice": DICE, "rolls": ROLLS, "calls": calls}
