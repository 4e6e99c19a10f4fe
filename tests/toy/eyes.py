"""What a seat of the toy may see, and what it may imagine."""

from herotable.engine.piles import draw, put
from herotable.engine.rule import rule
from herotable.engine.seeing import one_more, show
from herotable.engine.views import Maybe, Several, Struct

from .table import CARD

OBSERVED = {"hands": 2}


class ToyTable(Struct):
    """T1: a card for each seat."""

    hands = Several(2, Maybe(CARD), least=2)


VIEW = ToyTable


@rule
def see(t, seat, seen):
    """One's own card, and those that are shown."""
    for owner in range(2):
        hand = seen.hands.each[one_more(seen.hands)]
        if owner == seat or t.seen[owner]:
            show(hand, t.hand[owner])


@rule
def imagine(t, seat):
    """The other's card may be any of the deck, unless it is shown."""
    for other in range(2):
        if other != seat and not t.seen[other]:
            put(t.deck, t.hand[other])
    for other in range(2):
        if other != seat and not t.seen[other]:
            t.hand[other] = draw(t, t.deck)


@rule
def observe(t, seat, out):
    """The cards, one's own first, counted from 1; 0 is a hidden one."""
    for i in range(2):
        other = (seat + i) % 2
        out[i] = t.hand[other] + 1 if i == 0 or t.seen[other] else 0
