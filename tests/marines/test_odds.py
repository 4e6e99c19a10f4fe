"""M7, M8: the odds of a bust: by playing every way the dice can fall, by counting, and by a million rolls."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herotable.engine.rule import rule
from herotable.games.marines import rolls, rules
from herotable.games.marines.combinations import BY_COMBINATION, FACES
from herotable.games.marines.rolls import is_bust, roll
from herotable.games.marines.table import DICE, HANDING, MOVES, SIDES
from tests import loaded_dice

from .position import GAME, acting, position, rolled

loaded_roll = loaded_dice.with_globals(rolls.roll, roll_die=loaded_dice.die)
play_dice = loaded_dice.with_globals(rules.play_dice, roll=loaded_roll)
is_last = loaded_dice.with_globals(rules.is_last, play_dice=play_dice)
play = loaded_dice.with_globals(rules.play, is_last=is_last)
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


def told(rolling, lying):
    """What the question tells."""
    dice = lying.split()
    return Fraction(*GAME.questions["roll_odds"].ask(dice=rolling + len(dice), keep=dice).values())


@pytest.mark.parametrize(("rolling", "lying"), CASES)
def test_M7_the_odds_shown_are_those_of_the_rules(rolling, lying):
    assert told(rolling, lying) == exact(rolling, lying)


@rule
def busts_played(tables, seat, move, ways):
    """How many of all the ways to make a move end the turn."""
    busts = 0
    for way in range(ways):
        tables[1] = tables[0]
        tables[1].key[0] = way
        play(tables[1], seat, move)
        busts += tables[1].turn != seat
    return busts


def played(match, move, rolling):
    tables = np.concatenate([match.table.reshape(1)] * 2).view(GAME.table_record)
    return Fraction(int(busts_played(tables, 0, MOVES.find(str(move)), SIDES**rolling)), SIDES**rolling)


dice_shown = st.lists(st.sampled_from(FACES), max_size=DICE)


@settings(max_examples=100)
@given(data=st.data(), dice=dice_shown)
def test_M8_the_odds_of_any_roll_are_those_of_all_ways_to_play_it(data, dice):
    match = rolled(position(), " ".join(dice), secured=1) if dice else position()
    match.table.dice = len(dice) or DICE
    move = data.draw(st.sampled_from([move for move in match.legal(0) if move.name == "roll"]))
    rolling = int(match.table.dice) - len(dict(move.fields)["keep"])
    assert told(rolling, " ".join(dict(move.fields)["keep"])) == played(match, move, rolling)


@settings(max_examples=60)
@given(dice=dice_shown, lying=st.integers(0, DICE))
def test_M7_the_odds_after_a_set_are_those_of_all_ways_to_roll_all_dice_then(dice, lying):
    match = rolled(position(), " ".join(dice[lying:]), " ".join(dice[:lying]))
    match.table.dice = len(dice)
    sets = GAME.questions["set_odds"].ask(rolled=dice[lying:], lying=dice[:lying])["sets"]
    may = {dict(move.fields)["combination"] for move in match.legal(0) if move.name == "set"}
    assert {*sets} == may
    for combination in may:
        after = match.copy()
        after.play(0, f"set {combination.replace('-', ' ')}")
        bust = sets[combination]["bust"]
        left = len(dice) - len(BY_COMBINATION[combination])
        assert (bust is None) == (left == 0)
        if bust:
            assert Fraction(bust["ways"], bust["of"]) == played(after, "roll", left)


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


@pytest.mark.parametrize("hero", GAME.match(seed=1).view(None)["table"]["heroes"])
def test_M4_what_a_space_counts_is_what_it_brings_the_score(hero):
    match = position((1, 0, 0, 0, 0), heroes=(hero, "ferran", "ebellius", "aramus", "dirael"))
    seen = match.view(0)["table"]
    assert GAME.questions["space_worth"].ask(gear=seen["heroes"][hero])["worth"] == seen["running"][0]


@pytest.mark.parametrize(("secured", "due"), [(0, False), (1, True)])
def test_M7_a_roll_is_due_when_the_rules_offer_one(secured, due):
    for match in (position(), rolled(position(), "6 6 1 2 3 4", secured=secured)):
        seen = match.view(0)["table"]
        told = GAME.questions["roll_due"].ask(**{name: seen[name] for name in ("phase", "rolls", "secured")})["due"]
        assert told == any(move.name == "roll" for move in match.legal(0))
        assert told == (due or not seen["rolls"])


def test_M3_heroes_are_through_beyond_the_middle_line():
    match = position((3, 2, 4, 5, 0), (0, 0, 0, 0, 3))
    seen = match.view(0)["table"]
    assert GAME.questions["through"].ask(rows=3, field=seen["field"])["through"] == [3, 1]
    assert GAME.questions["through"].ask(rows=4, field=seen["field"])["through"] == [2, 0]
    assert GAME.questions["through"].ask(rows=3, field=[[None] * 5] * 2)["through"] == [0, 0]


def test_M15_boards_know_what_an_armour_action_costs_and_whom_it_moves():
    for notation, armour in GAME.constants()["armour"].items():
        is_attack = notation.startswith("attack")
        match = acting(position((1,) * 5, ((3 if is_attack else 0),) * 5), armour["pays"].replace("-", " "))
        assert notation in map(str, match.legal(0))
        match.play(0, notation)
        while match.table.phase == HANDING:
            match.play(0, f"voice {match.view(0)['table']['asked']}")
        moved = [column for column, spaces in enumerate(match.table.advanced[0], 1) if spaces > 1]
        assert moved == ([] if is_attack else armour["columns"])
