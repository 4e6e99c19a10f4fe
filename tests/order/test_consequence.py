"""What a move of Full Order would do, told before it is made, compared with what comes of it."""

from typing import Any

import pytest

import herotable as ht
from tests.consequences import consequences
from tests.play import points_of

from .position import position

GAME = ht.game("order")
VARIANTS: list[Any] = [(seats, {}) for seats in GAME.seats] + [(3, {"bonus_skip": False})]


def of(events, kind):
    return [event for event in events if event["event"] == kind]


def played(match, seat, *moves):
    """The match after some moves of a seat, and what it was told of the last."""
    after = match.copy()
    for move in moves:
        since = len(after.told)
        after.play(seat, move)
    return after, after.events(seat, since)


def check_gain(gain, seat, events, before, after):
    """O6, O8: shelf, points, bonus turns and closed ends, by what the seat was told and sees."""
    completed = of(events, "completed")
    assert bool(completed) == gain["completes"]
    assert [(event["count"], event["points"]) for event in completed] == [(gain["cards"], gain["points"])] * len(
        completed
    )
    assert len(of(events, "earned")) == gain["bonus"]
    assert sum(event["count"] for event in of(events, "boxed") if event["why"] == "down") == gain["boxed"]
    assert of(events, "placed")[0]["shelf"] == gain["shelf"]
    if not completed and not after.over:
        was, now = (match.view(seat)["table"]["shelves"][seat][gain["shelf"]]["closed"] for match in (before, after))
        assert {*now} - {*was} == {*gain["closes"]}


def check_end(told, events, after):
    """O7, O11, O12: what the end of the turn brings."""
    refilled = of(events, "refilled")
    assert [event["row"] for event in refilled] == ([told["refills"]] if told["refills"] else [])
    assert bool(of(events, "final")) == told["final"]
    assert told["ends"] == after.over
    if told["last"]:
        assert of(events, "skipped")


def placeable(match, seat, told):
    """O4: of the cards that were told of, those that could be placed face up now, by trying."""
    table = match.table
    table.turn = seat
    return {card for card in [*told["shuts"], *told["opens"]] if may_lie(match, seat, card)}


def may_lie(match, seat, card):
    match.table.hand, match.table.waiting = card, 1 << seat
    tried = [f"start {colour}" for colour in ("violet", "orange", "blue")]
    tried += [f"place {end} {colour}" for end in ("left", "right") for colour in ("violet", "orange", "blue")]
    return any(match.why_not(seat, move) is None for move in tried)


def check(match, seat, move, told):
    after, events = played(match, seat, move)
    verb = move.split()[0]
    if verb in ("take", "pick"):
        check_ways(match, seat, move, told)
    elif verb in ("start", "place", "down"):
        check_gain(told["gain"], seat, events, match, after)
        check_end(told, events, after)
        if not after.over:
            assert placeable(after.copy(), seat, told) == {*told["opens"]}
        assert placeable(match.copy(), seat, told) == {*told["shuts"]}
    elif verb == "remove":
        assert (told["danger"], told["rule"]) == ("sure", "O10")


def check_ways(match, seat, move, told):
    """O3: the ways to place a card are the legal moves after taking it, each with what it brings."""
    taken, _ = played(match, seat, move)
    named = [" ".join(filter(None, [way["how"], way["end"], way["gain"]["shelf"]])) for way in told["ways"]]
    assert named == [str(each) for each in taken.legal(seat)]
    assert (told["not_shown"] is None) == any(way["how"] != "down" for way in told["ways"])
    for way, placing in zip(told["ways"], named, strict=True):
        after, events = played(taken, seat, placing)
        check_gain(way["gain"], seat, events, taken, after)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_O3_every_move_does_what_was_told(seats, options):
    for n, match in enumerate(points_of(GAME.match(seats, f"consequence {seats}", **options), seats)):
        for seat in match.waiting:
            for i, (move, told) in enumerate(consequences(match, seat).items()):
                if i % 4 == n % 4 or not move.startswith(("take", "pick")):
                    check(match, seat, move, told)


def test_O6_an_edge_completes_a_shelf_and_tells_its_points():
    told = consequences(position("violet right_edge 1", violet="left 2, bublik 3"))["place right violet"]["gain"]
    assert (told["completes"], told["cards"], told["points"], told["bonus"], told["closes"]) == (
        True,
        3,
        6,
        1,
        ["right"],
    )


def test_O5_a_card_face_down_goes_to_the_box_with_its_shelf():
    told = consequences(position("orange fly", violet="left 2, bublik 3"))["down right violet"]["gain"]
    assert (told["completes"], told["boxed"], told["points"]) == (True, 1, 5)


def test_O4d_a_toy_shuts_its_likes_out():
    rows = ("violet bublik, violet fly", "violet bublik, violet pinky", "orange fly, orange ko-ko")
    match = position("violet bublik", rows=rows, violet="ko-ko")
    told = consequences(match)["place left violet"]
    cards = {card["card"]: card["face"] for row in match.view(0)["table"]["rows"] for card in row}
    assert sorted(cards[card] for card in told["shuts"]) == ["bublik", "bublik"]


@pytest.mark.parametrize(
    ("hand", "violet", "blue", "reason"),
    [
        ("violet bublik", "bublik 3", "", "O4d"),
        ("blue fly", "bublik", "pinky, pinky", "O9b"),
        ("violet right_edge", "bublik, right", "", "O4c"),
        ("violet fly first_toy", "bublik", "", "O9c"),
    ],
)
def test_O5_a_card_that_only_fits_face_down_has_its_reason(hand, violet, blue, reason):
    told = consequences(position(hand, violet=violet, blue=blue))
    assert {told[move]["not_shown"] for move in told} == {reason}
    rows = (f"{hand}, violet pinky", "orange pinky, blue ko-ko", "blue fly, blue o-rash")
    assert consequences(position(rows=rows, violet=violet, blue=blue))["take 1 left"]["not_shown"] == reason


def test_O7_the_last_but_one_card_refills_its_row_or_brings_the_final_round():
    rows = ("violet bublik, violet fly", "orange bublik, orange pinky", "orange fly, orange ko-ko")
    assert consequences(position(rows=rows))["take 1 left"]["refills"] == 1
    told = consequences(position(rows=rows, deck=0))["take 1 left"]
    assert (told["refills"], told["final"]) == (None, True)


def test_O12_a_bonus_turn_that_nobody_can_take_brings_the_last_turns():
    match = position("violet right_edge", violet="left, bublik", pool="orange fly", others={1: {"orange": "ko-ko"}})
    told = consequences(match)["place right violet"]
    assert (told["last"], told["danger"], told["rule"]) == (True, "sure", "O12")


def test_O10_a_card_that_is_removed_opens_others():
    match = position(rows=("violet bublik, violet bublik",) * 3, violet="left, bublik no_edge")
    told = consequences(match)
    assert {move.split()[0] for move in told} == {"remove"}
    assert all(each["danger"] == "sure" for each in told.values())
