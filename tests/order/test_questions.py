"""O3, O6, O8: what the board asks: how cards of a row are named, and what cards are worth."""

import pytest

import herotable as ht
from tests.play import points_of

GAME = ht.game("order")


@pytest.mark.parametrize("seed", range(4))
def test_O3_O8_a_card_is_named_as_the_rules_offer_it(seed):
    for match in points_of(GAME.match(2, f"places {seed}"), seed):
        table = match.view(None)["table"]
        offered = (
            [] if match.over else [dict(move.fields) for move in match.legal(match.waiting[0]) if move.name == "take"]
        )
        asked = {name: table[name] for name in ("phase", "is_bonus")}
        for number, row in enumerate(table["rows"], 1):
            places = GAME.questions["row_places"].ask(cards=len(row), **asked)["places"]
            named = {fields["place"] for fields in offered if fields["row"] == number}
            assert len(places) == len(row)
            assert named - {"right"} <= {*places}
            assert not named or {*places} & named


def test_O3_a_card_between_the_ends_is_counted():
    ask = GAME.questions["row_places"].ask
    assert ask(phase="market", is_bonus=False, cards=4)["places"] == ["left", "2", "3", "right"]
    assert ask(phase="market", is_bonus=False, cards=1)["places"] == ["left"]
    assert ask(phase="market", is_bonus=True, cards=3)["places"] == ["1", "2", "3"]


@pytest.mark.parametrize("seed", range(3))
def test_O13_a_collection_is_worth_what_it_scores(seed):
    *_, match = points_of(GAME.match(2, f"worth {seed}"), seed)
    assert match.over
    for seat, collection in enumerate(match.view(None)["table"]["collections"]):
        assert GAME.questions["worth"].ask(cards=collection["cards"])["points"] == match.scores[seat]
