"""The rules of the toy, T1."""

from herotable.engine.piles import draw, put
from herotable.engine.rule import rule
from herotable.engine.seats import EVERYONE, only
from herotable.engine.tape import tell

from .table import DRAWN, KINDS, SHOW, SHOWN, SWAP, TURNS


@rule
def start(t):
    """T1: a card for each seat."""
    for kind in range(KINDS):
        put(t.deck, kind)
    for seat in range(2):
        swap(t, seat)
    t.waiting = only(0)


@rule
def play(t, seat, move):
    """T1: swap or show, in turn; after the last turn the first player wins."""
    t.turns += 1
    if move == SWAP:
        swap(t, seat)
    else:
        t.seen[seat] = 1
        tell(t, EVERYONE, SHOWN, seat, t.hand[seat])
    t.waiting = only(1 - seat) if t.turns < TURNS else 0
    t.winners = t.waiting == 0


@rule
def may(t, seat, move):  # noqa: ARG001
    """T1: whoever's turn it is."""
    return 0 if t.waiting == only(seat) else 1


@rule
def legal(t, seat, offer):
    """T1: both moves."""
    if t.waiting == only(seat):
        offer.n = 2
        offer.card[0] = SWAP
        offer.card[1] = SHOW


@rule
def swap(t, seat):
    """T1: draw a card, and put the old one back."""
    card = draw(t, t.deck)
    if t.turns > 0:
        put(t.deck, t.hand[seat])
    t.hand[seat] = card
    t.seen[seat] = 0
    tell(t, only(seat) if t.option.discreet else EVERYONE, DRAWN, seat, card)
