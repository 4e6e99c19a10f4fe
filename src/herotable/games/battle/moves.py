"""The fourteen actions of the seven moves, in the order of the cards."""

from ...engine.rule import rule
from ...engine.seats import EVERYONE, has, only
from ...engine.tape import is_quiet, tell
from .battlefields import dodge_cards, leap_cards, more_flurry
from .fighting import clockwise, fall, gain, has_stance, is_opponent, wound
from .hands import discard, discard_random, draw_cards, holds, pass_card, see_hand, show_hand, tell_cards
from .heroes import bonus, shoots_through
from .table import *


@rule
def act(t, seat, action, target):
    """B3.2: perform an action; what needs a second decision asks for it."""
    tell(t, EVERYONE, ACTED, seat, action)
    if action == SEIZE:
        seize(t, seat)
    elif action == STUN:
        stun(t, seat, target)
    elif action == AID or action == BREATHER:
        gain(t, seat, 1)
    elif action == EXPLOSIVES:
        turn_tactic(t, target)
    elif action == LEAP:
        draw_cards(t, seat, leap_cards(t))
    elif action == FLURRY:
        flurry(t, seat, target)
    elif action == FEINT:
        feint(t, target)
    elif action == VANTAGE:
        vantage(t, target)
    elif action == DODGE:
        draw_cards(t, seat, dodge_cards(t))
    elif action == SLIDE:
        slide(t, seat, target)
    elif action == SHOOT:
        shoot(t, seat)
    elif action == SUPPRESS:
        suppress(t, seat)
    else:
        t.turned[seat] |= 1 << t.stage


@rule
def seize(t, seat):
    """B3.5: 1 damage to the first player's hero, if it is in the battle; then the card changes hands."""
    if has(t.fighting, t.first):
        wound(t, t.first, 1)
        fall(t)
    if t.first != seat:
        t.first = seat
        tell(t, EVERYONE, NEW_FIRST, seat)


@rule
def stun(t, seat, card):
    """B6.3: every opponent discards such a card, or shows the hand."""
    tell(t, EVERYONE, NAMED, seat, card)
    for i in range(t.seats):
        other = clockwise(t, i)
        if is_opponent(t, seat, other):
            if holds(t, other, card):
                discard(t, other, card)
            else:
                show_hand(t, other)


@rule
def turn_tactic(t, tactic):
    """B4.2, B4.3: set a trap, or clear the one that is there; a Knockout on it stays."""
    t.traps ^= 1 << tactic
    tell(t, EVERYONE, TRAPPED if has(t.traps, tactic) else CLEARED, tactic)


@rule
def flurry(t, seat, target):
    """B6.1, B6.5: 1 damage for this card and each Melee before it; a Stance takes nothing."""
    tell(t, EVERYONE, AIMED, seat, target)
    damage = 1 + bonus(t, seat, MORE_FLURRY) + more_flurry(t)
    for stage in range(t.stage):
        damage += t.sequence[seat, stage] - 1 == MELEE
    if not has_stance(t, target):
        wound(t, target, damage)
        fall(t)


@rule
def feint(t, tactic):
    """B4.1: put a Knockout on a tactic that has none, or lift the one that is there."""
    t.knockouts ^= 1 << tactic
    tell(t, EVERYONE, KNOCKED if has(t.knockouts, tactic) else LIFTED, tactic)


@rule
def vantage(t, tactic):
    """B4.2: exactly two different tactics are turned; the second is a decision of its own."""
    turn_tactic(t, tactic)
    t.target = tactic
    t.phase = TRAP


@rule
def slide(t, seat, rival):
    """B6.6, B9: look at an opponent's hand and take a card; not while no cards come into hands."""
    tell(t, EVERYONE, AIMED, seat, rival)
    if t.hand[rival].n == 0:
        return
    if not is_quiet(t):
        see_hand(t, seat, rival)
    tell_cards(t, only(seat), LOOKED, seat, rival, t.hand[rival].count)
    if not t.frozen:
        t.target = rival
        t.phase = TAKE


@rule
def take_card(t, seat, card):
    """B6.6: the card taken by Slide, known to these two alone."""
    pass_card(t, t.target, card, seat)


@rule
def is_hit(t, seat, other):
    """B6.5: does a Shot of this seat reach the other?"""
    return is_opponent(t, seat, other) and (shoots_through(t, seat) or not has_stance(t, other))


@rule
def shoot(t, seat):
    """B6.2: 1 damage to all opponents, then those without energy leave together."""
    for other in range(t.seats):
        if is_hit(t, seat, other):
            wound(t, other, 1)
    fall(t)


@rule
def suppress(t, seat):
    """B6.4: every opponent discards a random card."""
    for i in range(t.seats):
        other = clockwise(t, i)
        if is_hit(t, seat, other):
            discard_random(t, other)
