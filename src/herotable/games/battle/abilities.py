"""B9: the active abilities, each once a battle."""

from ...engine.piles import put, take_out
from ...engine.rule import rule
from ...engine.seats import EVERYONE, has, only
from ...engine.tape import tell
from .fighting import fall, gain, is_opponent, wound
from .hands import all_see_come, discard_random, draw_cards, holds, see_gone
from .heroes import bonus, power, spend
from .table import *


@rule
def may_use(t, seat):
    """B9: Groot, Cosmo, Thor and Captain Marvel need no target."""
    mine = power(t, seat)
    is_plain = mine == FREEZE or mine == CLEAR or mine == THUNDER or mine == HEAL
    return ALLOWED if is_plain and has(t.ready, seat) else B9


@rule
def use(t, seat):
    """B9: the ability is spent for all to see, even if nothing comes of it."""
    mine = power(t, seat)
    spend(t, seat, mine)
    tell(t, EVERYONE, USED, seat)
    if mine == FREEZE:
        t.frozen = 1
    elif mine == CLEAR:
        clear_tactics(t)
        draw_cards(t, seat, bonus(t, seat, CLEAR))
    elif mine == THUNDER:
        thunder(t, seat)
    else:
        gain(t, seat, bonus(t, seat, HEAL))


@rule
def clear_tactics(t):
    """B9: Cosmo lifts every Knockout and clears every trap."""
    for tactic in range(KINDS):
        if has(t.knockouts, tactic):
            tell(t, EVERYONE, LIFTED, tactic)
        if has(t.traps, tactic):
            tell(t, EVERYONE, CLEARED, tactic)
    t.knockouts = 0
    t.traps = 0


@rule
def thunder(t, seat):
    """B9, B6.4: Thor damages all opponents at once, Stance or not, and discards cards at random for it."""
    for other in range(t.seats):
        if is_opponent(t, seat, other):
            wound(t, other, 1)
    fall(t)
    for _ in range(bonus(t, seat, THUNDER)):
        discard_random(t, seat)


@rule
def may_copy(t, seat, rival):
    """B9: Star-Lord copies a card revealed in this stage that still lies in an opponent's sequence."""
    if power(t, seat) != COPY or not has(t.ready, seat):
        return B9
    return ALLOWED if is_opponent(t, seat, rival) and has(t.revealed, rival) else B9


@rule
def copy(t, seat, rival):
    """B9: instead of his own card's actions Star-Lord has those of the copied card."""
    spend(t, seat, COPY)
    t.acting = t.sequence[rival, t.stage] - 1
    tell(t, EVERYONE, COPIED, seat, rival)


@rule
def may_silence(t, seat, rival):
    """B9: Mantis silences an opponent who has not revealed in this stage."""
    if power(t, seat) != SILENCE or not has(t.ready, seat):
        return B9
    return ALLOWED if is_opponent(t, seat, rival) and not has(t.revealed, rival) else B9


@rule
def silence(t, seat, rival):
    """B9: the opponent will neither use an ability nor act in this stage."""
    spend(t, seat, SILENCE)
    t.silenced |= only(rival)
    tell(t, EVERYONE, SILENCED, seat, rival)


@rule
def can_swap(t, seat):
    """B9: Doctor Strange needs another card in hand."""
    return power(t, seat) == STRANGE and has(t.ready, seat) and t.hand[seat].n > 0


@rule
def may_swap(t, seat, card):
    """B9: any other card of the hand, of the same move too."""
    return ALLOWED if holds(t, seat, card) else B9


@rule
def swap(t, seat, card):
    """B9: the card returns to the hand, seen by all, another lies face up in its place, and he draws."""
    spend(t, seat, STRANGE)
    back = t.sequence[seat, t.stage] - 1
    take_out(t.hand[seat], card)
    see_gone(t, seat, card)
    put(t.hand[seat], back)
    all_see_come(t, seat, back)
    t.sequence[seat, t.stage] = card + 1
    tell(t, EVERYONE, SWAPPED, seat, card)
    draw_cards(t, seat, bonus(t, seat, STRANGE))
