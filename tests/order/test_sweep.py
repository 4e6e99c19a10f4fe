"""Whole games, checked at every move: with the house cards, and with wild packs in which players are often stuck."""

from collections import Counter
from random import Random

import pytest

import herotable as ht
from herotable.engine.pack import Pack
from herotable.games.order.table import COLOURS, EDGE_PROPERTIES, ENDS, PROPERTIES, TOYS
from tests.play import finished, points_of

from .invariants import check

ORDER = ht.game("order")
HARD = ("two_toys", "three_shelves", "no_edge", "touch_edge")


def wild_pack(random: Random) -> Pack:
    """A lawful pack with far more conditions than the house has."""
    toys = [
        {
            "colour": random.choice(COLOURS[: random.choice((2, 3))]),
            "toy": random.choice(TOYS),
            "points": random.randrange(6),
            "property": random.choice((*HARD, *PROPERTIES)),
            "source": "own",
        }
        for _ in range(61)
    ]
    edges = [
        {
            "colour": random.choice(COLOURS),
            "side": random.choice(ENDS),
            "points": random.randrange(3),
            "property": random.choice(("none", *EDGE_PROPERTIES)),
            "bonus": random.choice(("none", *TOYS)),
            "source": "own",
        }
        for _ in range(23)
    ]
    return Pack("order", "wild", {"toy": toys, "edge": edges})


@pytest.mark.slow
@pytest.mark.parametrize("seats", ORDER.seats)
def test_cards_shelves_and_rows_at_every_move(seats):
    for seed in range(12):
        for point in points_of(ORDER.match(seats, f"sweep {seed}"), seed):
            check(point)


@pytest.mark.parametrize("seats", ORDER.seats)
def test_wild_packs_keep_every_rule_and_offer_what_is_allowed(seats):
    moves: Counter[str] = Counter()
    for seed in range(8):
        match = ORDER.match(seats, seed, pack=wild_pack(Random(seed)))
        for n, point in enumerate(points_of(match, seed)):
            check(point)
            for seat in point.waiting if n % 4 == 0 else ():
                allowed = [i for i in range(len(ORDER.moves)) if point.why_not(seat, i) is None]
                assert sorted(ORDER.moves.find(move) for move in point.legal(seat)) == allowed != []
        moves.update(move.name for _, move in match.moves)
    assert moves["remove"] > 0


def test_a_pack_that_nobody_can_place_still_ends():
    pack = ORDER.pack
    rows = {name: [row | {"property": "two_toys"} for row in cards] for name, cards in pack.components.items()}
    match = ORDER.match(2, 1, pack=Pack("order", "hopeless", rows))
    for point in points_of(match, 1):
        check(point)
    assert {move.name for _, move in match.moves} == {"discard"}
    assert [event["event"] for event in match.events(None)].count("refilled") == 11
    assert match.scores == (0, 0)


@pytest.mark.parametrize("seats", ORDER.seats)
def test_a_random_game_has_everything(seats):
    told: Counter[str] = Counter()
    for seed in range(6):
        told.update(event["event"] for event in finished(ORDER, seats, {}, seed).events(None))
    assert told.keys() == set(ORDER.events.names)
