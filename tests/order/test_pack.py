"""The box of Full Order, and packs of its owners."""

from collections import Counter

import pytest

import herotable as ht
from herotable.games.order.table import ALIKE, COLOURS, SHELF, TOYS

ORDER = ht.game("order")
TEXT = (ORDER.folder / "pack.toml").read_text(encoding="utf-8")
TOY_ROWS, EDGE_ROWS = ORDER.pack.components["toy"], ORDER.pack.components["edge"]


def test_61_toys_and_23_edges_all_house_data():
    assert (len(TOY_ROWS), len(EDGE_ROWS)) == (61, 23)
    assert {row["source"] for row in (*TOY_ROWS, *EDGE_ROWS)} == {"house"}
    assert Counter(row["colour"] for row in TOY_ROWS) == {"violet": 20, "orange": 20, "blue": 21}
    assert Counter((row["colour"], row["side"]) for row in EDGE_ROWS) == {
        **{(colour, side): 4 for colour in COLOURS for side in ("left", "right")},
        ("blue", "right"): 3,
    }


def test_every_toy_in_every_colour():
    assert {(row["colour"], row["toy"]) for row in TOY_ROWS} == {(colour, toy) for colour in COLOURS for toy in TOYS}


def test_points_follow_the_difficulty():
    assert {row["points"] for row in TOY_ROWS} == {1, 2, 3}
    assert {row["points"] for row in EDGE_ROWS} == {0, 1, 2}
    plain = [row["points"] for row in TOY_ROWS if row["property"] == "none"]
    hard = [row["points"] for row in TOY_ROWS if row["property"] in ("two_toys", "three_shelves", "no_edge")]
    assert max(plain) < min(hard)


@pytest.mark.parametrize(
    "quality", ["first_toy", "two_toys", "three_shelves", "next_to_general", "touch_edge", "no_edge"]
)
def test_every_property_is_on_several_cards_of_several_colours(quality):
    cards = [row["colour"] for row in TOY_ROWS if row["property"] == quality]
    assert len(cards) > 1
    assert len(set(cards)) > 1


def test_six_row_ends_always_hold_a_card_that_starts_a_shelf():
    assert sum(row["property"] in ("two_toys", "three_shelves") for row in (*TOY_ROWS, *EDGE_ROWS)) <= 5


def test_all_melkotrons_wait_for_the_general_and_at_least_four_edges_have_a_bonus():
    waiting = [row["toy"] for row in TOY_ROWS if row["property"] == "next_to_general"]
    assert waiting == [row["toy"] for row in TOY_ROWS if row["toy"] == "melkotron"]
    pictured = [row["bonus"] for row in EDGE_ROWS if row["bonus"] != "none"]
    assert len(pictured) >= 4
    assert pictured.count("general") >= 2


def test_an_owners_cards_take_the_place_of_the_house_cards(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(TEXT.replace("points = 3", "points = 30").replace('"house"', '"own"'), encoding="utf-8")
    match = ORDER.match(2, seed=1, pack=mine)
    assert sorted(int(card.points) for card in match.table.cards)[-3:] == [30, 30, 30]
    assert ht.load(match.save(), pack=mine).fingerprint == match.fingerprint


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('toy = "bublik"', 'toy = "donut"', 'toy 1: toy: expected one of "bublik"'),
        ('property = "first_toy"', 'property = "first"', "toy 3: property: expected one of"),
        ('side = "left"', 'side = "top"', 'edge 1: side: expected one of "left", "right"'),
        ('bonus = "general"', 'bonus = "roma"', 'edge 1: bonus: expected one of "none", "bublik"'),
        ("points = 1", "points = 100", "toy 1: points: expected a whole number from 0 to 99, found 100"),
    ],
)
def test_a_wrong_card_is_named(tmp_path, before, after, said):
    mine = tmp_path / "mine.toml"
    mine.write_text(TEXT.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(ht.UserError, match=said):
        ORDER.read_pack(mine)


def test_no_pack_makes_a_shelf_run_out_of_room(tmp_path):
    blue = '[[toy]]\ncolour = "blue"\ntoy = "'
    toys = TEXT.count(blue)
    assert (toys, ALIKE + 2) == (21, SHELF)
    mine = tmp_path / "mine.toml"
    text = TEXT
    for toy in TOYS[1:]:
        text = text.replace(f'{blue}{toy}"', f'{blue}bublik"')
    mine.write_text(text, encoding="utf-8")
    with pytest.raises(ht.UserError, match="toy 55: expected at most 14 blue cards of one toy"):
        ORDER.read_pack(mine)
