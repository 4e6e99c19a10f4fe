"""B10: what a battlefield changes, each change in one place."""

from ...engine.rule import rule
from .table import *


@rule
def is_field(t, effect):
    """B10: does the battlefield in play have this effect?"""
    return t.field != NONE and t.effect[t.field, 0] == effect


@rule
def amount(t, effect, otherwise):
    """B10: the battlefield's number if it has this effect, else the usual one."""
    return t.effect[t.field, 1] if is_field(t, effect) else otherwise


@rule
def hand_limit(t):
    """B10, B2.3: Seven cards lets everybody begin with more."""
    return amount(t, HAND_SIZE, HAND)


@rule
def start_energy(t):
    """B10, B2.1: energy at the start of a battle, more where none can be gained; nobody starts without."""
    return max(1, amount(t, NO_GAIN, amount(t, START_ENERGY, ENERGY)))


@rule
def most_energy(t):
    """B10, B2.1: no hero has more than this, which is at least 1 and at most what a hero can have at all."""
    return min(max(1, amount(t, ENERGY_LIMIT, MOST_ENERGY)), MOST_ENERGY)


@rule
def can_gain(t):
    """B10: on one field no energy can be gained."""
    return not is_field(t, NO_GAIN)


@rule
def trap_damage(t):
    """B10, B3.2: what a trap takes."""
    return amount(t, TRAP_DAMAGE, 1)


@rule
def knockout_damage(t):
    """B10: on one field a Knockout deals damage instead; 0 on all others."""
    return amount(t, KNOCKOUT_DAMAGE, 0)


@rule
def leap_cards(t):
    """B10: the cards that Leap draws."""
    return LEAP_CARDS + amount(t, DRAW_MORE, 0)


@rule
def dodge_cards(t):
    """B10: the cards that Dodge draws."""
    return DODGE_CARDS + amount(t, DRAW_MORE, 0)


@rule
def more_flurry(t):
    """B10: Flurry deals more."""
    return amount(t, FLURRY_FIELD, 0)


@rule
def goes_down(t):
    """B10: sequences go down instead of up."""
    return is_field(t, DOWN)


@rule
def ones_fit(t):
    """B10: a 1 may be laid after anything."""
    return is_field(t, ONES)


@rule
def shot_pierces(t):
    """B10: Stance does not protect from Shot."""
    return is_field(t, SHOT_PIERCES)


@rule
def step(t):
    """B10, B3.2: reveals go clockwise, on one field counter-clockwise."""
    return -1 if is_field(t, COUNTER) else 1


@rule
def received(t):
    """B10, B6.7: the card that everybody receives, or NONE."""
    return t.effect[t.field, 0] if t.field != NONE and t.effect[t.field, 0] < KINDS else NONE


@rule
def hands_are_open(t):
    """B10: on one field all hands are open while cards are being chosen."""
    return t.phase == CHOOSE and is_field(t, OPEN_HANDS)
