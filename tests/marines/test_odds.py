"""M7, M8: the exact odds of a bust, by counting every way the dice can fall, and by a million rolls."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from herotable.engine.rule import rule
from herotable.games.marines.combinations import FACES
from herotable.games.marines.odds import bust_chance
from herotable.games.marines.rolls import is_bust, roll
from herotable.games.marines.table import MOVES, SIDES

from .position import position, rolled

ROLLS = 1_000_000
CASES = [
    (1, ""),
    (2, ""),
    (3, ""),
    (4, ""),
    (5, ""),
    (6, ""),
    (1, "6"),
    (1, "1 1"),
    (2, "1 1"),
    (3, "1 1"),
    (1, "2 3"),
    (2, "2 3"),
    (1, "1 2 3"),
    (1, "1 2 4 5"),
    (2, "3 4 6"),
    (4, "5"),
    (3, "1 1 3"),
    (1, "2 2 4 4 5"),
]


def before(rolling, lying):
    """A table with these dice and as many to roll, and the roll that leaves these lying."""
    left = rolling + len(lying.split())
    match = rolled(position(), " ".join([lying, *["1"] * rolling]), secured=1)
    match.table.dice = left
    if left == 6:
        match.table.rolls = 0
    return match.table, MOVES.find(f"roll keep {lying}" if lying else "roll")


@rule
def enumerated(t, rolling, lying):
    """How many of all the ways the dice can fall are busts."""
    busts = 0
    for way in range(SIDES**rolling):
        for face in range(SIDES):
            t.rolled[face] = 0
            t.lying[face] = lying[face]
        rest = way
        for _ in range(rolling):
            t.rolled[rest % SIDES] += 1
            rest //= SIDES
        busts += is_bust(t)
    return busts


@rule
def rolled_often(t, move, dice, rolls):
    """How many of so many rolls are busts."""
    busts = 0
    for _ in range(rolls):
        t.dice = dice
        t.tape.n = 0
        roll(t, move)
        busts += is_bust(t)
    return busts


def exact(rolling, lying):
    t, _ = before(rolling, lying)
    t.rolls = 1
    return Fraction(int(enumerated(t, rolling, np.array([lying.split().count(face) for face in FACES]))), 6**rolling)


@pytest.mark.parametrize(("rolling", "lying"), CASES)
def test_M7_the_odds_shown_are_those_of_the_rules(rolling, lying):
    assert bust_chance(rolling, tuple(map(int, lying.split()))) == pytest.approx(
        float(exact(rolling, lying)), abs=1e-12
    )


@pytest.mark.parametrize(("rolling", "lying"), CASES)
def test_M8_a_million_rolls_agree_with_the_odds(rolling, lying):
    t, move = before(rolling, lying)
    t.key[:] = [1, 2, 3, 4 + rolling]
    chance = float(exact(rolling, lying))
    busts = rolled_often(t, move, t.dice, ROLLS)
    assert abs(busts / ROLLS - chance) < 5 * (chance * (1 - chance) / ROLLS) ** 0.5 + 1e-9


@pytest.mark.parametrize(
    ("rolling", "lying", "chance"),
    [
        (1, "", Fraction(5, 6)),
        (2, "", Fraction(25, 36)),
        (3, "", Fraction(125 - 5 - 3 * 6, 216)),  # no six, less the triples, less the runs in six orders each
        (1, "6", Fraction(5, 6)),
        (1, "1 1", Fraction(4, 6)),
        (2, "1 1", Fraction(16 - 2, 36)),  # neither six nor one, less 2 3 and 3 2
        (1, "2 3", Fraction(3, 6)),
        (1, "1 2 4 5", Fraction(4, 6)),
    ],
)
def test_M7_odds_counted_by_hand(rolling, lying, chance):
    assert exact(rolling, lying) == chance


def test_M7_the_odds_by_counting_in_plain_python():
    def is_saved(dice: tuple[int, ...]) -> bool:
        has = set(dice)
        return 6 in has or any(dice.count(n) > 2 for n in has) or any({n, n + 1, n + 2} <= has for n in (1, 2, 3))

    for rolling in range(1, 7):
        busts = sum(not is_saved(dice) for dice in product(range(1, 7), repeat=rolling))
        assert exact(rolling, "") == Fraction(busts, 6**rolling)
