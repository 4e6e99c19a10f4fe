from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import herotable as ht
from herotable.adapters.gymnasium import VectorTable, random_policy

TABLES = 6
every_title = pytest.mark.parametrize("title", ht.games())


@every_title
def test_gymnasiums_own_checker_passes_on_one_table(title):
    check_env(gymnasium.make(f"herotable/{title}-v1").unwrapped)


def shapes_hold(vector: Any, rows: np.ndarray, infos: dict) -> bool:
    mask = infos["action_mask"]
    return (
        rows in vector.observation_space and mask.shape == (TABLES, vector.single_action_space.n) and mask.any(1).all()
    )


@every_title
def test_the_vector_environment_keeps_to_its_spaces_and_begins_anew(title):
    vector = gymnasium.make_vec(f"herotable/{title}-v1", TABLES, "vector_entry_point", threads=1)
    rows, infos = vector.reset(seed=1)
    ended, random = 0, np.random.default_rng(2)
    while ended < TABLES:
        assert shapes_hold(vector, rows, infos)
        rows, rewards, over, cut, infos = vector.step(random_policy(rows, infos["action_mask"] == 1, random))
        ended += over.sum()
        assert not cut.any()
        assert not rewards[~over].any()
        assert not infos["replaced"].any()
        if over.any():
            assert (infos["_final_obs"] == over).all()
            assert all(final in vector.single_observation_space for final in infos["final_obs"][over])


def test_the_same_seed_and_moves_give_the_same_games():
    told = []
    for threads in (1, 2):
        vector = VectorTable("battle", 150, seats=3, seat=1, threads=threads)
        rows, infos = vector.reset(seed=4)
        for _ in range(20):
            rows, *_, infos = vector.step(infos["action_mask"].argmax(axis=1))
        told.append(rows.tobytes())
    assert told[0] == told[1]


def test_the_learner_sits_in_its_seat_and_the_policy_in_the_others():
    asked = []

    def policy(rows, mask, random):
        asked.append(rows)
        return random_policy(rows, mask, random)

    vector = VectorTable("pow", TABLES, seats=3, seat=2, policy=policy)
    rows, _ = vector.reset(seed=1)
    assert (vector.batch.waiting == 2).all()
    assert (rows[:, 2] == 1).all()
    assert not np.concatenate(asked)[:, 2].any()


def test_the_reward_is_the_learners_own_wherever_it_sits(monkeypatch):
    vector, ends = VectorTable("pow", TABLES, seats=2, seat=1), []
    restart = vector.batch.restart

    def noted() -> None:
        ends.append(vector.batch.rewards)
        restart()

    monkeypatch.setattr(vector.batch, "restart", noted)
    rows, infos = vector.reset(seed=1)
    random, over = np.random.default_rng(2), np.zeros(TABLES, np.bool_)
    while not over.any():
        rows, rewards, over, _, infos = vector.step(random_policy(rows, infos["action_mask"] == 1, random))
    assert rewards[over].tolist() == ends[0][over, 1].tolist()
    assert ends[0][over].sum() == over.sum()


def test_a_forbidden_move_is_replaced_and_said_so():
    vector = VectorTable("pow", TABLES, seats=2)
    vector.reset(seed=1)
    infos = vector.step(np.full(TABLES, vector.batch.game.moves.find("forfeit")))[-1]
    assert infos["replaced"].all()
    with pytest.raises(ht.UserError, match="seat: expected 0 to 1, found 2"):
        VectorTable("pow", TABLES, seats=2, seat=2)


@pytest.mark.parametrize("action", [-1, 215, -215, 2**40])
def test_what_is_no_move_is_replaced_even_where_the_last_move_is_allowed(action):
    vector = VectorTable("pow", TABLES, seats=2)
    vector.reset(seed=1)
    vector._mask[:] = True
    before = vector.batch.steps.copy()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("herotable.adapters.gymnasium.random_policy", lambda *_: vector.batch.legal().argmax(axis=1))
        assert vector.step(np.full(TABLES, action))[-1]["replaced"].all()
    assert (vector.batch.steps > before).all()


def test_the_share_of_wins_against_equals_is_fair():
    vector = VectorTable("pow", 300, seats=3)
    rows, infos = vector.reset(seed=3)
    random, won, games = np.random.default_rng(3), 0.0, 0
    while games < 1000:
        rows, rewards, over, _, infos = vector.step(random_policy(rows, infos["action_mask"] == 1, random))
        won, games = won + rewards.sum(), games + over.sum()
    assert won / games == pytest.approx(1 / 3, abs=0.06)
