"""The environment for Stable-Baselines3.

That library needs torch, which is too large for our environment: without it a stand-in of its base class, with all that
our class uses of it, is put in its place. Where it is installed the real one is used, and MaskablePPO trains.
"""

import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np
import pytest

REAL = find_spec("stable_baselines3") is not None


class VecEnv:
    """The stand-in."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any):
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self._reset_seeds()
        self._reset_options()

    def _reset_seeds(self) -> None:
        self._seeds: list[int | None] = [None] * self.num_envs

    def _reset_options(self) -> None:
        self._options: list[dict] = [{}] * self.num_envs

    def seed(self, seed: int) -> None:
        self._seeds = [seed + i for i in range(self.num_envs)]

    def _get_indices(self, indices: Any) -> Any:
        return range(self.num_envs) if indices is None else [indices] if isinstance(indices, int) else indices

    def step(self, actions: np.ndarray) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]


if not REAL:
    for name in ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env"):
        sys.modules[name] = ModuleType(name)
    sys.modules["stable_baselines3.common.vec_env"].VecEnv = VecEnv  # type: ignore[attr-defined]

from herotable.adapters.gymnasium import Table, VectorTable  # noqa: E402
from herotable.adapters.sb3 import TableVecEnv  # noqa: E402

TABLES = 4


def chosen(env: TableVecEnv) -> np.ndarray:
    return np.stack(env.env_method("action_masks")).argmax(axis=1)


def test_masks_are_the_legal_moves():
    env = TableVecEnv("pow", TABLES, seats=3)
    env.seed(5)
    rows = env.reset()
    for _ in range(30):
        masks = np.stack(env.env_method("action_masks"))
        assert masks.dtype == np.bool_
        assert (masks == env.tables.batch.legal()).all()
        assert (rows == env.tables.batch.observe([0] * TABLES)).all()
        rows, rewards, over, infos = env.step(masks.argmax(axis=1))
        assert rewards.dtype == np.float32
        assert rewards.shape == over.shape == (TABLES,)
        assert not any(info["replaced"] for info in infos)


def test_the_seed_decides_the_games_until_the_next_reset():
    env, told = TableVecEnv("pow", TABLES), []
    for seed in (5, 6, 5):
        env.seed(seed)
        told.append(env.reset().tobytes() + env.step(chosen(env))[0].tobytes())
    assert told[0] == told[2] != told[1]


def test_a_game_that_is_over_begins_anew_and_its_last_observation_is_kept():
    env = TableVecEnv("pow", TABLES)
    env.seed(1)
    env.reset()
    over = np.zeros(TABLES, np.bool_)
    while not over.any():
        rows, rewards, over, infos = env.step(chosen(env))
    for i in range(TABLES):
        assert ("terminal_observation" in infos[i]) == over[i]
        assert rewards[i] in ((0, 0.5, 1) if over[i] else (0,))
    ended = int(np.flatnonzero(over)[0])
    assert (infos[ended]["terminal_observation"] != rows[ended]).any()
    assert infos[ended]["TimeLimit.truncated"] is False


def test_what_is_asked_of_single_tables():
    env = TableVecEnv("pow", TABLES, seats=2)
    env.reset()
    assert env.has_attr("action_masks")
    assert not env.has_attr("render_fps")
    assert env.get_attr("seat", [0, 2]) == [0, 0]
    assert env.get_attr("action_masks", 1)[0]().shape == (215,)
    assert len(env.env_method("action_masks", indices=[1, 3])) == 2
    assert env.env_is_wrapped(object) == [False] * TABLES
    with pytest.raises(NotImplementedError, match="dance"):
        env.env_method("dance")


def test_single_and_vector_tables_show_their_masks_too():
    table = Table("pow")
    _, info = table.reset(seed=1)
    assert (table.action_masks() == info["action_mask"]).all()
    vector = VectorTable("pow", TABLES)
    vector.reset(seed=1)
    infos = vector.step(vector.action_masks().argmax(axis=1))[-1]
    assert (vector.action_masks() == infos["action_mask"]).all()


if REAL:

    def test_maskable_ppo_trains_as_it_comes():
        from sb3_contrib import MaskablePPO

        env = TableVecEnv("pow", 16)
        model = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=128, n_epochs=1, seed=1, device="cpu")
        model.learn(1024)
        env.reset()
        for _ in range(40):
            moves, _ = model.predict(env.reset(), action_masks=env.action_masks())
            _, _, _, infos = env.step(moves)
            assert not any(info["replaced"] for info in infos)
