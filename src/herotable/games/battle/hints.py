"""What bots of Superhero Battle go by."""

from ...engine.dice import below
from ...engine.rule import rule
from ...engine.seats import has
from .battlefields import goes_down, ones_fit
from .heroes import bonus
from .table import *

ITERATIONS = (8, 32, 150, 1000)  # of the search, for each level: found by measuring (docs/bots.md)


@rule
def prefer(t, seat, offer):
    """B3.1: lay a card that does not put the hero out at once, if there is one; else any move."""
    if t.phase != CHOOSE:
        return offer.card[below(t, offer.n)]
    found, safe = offer.card[below(t, offer.n)], 0
    for i in range(offer.n):
        if is_safe(t, seat, MOVE[offer.card[i], 1]):
            safe += 1
            if below(t, safe) == 0:
                found = offer.card[i]
    return found


@rule
def is_safe(t, seat, card):
    """B3.2: the number fits, and no Knockout lies on the tactic."""
    if has(t.knockouts, card):
        return False
    if t.stage == 0 or (t.number[card] == 1 and ones_fit(t)):
        return True
    gap = t.number[t.sequence[seat, t.stage - 1] - 1] - t.number[card]
    return (-gap if goes_down(t) else gap) <= bonus(t, seat, SLACK)


@rule
def worth(t, seat):
    """B7.1, B8.2: the game, and for the others a little for each battle won."""
    return 1.0 if has(t.winners, seat) else 0.05 * t.wins[seat]


@rule
def appeal(t, seat):
    """B2.1, B7.1: wins first, then energy and cards, less what the others have."""
    mine = 0.0
    for other in range(t.seats):
        held = 20.0 * t.wins[other] + 4.0 * has(t.fighting, other) + t.energy[other] + 0.5 * t.hand[other].n
        mine += held if other == seat else -held / (t.seats - 1)
    return mine
