"""P6 and P7: the tile forfeited when nothing is open, and the gap that closes."""

import pytest

from .position import legal, position, refusal, row, stack, takes, throw

NOTHING = "shield shield blue blue orange"  # takes nothing where fewer than two heroes lie


# P6


def test_P6_the_highest_penalty_of_the_centre_is_forfeited():
    match = position(NOTHING, heroes=[5], villains=[-2, -1, -4, -3])
    assert takes(match) == ["forfeit"]
    match.play(0, "forfeit")
    assert (row(match, "villain"), row(match, "hero")) == ([-2, -1, -3], [5])
    assert {"event": "forfeited", "seat": 0, "kind": "villain", "place": 3} in match.events(None)
    assert match.waiting == (1,)


def test_P6_with_no_villain_left_the_lowest_hero():
    match = position("skull " * 5, heroes=[6, 4, 2, 3], villains=[])
    assert takes(match) == ["forfeit"]
    match.play(0, "forfeit")
    assert row(match, "hero") == [6, 4, 3]
    assert stack(match, 0, "hero") == [2]
    assert {"event": "forfeited", "seat": 0, "kind": "hero", "place": 3} in match.events(None)


def test_P6_the_leftmost_of_equal_villains():
    match = position(NOTHING, heroes=[5], villains=[-2, -3, -1, -3, -2])
    match.play(0, "forfeit")
    assert row(match, "villain") == [-2, -1, -3, -2]


def test_P6_the_leftmost_of_equal_heroes():
    match = position("skull " * 5, heroes=[4, 2, 6, 2, 5], villains=[])
    match.play(0, "forfeit")
    assert row(match, "hero") == [4, 6, 2, 5]


def test_P6_a_forfeited_tile_goes_on_top_of_its_stack():
    match = position(NOTHING, heroes=[5], villains=[-2, -4], stacks={0: ([1], [-3])})
    match.play(0, "forfeit")
    assert (stack(match, 0, "hero"), stack(match, 0, "villain")) == ([1], [-3, -4])


@pytest.mark.parametrize(
    ("dice", "heroes", "villains"),
    [
        ("shield shield blue blue orange", [6, 6], [-4]),
        ("skull orange orange blue blue", [], [-4]),
        ("blue blue blue orange orange", [6], [-4]),
        ("blue blue blue blue orange", [6], [-4]),
        ("orange orange orange blue blue", [6], [-4]),
        ("orange orange orange orange blue", [6], [-4]),
        ("shield shield shield skull skull", [6], [-4, -1]),
        ("shield skull skull skull skull", [6], [-4, -1]),
    ],
)
def test_P6_while_anything_is_open_it_must_be_taken_however_unwelcome(dice, heroes, villains):
    match = position(dice, heroes=heroes, villains=villains, stacks={2: ([6], [-4])}, rolls=3)
    assert refusal(match, 0, "forfeit") == "P6"
    assert len(legal(match)) == 1
    assert legal(match) != ["forfeit"]


def test_P6_a_stack_of_ones_own_opens_nothing():
    match = position("blue blue blue orange orange", stacks={0: ([6], [-4]), 1: ([], [-1])})
    assert takes(match) == ["forfeit"]


@pytest.mark.parametrize("rolls", [1, 2])
def test_P6_a_player_may_stop_early_even_when_that_leads_here(rolls):
    match = position(NOTHING, heroes=[5], villains=[-1], rolls=rolls)
    assert "roll keep shield" in legal(match)
    match.play(0, "forfeit")
    assert stack(match, 0, "villain") == [-1]


def test_P6_after_the_third_roll_nothing_else_is_left():
    assert legal(position(NOTHING, heroes=[5], villains=[-1], rolls=3)) == ["forfeit"]


# P7


@pytest.mark.parametrize(
    ("kind", "face", "tiles"), [("hero", "shield", [1, 2, 3, 4]), ("villain", "skull", [-1, -2, -3, -4])]
)
def test_P7_the_gap_closes(kind, face, tiles):
    match = position(f"{face} {face} blue blue orange", **{f"{kind}{'e' * (kind == 'hero')}s": tiles})
    match.play(0, f"take {kind} 2")
    throw(match, f"{face} {face} blue blue orange").play(1, f"take {kind} 2")
    assert (stack(match, 0, kind), stack(match, 1, kind)) == ([tiles[1]], [tiles[2]])
    assert row(match, kind) == [tiles[0], tiles[3]]


def test_P7_only_the_tiles_still_lying_count():
    match = position("shield shield shield blue blue", heroes=[1, 2, 3], villains=[-1])
    match.play(0, "take hero 3")
    assert takes(throw(match, "shield shield shield blue blue"), 1) == ["forfeit"]


def test_P7_the_gap_of_a_forfeited_tile_closes():
    match = position("shield shield blue blue orange", heroes=[5], villains=[-1, -4, -2])
    match.play(0, "forfeit")
    throw(match, "skull skull blue blue orange").play(1, "take villain 2")
    assert stack(match, 1, "villain") == [-2]
