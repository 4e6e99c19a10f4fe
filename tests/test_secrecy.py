"""No seat can tell the real table from one in which everything it cannot know was dealt anew."""

from typing import Any

import pytest

import herotable as ht
from herotable.engine.game import Game
from herotable.engine.match import Match
from tests.play import common_news, every_variant, eyes_of, facts, finished, imagined, points_of, wire
from tests.toy.leaks import careless_see, leaky_see, toy

GAMES = 3


def leaks(game: Game, seats: int, options: dict[str, Any], games: int = GAMES) -> list[str]:
    """Where a seat could tell the real table from an imagined one, by what it has or by what it is told next."""
    found = []
    for seed in range(games):
        bot = ht.bot("random", seed=seed)
        for n, match in enumerate(points_of(game.match(seats, f"secret {seed}", **options), seed)):
            for seat in eyes_of(match) if n % 5 == seed % 5 or match.over else []:
                other = imagined(match, seat, key=seed)
                if received(other, seat) != received(match, seat) or tells_apart(match.copy(), other, seat, bot):
                    found.append(f"game {seed}, move {n}, seat {seat}")
    return found


def received(match: Match, seat: int | None) -> tuple[bytes, bytes]:
    """What goes over the wire, and every byte of the record that it is read from."""
    return wire(match, seat), match.game.seen(match.tables, seat).tobytes()


def tells_apart(match: Match, other: Match, seat: int | None, bot: Any) -> bool:
    """Does another seat's next move tell this one something that differs between the two tables?"""
    if match.over or (mover := match.waiting[0]) == seat:
        return False
    move, since = bot.choose(match, mover), len(match.told)
    if other.why_not(mover, move):
        return False
    match.play(mover, move)
    other.play(mover, move)
    news = common_news(match, seat, since), common_news(other, seat, since)
    return None not in news and news[0] != news[1]


@every_variant
def test_the_wire_is_the_same_for_the_real_and_the_imagined_table(game, seats, options):
    assert leaks(game, seats, options) == []


@every_variant
def test_imagined_tables_can_be_played_to_the_end(game, seats, options):
    match = game.match(seats, "imagined", **options)
    for n, point in enumerate(points_of(match, 9)):
        if n == 30:
            other = imagined(point, 0, key=1)
            for later in points_of(other, 10):
                facts(game).check(later)
            assert other.winners


def test_the_toy_keeps_its_secrets_and_imagines_other_ones():
    assert leaks(toy(), 2, {}, games=10) == []
    match = toy().match(2, seed=3)
    assert len({imagined(match, 0, key).table.tobytes() for key in range(20)}) > 1
    facts(toy()).check(imagined(finished(toy(), 2, {}, seed=3), 0, key=1))


@pytest.mark.parametrize(
    ("leaking", "options"),
    [
        (toy(seeing=leaky_see), {}),
        (toy(seeing=careless_see), {}),
        (toy(secret=False), {}),
        (toy(), {"discreet": False}),
    ],
    ids=["the view shows it", "the record holds it", "the event does not hide it", "the event is told to everyone"],
)
def test_a_leak_is_found(leaking, options):
    assert leaks(leaking, 2, options, games=10) != []


def test_a_seat_is_told_its_own_secret_and_the_others_only_that_there_is_one():
    match = toy().match(2, seed=1)
    mine, theirs, public = (match.events(seat)[0] for seat in (0, 1, None))
    assert mine["card"] == match.view(0)["table"]["hands"][0]
    assert theirs == public == mine | {"card": None}
