"""Space Marine Heroes: battle rolls, M6 to M10. A combination is its number in table.py."""

from ...engine.dice import roll as roll_die
from ...engine.piles import push
from ...engine.rule import rule
from ...engine.seats import EVERYONE
from ...engine.tape import tell
from .table import *


@rule
def take_dice(t):
    """M7: six dice in hand and nothing set aside."""
    t.rolls = 0
    t.dice = DICE
    t.secured = 0
    for face in range(SIDES):
        t.rolled[face] = 0
        t.lying[face] = 0
    for combination in range(len(t.aside)):
        t.aside[combination] = 0


@rule
def is_roll_due(t):
    """M7: the first roll of a turn, or one after setting aside."""
    return t.phase == ROLLING and (t.rolls == 0 or t.secured > 0)


@rule
def may_roll(t, move):
    """M7: first all six, then only after setting aside; M8: one die or more is rolled, the others lie as they are."""
    if not is_roll_due(t):
        return M7
    if t.rolls == 0:
        return ALLOWED if move == FIRST_ROLL else M7
    kept = 0
    for face in range(SIDES):
        if part(move, 1 + face) > shown(t, face):
            return M8
        kept += part(move, 1 + face)
    return ALLOWED if kept < t.dice else M8


@rule
def roll(t, move):
    """M8: some dice lie as they are, all others not set aside are rolled."""
    t.rolls += 1
    t.secured = 0
    rolling = t.dice
    for face in range(SIDES):
        t.lying[face] = part(move, 1 + face)
        t.rolled[face] = 0
        rolling -= t.lying[face]
    for _ in range(rolling):
        t.rolled[roll_die(t) - 1] += 1
    if rolling < t.dice:
        tell_dice(t, KEPT, t.lying)
    tell_dice(t, ROLLED, t.rolled)


@rule
def tell_dice(t, event, dice):
    """M6: everybody sees the dice."""
    tell(t, EVERYONE, event, dice[0], dice[1], dice[2], dice[3], dice[4], dice[5])


@rule
def offer_rolls(t, offer):
    """M8, M9: every handful of the dice not set aside may be left lying, but not all of them."""
    if not is_roll_due(t):
        return
    first = offer.n
    push(offer, FIRST_ROLL)
    if t.rolls == 0:
        return
    for face in range(SIDES):
        more = shown(t, face)
        if more > 0:
            offer_more(first, more, face, offer)
    pop(offer)


@rule
def offer_more(first, more, face, offer):
    """M8: every handful so far, with one more of a face, or two, as far as there are."""
    for i in range(first, offer.n):
        keep = offer.card[i]
        for _ in range(more):
            keep = ONE_MORE[keep - FIRST_ROLL, face]
            push(offer, keep)


@rule
def pop(pile):
    """M8: the last handful is all the dice, which would leave none to roll."""
    pile.n -= 1
    pile.card[pile.n] = 0


@rule
def shown(t, face):
    """M6: how many of the dice not set aside show the face."""
    return t.rolled[face] + t.lying[face]


@rule
def may_set(t, combination):
    """M7: only dice that have been rolled are set aside."""
    if t.phase != ROLLING or t.rolls == 0:
        return M7
    return may_make(combination, counted(t.rolled), counted(t.lying))


@rule
def counted(dice):
    """M6: dice as one number, four bits for each face."""
    low = dice[0] * FACE[0] + dice[1] * FACE[1] + dice[2] * FACE[2]
    return low + dice[3] * FACE[3] + dice[4] * FACE[4] + dice[5] * FACE[5]


@rule
def may_make(combination, rolled, lying):
    """M6: the dice are there; M8: at least one of them was just rolled."""
    if ((rolled + lying | SPARE) - NEEDED[combination]) & SPARE != SPARE:
        return M6
    return ALLOWED if rolled & WANTED[combination] != 0 else M8


@rule
def set_aside(t, combination):
    """M6, M8: dice left lying serve first, so that those just rolled can make further combinations."""
    fresh = 0
    for face in range(SIDES):
        fresh += use(t, face, NEED[combination, face])
    if fresh == 0:
        trade(t, combination)
    t.dice -= SIZE[combination]
    t.aside[combination] += 1
    t.secured += 1
    tell(t, EVERYONE, SECURED, t.turn, combination)


@rule
def use(t, face, need):
    """M8: take dice of a face away, lying ones first; how many of them had just been rolled."""
    lying = min(need, t.lying[face])
    t.lying[face] -= lying
    t.rolled[face] -= need - lying
    return need - lying


@rule
def trade(t, combination):
    """M8: one die of the combination must be just rolled: it goes in place of a lying one, which stays."""
    for face in range(SIDES):
        if NEED[combination, face] > 0 and t.rolled[face] > 0:
            t.rolled[face] -= 1
            t.lying[face] += 1
            return


@rule
def offer_sets(t, offer):
    """M7: any combination may be set aside, one after another."""
    rolled, lying = counted(t.rolled), counted(t.lying)
    for combination in range(len(t.aside)):
        if may_make(combination, rolled, lying) == ALLOWED:
            push(offer, TO_SET[combination])


@rule
def is_bust(t):
    """M7, M8: no combination contains a die just rolled."""
    rolled, lying = counted(t.rolled), counted(t.lying)
    for combination in range(len(t.aside)):
        if may_make(combination, rolled, lying) == ALLOWED:
            return False
    return True


@rule
def is_all_out(t):
    """M10: all six dice are set aside."""
    return t.dice == 0


@rule
def may_act(t):
    """M7: after setting something aside, act instead of rolling again."""
    return ALLOWED if t.phase == ROLLING and t.secured > 0 else M7


@rule
def act(t):
    """M7, M10: the dice are put away and the actions begin."""
    t.phase = ACTING
    for face in range(SIDES):
        t.rolled[face] = 0
        t.lying[face] = 0
