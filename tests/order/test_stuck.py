"""O10: a player who can place nothing."""

import pytest

from herotable.games.order.table import IN_BOX

from .position import DULL, legal, news, play, position, refusal, row, shelf

EDGES = ("violet left, orange right", "violet right, blue left", "blue right, orange left")  # both ends of each row
ORANGE = ("orange bublik, orange bublik",) * 3
HARD = ("violet fly two_toys, orange fly two_toys",) * 3


def stuck(rows=EDGES, **more):
    """A player with two edge-only shelves and one that bears no edge."""
    return position(rows=rows, **{"violet": "left", "orange": "bublik no_edge", "blue": "left"} | more)


def test_O10_a_stuck_player_removes_an_end_card_that_is_in_the_way():
    match = stuck()
    assert legal(match) == ["remove left violet", "remove left orange", "remove left blue"]
    play(match, "remove left violet")
    assert shelf(match, "violet") == []
    assert news(match) == ["boxed"]
    assert (match.events(None)[-1]["why"], match.waiting) == ("stuck", (0,))


def test_O10_then_the_turn_is_taken():
    match = play(stuck(), "remove left violet")
    assert legal(match) == ["take 1 left", "take 2 left"]
    play(match, "take 1 left", "start violet")
    assert match.waiting == (1,)


def test_O10_the_card_goes_to_the_box():
    match = stuck()
    card = match.table.shelf[0, 1].card[0]
    play(match, "remove left orange")
    assert match.table.gone[card] == IN_BOX


def test_O10_only_a_card_whose_removal_makes_something_possible():
    match = stuck(rows=ORANGE)
    assert legal(match) == ["remove left orange"]
    assert [refusal(match, move) for move in ("remove left violet", "remove left blue")] == ["O10", "O10"]
    match = position(rows=ORANGE, orange="bublik no_edge, fly no_edge")
    assert legal(match) == ["remove left orange"]
    assert refusal(match, "remove right orange") == "O10"


def test_O10_if_no_single_card_does_any_end_card_and_again():
    match = stuck(rows=HARD, blue="", orange="ko-ko no_edge, fly no_edge")
    assert legal(match) == ["remove left violet", "remove left orange", "remove right orange"]
    play(match, "remove right orange")
    assert legal(match) == ["remove left violet", "remove left orange"]
    play(match, "remove left orange")
    assert legal(match) == ["remove left violet"]
    assert match.waiting == (0,)


def test_O10_end_cards_only():
    match = position(rows=ORANGE, orange="bublik no_edge, ko-ko, pinky no_edge")
    assert legal(match) == ["remove left orange", "remove right orange"]
    assert shelf(play(match, "remove right orange"), "orange") == ["bublik", "ko-ko"]


def test_O10_a_face_down_card_may_be_removed_too():
    match = position(rows=ORANGE, violet="down, fly, ko-ko no_edge", orange="bublik no_edge")
    assert legal(match) == ["remove left violet", "remove left orange", "remove right violet"]
    down = -match.table.shelf[0, 0].card[0]
    play(match, "remove left violet")
    assert match.table.gone[down] == IN_BOX
    assert match.view(None)["table"]["shelves"][0]["violet"]["closed"] == []
    assert legal(match)[0] == "take 1 left"


@pytest.mark.parametrize(("edge", "other"), [("left", "right"), ("right", "left")])
def test_O10_a_lone_edge_lies_at_its_own_side(edge, other):
    match = position(rows=("violet left, violet right",) * 3, violet=edge)
    assert legal(match) == [f"remove {edge} violet"]
    assert refusal(match, f"remove {other} violet") == "O10"


def test_O10_a_lone_toy_is_one_card():
    assert refusal(stuck(), "remove right orange") == "O10"


@pytest.mark.parametrize("move", ["remove left violet", "remove left orange", "remove right blue", "discard 1 left"])
def test_O10_nothing_is_removed_while_something_can_be_placed(move):
    assert refusal(stuck(rows=(*EDGES[:2], "blue fly, orange left")), move) == "O10"


def test_O10_who_can_turn_a_card_over_is_not_stuck():
    match = stuck(rows=ORANGE, blue="left, fly")
    assert legal(match) == [f"take {n} {end}" for n in (1, 2, 3) for end in ("left", "right")]


def test_O10_a_removal_of_a_shelf_that_is_not_there():
    assert refusal(stuck(blue=""), "remove left blue") == "O10"


def test_O10_in_a_bonus_turn_the_whole_market_is_in_reach():
    rows = ("violet left, blue fly, orange right", *EDGES[1:])
    assert legal(stuck(rows=rows))[0] == "remove left violet"
    assert legal(stuck(rows=rows, is_bonus=True)) == ["take 1 2"]


def test_O10_the_turn_stays_a_bonus_turn():
    match = play(stuck(is_bonus=True, bonus=1), "remove left violet")
    assert match.view(0)["table"]["is_bonus"]
    assert legal(match) == ["take 1 1", "take 2 1"]
    play(match, "take 1 1", "start violet")
    assert match.waiting == (0,)


def test_O10_a_take_names_what_forbids_it():
    match = stuck()
    assert [refusal(match, f"take {n} left") for n in (1, 2, 3)] == ["O4c", "O6", "O6"]
    assert [refusal(match, f"take {n} right") for n in (1, 2, 3)] == ["O9h", "O4c", "O9h"]


@pytest.mark.parametrize("is_bonus", [False, True])
def test_O10_with_no_card_left_one_in_reach_is_discarded_and_the_turn_is_over(is_bonus):
    match = position(rows=("violet fly two_toys, orange fly two_toys, blue fly two_toys",) * 3, is_bonus=is_bonus)
    places = ("1", "2", "3") if is_bonus else ("left", "right")
    assert legal(match) == [f"discard {n} {place}" for n in (1, 2, 3) for place in places]
    assert refusal(match, f"take 1 {places[0]}") == "O9d"
    play(match, f"discard 2 {places[1]}")
    assert [card["face"] for card in match.view(None)["table"]["discard"]] == ["fly"]
    assert len(row(match, 2)) == 2
    assert match.waiting == (1,)


def test_O10_a_discarded_card_counts_as_taken():
    match = play(position(rows=HARD), "discard 3 left")
    assert news(match) == ["discarded", "discarded", "refilled", "begun"]
    assert len(match.view(None)["table"]["discard"]) == 2
    assert len(row(match, 3)) == 6
    match = play(position(rows=HARD, deck=0), "discard 3 left")
    assert match.over


def test_O10_a_card_out_of_reach_is_not_discarded():
    rows = ("violet fly two_toys, orange fly two_toys, blue fly two_toys",) * 3
    assert refusal(position(rows=rows), "discard 1 2") == "O3"
    assert refusal(position(rows=rows, is_bonus=True), "discard 1 left") == "O8"


def test_O10_nothing_is_discarded_while_a_card_can_be_removed():
    assert refusal(stuck(rows=HARD), "discard 1 left") == "O10"


def test_O10_in_the_final_round_nothing_is_removed():
    pool = "violet left, orange right"
    match = position("blue pinky no_edge", pool=pool, violet="left", blue="ko-ko no_edge", others={1: {"blue": "fly"}})
    play(match, "place left blue", "pick 2", "down left blue")
    assert news(match, "skipped", "boxed", "begun") == ["skipped", "begun"]
    assert [shelf(match, colour) for colour in ("violet", "blue")] == [["left"], ["pinky", "ko-ko"]]
    assert match.waiting == (1,)


def test_O10_dull_rows_leave_nobody_stuck():
    assert len(legal(position(rows=(DULL, DULL, DULL)))) == 6
