"""Space Marine Heroes: gear actions, M16, and their ranges, M18."""

from ...engine.piles import push
from ...engine.rule import rule
from ...engine.seats import EVERYONE
from ...engine.tape import tell
from .battlefield import hit, is_blocked, is_home, last_row, may_use, opposite
from .table import *

# ---------------------------------------------------------------- ranges


@rule
def reach(t, seat, column, kind, combination):
    """M16, M18: the widest range at which this hero can use a gear for this combination, or none."""
    hero = t.hero[seat, column]
    widest = NO_RANGE
    for i in range(GEARS):
        gear = t.gear[hero, i]
        if gear == NO_GEAR:
            break
        if GEAR_KIND[gear] == kind and GEAR_PRICE[gear] == PRICE[combination]:
            widest = max(widest, GEAR_RANGE[gear])
    return widest


@rule
def is_in_range(t, seat, column, target, widest):
    """M18: close is the next space, short the same column, medium the neighbouring ones too, long everywhere."""
    if widest == CLOSE:
        return target == column and is_blocked(t, seat, column)
    return widest == LONG or abs(target - column) <= (1 if widest == MEDIUM else 0)


# ---------------------------------------------------------------- Smite and Shooting


@rule
def may_strike(t, seat, kind, column, target, combination):
    """M16: Smite and Shooting choose a space with an enemy not at home; M13: not from home; M18: in range."""
    if may_use(t, combination) != ALLOWED:
        return may_use(t, combination)
    widest = reach(t, seat, column, kind, combination)
    if widest == NO_RANGE:
        return M16
    if is_home(t, seat, column):
        return M13
    return may_hit(t, seat, column, target, widest)


@rule
def may_hit(t, seat, column, target, widest):
    """M16: the enemy of the space is not at home; M18: and in range."""
    if is_home(t, 1 - seat, opposite(target)):
        return M16
    return ALLOWED if is_in_range(t, seat, column, target, widest) else M18


@rule
def smite(t, seat, column, target, combination):
    """M16: the enemy retreats to its starting space, unless saved."""
    enemy = opposite(target)
    t.aside[combination] -= 1
    tell(t, EVERYONE, SMOTE, seat, t.hero[seat, column], t.hero[1 - seat, enemy])
    hit(t, 1 - seat, enemy, t.advanced[1 - seat, enemy])


@rule
def shoot(t, seat, column, target, combination):
    """M16: the enemy is attacked from afar."""
    t.aside[combination] -= 1
    tell(t, EVERYONE, SHOT, seat, t.hero[seat, column], t.hero[1 - seat, opposite(target)])
    hit(t, 1 - seat, opposite(target), 1)


# ---------------------------------------------------------------- Mow Down


@rule
def may_mow(t, seat, column, row, combination):
    """M16: Mow Down chooses a row in which somebody can be moved; M13: not from home; M18: a space of it in range."""
    if may_use(t, combination) != ALLOWED:
        return may_use(t, combination)
    widest = reach(t, seat, column, MOWING, combination)
    if widest == NO_RANGE:
        return M16
    if is_home(t, seat, column):
        return M13
    return may_sweep(t, seat, column, row, widest)


@rule
def may_sweep(t, seat, column, row, widest):
    """M18: a space of the row is in range; M16: and somebody in it can be moved."""
    if row > last_row(t) or (widest == CLOSE and abs(row - t.advanced[seat, column]) != 1):
        return M18
    for across in range(COLUMNS):
        if is_mown(t, 1 - seat, opposite(across), last_row(t) - row) or is_mown_friend(t, seat, across, column, row):
            return ALLOWED
    return M16


@rule
def is_mown(t, seat, column, row):
    """M16: this hero stands in the row, as its own seat counts rows, and not on its starting space."""
    return t.advanced[seat, column] == row and row > 0


@rule
def is_mown_friend(t, seat, column, attacker, row):
    """M16: with friendly fire the own heroes of the row are hit too, the attacker excepted."""
    return t.option.friendly_fire != 0 and column != attacker and is_mown(t, seat, column, row)


@rule
def mow(t, seat, column, row, combination):
    """M16: every enemy of the row is attacked, in the attacker's column order."""
    t.aside[combination] -= 1
    tell(t, EVERYONE, MOWED, seat, t.hero[seat, column], row + 1)
    for across in range(COLUMNS):
        if is_mown(t, 1 - seat, opposite(across), last_row(t) - row):
            hit(t, 1 - seat, opposite(across), 1)
        elif is_mown_friend(t, seat, across, column, row):
            hit(t, seat, across, 1)


# ---------------------------------------------------------------- offers


@rule
def offer_gear(t, seat, combination, offer):
    """M16: what the gear of every hero can do with this combination; M13: not from home."""
    for column in range(COLUMNS):
        if not is_home(t, seat, column):
            for kind in range(SMITING, len(KINDS)):
                offer_kind(t, seat, kind, column, combination, offer)


@rule
def offer_kind(t, seat, kind, column, combination, offer):
    """M16: what a hero can do with gear of one kind, if this combination pays for it."""
    widest = reach(t, seat, column, kind, combination)
    if widest == NO_RANGE:
        return
    if kind == MOWING:
        offer_rows(t, seat, column, combination, widest, offer)
    else:
        offer_strikes(t, seat, kind, column, combination, widest, offer)


@rule
def offer_strikes(t, seat, kind, column, combination, widest, offer):
    """M16: every enemy this hero can smite or shoot."""
    for target in range(COLUMNS):
        if may_hit(t, seat, column, target, widest) == ALLOWED:
            if kind == SMITING:
                push(offer, TO_SMITE[column + 1, target + 1, combination])
            else:
                push(offer, TO_SHOOT[column + 1, target + 1, combination])


@rule
def offer_rows(t, seat, column, combination, widest, offer):
    """M16: every row this hero can mow down."""
    for row in range(last_row(t) + 1):
        if may_sweep(t, seat, column, row, widest) == ALLOWED:
            push(offer, TO_MOW[column + 1, row + 1, combination])
