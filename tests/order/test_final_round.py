"""O11, O12: the pool, skipping and the last turns."""

from typing import Any

import pytest

from .position import DULL, bonuses, collected, legal, news, play, pool, position, refusal, shelf

BUSY: dict[str, Any] = {"violet": "ko-ko, fly"}  # a shelf that takes a face-down card at either end


# O11


@pytest.mark.parametrize("is_bonus", [False, True])
def test_O11_any_card_of_the_pool_in_normal_and_bonus_turns(is_bonus):
    match = position(pool="violet fly, orange pinky, blue left, orange left", is_bonus=is_bonus, **BUSY)
    assert legal(match) == ["pick 1", "pick 2", "pick 3", "pick 4"]
    play(match, "pick 2")
    assert match.view(None)["table"]["hand"]["face"] == "pinky"
    assert pool(match) == ["violet fly", "blue left", "orange left"]


@pytest.mark.parametrize("move", ["take 1 left", "take 2 3", "discard 1 left", "pick 3", "pick 84"])
def test_O11_there_are_no_rows_and_no_cards_beyond_the_pool(move):
    assert refusal(position(pool="violet pinky, orange pinky", **BUSY), move) == "O11"


@pytest.mark.parametrize("move", ["pick 1", "pick 84"])
def test_O11_there_is_no_pool_before_the_final_round(move):
    assert refusal(position(), move) == "O11"


def test_O11_no_new_shelf_is_started():
    match = position("orange pinky", pool="violet pinky", **BUSY)
    assert refusal(match, "start orange") == "O11"
    assert refusal(match, "place left orange") == "O11"
    assert legal(match) == ["down left violet", "down right violet"]


def test_O11_a_card_that_could_only_start_a_shelf_may_not_be_taken():
    match = position(pool="orange pinky, violet pinky", violet="ko-ko no_edge")
    assert legal(match) == ["pick 2"]
    assert refusal(match, "pick 1") == "O11"


def test_O11_an_edge_only_shelf_is_continued():
    match = position(pool="orange pinky, violet pinky", orange="left")
    assert legal(match) == ["pick 1"]
    assert shelf(play(match, "pick 1", "place right orange"), "orange") == ["left", "pinky"]


def test_O11_a_completed_colour_is_not_free_again():
    match = position("violet right", pool="violet pinky, orange pinky", violet="left, ko-ko", orange="left")
    play(match, "place right violet")
    assert collected(match) == ["ko-ko", "left", "right"]
    assert refusal(match, "pick 1") == "O11"
    assert legal(match) == ["pick 2"]


def test_O11_bonuses_are_earned_as_before():
    match = position(
        "violet general", pool="violet pinky, blue pinky", violet="left +general, melkotron next_to_general"
    )
    play(match, "place right violet")
    assert bonuses(match) == ["edge", "general"]
    assert (match.waiting, match.view(0)["table"]["bonus"]) == ((0,), 1)


def test_O11_no_refills():
    match = position("violet pinky", pool="violet gloria", others={1: BUSY}, **BUSY)
    play(match, "place left violet")
    assert news(match) == ["placed", "begun"]
    assert pool(match) == ["violet gloria"]


@pytest.mark.parametrize("is_bonus", [False, True])
def test_O11_entered_from_a_normal_and_from_a_bonus_turn(is_bonus):
    rows = ("orange pinky, violet pinky", DULL, DULL)
    match = position(rows=rows, deck=0, is_bonus=is_bonus, others={1: BUSY}, **BUSY)
    play(match, "take 1 2" if is_bonus else "take 1 right", "place left violet")
    assert news(match) == ["placed", "final", "begun"]
    assert (match.waiting, len(pool(match))) == ((1,), 13)
    assert legal(match, 1) == [f"pick {n}" for n in range(1, 14)]


def test_O11_entered_with_bonus_turns_still_to_come():
    rows = ("orange pinky, violet pinky", DULL, DULL)
    match = position(rows=rows, deck=0, is_bonus=True, bonus=2, others={1: BUSY}, **BUSY)
    play(match, "take 1 2", "place left violet")
    assert (match.waiting, match.view(0)["table"]["phase"], match.view(0)["table"]["bonus"]) == ((0,), "final", 1)
    play(match, "pick 1", "down left violet")
    assert match.waiting == (0,)


# O12


def last_turns(**more):
    """Three seats; seat 1 has no shelf and must skip when seat 0 has placed a card."""
    defaults = {"violet": "left, ko-ko", "others": {2: {"blue": "left, fly"}}}
    cards = "violet gloria, violet o-rash, blue right, blue pinky, orange fly"
    return position("violet pinky", pool=cards, seats=3, **defaults | more)


def test_O12_somebody_who_cannot_place_a_card_skips_and_the_others_take_one_more_turn():
    match = play(last_turns(), "place right violet")
    assert news(match) == ["placed", "skipped", "begun"]
    assert (match.waiting, match.view(0)["table"]["phase"]) == ((2,), "last")
    play(match, "pick 4", "place right blue")
    assert match.waiting == (0,)
    play(match, "pick 1", "place right violet")
    assert match.over
    assert news(match, "begun", "skipped", "ended") == ["ended"]


def test_O12_a_last_turn_has_all_its_bonus_turns():
    match = play(last_turns(others={2: {"blue": "left, fly", "orange": "ko-ko"}}), "place right violet")
    play(match, "pick 3", "place right blue")
    assert (match.waiting, match.view(None)["table"]["is_bonus"]) == ((2,), True)
    play(match, "pick 4", "place left orange")
    assert match.waiting == (0,)


def test_O12_what_cannot_be_taken_in_the_last_turns_is_skipped_without_further_effect():
    match = play(last_turns(), "place right violet", "pick 3", "place right blue")
    assert news(match) == ["placed", "completed", "earned", "skipped", "begun"]
    assert match.waiting == (0,)
    play(match, "pick 1", "place right violet")
    assert match.over


def test_O12_a_seat_that_cannot_move_in_its_last_turn_is_passed_over():
    match = play(last_turns(others={}), "place right violet")
    assert news(match) == ["placed", "skipped", "skipped", "begun"]
    assert match.waiting == (0,)


def test_O12_skipping_a_bonus_turn_counts_and_further_ones_are_lost():
    others = {1: BUSY, 2: BUSY}
    match = position(
        "violet right", pool="blue fly, orange fly, violet fly", violet="left, ko-ko", bonus=2, others=others, seats=3
    )
    play(match, "place right violet")
    assert news(match) == ["placed", "completed", "earned", "skipped", "begun"]
    assert match.events(None)[-2] == {"event": "skipped", "seat": 0, "turn": "bonus"}
    assert (match.waiting, match.view(None)["table"]["bonus"]) == ((1,), 0)
    play(match, "pick 1", "down left violet")
    assert match.waiting == (2,)
    play(match, "pick 1", "down left violet")
    assert match.over


def last_bonus(**options):
    """A shelf is completed, and its bonus turn cannot be taken; the next seat can still move."""
    match = position("violet right", pool="orange pinky", violet="left, ko-ko", others={1: BUSY}, **options)
    return play(match, "place right violet")


def test_O12_with_the_option_a_skipped_bonus_turn_does_not_end_the_final_round():
    assert last_bonus().view(None)["table"]["phase"] == "last"
    match = last_bonus(bonus_skip=False)
    assert match.view(None)["table"]["phase"] == "final"
    assert (match.waiting, news(match)[-2:]) == ((1,), ["skipped", "begun"])


def test_O12_with_the_option_a_skipped_normal_turn_still_ends_it():
    match = play(last_bonus(bonus_skip=False), "pick 1", "down left violet")
    assert match.over
    assert [event["turn"] for event in match.events(None) if event["event"] == "skipped"] == [
        "bonus",
        "normal",
        "normal",
    ]


def test_O12_every_other_player_clockwise_from_the_one_who_skipped():
    others = {1: {}, 2: BUSY, 3: BUSY}
    match = position("violet pinky", pool="blue fly, " * 8, others=others, seats=4, **BUSY)
    turns = [play(match, "place left violet").waiting]
    while not match.over:
        turns.append(play(match, "pick 1", "down left violet").waiting)
    assert turns == [(2,), (3,), (0,), ()]


def test_O12_nobody_skips_while_a_card_can_be_placed_even_face_down():
    match = position("violet pinky", pool="blue fly two_toys", others={1: {"violet": "fly"}}, violet="ko-ko no_edge")
    play(match, "place left violet")
    assert (match.waiting, legal(match, 1)) == ((1,), ["pick 1"])


def test_O12_the_final_round_goes_round_while_nobody_has_to_skip():
    match = position("violet pinky", pool="violet gloria, violet o-rash, violet bublik", others={1: BUSY}, **BUSY)
    play(match, "place left violet", "pick 1", "place left violet", "pick 1", "place left violet")
    assert (match.waiting, match.view(None)["table"]["phase"]) == ((1,), "final")


def test_O12_with_an_empty_pool_everybody_skips_and_the_game_ends():
    match = position(pool="violet pinky", others={1: BUSY, 2: BUSY}, seats=3, **BUSY)
    play(match, "pick 1", "place left violet")
    assert news(match, "skipped", "ended") == ["skipped", "skipped", "skipped", "ended"]
    assert match.over


@pytest.mark.parametrize("move", ["take 1 left", "pick 1", "start violet", "remove left violet", "discard 1 left"])
def test_O12_nobody_moves_after_the_end(move):
    match = play(position(pool="violet pinky", **BUSY), "pick 1", "place left violet")
    assert [refusal(match, move, seat) for seat in (0, 1)] == ["O12", "O12"]
