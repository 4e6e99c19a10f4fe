"""P5: shields and skulls take tiles of the centre, and one of several choices is made."""

import pytest

from herotable.engine.errors import UserError

from .position import height, legal, position, refusal, row, takes, top

FILL = ["blue", "blue", "orange", "orange"]  # two of a colour take nothing
RIVALS = {1: ([1, 2, 6], [-1, -4]), 2: ([3], [-2, -1, -3])}


def symbols(face, n):
    """This many dice of a face, and no other dice that take anything."""
    return " ".join([face] * n + FILL[n - 1 :])


# P5


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_P5_a_tile_may_be_taken_after_any_roll(rolls):
    match = position("shield skull skull", aside="shield skull", rolls=rolls)
    assert takes(match) == ["take hero 2", "take villain 3"]


def test_P5_after_the_third_roll_a_tile_must_be_taken():
    match = position("shield skull skull", aside="shield skull", rolls=3)
    assert legal(match) == ["take hero 2", "take villain 3"]


@pytest.mark.parametrize("move", ["take hero 1", "take villain 1", "steal hero B 1"])
def test_P5_exactly_one_tile_is_taken(move):
    match = position("shield skull blue blue blue", stacks={1: ([5], [])})
    match.play(0, move)
    assert height(match, 0, "hero") + height(match, 0, "villain") == 1
    assert match.waiting == (1,)
    assert refusal(match, 0, "take hero 1") == "P2"


# P5a


def test_P5a_two_shields_take_the_second_hero():
    match = position("shield shield blue blue orange", heroes=[1, 6, 3])
    match.play(0, "take hero 2")
    assert row(match, "hero") == [1, 3]
    assert top(match, 0, "hero") == 6
    assert {"event": "taken", "seat": 0, "kind": "hero", "place": 2} in match.events(None)


@pytest.mark.parametrize("k", [1, 2, 3, 4, 5])
def test_P5a_so_many_shields_so_far_from_the_left(k):
    match = position(symbols("shield", k), heroes=[6, 5, 4, 3, 2, 1])
    assert takes(match) == [f"take hero {k}"]
    match.play(0, f"take hero {k}")
    assert top(match, 0, "hero") == 7 - k


@pytest.mark.parametrize("place", [1, 2, 4, 5, 12])
def test_P5a_three_shields_take_no_other_hero(place):
    assert refusal(position(symbols("shield", 3)), 0, f"take hero {place}") == "P5a"


def test_P5a_no_shields_take_no_hero():
    match = position("skull " * 5)
    assert [refusal(match, 0, f"take hero {place}") for place in (1, 5)] == ["P5a"] * 2


@pytest.mark.parametrize("k", [1, 2, 3, 4, 5])
def test_P5a_a_row_with_fewer_tiles_gives_nothing(k):
    match = position(symbols("shield", k), heroes=[6, 5, 4, 3][: k - 1], villains=[-1])
    assert takes(match) == ["forfeit"]
    assert [refusal(match, 0, f"take hero {place}") for place in range(1, k + 1)] == ["P5a"] * k


@pytest.mark.parametrize("k", [1, 2, 3, 4, 5])
def test_P5a_a_row_with_just_as_many_tiles_gives_its_last(k):
    match = position(symbols("shield", k), heroes=[5, 4, 3, 2, 1][:k])
    match.play(0, f"take hero {k}")
    assert row(match, "hero") == [5, 4, 3, 2, 1][: k - 1]


# P5b


def test_P5b_three_skulls_take_the_third_villain():
    match = position("skull skull skull blue blue", villains=[-1, -2, -4, -3])
    match.play(0, "take villain 3")
    assert row(match, "villain") == [-1, -2, -3]
    assert top(match, 0, "villain") == -4
    assert {"event": "taken", "seat": 0, "kind": "villain", "place": 3} in match.events(None)


@pytest.mark.parametrize("k", [1, 2, 3, 4, 5])
def test_P5b_so_many_skulls_so_far_from_the_left(k):
    match = position(symbols("skull", k), villains=[-1, -2, -3, -4, -5, -6])
    assert takes(match) == [f"take villain {k}"]
    match.play(0, f"take villain {k}")
    assert top(match, 0, "villain") == -k


@pytest.mark.parametrize("place", [1, 2, 4, 5, 12])
def test_P5b_three_skulls_take_no_other_villain(place):
    assert refusal(position(symbols("skull", 3)), 0, f"take villain {place}") == "P5b"


def test_P5b_no_skulls_take_no_villain():
    match = position("shield " * 5)
    assert [refusal(match, 0, f"take villain {place}") for place in (1, 5)] == ["P5b"] * 2


@pytest.mark.parametrize("k", [1, 2, 3, 4, 5])
def test_P5b_a_row_with_fewer_tiles_gives_nothing(k):
    match = position(symbols("skull", k), heroes=[1], villains=[-1, -2, -3, -4][: k - 1])
    assert takes(match) == ["forfeit"]
    assert [refusal(match, 0, f"take villain {place}") for place in range(1, k + 1)] == ["P5b"] * k


# P5e


def test_P5e_book_figure_4_martin_takes_the_second_hero_or_the_third_villain_or_rolls_on():
    match = position("shield shield skull skull skull")
    assert takes(match) == ["take hero 2", "take villain 3"]
    assert "roll keep shield shield" in legal(match)


@pytest.mark.parametrize("move", ["take hero 1", "take villain 1", "steal villain B 1", "steal villain C 1"])
def test_P5e_the_player_chooses_among_several(move):
    match = position("shield skull orange orange orange", stacks=RIVALS)
    assert takes(match) == ["take hero 1", "take villain 1", "steal villain B 1", "steal villain C 1"]
    match.play(0, move)
    assert match.waiting == (1,)


@pytest.mark.parametrize("rolls", [1, 3])
def test_P5e_a_player_may_not_stop_and_take_nothing(rolls):
    match = position("shield " * 5, rolls=rolls)
    assert takes(match) == ["take hero 5"]
    assert refusal(match, 0, "forfeit") == "P6"
    with pytest.raises(UserError):
        match.play(0, "pass")
