"""An observation holds what its seat may know, all of it at the place its layout says, and nothing else."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import herotable as ht
from herotable.engine.game import Game
from herotable.games.marines.table import PHASES
from herotable.lab import Batch
from tests.play import every_variant, imagined, points_of
from tests.toy.leaks import leaky_observe, toy

PAGE = (Path(__file__).parents[1] / "docs" / "batch.md").read_text(encoding="utf-8")
TABLES = 20
RARE = {"bonus", "showdown"}  # not met in so few random games
every_title = pytest.mark.parametrize("game", ht.games().values(), ids=str)


def leaks(game: Game, seats: int, options: dict[str, Any], games: int = 2) -> list[str]:
    """Where the observation of the real table differs from that of an imagined one."""
    found = []
    for seed in range(games):
        for n, match in enumerate(points_of(game.match(seats, f"observed {seed}", **options), seed)):
            for seat in range(seats) if n % 5 == seed % 5 or match.over else []:
                other = imagined(match, seat, key=seed)
                rows = [game.observation(t, seat).tobytes() for t in (match.table, other.table)]
                if rows[0] != rows[1]:
                    found.append(f"game {seed}, move {n}, seat {seat}")
    return found


@every_variant
def test_the_observation_is_the_same_for_the_real_and_the_imagined_table(game, seats, options):
    assert leaks(game, seats, options) == []


def test_a_leak_is_found():
    assert leaks(toy(), 2, {}, games=10) == []
    assert leaks(toy(observing=leaky_observe), 2, {}, games=10) != []


@every_title
def test_every_part_says_something(game):
    said = np.zeros(game.observation_size, np.bool_)
    for seats, options in game.variants():
        batch, random = Batch(game, TABLES, seats, options), np.random.default_rng(seats)
        batch.reset(seats)
        while not batch.over.all():
            for seat in range(seats):
                said |= batch.observe(np.full(TABLES, seat)).any(axis=0)
            mask = batch.legal()
            batch.step(np.where(mask, random.random(mask.shape), -1).argmax(axis=1))
    assert {name for name, part in parts(game, said).items() if not part.any()} <= RARE


def test_rare_parts_say_something_too():
    order, battle = ht.game("order").match(2, "rare"), ht.game("battle").match(2, "rare")
    order.table.bonus, battle.table.showdown = 2, 1
    assert parts(order.game, order.game.observation(order.table, 0))["bonus"] == [2]
    assert parts(battle.game, battle.game.observation(battle.table, 0))["showdown"] == [1]


@every_title
def test_nothing_lies_beyond_the_row(game):
    beyond = np.full(7, 99, np.int16)
    for match in points_of(game.match(game.seats[-1], "beyond"), 5):
        row = np.concatenate([np.zeros(game.observation_size, np.int16), beyond])
        game.observe(match.table, 0, row)
        assert (row[-len(beyond) :] == beyond).all()


def parts(game: Game, row: np.ndarray) -> dict[str, np.ndarray]:
    """The parts of a row by name."""
    ends = np.cumsum(list(game.observed.values()))
    return dict(zip(game.observed, np.split(row, ends[:-1]), strict=True))


@every_title
def test_the_observer_comes_first(game):
    match = game.match(game.seats[-1], "first")
    for seat in range(game.seats[-1]):
        assert np.flatnonzero(parts(game, game.observation(match.table, seat))["seat"]).tolist() == [seat]


def test_battle_shows_a_hand_to_its_owner_and_to_nobody_else():
    match = ht.game("battle").match(3, "hands", battlefields=False)
    while match.view(None)["table"]["phase"] != "choose":
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    hands = parts(match.game, match.game.observation(match.table, 1))["hands"].reshape(8, -1)
    assert hands[0].tolist() == match.table.hand[1].count.tolist()
    assert not hands[1:].any()


def test_pow_counts_stacks_from_the_observer_and_from_the_top():
    match = ht.game("pow").match(3, "stacks")
    match.table.stack[2, 0].n = 2
    match.table.stack[2, 0].card[:2] = 4, 6
    match.table.stack[0, 1].n = 1
    match.table.stack[0, 1].card[0] = -3
    seen = parts(match.game, match.game.observation(match.table, 1))
    stacks = seen["stacks"].reshape(5, 2, 12)
    assert stacks[1, 0, :3].tolist() == [6, 4, 0]
    assert stacks[2, 1, :2].tolist() == [-3, 0]
    assert np.count_nonzero(stacks) == 3
    assert seen["standing"].tolist() == [0, 0, -3, 0, 0]


def test_marines_shows_each_army_with_its_own_heroes_and_spaces():
    match = ht.game("marines").match(2, "armies")
    match.table.phase = PHASES.index("rolling")
    match.table.hero[:] = (0, 1, 2, 3, 4), (5, 6, 7, 8, 9)
    match.table.advanced[:] = (1, 0, 2, 0, 0), (0, 3, 0, 0, 4)
    for seat in (0, 1):
        seen = parts(match.game, match.game.observation(match.table, seat))
        order = [seat, 1 - seat]
        assert seen["advanced"].reshape(2, 5).tolist() == match.table.advanced[order].tolist()
        assert seen["heroes"].reshape(2, 5, -1).argmax(axis=2).tolist() == match.table.hero[order].tolist()


@every_title
def test_the_page_gives_the_layout(game):
    section = PAGE.split(f"### `{game.name}`\n")[1].split("\n### ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| \S.* \|$", section, re.MULTILINE)
    assert [(name, int(length)) for name, length in rows] == list(game.observed.items())
    assert f"{game.observation_size} numbers" in section
