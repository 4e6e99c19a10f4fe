"""Choosing moves for many tables at once: samples, lists and masks of legal moves, arrays to write into."""

from typing import Any

import numpy as np
import pytest

import herotable as ht
from herotable.engine.dice import below
from herotable.engine.game import Game
from herotable.lab import Batch
from herotable.lab.batch import WAIT
from herotable.lab.keys import choice_keys
from herotable.lab.workers import LEAST

TABLES, SEED, STEPS = 6, 3, 30
every_title = pytest.mark.parametrize("game", ht.games().values(), ids=str)


def sampled(game: Game, tables: int = TABLES, steps: int = STEPS, **settings: Any) -> Batch:
    batch = Batch(game, tables, game.seats[0], **settings)
    batch.reset(SEED)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


@every_title
def test_a_sample_is_legal_and_follows_from_the_seed(game):
    assert sampled(game).fingerprint() == sampled(game).fingerprint()
    batch = sampled(game)
    for _ in range(STEPS):
        assert batch.legal()[np.arange(TABLES), batch.sample()].all()


def test_another_seed_chooses_otherwise():
    batch, moves = sampled(ht.game("marines"), steps=0), []
    for seed in (1, 2, 1):
        batch.reset(seed)
        moves.append(batch.sample().tolist())
    assert moves[0] == moves[2] != moves[1]


def test_threads_sample_the_same():
    alone, shared = (sampled(ht.game("pow"), 2 * LEAST + 1, threads=threads) for threads in (1, 2))
    assert alone.fingerprint() == shared.fingerprint()


def test_a_sample_uses_none_of_the_tables_random_numbers():
    batch = sampled(ht.game("pow"))
    before = batch.fingerprint()
    first, second = (batch.sample() for _ in range(2))
    assert batch.fingerprint() == before
    assert (first != second).any()


def test_every_legal_move_is_as_likely_as_the_others():
    batch, draws = sampled(ht.game("pow"), tables=1, steps=4), 6000
    legal = np.flatnonzero(batch.legal()[0])
    counts = np.bincount([batch.sample()[0] for _ in range(draws)], minlength=len(batch.game.moves))
    assert len(legal) >= 4
    assert counts[legal].sum() == draws
    even = draws / len(legal)
    chi_square = ((counts[legal] - even) ** 2 / even).sum()
    assert chi_square < len(legal) + 4 * (2 * len(legal)) ** 0.5  # four standard deviations above its mean


def test_a_sample_is_below_by_the_tables_own_choice_key():
    batch = sampled(ht.game("pow"), steps=0)
    offer, t = batch.game.new_offer(), batch.game.copied(batch.blank[0])
    moves = batch.sample()
    for i, key in enumerate(choice_keys(TABLES, SEED)):
        offer.n, t.key[:] = 0, key
        batch.game.legal(batch.tables[i], batch.waiting[i], offer)
        assert moves[i] == offer.card[below(t, offer.n)]


def test_only_the_tables_asked_for_get_a_move_and_none_after_the_game():
    batch = sampled(ht.game("pow"))
    batch.tables[1].waiting = 0
    moves = batch.sample()
    assert moves[1] == WAIT
    assert (np.delete(moves, 1) >= 0).all()
    which = np.arange(TABLES) == 4
    assert ((batch.sample(which) >= 0) == which).all()
    with pytest.raises(ht.UserError, match="which: expected 6 times yes or no, found float64"):
        batch.sample(np.zeros(TABLES))


@every_title
def test_lists_hold_the_moves_of_the_mask(game):
    batch = sampled(game)
    batch.tables[2].waiting = 0
    for _ in range(STEPS):
        mask, (moves, counts) = batch.legal(), batch.legal_moves()
        assert (counts == mask.sum(axis=1)).all()
        for row, count, legal in zip(moves, counts, mask, strict=True):
            assert sorted(row[:count]) == np.flatnonzero(legal).tolist()
            assert (row[count:] == WAIT).all()
        batch.step(batch.sample())


def test_a_list_that_is_too_short_says_how_many_there_are():
    batch = sampled(ht.game("marines"), steps=0)
    whole, counts = batch.legal_moves()
    few, same = batch.legal_moves(most=3)
    assert counts.min() > 3
    assert (few == whole[:, :3]).all()
    assert (same == counts).all()


OUTPUTS = ["legal", "observe", "features", "sample", "note_waiting", "note_over", "note_rewards"]


@pytest.mark.parametrize("method", OUTPUTS)
def test_results_are_written_where_they_are_wanted(method):
    batch, twin = sampled(ht.game("pow")), sampled(ht.game("pow"))
    wanted = getattr(twin, method)()
    out = np.full(wanted.shape, 77).astype(wanted.dtype)
    assert getattr(batch, method)(out=out) is out
    assert (out == wanted).all()


def test_lists_are_written_where_they_are_wanted():
    batch = sampled(ht.game("pow"))
    moves, counts = np.full((TABLES, 30), 7, np.int16), np.full(TABLES, 7, np.int16)
    assert batch.legal_moves(30, (moves, counts))[0] is moves
    assert (moves == batch.legal_moves(30)[0]).all()
    assert (counts == batch.legal().sum(axis=1)).all()


@pytest.mark.parametrize("most", [-1, 1.5, None])
def test_the_length_of_a_list_is_a_whole_number(most):
    with pytest.raises(ht.UserError, match=f"most: expected a whole number from 0 on, found {most}"):
        sampled(ht.game("pow")).legal_moves(most)


@pytest.mark.parametrize("out", [5, np.zeros((TABLES, 64), np.int16), (None,)])
def test_lists_are_written_into_a_pair_of_arrays(out):
    with pytest.raises(ht.UserError, match="out: expected a pair of arrays, found "):
        sampled(ht.game("pow")).legal_moves(out=out)


@pytest.mark.parametrize(
    ("out", "found"),
    [
        (np.zeros((TABLES, 215), np.int8), "int8 of shape"),
        (np.zeros((TABLES, 214), np.bool_), r"bool of shape \(6, 214\)"),
        (np.zeros((215, TABLES), np.bool_).T, "bool of shape"),
        ([], "list"),
    ],
    ids=["type", "shape", "order", "list"],
)
def test_an_array_that_does_not_fit_is_refused(out, found):
    match = rf"out: expected a bool array of shape \(6, 215\), in one piece and writable, found {found}"
    with pytest.raises(ht.UserError, match=match):
        sampled(ht.game("pow")).legal(out=out)


def test_moves_of_any_type_of_whole_numbers_do():
    wide, narrow = (sampled(ht.game("pow")) for _ in range(2))
    for _ in range(STEPS):
        moves = wide.sample()
        wide.step(moves)
        narrow.step(np.repeat(moves, 2).astype(np.int16)[::2])
    assert wide.tables.tobytes() == narrow.tables.tobytes()
