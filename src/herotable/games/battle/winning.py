"""B7, B8: who wins a battle, who wins the game."""

from ...engine.rule import rule
from ...engine.seats import EVERYONE, NOBODY, has, only
from ...engine.tape import tell
from .fighting import clockwise, is_one_team, team
from .hands import clear_sequence
from .table import *


@rule
def end_battle(t):
    """B7.1, B7.2, B7.4, B8.2: the last heroes, or all who left last at once, win; sequences go to the discard."""
    if t.fighting != NOBODY:
        t.victors = t.fighting
    t.fighting = NOBODY
    t.actor = NONE
    t.frozen = 0
    winners = mates(t, t.victors)
    for seat in range(t.seats):
        clear_sequence(t, seat)
        if has(winners, seat):
            t.wins[seat] += 1
            tell(t, EVERYONE, WON, seat, t.wins[seat])
    decide(t, winners)


@rule
def mates(t, seats):
    """B8.2: these seats with all their team-mates."""
    found = NOBODY
    for seat in range(t.seats):
        for other in range(t.seats):
            if has(seats, other) and team(t, seat) == team(t, other):
                found |= only(seat)
    return found


@rule
def decide(t, winners):
    """B7.1, B7.3: is the game won, and by whom?"""
    claimants = winners
    for seat in range(t.seats):
        if t.wins[seat] < t.goal and not t.showdown:
            claimants &= ~only(seat)
    if claimants == NOBODY:
        t.phase = PREPARE
    elif is_one_team(t, claimants) or t.showdown or t.option.tie == BY_TURN_ORDER:
        win(t, claimants)
    elif t.option.tie == BY_SHOWDOWN:
        begin_showdown(t, claimants)
    elif t.goal == WINS:
        t.goal += 1
        t.phase = PREPARE
        tell(t, EVERYONE, NEW_GOAL, t.goal)
    else:
        win(t, claimants)


@rule
def begin_showdown(t, claimants):
    """B7.3: a battle for the tied seats alone."""
    t.showdown = 1
    t.contestants = claimants
    t.phase = PREPARE
    tell(t, EVERYONE, SHOWDOWN)


@rule
def win(t, claimants):
    """B7.3: of several the first player wins, or the nearest to them clockwise, with the whole team."""
    i = 0
    while not has(claimants, clockwise(t, i)):
        i += 1
    t.winners = mates(t, only(clockwise(t, i)))
    for seat in range(t.seats):
        t.score[seat] = t.wins[seat]
    t.phase = OVER
    tell(t, EVERYONE, ENDED)
