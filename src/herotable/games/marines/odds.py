"""What the board of Space Marine Heroes asks: the odds of battle rolls, M7 and M8, exact, by asking the rules about
every way in which the dice can fall; when a roll is due; who has come through, M3, and what spaces count, M4.
"""

import numpy as np

from ...engine.dice import first_fall, next_fall, ways_to_fall
from ...engine.fields import Numbers, Words
from ...engine.questions import Chance, Question
from ...engine.rule import rule
from ...engine.seeing import show_numbers
from ...engine.views import EachWord, Flag, Maybe, Several, Struct, Values, each_seat
from .combinations import COMBINATIONS
from .rolls import is_bust, is_roll_due, may_set
from .rules import heroes_through, worth
from .table import *
from .view import MarinesTable

ONCE = np.ones(SIDES, np.int64)  # each face is on one side of a die


class MarinesRoll(Struct):
    """M8: so many dice are not set aside, and these of them are to be left lying."""

    dice = Numbers(1, DICE)
    keep = DICE_SHOWN


class MarinesDice(Struct):
    """M7: the dice that are not set aside: those just rolled, and those left lying before."""

    rolled = DICE_SHOWN
    lying = DICE_SHOWN


class MarinesSet(Struct):
    """M7, M10: after a combination is set aside, the chance of a bust if all dice left are rolled, if there are any."""

    bust = Maybe(Chance)


class MarinesSets(Struct):
    """M6, M8: the combinations that may be set aside now."""

    sets = EachWord(COMBINATIONS, Maybe(MarinesSet))


class MarinesDecision(Struct):
    """M7: how far a turn has come."""

    phase = Words(*PHASES)
    rolls = MarinesTable.rolls
    secured = MarinesTable.secured


class MarinesDue(Struct):
    """M7: may the dice be rolled now?"""

    due = Flag()


@rule
def roll_due(t, asked, told):
    """M7: the first roll of a turn, or one after setting aside."""
    t.phase, t.rolls, t.secured = asked.phase, asked.rolls, asked.secured
    told.due = is_roll_due(t)


@rule
def roll_odds(t, asked, told):
    """M8: the chance of a bust, if these dice are left lying and all others are rolled."""
    show_numbers(t.lying, asked.keep)
    count_busts(t, asked.dice - dice_in(t.lying), told)


@rule
def set_odds(t, asked, told):
    """M7: what a roll of all dice left would risk, for each combination that may be set aside first."""
    t.phase, t.rolls = ROLLING, 1
    show_numbers(t.rolled, asked.rolled)
    show_numbers(t.lying, asked.lying)
    for combination in range(len(told.sets)):
        told.sets[combination].present = may_set(t, combination) == ALLOWED
    first_fall(t.lying, 0)
    dice = dice_in(asked.rolled) + dice_in(asked.lying)
    for combination in range(len(told.sets)):
        left = dice - SIZE[combination]
        if told.sets[combination].present and left > 0:
            told.sets[combination].value.bust.present = 1
            count_busts(t, left, told.sets[combination].value.bust.value)


@rule
def dice_in(faces):
    """M6: how many dice these are."""
    dice = 0
    for face in range(SIDES):
        dice += faces[face]
    return dice


@rule
def count_busts(t, rolling, chance):
    """M7, M8: every way in which so many dice can fall beside those lying."""
    first_fall(t.rolled, rolling)
    count_fall(t, chance)
    while next_fall(t.rolled):
        count_fall(t, chance)


@rule
def count_fall(t, chance):
    """M7: is it a bust?"""
    ways = ways_to_fall(t.rolled, ONCE)
    chance.of += ways
    if is_bust(t):
        chance.ways += ways


# ---------------------------------------------------------------- winning and scoring


class MarinesField(Struct):
    """M2: both armies, and the rows of each half."""

    rows = Numbers(ROWS[0], ROWS[-1])
    field = MarinesTable.field


class MarinesThrough(Struct):
    """M3: how many heroes of each seat stand in the opponent's half."""

    through = each_seat(SEATS, Numbers(0, COLUMNS))


@rule
def through(t, asked, told):
    """M3: of both armies, as they are seen; a column without a hero is empty, too."""
    t.option.rows = asked.rows
    told.through.n = asked.field.n
    for seat in range(asked.field.n):
        for column in range(COLUMNS):
            t.advanced[seat, column] = asked.field.each[seat].each[column].value.advanced
        told.through.each[seat] = heroes_through(t, seat)


class MarinesGear(Struct):
    """M16, M17: the gear of a hero."""

    gear = Several(GEARS, Values(*GEAR))


class MarinesWorth(Struct):
    """M4: what each space counts that a hero has advanced."""

    worth = Numbers(1, 2)


@rule
def space_worth(t, asked, told):
    """M4: of a hero with this gear."""
    for i in range(asked.gear.n):
        t.gear[0, i] = asked.gear.each[i]
    told.worth = worth(t, 0, 0)


QUESTIONS = {
    "roll_due": Question(roll_due, TABLE, MarinesDecision, MarinesDue),
    "roll_odds": Question(roll_odds, TABLE, MarinesRoll, Chance),
    "set_odds": Question(set_odds, TABLE, MarinesDice, MarinesSets),
    "through": Question(through, TABLE, MarinesField, MarinesThrough),
    "space_worth": Question(space_worth, TABLE, MarinesGear, MarinesWorth),
}
