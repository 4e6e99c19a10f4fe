"""The hints a title may give bots, and the defaults.

A title's `hints.py` may have `prefer(t, seat, offer)`: the move to make in a playout; `worth(t, seat)`: what the end of
a game is worth to a seat, from 0 to 1; `appeal(t, seat)`: how good a table looks to a seat before the end, for the
greedy bot. All of them are rules. `RIPE` is a number: how often a node of the tree is visited before it gets children;
the better a title's playouts, the longer they are better than a young tree. `ITERATIONS` has the budget of each level.
"""

from functools import cache
from typing import Any, NamedTuple

from ..engine.dice import below
from ..engine.game import Game
from ..engine.rule import rule
from ..engine.seats import has, how_many

RIPE = 1
ITERATIONS = (16, 64, 250, 1000)


class Hints(NamedTuple):
    """What bots go by in a title."""

    prefer: Any
    worth: Any
    appeal: Any
    ripe: int
    iterations: tuple[int, ...]


@rule
def prefer(t, seat, offer):  # noqa: ARG001
    """Any legal move."""
    return offer.card[below(t, offer.n)]


@rule
def worth(t, seat):
    """The win, shared by all who have it, and for the others a little for coming near it."""
    if has(t.winners, seat):
        return 1.0 / how_many(t.winners)
    best = t.score[0]
    for other in range(1, t.seats):
        best = max(best, t.score[other])
    return 0.1 / (1.0 + best - t.score[seat])


@rule
def appeal(t, seat):
    """The score, as it stands."""
    return float(t.score[seat])


@cache
def hints(game: Game) -> Hints:
    """The title's own hints, and those that hold for all where it has none."""
    own = game.hints
    return Hints(
        prefer=getattr(own, "prefer", prefer),
        worth=getattr(own, "worth", worth),
        appeal=getattr(own, "appeal", appeal),
        ripe=getattr(own, "RIPE", RIPE),
        iterations=getattr(own, "ITERATIONS", ITERATIONS),
    )
