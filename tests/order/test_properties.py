"""O9a–O9h: the special properties, each allowed, refused and not the other way round."""

import pytest

from .position import bonuses, collected, legal, play, position, refusal, shelf

TOYS = ["bublik", "ko-ko", "o-rash", "pinky", "general", "melkotron", "fly", "gloria"]


# O9a


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize(("end", "there"), [("right", "left +{toy}"), ("left", "right +{toy}")])
def test_O9a_the_pictured_toy_placed_on_the_shelf_of_the_edge_gives_a_bonus_turn(toy, end, there):
    match = play(position(f"violet {toy}", violet=there.format(toy=toy)), f"place {end} violet")
    assert bonuses(match) == ["edge"]
    assert (match.waiting, match.view(0)["table"]["is_bonus"]) == ((0,), True)


def test_O9a_at_any_distance_from_the_edge():
    match = position("violet fly", violet="left +fly, bublik, ko-ko, pinky")
    assert bonuses(play(match, "place right violet")) == ["edge"]


def test_O9a_another_toy_gives_nothing():
    assert bonuses(play(position("violet bublik", violet="left +fly"), "place right violet")) == []


def test_O9a_not_the_other_way_round():
    match = play(position("violet left +fly", violet="fly, bublik"), "place left violet")
    assert (bonuses(match), match.waiting) == ([], (1,))


def test_O9a_an_edge_that_completes_the_shelf_earns_for_that_alone():
    match = play(position("violet right +fly", violet="left +fly, fly"), "place right violet")
    assert bonuses(match) == ["shelf"]


def test_O9a_an_edge_of_another_shelf_gives_nothing():
    match = position("violet fly", violet="bublik", orange="left +fly")
    assert bonuses(play(match, "place right violet")) == []


def test_O9a_an_edge_that_lies_face_down_gives_nothing():
    match = position("violet fly", violet="down, bublik")
    match.table.cards[-match.table.shelf[0, 0].card[0]].bonus = TOYS.index("fly")
    assert bonuses(play(match, "place right violet")) == []


def test_O9a_an_edge_without_a_picture_gives_nothing():
    assert bonuses(play(position("violet bublik", violet="left"), "place right violet")) == []


# O9b


@pytest.mark.parametrize(
    ("there", "hand", "reason"),
    [
        ("bublik", "bublik", None),  # one toy leaves both ways open
        ("bublik", "fly", None),
        ("bublik, bublik", "bublik", None),
        ("bublik 1, bublik 3", "bublik 5", None),
        ("bublik, bublik", "fly", "O9b"),
        ("bublik, fly", "ko-ko", None),
        ("bublik, fly", "fly", "O9b"),
        ("bublik, fly", "bublik", "O9b"),
        ("left, bublik", "bublik", None),
        ("left, bublik, bublik", "fly", "O9b"),
        ("left, bublik, bublik, bublik", "bublik", None),
        ("left, bublik, fly, ko-ko", "bublik", "O9b"),
        ("down, bublik, bublik", "fly", "O9b"),
        ("left", "bublik", None),
    ],
)
def test_O9b_blue_toys_are_all_different_or_all_the_same(there, hand, reason):
    match = position(f"blue {hand}", blue=there)
    assert match.why_not(0, "place right blue") == reason
    assert ("place right blue" in legal(match)) == (reason is None)


def test_O9b_only_blue_shelves():
    assert refusal(position("violet bublik", violet="bublik"), "place left violet") == "O4d"


def test_O9b_judged_on_the_toys_lying_there_now():
    match = position(rows=("blue fly, violet ko-ko",) * 3, blue="ko-ko no_edge, ko-ko no_edge", deck=24)
    assert refusal(match, "take 1 left") == "O9b"
    match = position("blue fly", blue="ko-ko no_edge")
    assert match.why_not(0, "place left blue") is None


def test_O9b_each_further_toy_earns_the_bonus_of_the_edge_anew():
    match = position(rows=("blue bublik, blue bublik, blue bublik, blue fly",) * 3, blue="left +bublik")
    play(match, "take 1 left", "place right blue")
    for place in (1, 2):
        assert bonuses(match) == ["edge"]
        play(match, f"take {place + 1} 1", "place right blue")
    assert bonuses(match) == ["edge"]
    assert shelf(match, "blue") == ["left", "bublik", "bublik", "bublik"]


# O9c


@pytest.mark.parametrize("there", ["", "left"])
def test_O9c_a_first_toy_starts_a_shelf_or_joins_one_without_a_toy(there):
    match = position("violet bublik first_toy", violet=there)
    assert legal(match) == ["place right violet" if there else "start violet"]


@pytest.mark.parametrize("there", ["fly", "left, fly", "fly, ko-ko", "down, fly"])
def test_O9c_not_behind_another_toy(there):
    assert refusal(position("violet bublik first_toy", violet=there), "place right violet") == "O9c"


def test_O9c_other_toys_may_follow():
    match = position("violet fly", violet="left, bublik first_toy")
    assert shelf(play(match, "place right violet"), "violet") == ["left", "bublik", "fly"]


# O9d


@pytest.mark.parametrize("there", ["fly, ko-ko", "left, fly, ko-ko", "fly, ko-ko, pinky"])
def test_O9d_joins_a_shelf_with_two_toys(there):
    assert position("violet bublik two_toys", violet=there).why_not(0, "place right violet") is None


@pytest.mark.parametrize("there", ["fly", "left", "left, fly", "down, fly"])
def test_O9d_edges_do_not_count(there):
    assert refusal(position("violet bublik two_toys", violet=there), "place right violet") == "O9d"


def test_O9d_starts_no_shelf():
    assert refusal(position("violet bublik two_toys", orange="fly, ko-ko"), "start violet") == "O9d"


# O9e


@pytest.mark.parametrize("there", [("fly", "fly", "fly"), ("left", "right", "left"), ("fly, ko-ko", "right", "fly")])
def test_O9e_placed_while_there_are_three_shelves(there):
    violet, orange, blue = there
    match = position("orange bublik three_shelves", violet=violet, orange=orange, blue=blue)
    assert match.why_not(0, "place left orange") is None


@pytest.mark.parametrize(("orange", "blue"), [("fly", ""), ("", "fly"), ("", "")])
def test_O9e_not_with_fewer(orange, blue):
    match = position("violet bublik three_shelves", violet="ko-ko", orange=orange, blue=blue)
    assert refusal(match, "place left violet") == "O9e"


def test_O9e_the_card_itself_does_not_count():
    match = position("violet bublik three_shelves", orange="ko-ko", blue="fly")
    assert refusal(match, "start violet") == "O9e"


def test_O9e_rivals_shelves_do_not_count():
    match = position("violet bublik three_shelves", violet="ko-ko", others={1: {"orange": "fly", "blue": "fly"}})
    assert refusal(match, "place left violet") == "O9e"


def test_O9e_afterwards_their_number_no_longer_matters():
    rows = ("orange right, violet fly, violet pinky",) * 3
    match = position("violet bublik three_shelves", rows=rows, violet="ko-ko", orange="left, fly", blue="left")
    play(match, "place left violet")
    match.table.turn, match.table.waiting = 0, 1
    play(match, "take 1 left", "place right orange")
    assert shelf(match, "orange") == []
    assert shelf(match, "violet") == ["bublik", "ko-ko"]


# O9f


@pytest.mark.parametrize("end", ["left", "right"])
def test_O9f_the_general_placed_beside_gives_a_bonus_turn(end):
    match = position("violet general", violet="melkotron next_to_general")
    assert bonuses(play(match, f"place {end} violet")) == ["general"]


def test_O9f_not_the_other_way_round():
    match = position("violet melkotron next_to_general", violet="general")
    match = play(match, "place left violet")
    assert (bonuses(match), match.waiting) == ([], (1,))


def test_O9f_only_directly_beside():
    match = position("violet general", violet="melkotron next_to_general, fly")
    assert bonuses(play(match, "place right violet")) == []


def test_O9f_only_the_general():
    match = position("violet fly", violet="melkotron next_to_general")
    assert bonuses(play(match, "place right violet")) == []


def test_O9f_the_property_gives_it_and_not_the_name():
    assert bonuses(play(position("violet general", violet="melkotron"), "place right violet")) == []


def test_O9f_book_the_general_beside_melkotron_on_a_shelf_whose_edge_pictures_him_two_bonus_turns():
    match = position("violet general", violet="left +general, melkotron next_to_general")
    play(match, "place right violet")
    assert bonuses(match) == ["edge", "general"]
    assert (match.view(0)["table"]["is_bonus"], match.view(0)["table"]["bonus"]) == (True, 1)


def test_O9f_on_a_blue_shelf_of_generals_only_a_melkotron_would_do():
    match = position("blue general", blue="left +general, general")
    assert bonuses(play(match, "place right blue")) == ["edge"]


# O9g


@pytest.mark.parametrize("end", ["left", "right"])
@pytest.mark.parametrize("card", ["fly", "{end}", "fly touch_edge", "fly no_edge"])
def test_O9g_alone_on_its_shelf_any_lawful_card_goes_on_either_side(end, card):
    match = position(f"violet {card.format(end=end)}", violet="bublik touch_edge")
    assert match.why_not(0, f"place {end} violet") is None


@pytest.mark.parametrize(
    ("there", "end", "edge"),
    [("fly, bublik touch_edge", "right", "right"), ("bublik touch_edge, fly", "left", "left")],
)
def test_O9g_a_toy_on_one_side_leaves_only_an_edge_for_the_other(there, end, edge):
    for toy in ("ko-ko", "ko-ko touch_edge", "ko-ko no_edge"):
        assert refusal(position(f"violet {toy}", violet=there), f"place {end} violet") == "O9g"
    assert position(f"violet {edge}", violet=there).why_not(0, f"place {end} violet") is None
    assert position("blue pinky", violet=there).why_not(0, f"down {end} violet") is None


@pytest.mark.parametrize(("there", "end"), [("left, bublik touch_edge", "right"), ("bublik touch_edge, down", "left")])
def test_O9g_an_edge_on_one_side_leaves_the_other_free(there, end):
    for card in ("ko-ko", "ko-ko touch_edge", "ko-ko no_edge", end):
        assert position(f"violet {card}", violet=there).why_not(0, f"place {end} violet") is None


def test_O9g_it_may_be_placed_beside_a_toy():
    match = position("violet bublik touch_edge", violet="left, fly")
    assert shelf(play(match, "place right violet"), "violet") == ["left", "fly", "bublik"]


def test_O9g_two_side_by_side_each_need_an_edge_outside():
    pair = "bublik touch_edge, fly touch_edge"
    for end in ("left", "right"):
        assert refusal(position("violet ko-ko", violet=pair), f"place {end} violet") == "O9g"
        assert position(f"violet {end}", violet=pair).why_not(0, f"place {end} violet") is None


def test_O9g_never_getting_an_edge_costs_nothing():
    match = position("blue fly", pool="", violet="ko-ko, fly 3, bublik touch_edge 4", orange="gloria")
    play(match, "down right orange")
    assert match.over
    assert match.scores == (3, 0)


# O9h


@pytest.mark.parametrize(("there", "end"), [("left", "right"), ("right", "left")])
def test_O9h_it_does_not_join_a_shelf_with_only_an_edge(there, end):
    assert refusal(position("violet bublik no_edge", violet=there), f"place {end} violet") == "O9h"


def test_O9h_it_may_start_a_shelf_and_stand_beside_toys():
    assert legal(position("violet bublik no_edge")) == ["start violet"]
    assert position("violet bublik no_edge", violet="left, fly").why_not(0, "place right violet") is None


@pytest.mark.parametrize(("there", "end"), [("bublik no_edge", "left"), ("fly, bublik no_edge", "right")])
def test_O9h_no_edge_is_placed_beside_it_face_up_or_face_down(there, end):
    assert refusal(position(f"violet {end}", violet=there), f"place {end} violet") == "O9h"
    assert refusal(position("blue fly", violet=there), f"down {end} violet") == "O9h"
    assert position("violet ko-ko", violet=there).why_not(0, f"place {end} violet") is None


def test_O9h_behind_a_toy_an_edge_may_follow():
    match = position("violet right", violet="left, fly, bublik no_edge, ko-ko")
    assert collected(play(match, "place right violet")) == ["bublik", "fly", "ko-ko", "left", "right"]


def test_O9h_between_two_toys_that_need_an_edge():
    match = position("violet right", violet="left, fly touch_edge, bublik no_edge, ko-ko touch_edge")
    assert len(collected(play(match, "place right violet"))) == 5


def test_O9h_not_where_a_toy_needs_its_edge():
    assert refusal(position("violet bublik no_edge", violet="ko-ko, fly touch_edge"), "place right violet") == "O9g"
