"""Space Marine Heroes: picking armies in secret, M1, and placing them, M2."""

from ...engine.dice import below
from ...engine.piles import count, pull, push
from ...engine.rule import rule
from ...engine.seats import EVERYONE, NOBODY, only
from ...engine.tape import tell
from .table import *

# ---------------------------------------------------------------- picking


@rule
def may_pick(t, seat, hero):
    """M1: a hero of the pack that is not in the army yet, while the army is not whole."""
    army = t.reserve[seat]
    if t.phase != PICKING or army.n == ARMY or t.gear[hero, 0] == 0 or count(army, hero) > 0:
        return M1
    return ALLOWED


@rule
def pick(t, seat, hero):
    """M1: into the army, in secret; when both are whole they are shown."""
    push(t.reserve[seat], hero)
    tell(t, only(seat), PICKED, seat, hero)
    if t.reserve[seat].n == ARMY:
        t.waiting &= ~only(seat)
    if t.waiting == NOBODY:
        muster(t)


@rule
def may_drop(t, seat, hero):
    """M1: a pick may be taken back until both have chosen."""
    return ALLOWED if t.phase == PICKING and count(t.reserve[seat], hero) > 0 else M1


@rule
def drop(t, seat, hero):
    """M1: out of the army again."""
    pull(t.reserve[seat], place_of(t.reserve[seat], hero))
    t.waiting |= only(seat)
    tell(t, only(seat), DROPPED, seat, hero)


@rule
def place_of(army, hero):
    """M1: where in the pile the hero lies."""
    i = 0
    while army.card[i] != hero:
        i += 1
    return i


@rule
def offer_picks(t, seat, offer):
    """M1: every hero to pick, then those to take back."""
    for hero in range(len(t.gear)):
        if may_pick(t, seat, hero) == ALLOWED:
            push(offer, TO_PICK[hero])
    for hero in range(len(t.gear)):
        if t.gear[hero, 0] != NO_GEAR and may_drop(t, seat, hero) == ALLOWED:
            push(offer, TO_DROP[hero])


@rule
def muster(t):
    """M2, M5: both armies are shown; a random seat begins, in later battles the one that did not begin the last."""
    for seat in range(t.seats):
        army = t.reserve[seat].card
        tell(t, EVERYONE, MUSTERED, seat, army[0], army[1], army[2], army[3], army[4])
    t.beginner = below(t, t.seats) if t.battle == 0 else 1 - t.beginner
    t.phase = PLACING
    t.turn = t.beginner
    t.waiting = only(t.turn)
    tell(t, EVERYONE, DEPLOYING, t.turn)


# ---------------------------------------------------------------- placing


@rule
def may_place(t, seat, hero, column):
    """M2: a hero not yet placed, on a free starting space."""
    if t.phase != PLACING or t.hero[seat, column] != NOBODY_HERE or count(t.reserve[seat], hero) == 0:
        return M2
    return ALLOWED


@rule
def place(t, seat, hero, column):
    """M2: one hero on its starting space; then it is the other seat's turn to place."""
    t.hero[seat, column] = pull(t.reserve[seat], place_of(t.reserve[seat], hero))
    tell(t, EVERYONE, PLACED, seat, hero, column + 1)
    t.turn = 1 - seat
    t.waiting = only(t.turn)


@rule
def is_deployed(t):
    """M2: are all heroes placed?"""
    return t.reserve[0].n + t.reserve[1].n == 0


@rule
def offer_places(t, seat, offer):
    """M2: every hero left on every free starting space."""
    for i in range(t.reserve[seat].n):
        hero = t.reserve[seat].card[i]
        for column in range(COLUMNS):
            if may_place(t, seat, hero, column) == ALLOWED:
                push(offer, TO_PLACE[hero, column + 1])
