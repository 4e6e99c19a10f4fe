"""O13 and what is open: unfinished shelves, points, the end."""

import pytest

import herotable as ht

from .position import collected, news, play, position


def finish(cards="", colour="violet", **more):
    """The game after seat 0 has turned over the last card; seat 1 has this unfinished shelf and no collection."""
    match = position("blue fly", pool="", orange="ko-ko 5", others={1: {colour: cards}}, **more)
    play(match, "down right orange")
    assert match.over
    return match


@pytest.mark.parametrize(
    ("there", "kept", "points"),
    [
        ("bublik 3", [], 0),
        ("bublik 3, fly 4", [], 0),
        ("bublik 3, fly 4, ko-ko 5", ["fly"], 4),
        ("bublik 1, fly 2, ko-ko 3, pinky 4", ["fly", "ko-ko"], 5),
        ("left 2, bublik 3", ["left"], 2),
        ("left 2, bublik 3, fly 4", ["left", "bublik"], 5),
        ("bublik 3, right 2", ["right"], 2),
        ("bublik 3, fly 4, right 2", ["fly", "right"], 6),
        ("left 2", ["left"], 2),
        ("right 1", ["right"], 1),
        ("down, bublik 3", [], 0),
        ("down, bublik 3, fly 4", ["bublik"], 3),
        ("bublik 3, fly 4, down", ["fly"], 4),
        ("", [], 0),
    ],
)
def test_O13_toys_at_the_ends_are_removed_once_and_the_rest_is_collected(there, kept, points):
    match = finish(there)
    assert collected(match, 1) == sorted(kept)
    assert match.scores == (0, points)


@pytest.mark.parametrize("colour", ["violet", "orange", "blue"])
def test_O13_shelves_of_every_colour(colour):
    assert finish("left 2, bublik 3, fly 4", colour).scores[1] == 5


def test_O13_face_down_cards_and_end_toys_go_to_the_box():
    match = finish("down, bublik 3, fly 4")
    assert [(e["seat"], e["count"]) for e in match.events(None) if e["event"] == "boxed"] == [(0, 2), (1, 2)]


def test_O13_the_points_of_complete_and_unfinished_shelves_add_up():
    match = position("violet right 2", pool="", violet="left 1, bublik 5", blue="left 1, fly 4, ko-ko 3")
    play(match, "place right violet")
    assert match.over
    assert match.scores == (2 + 1 + 5 + 1 + 4, 0)


def test_O13_most_points_win():
    match = finish("left 2, bublik 3, fly 4")
    assert match.winners == (1,)


def test_O13_a_tie_shares_the_win():
    match = position(
        "blue fly", pool="", orange="ko-ko", others={1: {"blue": "left 2"}, 2: {"violet": "right 2"}}, seats=3
    )
    play(match, "down right orange")
    assert (match.scores, match.winners) == ((0, 2, 2), (1, 2))


def test_O13_scores_are_all_nought_until_the_end():
    match = play(position("violet right 2", violet="left 1, bublik 3"), "place right violet")
    assert match.scores == (0, 0)


def test_O13_the_end_is_told_last():
    assert news(finish("left 2"))[-1] == "ended"


# what is open


def test_O13_a_collection_is_its_owners_secret_but_for_the_number_of_its_cards():
    match = play(position("violet right 2", violet="left 1, bublik 3"), "place right violet")
    mine, theirs, public = (match.view(eyes)["table"]["collections"][0] for eyes in (0, 1, None))
    assert (mine["count"], mine["points"], len(mine["cards"])) == (3, 6, 3)
    assert theirs == public == {"count": 3, "points": None, "cards": None}


def test_O13_open_scores_shows_the_totals_but_not_the_cards():
    match = play(position("violet right 2", violet="left 1, bublik 3", open_scores=True), "place right violet")
    for eyes in (1, None):
        assert match.view(eyes)["table"]["collections"][0] == {"count": 3, "points": 6, "cards": None}
        assert [e["points"] for e in match.events(eyes) if e["event"] == "completed"] == [6]


def test_O13_at_the_end_every_collection_is_open():
    match = finish("left 2, bublik 3, fly 4")
    for eyes in (0, 1, None):
        assert match.view(eyes)["table"]["collections"][1]["points"] == 5
        assert len(match.view(eyes)["table"]["collections"][1]["cards"]) == 2


def test_O13_nothing_told_names_the_points_of_a_card():
    told = {name for kind in ht.game("order").events.kinds.values() for name in kind}
    assert "points" in told
    assert [kind for kind, fields in ht.game("order").events.kinds.items() if "points" in fields] == ["completed"]
    assert ht.game("order").events.secrets["completed"] == {"points"}


def test_O13_all_can_know_collections_and_deck_so_nothing_is_imagined_anew():
    match = ht.game("order").match(3, seed=4)
    bot = ht.bot("random", seed=4)
    for _ in range(60):
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    for eyes in (0, None):
        assert match.game.imagined(match.table, eyes, [1, 2, 3, 4]).tobytes() == match.table.tobytes()
