"""B2.1, B5, B6.2: energy, leaving the battle, and when it is decided."""

from ...engine.piles import draw, put
from ...engine.rule import rule
from ...engine.seats import EVERYONE, NOBODY, around, has, only
from ...engine.tape import tell
from .battlefields import can_gain, is_field, most_energy
from .hands import clear_sequence, discard_random, pass_card
from .heroes import bonus, fights_on, power, spend
from .table import *


@rule
def at_place(t, place):
    """B8.1: who sits at a place of the table; places are counted clockwise, past either end too."""
    return t.sitting[around(t, place)]


@rule
def clockwise(t, i):
    """B1.1: the i-th seat clockwise from the first player, the first player being the 0th."""
    return at_place(t, t.place[t.first] + i)


@rule
def counter_clockwise(t, i):
    """B2.4: the i-th seat counter-clockwise from the first player's right, the first player being the last."""
    return at_place(t, t.place[t.first] - 1 - i)


@rule
def team(t, seat):
    """B8.1: the team of a seat, by its place at the table; without teams everybody is one of their own."""
    return t.place[seat] % t.option.teams if t.option.teams > 0 else seat


@rule
def is_opponent(t, seat, other):
    """B6.1: is the other a hero in the battle, and not of the seat's team?"""
    return has(t.fighting, other) and team(t, seat) != team(t, other)


@rule
def has_stance(t, seat):
    """B6.5: a turned card lies in the sequence."""
    return t.turned[seat] != 0


@rule
def gain(t, seat, energy):
    """B2.1: energy is never above the limit; excess is lost."""
    if can_gain(t):
        t.energy[seat] = max(t.energy[seat], min(most_energy(t), t.energy[seat] + energy))
        tell(t, EVERYONE, HEALED, seat, t.energy[seat])


@rule
def wound(t, seat, damage):
    """B2.1, B9: energy is never below 0; Nebula keeps 1 once a battle, Drax without energy is doomed."""
    if t.energy[seat] == 0:
        return
    t.energy[seat] = max(0, t.energy[seat] - damage)
    is_saved = t.energy[seat] == 0 and spend(t, seat, NEBULA)
    if is_saved:
        t.energy[seat] = 1
    elif t.energy[seat] == 0 and power(t, seat) == DRAX:
        t.doomed |= only(seat)
    tell(t, EVERYONE, HURT, seat, t.energy[seat])
    if is_saved:
        pay_for_life(t, seat)


@rule
def pay_for_life(t, seat):
    """B9, B6.4: Nebula discards cards at random for the energy she keeps."""
    for _ in range(bonus(t, seat, NEBULA)):
        discard_random(t, seat)


@rule
def fall(t):
    """B6.2: when all damage is dealt, heroes without energy leave together."""
    fallen = NOBODY
    for seat in range(t.seats):
        if has(t.fighting, seat) and t.energy[seat] == 0 and not fights_on(t, seat):
            fallen |= only(seat)
    leave(t, fallen, BY_ENERGY)


@rule
def leave(t, leavers, reason):
    """B5.1, B5.2, B5.3, B7.2: these leave at the same moment; hands are kept, sequences go to the discard."""
    if leavers == NOBODY:
        return
    t.fighting &= ~leavers
    t.doomed &= ~leavers
    if t.fighting == NOBODY:
        t.victors = leavers
    for i in range(t.seats):
        seat = clockwise(t, i)
        if has(leavers, seat):
            tell(t, EVERYONE, LEFT, seat, reason)
            clear_sequence(t, seat)
            share_spoils(t, seat)


@rule
def share_spoils(t, seat):
    """B10: on Spoils every hero left takes a random card from the hand of one who leaves."""
    if not is_field(t, SPOILS) or t.frozen:
        return
    for i in range(t.seats):
        taker = clockwise(t, i)
        if has(t.fighting, taker) and t.hand[seat].n > 0:
            card = draw(t, t.hand[seat])
            put(t.hand[seat], card)
            pass_card(t, seat, card, taker)


@rule
def is_decided(t):
    """B3.3, B8.2: heroes of no more than one team are left."""
    return is_one_team(t, t.fighting)


@rule
def is_one_team(t, seats):
    """B8.2: are all these of one team?"""
    seen = NONE
    for seat in range(t.seats):
        if has(seats, seat):
            if seen != NONE and seen != team(t, seat):
                return False
            seen = team(t, seat)
    return True
