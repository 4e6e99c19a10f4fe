"""What a seat of Space Marine Heroes sees."""

from ...engine.fields import Handful, Numbers, Seats, Words
from ...engine.views import EachWord, Maybe, Several, Struct, Values, each_seat
from .combinations import COMBINATIONS
from .table import (
    ARMY,
    BATTLES,
    COLUMN,
    COLUMNS,
    DICE,
    DICE_SHOWN,
    GEAR,
    GEARS,
    HERO,
    HEROES,
    OPTIONS,
    PHASES,
    POINTS,
    ROW,
    SEATS,
)

A_SEAT, SCORES = Seats(SEATS[-1]), each_seat(SEATS, POINTS)


class MarinesReserve(Struct):
    """M1: the heroes picked and not yet placed; of another seat's secret picks only how many."""

    size = Numbers(0, ARMY)
    heroes = Maybe(Several(ARMY, HERO))


class MarinesHero(Struct):
    """M2: the hero of a column and how far it has advanced."""

    hero = HERO
    advanced = Numbers(0, ROW.limits[0])


class MarinesMoving(Struct):
    """M15, M17: while Priority Voice is asked: the combination that pays, and who makes the move of each column."""

    pays = Words(*COMBINATIONS)
    movers = Several(COLUMNS, Maybe(COLUMN), least=COLUMNS)


class MarinesTable(Struct):
    """Both armies, the dice, and the scores of the series; a hero's gear is a rule alone, or deed, price and range."""

    phase = Words(*PHASES)
    turn = Maybe(A_SEAT)
    battle = Numbers(1, BATTLES)
    beginner = Maybe(A_SEAT)
    turns = each_seat(SEATS, Numbers(0, max(OPTIONS["turn_limit"].choices)))
    written = Several(BATTLES, SCORES)
    heroes = EachWord(HEROES, Maybe(Several(GEARS, Values(*GEAR))))
    reserve = each_seat(SEATS, MarinesReserve)
    field = each_seat(SEATS, Several(COLUMNS, Maybe(MarinesHero), least=COLUMNS))
    running = SCORES
    rolls = Numbers(0, DICE)
    dice = Numbers(0, DICE)
    rolled = DICE_SHOWN
    lying = DICE_SHOWN
    secured = Numbers(0, DICE)
    aside = Handful(*COMBINATIONS, most=DICE)
    asked = Maybe(COLUMN)
    moving = Maybe(MarinesMoving)


VIEW = MarinesTable
