"""The moves of playouts, counted; compiled once per title: `rules_from` sets the rules of bots/tree.py as globals."""

from typing import Any

from herotable.engine.piles import empty
from herotable.engine.rule import rule
from herotable.engine.seats import first

legal: Any
prefer: Any
play: Any
renew_key: Any


@rule
def moves(begun: Any, spare: Any, offers: Any, games: int) -> int:
    """How many moves `playouts` of bots/tree.py make in all."""
    number = 0
    for _ in range(games):
        spare[0] = begun[0]
        t, offer = spare[0], offers[0]
        while t.waiting:
            seat = first(t.waiting)
            empty(offer)
            legal(t, seat, offer)
            play(t, seat, prefer(t, seat, offer))
            number += 1
        renew_key(begun[0], t)
    return number
