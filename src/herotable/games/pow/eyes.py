"""What a seat of POW! may see, and what it may imagine."""

from typing import Any

from ...engine.rule import rule
from .table import FACES, KINDS


def view(t: Any, seat: int | None) -> dict[str, Any]:
    """P8: the centre, the dice, and of each stack its height and top tile; nobody sees more, the owner included."""
    is_open = bool(t.option.open_stacks or t.waiting == 0)
    return {
        "turn": int(t.turn),
        "rolls": int(t.rolls),
        "rolled": faces(t.rolled),
        "aside": faces(t.aside),
        "rows": {name: tiles(t.row[kind]) for kind, name in enumerate(KINDS)},
        "stacks": [
            {name: stack(t.stack[owner, kind], is_open) for kind, name in enumerate(KINDS)} for owner in range(t.seats)
        ],
    }


def stack(pile: Any, is_open: bool) -> dict[str, Any]:
    """P8: a stack's height and top tile; all of it, top first, when stacks are open or the game is over."""
    shown = tiles(pile)[::-1]
    return {"height": len(shown), "tiles": shown if is_open else shown[:1]}


def tiles(pile: Any) -> list[int]:
    """The points on a pile's tiles, from the left or the bottom."""
    return [int(tile) for tile in pile.card[: pile.n]]


def faces(counts: Any) -> list[str]:
    """Dice by the words on them."""
    return [face for face, n in zip(FACES, counts, strict=True) for _ in range(n)]


@rule
def imagine(t, seat):
    """P8: every tile was seen when it was taken and every die is open: there is nothing to deal anew."""
