"""B9: what a hero's passive ability changes, each in one place. The active ones are in abilities.py."""

from ...engine.rule import rule
from ...engine.seats import has, only
from .battlefields import goes_down, ones_fit, shot_pierces
from .table import *


@rule
def power(t, seat):
    """B9: the power of a seat's hero."""
    return t.power[t.hero[seat], 0]


@rule
def bonus(t, seat, wanted):
    """B9: the hero's number if it has this power, else 0."""
    return t.power[t.hero[seat], 1] if power(t, seat) == wanted else 0


@rule
def may_do_both(t, seat, card):
    """B9: Gamora, Rocket, Yondu, Iron Man and Black Widow do both actions of one card."""
    return power(t, seat) == card


@rule
def minds_traps(t, seat):
    """B9: Captain America with little energy takes no damage from traps; he still sets them off."""
    return t.energy[seat] > bonus(t, seat, TRAPPROOF)


@rule
def shoots_through(t, seat):
    """B9, B10: Hawkeye's Shot ignores Stance, and on one field everybody's does."""
    return power(t, seat) == PIERCING or shot_pierces(t)


@rule
def spend(t, seat, wanted):
    """B9: a power that works once a battle does so now, if the hero has it and it is ready."""
    if power(t, seat) != wanted or not has(t.ready, seat):
        return False
    t.ready &= ~only(seat)
    return True


@rule
def fights_on(t, seat):
    """B9: Drax without energy stays until his third card of the round is done."""
    is_past_third = t.stage >= STAGES - 1 and has(t.revealed, seat) and t.actor != seat
    return power(t, seat) == DRAX and not is_past_third


@rule
def breaks_order(t, seat):
    """B3.2, B9, B10: is the card's number wrong after the one on its left? Spider-Man's may be off by 1."""
    if t.stage == 0:
        return False
    number = t.number[t.sequence[seat, t.stage] - 1]
    before = t.number[t.sequence[seat, t.stage - 1] - 1]
    if number == 1 and ones_fit(t):
        return False
    gap = number - before if goes_down(t) else before - number
    return gap > bonus(t, seat, SLACK)
