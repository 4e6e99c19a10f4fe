"""M6: combinations."""

import pytest

from herotable.engine.errors import UserError
from herotable.games.marines.combinations import BY_COMBINATION, COMBINATIONS

from .position import acting, dice, news, position, refusal, sets, table, turn_of


@pytest.mark.parametrize(
    ("shown", "made"),
    [
        ("6 1 1 2 2 4", ["six"]),
        ("6 6 1 1 2 4", ["six", "sixes"]),
        ("1 1 1 2 2 4", ["triple 1"]),
        ("5 5 5 2 2 4", ["triple 5"]),
        ("6 6 6 1 2 4", ["six", "sixes"]),
        ("1 2 3 1 2 6", ["six", "run 1 3"]),
        ("2 3 4 2 3 3", ["triple 3", "run 2 4"]),
        ("3 4 5 3 4 4", ["triple 4", "run 3 5"]),
        ("1 2 3 4 1 2", ["run 1 3", "run 2 4", "run 1 4"]),
        ("2 3 4 5 2 2", ["triple 2", "run 2 4", "run 3 5", "run 2 5"]),
        ("1 2 3 3 4 5", ["run 1 3", "run 2 4", "run 3 5", "run 1 4", "run 2 5", "run 1 5"]),
        ("4 5 6 4 5 6", ["six", "sixes"]),
        ("1 1 2 2 5 5", []),
        ("1 2 4 5 1 2", []),
    ],
)
def test_M6_the_combinations_in_a_roll(shown, made):
    assert sets(turn_of(shown)) == made


@pytest.mark.parametrize("combination", [name.replace("-", " ") for name in COMBINATIONS])
def test_M6_every_combination_is_set_aside_and_its_dice_are_gone(combination):
    need = BY_COMBINATION[combination.replace(" ", "-")]
    rest = ["1", "1", "2", "4", "5"][: 6 - len(need)]
    match = turn_of(" ".join([*map(str, need), *rest]))
    match.play(0, f"set {combination}")
    assert table(match)["aside"] == [combination.replace(" ", "-")]
    assert dice(match) == (rest, [])
    assert news(match)[-1]["combination"] == combination.replace(" ", "-")


@pytest.mark.parametrize("combination", [name.replace("-", " ") for name in COMBINATIONS])
def test_M6_what_the_dice_do_not_show_is_not_set_aside(combination):
    assert refusal(turn_of("1 1 2 2 5 5"), f"set {combination}") == "M6"


def test_M6_two_sixes_are_one_pair_or_two_single_ones():
    match = turn_of("6 6 1 1 2 4")
    match.play(0, "set six")
    assert sets(match) == ["six"]
    match.play(0, "set six")
    assert table(match)["aside"] == ["six", "six"]
    pair = turn_of("6 6 1 1 2 4")
    pair.play(0, "set sixes")
    assert (table(pair)["aside"], sets(pair)) == (["sixes"], [])


def test_M6_two_short_runs_or_one_long():
    match = turn_of("1 2 3 3 4 5")
    match.play(0, "set run 1 3")
    assert sets(match) == ["run 3 5"]
    long = turn_of("1 2 3 3 4 5")
    long.play(0, "set run 1 5")
    assert (sets(long), dice(long)[0]) == ([], ["3"])


def test_M6_four_equal_are_a_triple_and_a_loose_die():
    match = turn_of("4 4 4 4 1 2")
    match.play(0, "set triple 4")
    assert (sets(match), dice(match)[0]) == ([], ["1", "2", "4"])


def test_M6_six_equal_are_two_triples():
    match = turn_of("2 2 2 2 2 2")
    match.play(0, "set triple 2")
    assert sets(match) == ["triple 2"]


def test_M6_two_sixes_do_not_serve_as_one():
    match = acting(position(own=(2, 0, 0, 0, 0), enemy=(2, 0, 0, 0, 0)), "sixes")
    assert refusal(match, "attack 1") == "M11"
    one = acting(position(), "six", "six")
    assert refusal(one, "move 1") == "M11"


def test_M6_a_combination_set_aside_stays_as_it_is():
    match = turn_of("4", aside="run 1 3, six, six")
    assert sets(match) == []
    assert refusal(match, "set run 1 4") == "M6"


@pytest.mark.parametrize("typed", ["set triple 6", "set run 4 6", "set run 1 2", "set", "set seven", "set six six"])
def test_M6_what_is_no_combination_cannot_be_read(typed):
    with pytest.raises(UserError):
        turn_of("6 6 1 1 2 4").play(0, typed)


def test_M6_a_combination_may_be_typed_in_capitals():
    match = turn_of("1 2 3 3 4 5")
    match.play(0, "SET Run 1 4")
    assert table(match)["aside"] == ["run-1-4"]
