"""O4–O6: where a card may go, face up and face down, and complete shelves."""

import pytest

from .position import bonuses, collected, legal, news, play, position, refusal, shelf, with_shelf

COLOURS = ["violet", "orange", "blue"]


# O4


def test_O4_a_card_in_hand_is_offered_every_lawful_place():
    match = position("violet bublik", violet="ko-ko", orange="left, fly", blue="left")
    assert legal(match) == [
        *("place left violet", "place right violet"),
        *("down left violet", "down right violet", "down right orange"),
    ]


@pytest.mark.parametrize(
    ("hand", "violet", "reason"),
    [
        ("violet bublik no_edge", "left, bublik", "O4c"),  # closed before all else
        ("violet bublik first_toy", "bublik touch_edge, ko-ko", "O4d"),  # then the same toy
        ("violet right two_toys", "bublik no_edge", "O4c"),  # then the edge's side
        ("violet fly two_toys", "ko-ko touch_edge", "O9d"),  # then the card's condition
        ("violet fly first_toy", "ko-ko touch_edge, pinky", "O9c"),  # and only then its neighbour's
    ],
)
def test_O4_the_most_telling_reason_comes_first(hand, violet, reason):
    assert refusal(position(hand, violet=violet), "place left violet") == reason


# O4a


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("move", ["place left", "place right", "start"])
def test_O4a_a_shelf_holds_one_colour(colour, move):
    match = with_shelf(f"{colour} bublik", "ko-ko", *(COLOURS if "place" in move else []))
    for other in COLOURS:
        if other == colour:
            assert match.why_not(0, f"{move} {other}") is None
        else:
            assert refusal(match, f"{move} {other}") == "O4a"


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("there", ["ko-ko", "left", "left, ko-ko, fly"])
def test_O4a_one_shelf_of_each_colour(colour, there):
    assert refusal(with_shelf(f"{colour} bublik", there, colour), f"start {colour}") == "O4a"


def test_O4a_other_players_shelves_are_theirs():
    match = position("violet bublik", others={1: {"violet": "ko-ko", "orange": "ko-ko", "blue": "ko-ko"}})
    assert legal(match) == ["start violet"]


# O4b


@pytest.mark.parametrize("card", ["violet bublik", "orange left", "blue right"])
def test_O4b_a_card_starts_the_shelf_of_its_colour(card):
    colour, face = card.split()
    match = position(card)
    assert legal(match) == [f"start {colour}"]
    assert shelf(play(match, f"start {colour}"), colour) == [face]


@pytest.mark.parametrize("end", ["left", "right"])
def test_O4b_without_a_shelf_there_are_no_ends(end):
    assert refusal(position("violet bublik", orange="ko-ko"), f"place {end} violet") == "O4b"


def test_O4b_a_card_goes_at_either_end_and_the_others_stay_in_order():
    match = play(position("violet bublik", violet="ko-ko, fly"), "place left violet")
    assert shelf(match, "violet") == ["bublik", "ko-ko", "fly"]
    match = play(position("violet bublik", violet="ko-ko, fly"), "place right violet")
    assert shelf(match, "violet") == ["ko-ko", "fly", "bublik"]


# O4c


@pytest.mark.parametrize(("edge", "wrong"), [("left", "right"), ("right", "left")])
@pytest.mark.parametrize("colour", COLOURS)
def test_O4c_an_edge_goes_only_at_its_side(edge, wrong, colour):
    match = with_shelf(f"{colour} {edge}", "bublik", colour)
    assert refusal(match, f"place {wrong} {colour}") == "O4c"
    play(match, f"place {edge} {colour}")
    assert shelf(match, colour) == (["left", "bublik"] if edge == "left" else ["bublik", "right"])


@pytest.mark.parametrize(
    ("there", "end"),
    [("left, bublik", "left"), ("bublik, right", "right"), ("down, bublik", "left"), ("bublik, down", "right")],
)
@pytest.mark.parametrize("card", ["ko-ko", "left", "right"])
def test_O4c_nothing_goes_beyond_an_edge_face_up_or_face_down(there, end, card):
    match = position(f"violet {card}", violet=there)
    assert refusal(match, f"place {end} violet") == "O4c"
    assert refusal(match, f"down {end} violet") == "O4c"


@pytest.mark.parametrize(("edge", "open_end"), [("left", "right"), ("right", "left")])
def test_O4c_an_edge_that_started_a_shelf_closes_its_own_side(edge, open_end):
    match = play(position(f"violet {edge}"), "start violet")
    assert match.view(None)["table"]["shelves"][0]["violet"]["closed"] == [edge]
    match = position("violet bublik", violet=edge)
    assert refusal(match, f"place {edge} violet") == "O4c"
    assert legal(match) == [f"place {open_end} violet"]


# O4d


@pytest.mark.parametrize("colour", ["violet", "orange"])
@pytest.mark.parametrize("there", ["bublik", "bublik 5", "bublik, ko-ko", "left, ko-ko, bublik, fly"])
def test_O4d_all_toys_differ_on_violet_and_orange_shelves(colour, there):
    match = with_shelf(f"{colour} bublik", there, colour)
    assert refusal(match, f"place right {colour}") == "O4d"
    assert match.why_not(0, f"place right {colour}") == "O4d"


@pytest.mark.parametrize("colour", ["violet", "orange"])
def test_O4d_eight_different_toys_fit(colour):
    toys = "bublik, ko-ko, o-rash, pinky, general, melkotron, fly"
    match = play(with_shelf(f"{colour} gloria", f"left, {toys}", colour), f"place right {colour}")
    assert len(shelf(match, colour)) == 9


def test_O4d_edges_are_not_toys():
    match = play(position("violet right", violet="left, bublik"), "place right violet")
    assert collected(match) == ["bublik", "left", "right"]


def test_O4d_a_face_down_card_is_no_toy():
    assert position("violet fly", violet="down, bublik").why_not(0, "place right violet") is None


# O4e


@pytest.mark.parametrize(
    ("hand", "violet", "reason"),
    [
        ("violet bublik first_toy", "fly", "O9c"),
        ("violet bublik two_toys", "fly", "O9d"),
        ("violet bublik three_shelves", "fly", "O9e"),
        ("violet bublik no_edge", "left", "O9h"),
        ("violet bublik", "left, ko-ko, fly touch_edge", "O9g"),
        ("violet right", "fly no_edge", "O9h"),
    ],
)
def test_O4e_neither_the_cards_condition_nor_that_of_one_already_there_is_broken(hand, violet, reason):
    assert refusal(position(hand, violet=violet), "place right violet") == reason


# O5


@pytest.mark.parametrize("card", ["violet bublik", "blue left", "orange right", "blue fly no_edge"])
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("end", ["left", "right"])
def test_O5_any_card_may_be_turned_over_onto_any_shelf_with_a_toy(card, colour, end):
    match = play(with_shelf(card, "ko-ko", colour), f"down {end} {colour}")
    assert shelf(match, colour) == (["down", "ko-ko"] if end == "left" else ["ko-ko", "down"])
    assert match.view(None)["table"]["shelves"][0][colour]["closed"] == [end]


@pytest.mark.parametrize("there", ["", "left", "right"])
def test_O5_a_shelf_without_a_toy_takes_none(there):
    match = position("violet bublik", orange=there)
    assert [refusal(match, f"down {end} orange") for end in ("left", "right")] == ["O5", "O5"]


@pytest.mark.parametrize("quality", ["first_toy", "two_toys", "three_shelves", "touch_edge", "no_edge"])
def test_O5_the_conditions_of_a_face_down_card_are_not_asked(quality):
    match = position(f"violet bublik {quality}", violet="ko-ko touch_edge, fly")
    assert match.why_not(0, "down left violet") is None
    assert match.why_not(0, "down right violet") is None


def test_O5_a_face_down_card_earns_no_bonus_for_its_toy():
    match = position("violet general", violet="left +general, melkotron next_to_general")
    play(match, "down right violet")
    assert bonuses(match) == ["shelf"]


def test_O5_a_face_down_edge_or_melkotron_gives_no_bonus():
    assert bonuses(play(position("violet general", violet="down, ko-ko"), "place right violet")) == []


def test_O5_both_ends_may_be_face_down():
    match = play(position("orange fly", violet="down, bublik"), "down right violet")
    assert shelf(match, "violet") == []
    assert collected(match) == ["bublik"]


@pytest.mark.parametrize("hand", ["orange fly", "violet left"])
def test_O5_face_down_a_card_lies_at_either_side_whatever_it_is(hand):
    match = position(hand, violet="bublik")
    assert [match.why_not(0, f"down {end} violet") for end in ("left", "right")] == [None, None]


def test_O5_nobody_sees_the_face_of_a_face_down_card():
    match = play(position("orange fly", violet="bublik"), "down left violet")
    for eyes in (0, 1, None):
        assert match.view(eyes)["table"]["shelves"][0]["violet"]["cards"][0] is None


# O6


@pytest.mark.parametrize(
    ("hand", "there", "move", "kept"),
    [
        ("violet right", "left, bublik", "place right violet", ["bublik", "left", "right"]),
        ("violet left", "bublik, fly, right", "place left violet", ["bublik", "fly", "left", "right"]),
        ("violet fly", "left, bublik", "down right violet", ["bublik", "left"]),
        ("violet right", "down, bublik", "place right violet", ["bublik", "right"]),
        ("blue fly", "down, bublik, ko-ko", "down right violet", ["bublik", "ko-ko"]),
    ],
)
def test_O6_an_edge_at_both_ends_completes_a_shelf_and_face_down_cards_are_boxed(hand, there, move, kept):
    match = play(position(hand, violet=there), move)
    assert collected(match) == sorted(kept)
    assert shelf(match, "violet") == []
    assert bonuses(match) == ["shelf"]
    downs = there.count("down") + move.startswith("down")
    assert [e["count"] for e in match.events(None) if e["event"] == "boxed"] == ([downs] if downs else [])


@pytest.mark.parametrize(("there", "hand"), [("left", "right"), ("right", "left")])
def test_O6_a_shelf_without_a_toy_cannot_be_completed(there, hand):
    assert refusal(position(f"violet {hand}", violet=there), f"place {hand} violet") == "O6"


def test_O6_the_colour_is_free_again():
    match = play(position("violet right", violet="left, bublik"), "place right violet", "take 1 1")
    assert legal(match) == ["start violet"]


def test_O6_one_bonus_turn_for_a_complete_shelf():
    match = play(position("violet right", violet="left, bublik"), "place right violet")
    assert (match.waiting, match.view(0)["table"]["is_bonus"], match.view(0)["table"]["bonus"]) == ((0,), True, 0)


def test_O6_one_edge_completes_nothing():
    match = play(position("violet left", violet="bublik"), "place left violet")
    assert (shelf(match, "violet"), collected(match), bonuses(match)) == (["left", "bublik"], [], [])
    assert match.waiting == (1,)


def test_O6_the_collection_is_its_owners_and_grows():
    match = position(
        "violet right 2",
        violet="left 1, bublik 3",
        orange="left, fly 5",
        rows=("orange right 0, blue fly, blue fly",) * 3,
    )
    play(match, "place right violet")
    assert match.view(0)["table"]["collections"][0]["points"] == 6
    play(match, "take 1 1", "place right orange")
    assert match.view(0)["table"]["collections"][0]["points"] == 6 + 1 + 5
    assert match.view(0)["table"]["collections"][0]["count"] == 6


def test_O6_what_a_shelf_was_worth_is_told_only_to_its_owner():
    match = play(position("violet right 2", violet="left 1, bublik 3"), "place right violet")
    told = [next(e for e in match.events(eyes) if e["event"] == "completed") for eyes in (0, 1, None)]
    assert [event["points"] for event in told] == [6, None, None]
    assert [event["count"] for event in told] == [3, 3, 3]


def test_O6_the_longest_blue_shelf_has_room():
    match = position("blue bublik", blue=", ".join(["left", *["bublik"] * 13]))
    play(match, "place right blue")
    assert len(shelf(match, "blue")) == 15
    match.table.turn, match.table.waiting = 0, 1
    match.table.hand = 84
    match.table.cards[84] = (2, 9, 0, 0, -1)
    play(match, "place right blue")
    assert match.view(0)["table"]["collections"][0]["count"] == 16
    assert news(match, "completed") == ["completed"]
