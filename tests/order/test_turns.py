"""O1–O3, O7, O8: set-up, taking a card, refills, bonus turns."""

import pytest

import herotable as ht
from herotable.engine.errors import UserError

from .position import DULL, collected, legal, news, play, position, refusal, row, shelf

ENDS_OF_ROWS = ["take 1 left", "take 1 right", "take 2 left", "take 2 right", "take 3 left", "take 3 right"]
TWO_LEFT = ("violet right, orange fly", DULL, DULL)  # the next card taken from row 1 is its last but one


# O1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_O1_three_rows_of_six_and_sixty_six_in_the_deck(seats):
    view = ht.game("order").match(seats, seed=3).view(None)["table"]
    assert [len(cards) for cards in view["rows"]] == [6, 6, 6]
    assert (view["deck"], view["discard"], view["hand"]) == (66, [], None)
    assert len({card["card"] for cards in view["rows"] for card in cards}) == 18


def test_O1_another_seed_deals_other_cards():
    first, second = (ht.game("order").match(2, seed).view(None)["table"]["rows"] for seed in (1, 2))
    assert first != second


# O2


def test_O2_every_seat_may_be_the_first():
    assert {ht.game("order").match(4, seed).waiting for seed in range(40)} == {(0,), (1,), (2,), (3,)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_O2_turns_go_clockwise(seats):
    match = position(seats=seats, rows=("violet fly, " * 6, DULL, DULL))
    turns = [play(match, "take 1 left", "start violet").waiting for _ in range(seats)]
    assert turns == [(seat % seats,) for seat in range(1, seats + 1)]


@pytest.mark.parametrize("move", ["take 1 left", "start violet", "remove left violet", "discard 1 left", "pick 1"])
def test_O2_nobody_plays_out_of_turn(move):
    assert refusal(position(), move, seat=1) == "O2"


# O3


def test_O3_either_end_of_any_row():
    assert legal(position()) == ENDS_OF_ROWS


@pytest.mark.parametrize(("move", "card"), [("take 2 left", "blue fly"), ("take 2 right", "orange ko-ko")])
def test_O3_the_card_at_that_end_is_taken(move, card):
    match = play(position(rows=(DULL, "blue fly, violet pinky, orange ko-ko", DULL)), move)
    hand = match.view(None)["table"]["hand"]
    assert f"{hand['colour']} {hand['face']}" == card
    assert card not in row(match, 2)
    assert match.waiting == (0,)


@pytest.mark.parametrize("place", range(1, 7))
def test_O3_a_normal_turn_names_an_end_and_takes_no_card_between(place):
    assert refusal(position(), f"take 2 {place}") == "O3"


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("violet bublik two_toys", "O9d"),
        ("violet bublik three_shelves", "O9e"),
        ("orange bublik no_edge", "O9h"),
        ("orange left", "O4c"),
        ("orange right", "O6"),
    ],
)
def test_O3_a_card_that_cannot_be_placed_may_not_be_taken(card, reason):
    match = position(rows=(f"{card}, violet fly", DULL, DULL), orange="left")
    assert "take 1 left" not in legal(match)
    assert refusal(match, "take 1 left") == reason


def test_O3_the_reason_is_that_of_the_open_end():
    left = position(rows=("blue bublik first_toy, violet fly", DULL, DULL), blue="ko-ko no_edge, right")
    right = position(rows=("blue bublik first_toy, violet fly", DULL, DULL), blue="left, pinky, ko-ko no_edge")
    assert [refusal(match, "take 1 left") for match in (left, right)] == ["O9c", "O9c"]


def test_O3_a_card_that_can_only_be_turned_over_may_be_taken():
    match = position(rows=("violet bublik two_toys, violet fly", DULL, DULL), orange="pinky")
    assert "take 1 left" in legal(match)
    assert legal(play(match, "take 1 left")) == ["down left orange", "down right orange"]


def test_O3_a_card_taken_is_placed_before_anything_else():
    match = play(position(violet="ko-ko"), "take 1 right")
    moves = ["take 1 left", "take 1 1", "pick 1", "discard 2 left"]
    assert [refusal(match, move) for move in moves] == ["O3"] * 4
    assert refusal(match, "remove left violet") == "O10"


@pytest.mark.parametrize("move", ["start violet", "place left violet", "down right violet"])
def test_O3_nothing_is_placed_before_a_card_is_taken(move):
    assert refusal(position(violet="ko-ko"), move) == "O3"


@pytest.mark.parametrize("is_bonus", [False, True])
def test_O3_no_turn_may_be_declined(is_bonus):
    match = position(is_bonus=is_bonus, violet="ko-ko, fly")
    assert all(move.startswith("take") for move in legal(match))
    with pytest.raises(UserError):
        match.play(0, "skip")


def test_O3_one_card_a_turn():
    match = play(position(), "take 1 left", "start violet")
    assert match.waiting == (1,)
    assert refusal(match, "take 2 left") == "O2"


# O7


def test_O7_the_last_but_one_card_taken_refills_the_row_after_placing():
    match = play(position(rows=TWO_LEFT), "take 1 left")
    assert row(match, 1) == ["orange fly"]
    play(match, "start violet")
    view = match.view(None)["table"]
    assert len(view["rows"][0]) == 6
    assert [card["face"] for card in view["discard"]] == ["fly"]
    assert view["deck"] == 18
    assert news(match) == ["placed", "discarded", "refilled", "begun"]


def test_O7_with_two_cards_left_a_row_is_not_refilled():
    match = play(position(rows=("violet fly, orange fly, blue fly", DULL, DULL)), "take 1 left", "start violet")
    assert row(match, 1) == ["orange fly", "blue fly"]
    assert match.view(None)["table"]["deck"] == 24


def test_O7_the_refill_comes_before_the_bonus_turn():
    match = play(position(rows=TWO_LEFT, violet="left, bublik"), "take 1 left", "place right violet")
    assert news(match) == ["placed", "completed", "earned", "discarded", "refilled", "begun"]
    assert [move for move in legal(match) if move.startswith("take 1")] == [f"take 1 {n}" for n in range(1, 7)]


def test_O7_a_bonus_turn_refills_too():
    match = position(rows=("violet fly, orange fly", DULL, DULL), is_bonus=True)
    play(match, "take 1 2", "start orange")
    assert len(row(match, 1)) == 6
    assert [card["colour"] for card in match.view(None)["table"]["discard"]] == ["violet"]


def test_O7_the_discard_is_open_to_all():
    match = play(position(rows=TWO_LEFT), "take 1 left", "start violet")
    assert {str(match.view(eyes)["table"]["discard"]) for eyes in (0, 1, None)} == {
        str(match.view(0)["table"]["discard"])
    }


def test_O7_the_whole_deck_is_eleven_refills():
    match = ht.game("order").match(2, seed=9)
    bot = ht.bot("random", seed=9)
    while match.table.phase == 0:
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    told = [event["event"] for event in match.events(None)]
    assert told.count("refilled") == 11
    assert match.view(None)["table"]["deck"] == 0


def test_O7_with_no_deck_the_final_round_starts_there_and_then():
    match = position(rows=TWO_LEFT, deck=0, others={1: {"blue": "fly"}})
    play(match, "take 1 left", "start violet")
    assert news(match, "refilled", "discarded", "final") == ["final"]
    view = match.view(None)["table"]
    assert (view["phase"], view["rows"], len(view["pool"])) == ("final", [[], [], []], 1 + 12)


def test_O7_with_no_deck_a_longer_row_starts_nothing():
    match = play(position(deck=0), "take 1 left", "start violet")
    assert match.view(None)["table"]["phase"] == "market"


def test_O7_the_last_card_the_discard_and_the_other_rows_are_the_pool():
    match = position(rows=("violet fly, orange fly", "blue fly, violet ko-ko", "blue ko-ko, blue pinky"), deck=6)
    play(match, "take 1 left", "start violet")
    match.table.deck.n = 0
    match.table.deck.count[:] = 0
    first = row(match, 1)
    play(match, "take 2 left", "start blue")
    assert match.view(None)["table"]["pool"][0]["face"] == "fly"
    assert sorted(
        f"{c['colour']} {c['face'].removesuffix('_edge')}" for c in match.view(None)["table"]["pool"]
    ) == sorted(["orange fly", *first, "violet ko-ko", "blue ko-ko", "blue pinky"])


def test_O7_a_shelf_completed_in_that_turn_is_collected_and_its_bonus_turn_taken_from_the_pool():
    match = position(rows=TWO_LEFT, deck=0, violet="left, bublik", orange="ko-ko")
    play(match, "take 1 left", "place right violet")
    assert news(match) == ["placed", "completed", "earned", "final", "begun"]
    assert collected(match) == ["bublik", "left", "right"]
    assert match.view(0)["table"]["is_bonus"]
    assert match.waiting == (0,)
    assert legal(match) == [f"pick {n}" for n in range(1, 14)]


# O8


def test_O8_a_bonus_turn_takes_any_card_and_the_row_closes_up():
    match = position(rows=("violet fly, orange fly, blue fly, violet pinky", DULL, DULL), is_bonus=True)
    assert legal(match)[:5] == ["take 1 1", "take 1 2", "take 1 3", "take 1 4", "take 2 1"]
    play(match, "take 1 2")
    assert row(match, 1) == ["violet fly", "blue fly", "violet pinky"]
    assert match.events(None)[-1] | {"place": 2, "colour": "orange", "face": "fly"} == match.events(None)[-1]


@pytest.mark.parametrize("move", ["take 1 left", "take 1 right", "take 1 4", "take 1 6", "take 3 5"])
def test_O8_a_bonus_turn_counts_the_places_that_there_are(move):
    match = position(rows=("violet fly, orange fly, blue fly", DULL, "violet fly, blue fly"), is_bonus=True)
    assert refusal(match, move) == "O8"


def test_O8_the_other_rules_hold_in_a_bonus_turn():
    match = position(rows=("violet fly, orange fly two_toys, blue fly", DULL, DULL), is_bonus=True)
    assert refusal(match, "take 1 2") == "O9d"


def test_O8_bonus_turns_add_up_and_then_the_next_seat_plays():
    match = position(is_bonus=True, bonus=2, seats=3)
    play(match, "take 1 1", "start violet")
    assert (match.waiting, match.view(0)["table"]["is_bonus"], match.view(0)["table"]["bonus"]) == ((0,), True, 1)
    play(match, "take 1 1", "start orange")
    assert (match.waiting, match.view(0)["table"]["is_bonus"], match.view(0)["table"]["bonus"]) == ((0,), True, 0)
    play(match, "take 1 1", "start blue")
    assert (match.waiting, match.view(0)["table"]["is_bonus"]) == ((1,), False)


def test_O8_a_chain_of_bonus_turns_with_a_refill_between():
    rows = ("violet right, orange fly", "orange right, violet melkotron, blue right", DULL)
    match = position(rows=rows, violet="left, bublik", orange="left, ko-ko", blue="left, pinky")
    play(match, "take 1 left", "place right violet")
    assert news(match)[-2:] == ["refilled", "begun"]
    assert len(row(match, 1)) == 6
    play(match, "take 2 1", "place right orange")
    assert news(match) == ["placed", "completed", "earned", "begun"]
    play(match, "take 2 2", "place right blue")
    assert news(match) == ["placed", "completed", "earned", "discarded", "refilled", "begun"]
    assert [shelf(match, colour) for colour in ("violet", "orange", "blue")] == [[], [], []]
    assert collected(match) == sorted(["left", "right", "bublik", "left", "right", "ko-ko", "left", "right", "pinky"])
    assert (match.waiting, match.view(0)["table"]["is_bonus"]) == ((0,), True)
    play(match, "take 3 1", "start violet")
    assert match.waiting == (1,)
    assert [event["turn"] for event in match.events(None) if event["event"] == "begun"][-4:] == ["bonus"] * 3 + [
        "normal"
    ]


def test_O8_a_chain_may_earn_more_than_it_spends():
    rows = ("violet general, violet right, violet fly", DULL, DULL)
    match = position(rows=rows, violet="left +general, melkotron next_to_general")
    play(match, "take 1 left", "place right violet")
    assert match.view(0)["table"]["bonus"] == 1
    play(match, "take 1 1", "place right violet")
    assert match.view(0)["table"]["bonus"] == 1
    play(match, "take 2 1", "start violet")
    assert (match.waiting, match.view(0)["table"]["bonus"]) == ((0,), 0)
