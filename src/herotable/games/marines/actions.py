"""Space Marine Heroes: battle actions, M11 to M18. Columns are as the acting seat reads them, from 0."""

from ...engine.dice import roll as roll_die
from ...engine.piles import push
from ...engine.rule import rule
from ...engine.seats import EVERYONE
from ...engine.tape import tell
from .table import *

# ---------------------------------------------------------------- the battlefield


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
def hit(t, seat, column, spaces):
    """M13, M14: the hero rolls to be saved, or retreats; on its starting space nothing happens to it."""
    if is_home(t, seat, column):
        return
    die = roll_die(t)
    if die >= (LEAST_SHIELD_SAVE if has_gear(t, seat, column, SHIELD) else LEAST_SAVE):
        tell(t, EVERYONE, SAVED, seat, t.hero[seat, column], die)
    else:
        t.advanced[seat, column] -= spaces
        tell(t, EVERYONE, RETREATED, seat, t.hero[seat, column], die, spaces)


# ---------------------------------------------------------------- paying for actions


@rule
def may_use(t, combination):
    """M11: one action for each combination set aside; M17: first Priority Voice is answered."""
    if t.phase == HANDING:
        return M17
    return ALLOWED if t.phase == ACTING and t.aside[combination] > 0 else M11


@rule
def offer_actions(t, seat, offer):
    """M11: all that the unused combinations can pay for, in any order, or nothing."""
    for combination in range(len(t.aside)):
        if t.aside[combination] > 0:
            offer_armour(t, seat, combination, offer)
            offer_gear(t, seat, combination, offer)
    push(offer, TO_END[()])


# ---------------------------------------------------------------- armour actions


@rule
def may_attack(t, seat, column):
    """M15: one six; M13: not from the starting space; the enemy next in front, unless on its own starting space."""
    if may_use(t, SIX) != ALLOWED:
        return may_use(t, SIX)
    if is_home(t, seat, column):
        return M13
    return ALLOWED if is_blocked(t, seat, column) and not is_home(t, 1 - seat, opposite(column)) else M15


@rule
def attack(t, seat, column):
    """M15: the enemy on the next space is attacked."""
    t.aside[SIX] -= 1
    tell(t, EVERYONE, ATTACKED, seat, t.hero[seat, column], t.hero[1 - seat, opposite(column)])
    hit(t, 1 - seat, opposite(column), 1)


@rule
def may_move(t, seat, column, combination):
    """M15: two sixes move any hero once, a triple of n the hero of column n twice; M12: not when blocked."""
    if may_use(t, combination) != ALLOWED:
        return may_use(t, combination)
    return M12 if is_blocked(t, seat, column) else ALLOWED


@rule
def may_advance(t, seat, run):
    """M15: a run moves the heroes of its columns; M11: somebody at least must be able to move."""
    if may_use(t, run) != ALLOWED:
        return may_use(t, run)
    for column in range(COLUMNS):
        if NEED[run, column] > 0 and not is_blocked(t, seat, column):
            return ALLOWED
    return M11


@rule
def order_moves(t, seat, combination, column):
    """M15, M17: who is to move is noted first, and each Priority Voice among them answers before anybody moves."""
    t.aside[combination] -= 1
    t.action = combination
    for other in range(COLUMNS):
        moves = NEED[combination, other] > 0 if combination >= RUN else other == column
        t.mover[other] = other if moves and not is_blocked(t, seat, other) else NOBODY_HERE
    t.asked = NOBODY_HERE
    ask_next(t, seat)


@rule
def ask_next(t, seat):
    """M17: the next hero with Priority Voice decides; when there is none left, all move."""
    for column in range(t.asked + 1, COLUMNS):
        if t.mover[column] != NOBODY_HERE and has_gear(t, seat, column, PRIORITY_VOICE) and has_other(t, seat, column):
            t.phase = HANDING
            t.asked = column
            return
    make_moves(t, seat)


@rule
def has_other(t, seat, column):
    """M17: can another hero of the army move?"""
    for other in range(COLUMNS):
        if other != column and not is_blocked(t, seat, other):
            return True
    return False


@rule
def may_voice(t, seat, column):
    """M17: the hero itself, or another that can move at least one space."""
    return M17 if t.phase != HANDING or is_blocked(t, seat, column) else ALLOWED


@rule
def voice(t, seat, column):
    """M17: this hero makes the move."""
    if column != t.asked:
        tell(t, EVERYONE, HANDED, seat, t.hero[seat, t.asked], t.hero[seat, column])
    t.mover[t.asked] = column
    ask_next(t, seat)


@rule
def make_moves(t, seat):
    """M15, M17: all moves of the action, column by column; a triple gives two to one hero."""
    spaces = 2 if TRIPLE <= t.action < RUN else 1
    for column in range(COLUMNS):
        if t.mover[column] != NOBODY_HERE:
            for _ in range(spaces):
                move_one(t, seat, t.mover[column])
        t.mover[column] = 0
    t.action = 0
    t.asked = 0
    t.phase = ACTING


@rule
def offer_armour(t, seat, combination, offer):
    """M15: what armour can do with this combination."""
    if combination >= RUN:
        if may_advance(t, seat, combination) == ALLOWED:
            push(offer, TO_ADVANCE[combination - RUN])
    elif combination >= TRIPLE:
        if may_move(t, seat, combination - TRIPLE, combination) == ALLOWED:
            push(offer, TO_MARCH[combination - TRIPLE + 1])
    else:
        for column in range(COLUMNS):
            if combination == SIX and may_attack(t, seat, column) == ALLOWED:
                push(offer, TO_ATTACK[column + 1])
            if combination == SIXES and may_move(t, seat, column, SIXES) == ALLOWED:
                push(offer, TO_MOVE[column + 1])


@rule
def offer_voices(t, seat, offer):
    """M17: every hero that can make the move."""
    for column in range(COLUMNS):
        if may_voice(t, seat, column) == ALLOWED:
            push(offer, TO_VOICE[column + 1])


# ---------------------------------------------------------------- gear actions


@rule
def reach(t, seat, column, kind, combination):
    """M16, M18: the widest range at which this hero can use a gear for this combination, or none."""
    hero = t.hero[seat, column]
    widest = NO_RANGE
    for i in range(GEARS):
        gear = t.gear[hero, i]
        if GEAR_KIND[gear] == kind and GEAR_PRICE[gear] == PRICE[combination]:
            widest = max(widest, GEAR_RANGE[gear])
    return widest


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
    if is_home(t, 1 - seat, opposite(target)):
        return M16
    return ALLOWED if is_in_range(t, seat, column, target, widest) else M18


@rule
def is_in_range(t, seat, column, target, widest):
    """M18: close is the next space, short the same column, medium the neighbouring ones too, long everywhere."""
    if widest == CLOSE:
        return target == column and is_blocked(t, seat, column)
    return widest == LONG or abs(target - column) <= (1 if widest == MEDIUM else 0)


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


@rule
def offer_gear(t, seat, combination, offer):
    """M16: what the gear of every hero can do with this combination."""
    for column in range(COLUMNS):
        if is_home(t, seat, column):
            continue
        if reach(t, seat, column, SMITING, combination) > NO_RANGE:
            offer_strikes(t, seat, SMITING, column, combination, offer)
        if reach(t, seat, column, SHOOTING, combination) > NO_RANGE:
            offer_strikes(t, seat, SHOOTING, column, combination, offer)
        if reach(t, seat, column, MOWING, combination) > NO_RANGE:
            offer_rows(t, seat, column, combination, offer)


@rule
def offer_strikes(t, seat, kind, column, combination, offer):
    """M16: every enemy this hero can smite or shoot."""
    for target in range(COLUMNS):
        if may_strike(t, seat, kind, column, target, combination) == ALLOWED:
            if kind == SMITING:
                push(offer, TO_SMITE[column + 1, target + 1, combination])
            else:
                push(offer, TO_SHOOT[column + 1, target + 1, combination])


@rule
def offer_rows(t, seat, column, combination, offer):
    """M16: every row this hero can mow down."""
    for row in range(last_row(t) + 1):
        if may_mow(t, seat, column, row, combination) == ALLOWED:
            push(offer, TO_MOW[column + 1, row + 1, combination])
