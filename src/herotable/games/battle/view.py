"""What a seat of Superhero Battle sees."""

from ...engine.fields import Handful, Numbers, Seats, Words
from ...engine.views import EachWord, Flag, Maybe, Several, Struct, Values, each_seat
from .table import *

A_CARD, A_HERO, A_POWER, A_SEAT = Words(*CARDS), Words(*HEROES), Words(*POWERS), Seats(MOST)
MOST_CARDS = 2 * KINDS * COPIES  # of both boxes
SOME_CARDS = Handful(*CARDS, most=MOST_CARDS)
MOST_AMOUNT = 9  # of a battlefield
DEALT = 2  # B1.2: heroes of which a seat chooses one


class BattleField(Struct):
    """B10: the battlefield in play and what it does."""

    name = Words(*BATTLEFIELDS)
    effect = Words(*EFFECTS)
    amount = Numbers(0, MOST_AMOUNT)


class BattleTactic(Struct):
    """B4.1, B4.2: a tactic's number, whether its trap side is up, and whether a Knockout lies on it."""

    number = Numbers(1, 9)
    trap = Flag()
    knockout = Flag()


class BattleHero(Struct):
    """B9: a hero and what it can do."""

    hero = A_HERO
    power = A_POWER
    amount = Numbers(0, MOST_ENERGY)


class BattleFighter(Struct):
    """B6.8: one seat as another sees it."""

    hero = Maybe(A_HERO)
    power = Maybe(A_POWER)
    amount = Maybe(Numbers(0, MOST_ENERGY))
    team = Maybe(A_SEAT)
    fighting = Flag()
    contestant = Flag()
    energy = Numbers(0, MOST_ENERGY)
    wins = Numbers(0, 99)
    ready = Flag()
    silenced = Flag()
    doomed = Flag()
    sequence = Several(STAGES, A_CARD)
    turned = Several(STAGES, Numbers(0, STAGES - 1))
    laid = Flag()
    cards = Numbers(0, MOST_CARDS)
    hand = Maybe(SOME_CARDS)
    known = Maybe(SOME_CARDS)
    choice = Maybe(Words(*CARDS, *HEROES))


class BattleNumbers(Struct):
    """B10: how many cards the two drawing actions draw on this battlefield; the words of moves name them."""

    leap = Numbers(LEAP_CARDS, LEAP_CARDS + MOST_AMOUNT)
    dodge = Numbers(DODGE_CARDS, DODGE_CARDS + MOST_AMOUNT)


class BattleTable(Struct):
    """The battle, the tactics, the decks, and everybody's hero."""

    phase = Words(*PHASES)
    battle = Numbers(0, 999)
    round = Numbers(0, ROUNDS)
    stage = Numbers(0, STAGES)
    first = A_SEAT
    seating = each_seat(SEATS, A_SEAT)
    goal = Numbers(0, 99)
    showdown = Flag()
    battlefield = Maybe(BattleField)
    tactics = EachWord(CARDS, BattleTactic)
    deck = Numbers(0, MOST_CARDS)
    discard = SOME_CARDS
    draft = SOME_CARDS
    actor = Maybe(A_SEAT)
    acting = Maybe(A_CARD)
    done = Maybe(Words(*ACTIONS))
    target = Maybe(Values(*CARDS, *range(MOST)))
    frozen = Flag()
    numbers = BattleNumbers
    dealt = Maybe(Several(DEALT, BattleHero, least=DEALT))
    seats = each_seat(SEATS, BattleFighter)


VIEW = BattleTable
