"""What a seat of POW! may see, and what it may imagine."""

from typing import Any

from ...engine.observing import mark, mark_seat, note, note_numbers, note_pile, seat_after
from ...engine.rule import rule
from .rules import score
from .table import FACES, KINDS, SEATS, TABLE, TILES

SEEN_BY_ALL = True  # P8: all see the same
MOST = SEATS[-1]
NAMES = TABLE.names or ()
OBSERVED = {
    "seat": MOST,
    "turn": MOST,
    "rolls": 1,
    "rolled": len(FACES),
    "aside": len(FACES),
    "rows": len(KINDS) * TILES,
    "stacks": MOST * len(KINDS) * TILES,
    "standing": MOST,
}


def view(t: Any, seat: int | None) -> dict[str, Any]:
    """P8: the centre, the dice, and of each stack its height and top tile; nobody sees more, the owner included."""
    t = dict(zip(NAMES, t.item(), strict=True))  # all at once: NumPy takes long for each field
    (open_stacks,) = t["option"]
    is_open = bool(open_stacks or t["waiting"] == 0)
    return {
        "turn": t["turn"],
        "rolls": t["rolls"],
        "rolled": faces(t["rolled"]),
        "aside": faces(t["aside"]),
        "rows": dict(zip(KINDS, tiles(t["row"]), strict=True)),
        "stacks": stacks(t["stack"][: t["seats"]], is_open),
    }


def stacks(piles: Any, is_open: bool) -> list[dict[str, Any]]:
    """P8: the stacks of all seats."""
    shown = [stack(pile, is_open) for pile in tiles(piles.reshape(-1))]
    return [dict(zip(KINDS, own, strict=True)) for own in zip(*[iter(shown)] * len(KINDS), strict=True)]


def stack(pile: list[int], is_open: bool) -> dict[str, Any]:
    """P8: a stack's height and top tile; all of it, top first, when stacks are open or the game is over."""
    shown = pile[::-1]
    return {"height": len(shown), "tiles": shown if is_open else shown[:1]}


def tiles(piles: Any) -> list[list[int]]:
    """The points on the tiles of each pile, from the left or the bottom."""
    return [card[:n] for card, n in zip(piles["card"].tolist(), piles["n"].tolist(), strict=True)]


def faces(counts: Any) -> list[str]:
    """Dice by the words on them."""
    return [face for face, n in zip(FACES, counts.tolist(), strict=True) for _ in range(n)]


@rule
def imagine(t, seat):
    """P8: every tile was seen when it was taken and every die is open: there is nothing to deal anew."""


# ---------------------------------------------------------------- observing


@rule
def observe(t, seat, out):
    """P8: the centre, the dice, and all stacks, for every tile was seen when it was taken."""
    at = mark(out, 0, MOST, seat)
    at = mark_seat(t, out, at, MOST, seat, t.turn)
    at = note(out, at, t.rolls)
    at = note_numbers(out, at, t.rolled)
    at = note_numbers(out, at, t.aside)
    for kind in range(len(KINDS)):
        at = note_pile(out, at, t.row[kind])
    observe_stacks(t, seat, out, at)


@rule
def observe_stacks(t, seat, out, at):
    """P8, P10: each seat's stacks from the top, as Steal counts them, and its score if the game ended now."""
    standing = at + MOST * len(KINDS) * TILES
    for i in range(t.seats):
        owner = seat_after(t, seat, i)
        out[standing + i] = score(t, owner)
        for kind in range(len(KINDS)):
            pile = t.stack[owner, kind]
            for depth in range(pile.n):
                out[at + (i * len(KINDS) + kind) * TILES + depth] = pile.card[pile.n - 1 - depth]
