"""What bots of Space Marine Heroes go by. What a move brings is counted in spaces of the score, M4."""

import numpy as np

from ...engine.dice import below
from ...engine.rule import rule
from .battlefield import has_gear, is_blocked, is_home, last_row, opposite
from .gear import is_mown
from .rules import score
from .table import *

ITERATIONS = (
    16,
    100,
    500,
    2500,
)  # of the search, for each level: found by measuring (docs/bots.md)
ANY = 10  # percent of the moves of a playout: so that it does not always go the same way
RIPE = 40  # visits: the policy is better than a young tree
NOTHING = -1
HALFWAY = 1.0  # the last space before the middle keeps the enemy out, the next one is in its half
FAILED = (LEAST_SAVE - 1) / SIDES  # a save
FAILED_SHIELD = (LEAST_SHIELD_SAVE - 1) / SIDES
ANOTHER_TURN = 3.0
ENOUGH = np.array([0.0, 1.0, 0.6, 2.0, 4.5, 12.0, 12.0])  # by dice left: what is set aside is too good to risk it

# ---------------------------------------------------------------- playouts


@rule
def prefer(t, seat, offer):
    """M1, M2: any hero, and none is taken back; M7, M11: mostly what brings most, else any move."""
    if t.phase == PICKING:
        return np.int64(offer.card[below(t, offer.n - t.reserve[seat].n)])
    if t.phase == PLACING or below(t, 100) < ANY:
        return np.int64(offer.card[below(t, offer.n)])
    if t.phase == ROLLING:
        return prefer_dice(t, seat, offer)
    return prefer_action(t, seat, offer)


@rule
def prefer_dice(t, seat, offer):
    """M7: set aside all that brings something; then roll all the dice left, M8, or act when it is enough."""
    wanted = prefer_set(t, seat, offer)
    if wanted != NOTHING:
        return np.int64(wanted)
    return np.int64(TO_ACT[()] if is_enough(t, seat) else FIRST_ROLL)


@rule
def prefer_set(t, seat, offer):
    """M7: the combination that brings most; the first one must be set aside even if it brings nothing."""
    found, most = NOTHING, 0.0 if t.secured > 0 else -1.0
    for i in range(offer.n):
        if part(offer.card[i], 0) != SET:
            break
        brings = combination_brings(t, seat, part(offer.card[i], 1))
        if brings > most:
            found, most = offer.card[i], brings
    return found


@rule
def is_enough(t, seat):
    """M7: would a bust lose more than the dice left are likely to bring?"""
    aside = 0.0
    for combination in range(len(t.aside)):
        if t.aside[combination] > 0:
            aside += t.aside[combination] * armour_brings(t, seat, combination)
    return aside >= ENOUGH[t.dice]


@rule
def prefer_action(t, seat, offer):
    """M11: the action that brings most; of equals any."""
    found, most, equals = offer.card[0], -1.0, 0
    for i in range(offer.n):
        brings = action_brings(t, seat, offer.card[i])
        equals = equals + 1 if brings == most else 1
        if brings > most or (brings == most and below(t, equals) == 0):
            found, most = offer.card[i], brings
    return np.int64(found)


# ---------------------------------------------------------------- what a move brings


@rule
def combination_brings(t, seat, combination):
    """M10: the armour action it pays for, and another turn if it takes the last dice."""
    return armour_brings(t, seat, combination) + (ANOTHER_TURN if SIZE[combination] == t.dice else 0.0)


@rule
def armour_brings(t, seat, combination):
    """M15: what the best armour action of a combination brings."""
    if combination >= RUN:
        return run_brings(t, seat, combination)
    if combination >= TRIPLE:
        return moves_bring(t, seat, combination - TRIPLE, 2)
    most = 0.0
    for column in range(COLUMNS):
        if combination == SIXES:
            most = max(most, moves_bring(t, seat, column, 1))
        elif is_blocked(t, seat, column) and not is_home(t, seat, column):
            most = max(most, hit_brings(t, 1 - seat, opposite(column), 1))
    return most


@rule
def action_brings(t, seat, move):
    """M15, M16, M17: what an action brings; ending the turn brings nothing, M11."""
    verb, column, target = part(move, 0), part(move, 1) - 1, part(move, 2) - 1
    if verb == STEP or verb == MARCH or verb == VOICE:
        return moves_bring(t, seat, column, 2 if verb == MARCH else 1)
    if verb == ADVANCE:
        return run_brings(t, seat, RUN + part(move, 1))
    if verb == ATTACK:
        return hit_brings(t, 1 - seat, opposite(column), 1)
    if verb == MOW:
        return row_brings(t, 1 - seat, last_row(t) - target)
    if verb == END:
        return 0.0
    return hit_brings(t, 1 - seat, opposite(target), last_row(t) if verb == SMITE else 1)


@rule
def run_brings(t, seat, run):
    """M15: one move for each hero in the columns of the run."""
    brings = 0.0
    for column in range(COLUMNS):
        if NEED[run, column] > 0:
            brings += moves_bring(t, seat, column, 1)
    return brings


@rule
def moves_bring(t, seat, column, moves):
    """M12: the spaces in front of a hero, as far as it can go."""
    here, blocked = t.advanced[seat, column], last_row(t) - t.advanced[1 - seat, opposite(column)]
    brings = 0.0
    for row in range(here + 1, min(here + moves + 1, blocked)):
        brings += space_brings(t, seat, column, row)
    return brings


@rule
def row_brings(t, seat, row):
    """M16: a hit of every hero of this seat in the row."""
    brings = 0.0
    for column in range(COLUMNS):
        if is_mown(t, seat, column, row):
            brings += hit_brings(t, seat, column, 1)
    return brings


@rule
def hit_brings(t, seat, column, spaces):
    """M13, M14: the spaces this hero of the enemy loses, if it is not saved."""
    here, brings = t.advanced[seat, column], 0.0
    for row in range(max(here - spaces, 0), here):
        brings += space_brings(t, seat, column, row + 1)
    return brings * (FAILED_SHIELD if has_gear(t, seat, column, SHIELD) else FAILED)


@rule
def space_brings(t, seat, column, row):
    """M4: a space, with Inspiration two; M3: more on both sides of the middle."""
    brings = 2.0 if has_gear(t, seat, column, INSPIRATION) else 1.0
    if t.option.rows - 1 <= row <= t.option.rows:
        brings += HALFWAY
    return brings


# ---------------------------------------------------------------- one move ahead


@rule
def appeal(t, seat):
    """M3, M4: the score less the opponent's, and a little for every combination set aside."""
    looks = float(score(t, seat) - score(t, 1 - seat))
    if t.turn == seat:
        for combination in range(len(t.aside)):
            looks += 0.5 * t.aside[combination]
    return looks
