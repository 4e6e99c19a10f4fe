"""Bots in some seats of a batch: the games are those that are played when their moves are made from outside."""

from typing import Any

import numpy as np
import pytest

import herotable as ht
from herotable.bots.hints import hints
from herotable.engine.dice import below
from herotable.engine.game import Game
from herotable.lab import Batch
from herotable.lab.batch import WAIT
from herotable.lab.workers import LEAST

TABLES, SEED, STEPS = 5, 7, 25
every_title = pytest.mark.parametrize("game", ht.games().values(), ids=str)


def with_bots(game: Game, bots: Any, tables: int = TABLES, seats: int | None = None, **settings: Any) -> Batch:
    batch = Batch(game, tables, seats or game.seats[0], **settings)
    batch.reset(SEED)
    batch.seat_bots(bots)
    return batch


def first_legal(batch: Batch) -> np.ndarray:
    return np.where(batch.over, WAIT, batch.legal().argmax(axis=1))


@every_title
def test_random_bots_choose_what_a_sample_chooses(game):
    inside, outside = with_bots(game, {1: "random"}), with_bots(game, {})
    for _ in range(STEPS):
        while (theirs := outside.waiting == 1).any():
            outside.step(outside.sample(theirs))
        assert inside.fingerprint() == outside.fingerprint()
        moves = first_legal(inside)
        for batch in (inside, outside):
            batch.step(moves)


@every_title
def test_playout_bots_choose_what_the_title_prefers(game):
    inside, outside = with_bots(game, {1: "playout"}), with_bots(game, {})
    for _ in range(STEPS):
        while (theirs := outside.waiting == 1).any():
            outside.step(preferred(outside, theirs))
        assert inside.fingerprint() == outside.fingerprint()
        moves = first_legal(inside)
        for batch in (inside, outside):
            batch.step(moves)


def preferred(batch: Batch, theirs: np.ndarray) -> np.ndarray:
    """The moves of the title's playout policy, chosen on a copy of each table with the key of its choices."""
    moves = np.full(len(batch), WAIT)
    for i in np.flatnonzero(theirs):
        t, offer = batch.game.copied(batch.tables[i]), batch.game.new_offer()
        batch.game.legal(t, 1, offer)
        t.key[:] = batch._choices[i]
        moves[i] = hints(batch.game).prefer(t, 1, offer)
        batch._choices[i] = t.key
    return moves


def test_the_greedy_bot_makes_the_move_after_which_the_table_looks_best():
    pow_ = ht.game("pow")
    inside, outside = with_bots(pow_, {1: "greedy"}), with_bots(pow_, {})
    for _ in range(40):
        while (outside.waiting == 1).any():
            outside.step(best_looking(outside))
        assert inside.fingerprint() == outside.fingerprint()
        moves = first_legal(inside)
        for batch in (inside, outside):
            batch.step(moves)


def best_looking(batch: Batch) -> np.ndarray:
    """The greedy bot by hand, for POW!, where nothing is hidden but the dice."""
    moves = np.full(len(batch), WAIT)
    for i in np.flatnonzero(batch.waiting == 1):
        t, offer = batch.game.copied(batch.tables[i]), batch.game.new_offer()
        batch.game.legal(t, 1, offer)
        t.key[:] = batch._choices[i]
        looks = [looks_after(batch, t, move) for move in offer.card[: offer.n]]
        if offer.n == 1:
            moves[i] = offer.card[below(t, 1)]
        else:
            moves[i] = any_of_the_best(t, offer, looks)
        batch._choices[i] = t.key
    return moves


def looks_after(batch: Batch, t: Any, move: int) -> float:
    game = batch.game
    t = game.copied(t)
    game.play(t, 1, move)
    return 4 * hints(game).appeal(t, 1)


def any_of_the_best(t: Any, offer: Any, looks: list[float]) -> int:
    best, equals, found = looks[0], 0, 0
    for look, move in zip(looks, offer.card[: offer.n], strict=True):
        if look > best:
            best, equals = look, 0
        if look == best:
            equals += 1
            if below(t, equals) == 0:
                found = move
    return found


@every_title
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_only_your_own_seats_decide(game, bot):
    seats = game.seats[-1]
    batch = with_bots(game, dict.fromkeys(range(1, seats), bot), seats=seats)
    for _ in range(10):
        assert set(batch.waiting) <= {0, -1}
        batch.step(batch.sample())
    batch.restart(np.ones(TABLES, np.bool_))
    assert set(batch.waiting) <= {0, -1}


def test_you_may_have_several_seats_and_another_one_at_each_table():
    pow_ = ht.game("pow")
    batch = with_bots(pow_, {1: "random"}, seats=3)
    seen = set()
    for _ in range(STEPS):
        seen |= set(batch.waiting)
        batch.step(batch.sample())
    assert seen - {-1} == {0, 2}
    own = np.arange(TABLES) % 3
    batch.seat_bots(np.arange(3) != own[:, None])
    for _ in range(STEPS):
        waiting = batch.waiting
        assert ((waiting == own) | (waiting == -1)).all()
        batch.step(batch.sample())


def test_bots_leave_and_their_moves_are_counted():
    batch = with_bots(ht.game("pow"), {1: "random"})
    for _ in range(10):
        batch.step(batch.sample())
    assert batch.steps.min() > 10
    batch.seat_bots({})
    batch.reset(SEED)
    for _ in range(10):
        batch.step(batch.sample())
    assert batch.steps.tolist() == [10] * TABLES


def test_threads_change_nothing_for_bots():
    made = [with_bots(ht.game("pow"), {1: "greedy"}, 2 * LEAST + 1, threads=threads) for threads in (1, 2)]
    for batch in made:
        for _ in range(5):
            batch.step(batch.sample())
    assert made[0].fingerprint() == made[1].fingerprint()


def test_greedy_bots_beat_random_ones():
    batch = with_bots(ht.game("pow"), {1: "greedy"}, tables=400)
    while not batch.over.all():
        batch.step(batch.sample())
    assert batch.rewards[:, 1].mean() > 0.65


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ({2: "random"}, "bots: expected 0 to 1, found 2"),
        ({1: "hard"}, "bots: expected one of random, playout, greedy, found 'hard'"),
        ({0: "random", 1: "random"}, "at least one seat of your own at every table"),
        (np.full((TABLES, 2), 4), r"bots: expected an array of shape \(5, 2\) with a number from 0 to 3"),
        (np.zeros((TABLES, 3), int), r"bots: expected an array of shape \(5, 2\)"),
    ],
)
def test_wrong_bots_are_named(bots, said):
    with pytest.raises(ht.UserError, match=said):
        with_bots(ht.game("pow"), bots)
