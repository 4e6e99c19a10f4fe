"""P1–P4: the set-up, whose turn it is, and rolling the dice."""

from collections import Counter

import pytest

import herotable as ht
from herotable.engine.errors import UserError

from .position import legal, position, refusal, row, takes

FACES = ["shield", "skull", "blue", "orange"]
HEROES = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
VILLAINS = [-4, -3, -3, -2, -2, -2, -2, -1, -1, -1, -1, -1]


def start(seed=1, seats=3):
    return ht.game("pow").match(seats=seats, seed=seed)


def play_turn(match):
    """Roll once, end the turn with the first choice there is, and say whose turn it was."""
    (seat,) = match.waiting
    match.play(seat, "roll")
    match.play(seat, takes(match, seat)[0])
    return seat


def dice(match):
    """The dice just rolled and those set aside, as everybody sees them."""
    seen = match.view(None)["table"]
    return seen["rolled"], seen["aside"]


def rolls(match):
    return [move for move in legal(match) if move.startswith("roll")]


# P1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_P1_all_tiles_lie_face_up_in_two_rows(seats):
    match = start(seats=seats)
    assert sorted(row(match, "hero")) == HEROES
    assert sorted(row(match, "villain")) == VILLAINS
    heights = [stack[kind]["height"] for stack in match.view(0)["table"]["stacks"] for kind in ("hero", "villain")]
    assert heights == [0, 0] * seats


@pytest.mark.parametrize(("kind", "values"), [("hero", {1, 2, 3, 4, 5, 6}), ("villain", {-1, -2, -3, -4})])
@pytest.mark.parametrize("place", [0, 5, 11])
def test_P1_both_rows_are_shuffled(kind, values, place):
    assert {row(start(seed), kind)[place] for seed in range(100)} == values


def test_P1_the_rows_are_shuffled_apart_from_each_other():
    pairs = {(row(start(seed), "hero")[0], row(start(seed), "villain")[0]) for seed in range(300)}
    assert len(pairs) == 6 * 4


def test_P1_positions_count_from_the_left():
    match = position("shield blue blue orange orange", heroes=[6, 2, 3])
    match.play(0, "take hero 1")
    assert row(match, "hero") == [2, 3]


# P2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_P2_any_seat_may_be_the_first(seats):
    starters = Counter(start(seed, seats).waiting for seed in range(200))
    assert set(starters) == {(seat,) for seat in range(seats)}
    assert min(starters.values()) > 200 / seats / 2


def test_P2_everybody_is_told_who_starts():
    match = start()
    assert match.events(None) == [{"event": "begun", "seat": match.waiting[0]}]
    assert match.view(None)["table"]["turn"] == match.waiting[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_P2_play_goes_clockwise(seats):
    match = start(seats=seats)
    first = match.waiting[0]
    assert [play_turn(match) for _ in range(2 * seats)] == [(first + i) % seats for i in range(2 * seats)]


@pytest.mark.parametrize("move", ["roll", "roll keep shield", "take hero 2", "take villain 3", "forfeit"])
def test_P2_only_the_seat_whose_turn_it_is_may_move(move):
    match = position("shield shield skull skull skull")
    assert [refusal(match, seat, move) for seat in (1, 2)] == ["P2", "P2"]
    assert [match.legal(seat) for seat in (1, 2)] == [[], []]


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_P2_two_to_five_seats(seats):
    with pytest.raises(UserError):
        start(seats=seats)


# P3


def test_P3_a_turn_begins_with_all_five_dice():
    match = position()
    assert legal(match) == ["roll"]
    match.play(0, "roll")
    rolled, aside = dice(match)
    assert (len(rolled), aside) == (5, [])
    assert match.events(None)[-1] == {"event": "rolled", "seat": 0, "dice": tuple(rolled)}


@pytest.mark.parametrize("move", ["take hero 1", "take villain 1", "steal hero B 1", "steal villain B 1", "forfeit"])
def test_P3_nothing_is_taken_before_the_first_roll(move):
    assert refusal(position(stacks={1: ([5], [-1])}), 0, move) == "P3"


def test_P3_a_turn_has_up_to_three_rolls():
    match = position()
    match.play(0, "roll")
    for number in (2, 3):
        match.play(0, f"roll keep {dice(match)[0][0]}")
        assert match.view(None)["table"]["rolls"] == number
    assert (len(dice(match)[0]), len(dice(match)[1])) == (3, 2)
    assert rolls(match) == []
    assert refusal(match, 0, f"roll keep {dice(match)[0][0]}") == "P3"


@pytest.mark.parametrize(("made", "may_roll"), [(1, True), (2, True), (3, False)])
def test_P3_the_third_roll_is_the_last(made, may_roll):
    match = position("shield shield skull skull", aside="shield", rolls=made)
    assert (rolls(match) != []) == may_roll
    assert match.why_not(0, "roll keep skull") == (None if may_roll else "P3")


def test_P3_the_next_player_has_all_dice_and_rolls_again():
    match = position("skull skull", aside="shield shield shield", rolls=3)
    match.play(0, "take hero 3")
    assert dice(match) == ([], [])
    assert match.view(1)["table"]["rolls"] == 0
    assert legal(match, 1) == ["roll"]


def test_P3_a_die_has_two_shields_two_skulls_and_one_call_of_each_colour():
    rolled: Counter[str] = Counter()
    for seed in range(300):
        match = start(seed)
        (seat,) = match.waiting
        match.play(seat, "roll")
        rolled.update(dice(match)[0])
        match.play(seat, f"roll keep {dice(match)[0][0]}")
        rolled.update(dice(match)[0])
    assert rolled.total() == 300 * 9
    assert [round(rolled[face] / rolled.total() * 6) for face in FACES] == [2, 2, 1, 1]


# P4


@pytest.mark.parametrize("face", FACES)
def test_P4_a_die_is_set_aside_whatever_it_shows(face):
    match = position("shield shield skull blue orange")
    match.play(0, f"roll keep {face}")
    assert dice(match)[1] == [face]
    assert len(dice(match)[0]) == 4
    assert match.events(None)[-1]["dice"] == tuple(dice(match)[0])


def test_P4_at_least_one_die_is_set_aside_before_each_reroll():
    assert refusal(position("shield shield skull skull skull"), 0, "roll") == "P4"
    assert refusal(position("skull skull skull", aside="shield shield", rolls=2), 0, "roll") == "P4"


def test_P4_nothing_is_set_aside_before_the_first_roll():
    assert refusal(position(), 0, "roll keep shield") in ("P3", "P4")


@pytest.mark.parametrize("keep", ["blue", "shield shield", "shield blue", "orange orange orange orange"])
def test_P4_only_a_die_that_shows_the_face_is_set_aside(keep):
    assert refusal(position("shield skull skull skull skull"), 0, f"roll keep {keep}") == "P4"


def test_P4_the_die_set_aside_is_one_of_those_just_rolled():
    match = position("skull skull skull", aside="shield blue", rolls=2)
    assert [refusal(match, 0, f"roll keep {face}") for face in ("shield", "blue", "shield skull")] == ["P4"] * 3
    assert rolls(match) == ["roll keep skull", "roll keep skull skull"]


def test_P4_a_die_set_aside_is_never_rolled_again():
    match = position("blue skull skull skull skull")
    match.play(0, "roll keep blue skull")
    assert dice(match)[1] == ["skull", "blue"]
    face = dice(match)[0][0]
    match.play(0, f"roll keep {face}")
    assert Counter(dice(match)[1]) == Counter(["skull", "blue", face])
    assert len(dice(match)[0]) == 2


@pytest.mark.parametrize("kept", [1, 2, 3, 4])
def test_P4_all_dice_not_set_aside_are_rolled(kept):
    match = position("skull " * 5)
    match.play(0, "roll keep" + " skull" * kept)
    assert (len(dice(match)[0]), dice(match)[1]) == (5 - kept, ["skull"] * kept)


def test_P4_dice_that_show_the_same_differ_only_in_number():
    assert rolls(position("orange " * 5)) == ["roll keep" + " orange" * kept for kept in (1, 2, 3, 4)]


def test_P4_a_die_rolled_alone_ends_the_rolling():
    match = position("skull", aside="shield shield shield blue", rolls=2)
    assert legal(match) == ["take hero 3", "take villain 1"]
    assert [refusal(match, 0, move) for move in ("roll keep skull", "roll keep shield", "roll")] == ["P4"] * 3


def test_P4_not_all_dice_are_set_aside():
    assert refusal(position("skull blue", aside="shield shield shield", rolls=2), 0, "roll keep skull blue") == "P4"
    with pytest.raises(UserError):
        position("skull " * 5).play(0, "roll keep" + " skull" * 5)


def test_P4_dice_set_aside_and_dice_last_rolled_count_alike():
    match = position("shield skull blue", aside="shield skull", rolls=2)
    assert takes(match) == ["take hero 2", "take villain 2"]
    calls = position("blue", aside="blue blue orange orange", rolls=3, stacks={1: ([4], [])})
    assert takes(calls) == ["steal hero B 1"]
