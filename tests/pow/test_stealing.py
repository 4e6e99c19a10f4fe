"""P5c and P5d: three calls take the top tile of a rival, four or five take any."""

import pytest

from .position import height, position, refusal, stack, takes, top

THREE = {"hero": "blue blue blue orange orange", "villain": "orange orange orange blue blue"}
FOUR = {"hero": "blue blue blue blue orange", "villain": "orange orange orange orange blue"}
FIVE = {"hero": "blue " * 5, "villain": "orange " * 5}
KINDS = ["hero", "villain"]
RIVALS = {1: ([1, 2, 6], [-1, -4]), 2: ([3], [-2, -1, -3])}


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
