"""Space Marine Heroes: where heroes stand, move and retreat, M12 to M14. Columns count from 0, each seat its own."""

from ...engine.dice import roll as roll_die
from ...engine.rule import rule
from ...engine.seats import EVERYONE
from ...engine.tape import tell
from .table import *


@rule
def opposite(column):
    """M12: the same column as the other seat reads it."""
    return COLUMNS - 1 - column


@rule
def last_row(t):
    """M12: the number of the farthest row, counted from 0 at a seat's own edge."""
    return 2 * t.option.rows - 1


@rule
def has_gear(t, seat, column, kind):
    """M17: does the hero in this column have a gear?"""
    hero = t.hero[seat, column]
    for i in range(GEARS):
        if GEAR_KIND[t.gear[hero, i]] == kind:
            return True
    return False


@rule
def is_blocked(t, seat, column):
    """M12: the enemy of the column stands on the next space."""
    return t.advanced[seat, column] + t.advanced[1 - seat, opposite(column)] >= last_row(t) - 1


@rule
def move_one(t, seat, column):
    """M12: one space forward, unless an enemy stands there."""
    if is_blocked(t, seat, column):
        return
    t.advanced[seat, column] += 1
    tell(t, EVERYONE, ADVANCED, seat, t.hero[seat, column], column + 1, t.advanced[seat, column] + 1)


@rule
def is_home(t, seat, column):
    """M13: does this hero stand on its starting space?"""
    return t.advanced[seat, column] == 0


@rule
def least_save(t, seat, column):
    """M14: the lowest die that saves a hero; a shield helps."""
    return LEAST_SHIELD_SAVE if has_gear(t, seat, column, SHIELD) else LEAST_SAVE


@rule
def hit(t, seat, column, spaces):
    """M13, M14: the hero rolls to be saved, or retreats; on its starting space nothing happens to it."""
    if is_home(t, seat, column):
        return
    die = roll_die(t)
    if die >= least_save(t, seat, column):
        tell(t, EVERYONE, SAVED, seat, t.hero[seat, column], die)
    else:
        t.advanced[seat, column] -= spaces
        tell(t, EVERYONE, RETREATED, seat, t.hero[seat, column], die, spaces)


@rule
def may_use(t, combination):
    """M11: one action for each combination set aside."""
    return ALLOWED if t.phase == ACTING and t.aside[combination] > 0 else M11
