"""P5–P7: what the dice allow to take, and what is taken when they allow nothing."""

import pytest

from herotable.engine.errors import Unreadable

from .position import legal, position, refusal, row, stack, takes

FILL = ["blue", "blue", "orange", "orange"]  # two of a colour take nothing
THREE = {"hero": "blue blue blue orange orange", "villain": "orange orange orange blue blue"}
FOUR = {"hero": "blue blue blue blue orange", "villain": "orange orange orange orange blue"}
FIVE = {"hero": "blue " * 5, "villain": "orange " * 5}
KINDS = ["hero", "villain"]
RIVALS = {1: ([1, 2, 6], [-1, -4]), 2: ([3], [-2, -1, -3])}


def top(match, seat, kind):
    """The top tile of a stack as everybody sees it."""
    return match.view(None)["table"]["stacks"][seat][kind]["tiles"][0]


def height(match, seat, kind):
    return match.view(None)["table"]["stacks"][seat][kind]["height"]


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


# P5c


@pytest.mark.parametrize(("kind", "tile", "left"), [("hero", 6, [1, 2]), ("villain", -4, [-1])])
def test_P5c_three_calls_take_the_top_tile_of_a_rival(kind, tile, left):
    match = position(THREE[kind], stacks=RIVALS)
    assert takes(match) == [f"steal {kind} B 1", f"steal {kind} C 1"]
    match.play(0, f"steal {kind} B 1")
    assert (top(match, 0, kind), stack(match, 1, kind)) == (tile, left)
    assert {"event": "stolen", "seat": 0, "kind": kind, "rival": 1, "depth": 1} in match.events(None)


@pytest.mark.parametrize("kind", KINDS)
def test_P5c_three_calls_reach_no_deeper(kind):
    match = position(THREE[kind], stacks=RIVALS)
    assert [refusal(match, 0, f"steal {kind} B {depth}") for depth in (2, 3)] == ["P5c"] * 2


@pytest.mark.parametrize(("kind", "other"), [("hero", "villain"), ("villain", "hero")])
def test_P5c_each_colour_calls_its_own_kind(kind, other):
    assert refusal(position(THREE[kind], stacks=RIVALS), 0, f"steal {other} B 1") == "P5c"


@pytest.mark.parametrize("kind", KINDS)
def test_P5c_two_calls_of_each_colour_take_nothing(kind):
    match = position("shield blue blue orange orange", stacks=RIVALS)
    assert takes(match) == ["take hero 1"]
    assert refusal(match, 0, f"steal {kind} B 1") == "P5c"


@pytest.mark.parametrize("kind", KINDS)
def test_P5c_never_ones_own_stack(kind):
    match = position(THREE[kind], stacks=RIVALS | {0: ([5], [-1])})
    assert takes(match) == [f"steal {kind} B 1", f"steal {kind} C 1"]
    assert refusal(match, 0, f"steal {kind} A 1") == "P5c"


@pytest.mark.parametrize("kind", KINDS)
def test_P5c_an_empty_stack_is_not_robbed(kind):
    match = position(THREE[kind], stacks={1: ([], []), 2: ([4], [-2])})
    assert takes(match) == [f"steal {kind} C 1"]
    assert refusal(match, 0, f"steal {kind} B 1") == "P5c"


@pytest.mark.parametrize("kind", KINDS)
def test_P5c_with_all_rivals_stacks_empty_the_choice_is_not_open(kind):
    match = position(THREE[kind], stacks={0: ([5], [-1]), 1: ([], [-1]) if kind == "hero" else ([5], [])})
    assert takes(match) == ["forfeit"]
    assert [refusal(match, 0, f"steal {kind} {rival} 1") for rival in "BC"] == ["P5c"] * 2


def test_P5c_there_is_nobody_on_a_seat_not_in_play():
    match = position(THREE["hero"], seats=2, stacks={1: ([4], [])})
    assert [refusal(match, 0, f"steal hero {rival} 1") for rival in "CDE"] == ["P5c"] * 3


def test_P5c_any_of_four_rivals():
    match = position(THREE["villain"], seats=5, stacks={seat: ([], [-1]) for seat in range(5)})
    assert takes(match) == [f"steal villain {rival} 1" for rival in "BCDE"]
    match.play(0, "steal villain E 1")
    assert [height(match, seat, "villain") for seat in range(5)] == [2, 1, 1, 1, 0]


# P5d


def test_P5d_book_figure_5_lucy_names_the_second_hero_of_nate():
    match = position(FOUR["hero"], stacks={1: ([1, 6, 2], [])})
    match.play(0, "steal hero B 2")
    assert top(match, 0, "hero") == 6
    assert {"event": "stolen", "seat": 0, "kind": "hero", "rival": 1, "depth": 2} in match.events(None)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("calls", [FOUR, FIVE])
def test_P5d_four_or_five_calls_take_any_tile_of_a_rival(kind, calls):
    match = position(calls[kind], stacks=RIVALS)
    depths = {"hero": ["B 1", "B 2", "B 3", "C 1"], "villain": ["B 1", "B 2", "C 1", "C 2", "C 3"]}
    assert takes(match) == [f"steal {kind} {depth}" for depth in depths[kind]]


@pytest.mark.parametrize(("depth", "tile"), [(1, 5), (2, 4), (3, 2), (4, 6)])
def test_P5d_positions_count_from_the_top(depth, tile):
    match = position(FIVE["hero"], stacks={1: ([6, 2, 4, 5], [])})
    match.play(0, f"steal hero B {depth}")
    assert top(match, 0, "hero") == tile
    assert stack(match, 1, "hero") == [other for other in (6, 2, 4, 5) if other != tile]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("calls", [FOUR, FIVE])
def test_P5d_no_deeper_than_the_stack_is_high(kind, calls):
    match = position(calls[kind], stacks={1: ([1, 2], [-1, -2])})
    assert [refusal(match, 0, f"steal {kind} B {depth}") for depth in (3, 12)] == ["P5d"] * 2


@pytest.mark.parametrize("kind", KINDS)
def test_P5d_neither_ones_own_stack_nor_an_empty_one_nor_one_of_nobody(kind):
    match = position(FOUR[kind], stacks={0: ([5], [-1]), 1: ([5], [-1])})
    assert takes(match) == [f"steal {kind} B 1"]
    assert [refusal(match, 0, f"steal {kind} {rival} 1") for rival in "ACDE"] == ["P5d"] * 4


@pytest.mark.parametrize("kind", KINDS)
def test_P5d_with_all_rivals_stacks_empty_the_choice_is_not_open(kind):
    assert takes(position(FIVE[kind], stacks={0: ([5], [-1])})) == ["forfeit"]


def test_P5d_heights_are_open_to_all():
    match = position(FOUR["hero"], stacks=RIVALS)
    assert [[height(match, seat, kind) for seat in range(3)] for kind in KINDS] == [[0, 3, 1], [0, 2, 3]]


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
    with pytest.raises(Unreadable):
        match.play(0, "pass")
