"""Batches that go on from a match: seats forget what they have seen, so bots imagine tables that can be."""

from typing import Any

import numpy as np
import pytest

import herotable as ht
from herotable.engine.game import Game
from herotable.engine.match import Match
from herotable.engine.tape import QUIET, wipe_tape
from herotable.lab import Batch
from tests.play import eyes_of, facts

SEED = 2
every_title = pytest.mark.parametrize("game", ht.games().values(), ids=str)


def in_play(game: Game, seed: int) -> Match:
    """A match with all seats, some moves later: seats of Superhero Battle have seen cards by then."""
    match, bot = game.match(game.seats[-1], seed), ht.bot("random", seed=seed)
    for _ in range(56):
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    return match


def loaded(match: Match, bots: Any) -> Batch:
    batch = Batch(match.game, 1, match.seats)
    batch.seat_bots(bots)
    batch.load(match, SEED)
    wipe_tape(batch.tables[0])  # the events of the match's last move
    return batch


def without_listeners(game: Game, t: Any) -> bytes:
    """The table as bytes, without what only tables with listeners have: events, and what seats have seen."""
    t = np.frombuffer(bytearray(t.tobytes()), t.dtype).view(np.recarray)[0]
    wipe_tape(t)
    t.quiet = QUIET
    for field in game.knowledge:
        t[field] = 0
    return t.tobytes()


@every_title
@pytest.mark.parametrize("seed", [8, 9])
def test_a_loaded_table_plays_on_as_if_somebody_listened(game, seed):
    match = in_play(game, seed)
    batch = loaded(match, {})
    t = game.copied(match.table)
    t.key[:] = batch.tables[0].key
    while not batch.over.all():
        [move], [seat] = batch.sample(), batch.waiting
        batch.step(np.array([move]))
        wipe_tape(t)
        game.play(t, seat, move)
        assert batch.tables[0].tobytes() == without_listeners(game, t)


@every_title
@pytest.mark.parametrize("seed", [8, 9])
def test_greedy_bots_play_on_from_a_match_and_imagine_tables_that_can_be(game, seed):
    match = in_play(game, seed)
    batch = loaded(match, dict.fromkeys(range(1, match.seats), "greedy"))
    while not batch.over.all():
        for seat in eyes_of(match):
            match.table = game.imagined(batch.tables[0], seat, np.array([seed, 1, 2, 3]))
            facts(game).check(match)
        batch.step(batch.sample())
