"""The titles as Stable-Baselines3 environments: `TableVecEnv("pow", num_envs=256)` for PPO and MaskablePPO."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from .gymnasium import VectorTable


class TableVecEnv(VecEnv):
    """Many tables in one batch, a learner in one seat of each; takes what `VectorTable` takes.

    `MaskablePPO("MlpPolicy", TableVecEnv("pow", 256))` trains as it comes: it finds `action_masks`. Without masks a
    move that is not allowed is replaced by a random one, and `info["replaced"]` says so.
    """

    def __init__(self, title: str, num_envs: int = 1, **settings: Any):
        self.tables = VectorTable(title, num_envs, **settings)
        self.render_mode = None
        self._actions: Any = None
        super().__init__(num_envs, self.tables.single_observation_space, self.tables.single_action_space)

    def reset(self) -> np.ndarray:
        """New games at all tables, by the seed of `seed` if it was called before."""
        seed = self._seeds[0]
        self._reset_seeds()
        self._reset_options()
        rows, infos = self.tables.reset(seed=seed)
        self.reset_infos = [{"action_mask": mask} for mask in infos["action_mask"]]
        return rows

    def step_async(self, actions: np.ndarray) -> None:
        """Take the learner's moves, for `step_wait` to make."""
        self._actions = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        """Make the moves; a game that is over begins anew, its last observation in `info["terminal_observation"]`."""
        rows, rewards, over, _, told = self.tables.step(self._actions)
        infos: list[dict[str, Any]] = [{"replaced": bool(replaced)} for replaced in told["replaced"]]
        for i in np.flatnonzero(over):
            infos[i] |= {"terminal_observation": told["final_obs"][i], "TimeLimit.truncated": False}
        return rows, rewards.astype(np.float32), over, infos

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def action_masks(self) -> np.ndarray:
        """Which moves are allowed now, tables × moves."""
        return self.tables.action_masks()

    # ---------------------------------------------------------------- what is asked of single environments

    def has_attr(self, attr_name: str) -> bool:
        """Does every table have it? They have the masks, and what all of them share."""
        return attr_name == "action_masks" or hasattr(self.tables, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """A value for each table; all tables share the values of the batch."""
        if attr_name == "action_masks":
            masks = self.tables.action_masks()
            return [lambda mask=masks[i]: mask for i in self._get_indices(indices)]
        return [getattr(self.tables, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set a value of all tables; single ones have none of their own."""
        if indices is not None:
            raise NotImplementedError("all tables of a batch share their values")
        setattr(self.tables, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """The result of a method for each table: `action_masks`."""
        if method_name != "action_masks":
            raise NotImplementedError(f"{method_name}: tables of a batch have no methods of their own but action_masks")
        masks = self.tables.action_masks(*args, **kwargs)
        return [masks[i] for i in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:  # noqa: ARG002
        """Tables of a batch have no wrappers."""
        return [False] * len(list(self._get_indices(indices)))

    def get_images(self) -> Sequence[np.ndarray | None]:
        """No images: `herotable play` draws tables."""
        return [None] * self.num_envs
