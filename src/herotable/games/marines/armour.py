"""Space Marine Heroes: armour actions, M15, and Priority Voice, M17."""

from ...engine.piles import push
from ...engine.rule import rule
from ...engine.seats import EVERYONE
from ...engine.tape import tell
from .battlefield import has_gear, hit, is_blocked, is_home, may_use, move_one, opposite
from .table import *

# ---------------------------------------------------------------- what an action costs, and who takes part


@rule
def price(move):
    """M15: a six pays for an attack, two sixes for a move, a triple or run for its own; M16: gear says its price."""
    verb = part(move, 0)
    if verb == ATTACK:
        return SIX
    if verb == STEP:
        return SIXES
    if verb == MARCH:
        return TRIPLE + part(move, 1) - 1
    return RUN + part(move, 1) if verb == ADVANCE else part(move, 3)


@rule
def takes_part(combination, column, other):
    """M15: a run is for the heroes of its columns, anything else for the hero of the column that is named."""
    return NEED[combination, other] > 0 if combination >= RUN else other == column


# ---------------------------------------------------------------- attacks


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


# ---------------------------------------------------------------- moves


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
        if takes_part(run, NOBODY_HERE, column) and not is_blocked(t, seat, column):
            return ALLOWED
    return M11


@rule
def order_moves(t, seat, combination, column):
    """M15, M17: who is to move is noted first, and each Priority Voice among them answers before anybody moves."""
    t.aside[combination] -= 1
    t.action = combination
    for other in range(COLUMNS):
        is_moved = takes_part(combination, column, other)
        t.mover[other] = other if is_moved and not is_blocked(t, seat, other) else NOBODY_HERE
    t.asked = NOBODY_HERE
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


# ---------------------------------------------------------------- Priority Voice


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


# ---------------------------------------------------------------- offers


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
