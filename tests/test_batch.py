"""Many tables at once play the games that one table plays."""

from typing import Any

import numpy as np
import pytest

import herotable as ht
from herotable.engine.game import Game
from herotable.engine.match import Match
from herotable.engine.tape import QUIET
from herotable.lab import Batch
from herotable.lab.batch import WAIT
from herotable.lab.keys import keys
from herotable.lab.workers import LEAST

TABLES, SEED = 5, 3
every_title = pytest.mark.parametrize("game", ht.games().values(), ids=str)


def reset(game: Game, tables: int = TABLES, **settings: Any) -> Batch:
    batch = Batch(game, tables, game.seats[0], **settings)
    batch.reset(SEED)
    return batch


def choices(batch: Batch, random: np.random.Generator) -> np.ndarray:
    """A random legal move at every table."""
    mask = batch.legal()
    return np.where(mask, random.random(mask.shape), -1).argmax(axis=1)


def played(batch: Batch, steps: int) -> Batch:
    random = np.random.default_rng(SEED)
    for _ in range(steps):
        batch.step(choices(batch, random))
    return batch


@every_title
def test_each_table_is_a_game_by_its_own_key(game):
    batch, random = reset(game), np.random.default_rng(SEED)
    tables = [batch.blank[0].copy() for _ in range(TABLES)]
    for t, key in zip(tables, keys(TABLES, SEED), strict=True):
        t.key[:] = key
        game.start(t)
    for _ in range(40):
        moves = choices(batch, random)
        for t, seat, move in zip(tables, batch.waiting, moves, strict=True):
            game.play(t, seat, move)
        batch.step(moves)
        assert batch.tables.tobytes() == b"".join(t.tobytes() for t in tables)


@every_title
def test_the_seat_to_move_sees_its_own_moves_and_what_it_may_know(game):
    batch = played(reset(game), 25)
    mask, rows, offer = batch.legal(), batch.observe(), game.new_offer()
    for i, seat in enumerate(batch.waiting):
        offer.n = 0
        game.legal(batch.tables[i], seat, offer)
        assert set(np.flatnonzero(mask[i])) == set(offer.card[: offer.n])
        assert (rows[i] == game.observation(batch.tables[i], seat)).all()


def test_others_than_the_seat_to_move_can_look_and_nobody_sees_zeros():
    batch = reset(ht.game("pow"))
    rows = batch.observe([0, 1, 0, 1, -1])
    assert (rows[1] == batch.game.observation(batch.tables[1], 1)).all()
    assert not rows[4].any()
    with pytest.raises(ht.UserError, match="seats: expected -1 to 1, found 0 to 2"):
        batch.observe([0, 1, 2, 0, 0])


@every_title
def test_threads_change_nothing(game):
    tables = 2 * LEAST + 1
    alone, shared = (played(reset(game, tables, threads=threads), 15) for threads in (1, 3))
    assert alone.fingerprint() == shared.fingerprint()
    assert (alone.observe() == shared.observe()).all()
    alone.play(SEED)
    shared.play(SEED)
    assert alone.fingerprint() == shared.fingerprint()


@every_title
def test_a_win_is_shared_by_the_winners_when_the_game_is_over(game):
    batch = reset(game)
    assert not batch.over.any()
    assert not batch.rewards.any()
    batch.play(SEED)
    assert batch.over.all()
    assert (batch.waiting == -1).all()
    assert not batch.legal().any()
    assert not batch.observe().any()
    assert batch.rewards.sum(axis=1) == pytest.approx(1)
    for reward, bits in zip(batch.rewards, batch.tables.winners, strict=True):
        assert [seat for seat in range(batch.seats) if bits >> seat & 1] == np.flatnonzero(reward).tolist()


def test_one_forbidden_move_changes_nothing_and_is_named():
    batch, pow_ = reset(ht.game("pow")), ht.game("pow")
    before = batch.fingerprint()
    moves = np.full(TABLES, pow_.moves.find("roll"))
    moves[3:] = pow_.moves.find("forfeit")
    with pytest.raises(ht.UserError, match="table 3: move 214, 'forfeit', is not allowed: see rule P3"):
        batch.step(moves)
    moves[1] = len(pow_.moves)
    with pytest.raises(ht.UserError, match="table 1: move 215: expected 0 to 214"):
        batch.step(moves)
    assert batch.fingerprint() == before


@pytest.mark.parametrize("moves", [[0, 0], np.zeros(TABLES), [[0] * TABLES]], ids=["few", "fractions", "nested"])
def test_moves_are_one_whole_number_for_each_table(moves):
    with pytest.raises(ht.UserError, match="moves: expected 5 whole numbers, found"):
        reset(ht.game("pow")).step(moves)


def test_a_number_too_large_does_not_become_wait():
    with pytest.raises(ht.UserError, match="moves: expected 0 to 9223372036854775807, found 18446744073709551615"):
        reset(ht.game("pow")).step(np.full(TABLES, 2**64 - 1, np.uint64))


def test_a_table_that_is_over_takes_no_move_and_can_be_set_up_again():
    batch = reset(ht.game("pow"))
    batch.tables[2].waiting = 0
    still = batch.tables[2].tobytes()
    batch.step(np.where(batch.over, -7, batch.legal().argmax(axis=1)))
    assert batch.tables[2].tobytes() == still
    assert batch.steps.tolist() == [1, 1, 0, 1, 1]
    others = np.delete(batch.tables, 2).tobytes()
    batch.restart()
    assert not batch.over.any()
    assert np.delete(batch.tables, 2).tobytes() == others


def test_a_table_set_up_again_plays_another_game():
    batch = reset(ht.game("pow"))
    rows = np.asarray(batch.tables)["row"].copy()
    batch.restart(np.arange(TABLES) == 1)
    assert (batch.tables.row[1] != rows[1]).any()
    assert (batch.tables.row[0] == rows[0]).all()
    with pytest.raises(ht.UserError, match="which: expected 5 times yes or no, found int64"):
        batch.restart(np.arange(TABLES))


def test_options_and_pack_are_those_of_the_batch():
    order = ht.game("order")
    assert Batch(order, 1, 2, {"open_scores": True}).blank[0].option.open_scores == 1
    with pytest.raises(ht.UserError, match="seats: expected 2 to 4, found 5"):
        Batch(order, 1, 5)
    with pytest.raises(ht.UserError, match="tables: expected a whole number from 1 on, found 0"):
        Batch(order, 0, 2)
    with pytest.raises(ht.UserError, match="threads: expected a whole number from 1 on, found 0"):
        Batch(order, 1, 2, threads=0)
    with pytest.raises(ht.UserError, match=r"tables: expected a whole number from 1 on, found 2\.5"):
        Batch(order, 2.5, 2)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, "a", 1.5, None])
def test_a_seed_is_a_whole_number(seed):
    batch, match = reset(ht.game("pow")), in_play(ht.game("pow"))
    before = batch.fingerprint()
    for method in (batch.reset, batch.play, lambda seed: batch.load(match, seed)):
        with pytest.raises(ht.UserError, match=f"seed: expected a whole number from 0 on, found {seed!r}"):
            method(seed)
    assert batch.fingerprint() == before


def test_a_table_may_wait():
    batch = reset(ht.game("pow"))
    still = batch.tables[3].tobytes()
    moves = batch.legal().argmax(axis=1)
    moves[3] = WAIT
    batch.step(moves)
    assert batch.tables[3].tobytes() == still
    assert batch.steps.tolist() == [1, 1, 1, 0, 1]


# ---------------------------------------------------------------- from a match


def in_play(game: Game, moves: int = 20, **settings: Any) -> Match:
    match, bot = game.match(seed="in play", **settings), ht.bot("random", seed=SEED)
    for _ in range(moves):
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    return match


@every_title
def test_tables_go_on_from_a_match_each_with_its_own_dice(game):
    match, batch = in_play(game), Batch(game, TABLES, game.seats[0])
    batch.load(match, SEED)
    t, before = match.table.copy(), match.save()
    t.quiet = QUIET
    for field in game.knowledge:
        t[field] = 0
    for table, key in zip(batch.tables, keys(TABLES, SEED), strict=True):
        t.key[:] = key
        assert table.tobytes() == t.tobytes()
    assert np.flatnonzero(batch.legal()[0]).tolist() == sorted(
        game.moves.find(move) for move in match.legal(match.waiting[0])
    )
    played(batch, 30)
    assert len({table.tobytes() for table in batch.tables}) == TABLES
    assert (match.save(), batch.steps.max()) == (before, 30)
    again = Batch(game, TABLES, game.seats[0])
    again.load(match, SEED)
    assert played(again, 30).fingerprint() == batch.fingerprint()
    batch.restart(np.ones(TABLES, np.bool_))
    assert batch.tables.tobytes() != again.tables.tobytes()


def test_each_table_may_go_on_from_an_imagined_match_of_its_own():
    match = in_play(ht.game("battle"))
    imagined = [match.imagine(0) for _ in range(TABLES)]
    batch = Batch(match.game, TABLES, 2)
    batch.load(imagined, SEED)
    assert len({table.hand.tobytes() for table in batch.tables}) > 1
    rows = batch.observe(np.zeros(TABLES, np.int64))
    assert all((row == match.game.observation(match.table, 0)).all() for row in rows)


def test_only_matches_of_the_same_kind_are_loaded():
    batch = reset(ht.game("pow"))
    before = batch.fingerprint()
    for matches, found in (
        (in_play(ht.game("pow"), seats=3), "a match of pow with 3 seats"),
        (in_play(ht.game("pow"), open_stacks=True), "a match of pow with 2 seats, or with other options"),
        (in_play(ht.game("order")), "a match of order with 2 seats"),
        ([in_play(ht.game("pow"))] * 2, "found 2$"),
        (["a match"] * TABLES, "found 'a match'$"),
        ([[]] * TABLES, r"found \[\]$"),
        (None, "found None$"),
    ):
        with pytest.raises(ht.UserError, match=f"^matches: expected .*{found}"):
            batch.load(matches, SEED)  # type: ignore[arg-type]
    assert batch.fingerprint() == before
