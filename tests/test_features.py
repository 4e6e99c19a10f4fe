"""What a net is given: what its seat may know and nothing else, each part at its place, seats counted from its own."""

from typing import Any

import numpy as np
import pytest

import herotable as ht
from herotable.engine.game import Game
from herotable.lab import Batch
from tests.play import every_variant, imagined, points_of
from tests.toy.leaks import leaky_observe, toy

TABLES = 20
RARE = {"bonus", "showdown"}  # not met in so few random games
BEYOND = np.full(7, 99, np.int16)
every_title = pytest.mark.parametrize("game", ht.games().values(), ids=str)


def leaks(game: Game, seats: int, options: dict[str, Any], games: int = 2) -> list[str]:
    """Where the features of the real table differ from those of an imagined one."""
    found = []
    for seed in range(games):
        for n, match in enumerate(points_of(game.match(seats, f"features {seed}", **options), seed)):
            for seat in range(seats) if n % 5 == seed % 5 or match.over else []:
                other = imagined(match, seat, key=seed)
                if (game.features_of(match.table, seat) != game.features_of(other.table, seat)).any():
                    found.append(f"game {seed}, move {n}, seat {seat}")
    return found


def parts(game: Game, row: np.ndarray) -> dict[str, np.ndarray]:
    """The parts of a row by name."""
    return dict(zip(game.featured, np.split(row, np.cumsum(list(game.featured.values()))[:-1]), strict=True))


@every_variant
def test_features_are_the_same_for_the_real_and_the_imagined_table(game, seats, options):
    assert leaks(game, seats, options) == []


def test_a_leak_is_found_and_a_title_without_features_has_its_observation():
    assert toy().featured == toy().observed
    assert leaks(toy(), 2, {}, games=10) == []
    assert leaks(toy(observing=leaky_observe), 2, {}, games=10) != []


@every_title
def test_a_title_has_a_hundred_to_four_hundred_features_and_each_part_says_something(game):
    said = np.zeros(game.features_size, np.bool_)
    for seats, options in game.variants():
        batch, random = Batch(game, TABLES, seats, options), np.random.default_rng(seats)
        batch.reset(seats)
        while not batch.over.all():
            for seat in range(seats):
                said |= batch.features(np.full(TABLES, seat)).any(axis=0)
            mask = batch.legal()
            batch.step(np.where(mask, random.random(mask.shape), -1).argmax(axis=1))
    assert 100 <= len(said) <= 400
    assert {name for name, part in parts(game, said).items() if not part.any()} <= RARE


@every_title
def test_nothing_lies_beyond_the_row_and_a_batch_writes_the_same(game):
    batch = Batch(game, 1, game.seats[-1])
    for match in points_of(game.match(game.seats[-1], "beyond"), 5):
        row = np.concatenate([np.zeros(game.features_size, np.int16), BEYOND])
        game.features(match.table, 0, row)
        assert (row[game.features_size :] == BEYOND).all()
        if not match.over:
            batch.load(match, seed=1)
            assert (batch.features([0])[0] == row[: game.features_size]).all()


def test_pow_knows_the_tile_within_reach_and_its_own_lead():
    match = ht.game("pow").match(3, "reach")
    t = match.table
    t.turn, t.rolls, t.waiting = 1, 1, 2
    t.rolled[:] = 2, 0, 3, 0
    t.row[0].card[:3] = 4, 6, 9
    t.stack[0, 1].n, t.stack[0, 1].card[0] = 1, -3
    said = parts(match.game, match.game.features_of(t, 1))
    assert said["within_reach"].tolist() == [6, 0]
    assert said["standing"].tolist() == [0, 0, -3, 0, 0]
    assert said["lead"].tolist() == [0]
    assert parts(match.game, match.game.features_of(t, 0))["lead"].tolist() == [-3]


def test_turned_by_a_seat_an_open_table_has_the_same_features():
    game = ht.game("pow")
    match = game.match(4, "turned")
    for _ in points_of(match, 3):
        if len(match.rows) == 40:
            break
    other = match.copy().table
    other.turn = (match.table.turn + 1) % 4
    for seat in range(4):
        other.stack[(seat + 1) % 4] = match.table.stack[seat]
    for seat in range(4):
        assert (game.features_of(match.table, seat) == game.features_of(other, (seat + 1) % 4)).all()
