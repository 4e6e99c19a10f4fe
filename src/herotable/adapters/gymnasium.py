"""The titles as Gymnasium environments: a learner in one seat, bots or a policy in the others.

`VectorTable("pow", num_envs=256, seats=3)` is a vector environment over a Batch. Once this module is imported,
`gymnasium.make_vec("herotable/pow-v1", num_envs=256)` makes it too, and `gymnasium.make("herotable/pow-v1")` one table.
"""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..engine.errors import ErrorMessage, expected
from ..engine.pack import Pack
from ..games import TITLES, game
from ..lab.batch import WAIT, Batch

Policy = Callable[[np.ndarray, np.ndarray, np.random.Generator], np.ndarray]
LIMITS = np.iinfo(np.int16)


def random_policy(rows: np.ndarray, mask: np.ndarray, random: np.random.Generator) -> np.ndarray:  # noqa: ARG001
    """Any legal move, each as likely as the others."""
    return np.where(mask, random.random(mask.shape), -1).argmax(axis=1)


class VectorTable(VectorEnv):
    """Many tables; the reward is the learner's share of the win.

    `policy` has the other seats: the name of a bot of `Batch.seat_bots`, which plays inside the compiled step, or a
    function. `infos["action_mask"]` says which moves are allowed. A move that is not allowed is replaced by a random
    one that is, and `infos["replaced"]` says where. A table whose game is over is set up anew in the same step, with
    the last observation in `infos["final_obs"]`.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        policy: Policy | str = "random",
        pack: Pack | None = None,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ):
        one = game(title)
        self.batch = Batch(one, num_envs, seats or one.seats[0], options, pack, threads)
        if seat not in range(self.batch.seats):
            raise expected("seat", ErrorMessage("span", low=0, high=self.batch.seats - 1), seat)
        self.num_envs, self.seat, self.policy, self.render_mode = num_envs, seat, policy, render_mode
        if isinstance(policy, str):
            self.batch.seat_bots({other: policy for other in range(self.batch.seats) if other != seat})
        self.single_action_space = spaces.Discrete(len(one.moves))
        self.single_observation_space = spaces.Box(LIMITS.min, LIMITS.max, (one.observation_size,), np.int16)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """New games at all tables; the same seed and moves give the same ones."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed, options=options)
        self.batch.reset(int(self.np_random.integers(1 << 32)))
        self._restart_finished()
        return self._observed(), {"action_mask": self._mask.astype(np.int8)}

    def action_masks(self) -> np.ndarray:
        """Which moves are allowed now, tables × moves: where MaskablePPO looks for them."""
        return self._mask

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """The learner's move at every table, and those of the others until it is the learner's turn again."""
        moves = np.array(actions, np.int64)
        is_move = (moves >= 0) & (moves < self._mask.shape[1])
        replaced = ~(is_move & self._mask[np.arange(self.num_envs), np.where(is_move, moves, 0)])
        if replaced.any():
            moves[replaced] = random_policy(moves[replaced], self._mask[replaced], self.np_random)
        self.batch.step(moves)
        self._others_play()
        rewards, over = self.batch.rewards[:, self.seat].astype(np.float64), self.batch.over
        infos: dict[str, Any] = {"replaced": replaced}
        if over.any():
            infos |= {"final_obs": self._final(over), "_final_obs": over.copy()}
        self._restart_finished()
        infos["action_mask"] = self._mask.astype(np.int8)
        return self._observed(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _others_play(self) -> None:
        """Make the policy's moves until the learner is to move at every table, or the game is over; bots did so."""
        if isinstance(self.policy, str):
            return
        while (theirs := ((now := self.batch.waiting) != self.seat) & (now >= 0)).any():
            moves = np.full(self.num_envs, WAIT)
            rows, mask = self.batch.observe(np.where(theirs, now, -1)), self.batch.legal()
            moves[theirs] = self.policy(rows[theirs], mask[theirs], self.np_random)
            self.batch.step(moves)

    def _restart_finished(self) -> None:
        self._others_play()
        while self.batch.over.any():  # a new game may end before the learner's first move: then set up another
            self.batch.restart()
            self._others_play()
        self._mask = self.batch.legal()

    def _observed(self) -> np.ndarray:
        return np.asarray(self.batch.observe(np.full(self.num_envs, self.seat)))

    def _final(self, over: np.ndarray) -> np.ndarray:
        final = np.full(self.num_envs, None, object)
        for i, row in zip(np.flatnonzero(over), self._observed()[over], strict=True):
            final[i] = row
        return final


class Table(gymnasium.Env):
    """One table: a vector environment of one, without a new game at the end of the old one."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(self, title: str, render_mode: str | None = None, **settings: Any):
        self.vector = VectorTable(title, 1, **settings)
        self.render_mode = render_mode
        self.action_space = self.vector.single_action_space
        self.observation_space = self.vector.single_observation_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """A new game."""
        super().reset(seed=seed)
        rows, infos = self.vector.reset(seed=int(self.np_random.integers(1 << 32)), options=options)
        return rows[0], {"action_mask": infos["action_mask"][0]}

    def action_masks(self) -> np.ndarray:
        """Which moves are allowed now: where MaskablePPO looks for them."""
        return np.asarray(self.vector.action_masks()[0])

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """The learner's move, and those of the others until it is the learner's turn again."""
        rows, rewards, over, _, infos = self.vector.step(np.array([action]))
        last = infos["final_obs"][0] if over[0] else rows[0]
        info = {"action_mask": infos["action_mask"][0], "replaced": bool(infos["replaced"][0])}
        return last, float(rewards[0]), bool(over[0]), False, info


for _title in TITLES:
    gymnasium.register(
        f"herotable/{_title}-v1",
        entry_point=f"{__name__}:Table",
        vector_entry_point=f"{__name__}:VectorTable",
        kwargs={"title": _title},
    )
