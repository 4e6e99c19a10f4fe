"""The titles as PettingZoo environments, an agent for each seat: `env("pow", seats=3)`.

Seats that choose at the same time do so one after the other; none of them observes what the others have chosen.
"""

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..engine.pack import Pack
from ..games import game
from ..lab.batch import Batch


class HeroTable(AECEnv):
    """One table; an observation is a row laid out by `game.observed`, with the mask of the moves that are allowed."""

    metadata: dict[str, Any] = {"render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, title: str, seats: int | None = None, pack: Pack | None = None, **options: Any):
        super().__init__()
        self.game = game(title)
        self.metadata = self.metadata | {"name": f"herotable_{title}_v{self.game.rules_version}"}
        self.render_mode = None
        self.batch = Batch(self.game, 1, seats or self.game.seats[0], options, pack, threads=1)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.batch.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(len(self.game.moves)) for agent in self.possible_agents}
        self._observations = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> spaces.Dict:
        limits = np.iinfo(np.int16)
        row = spaces.Box(limits.min, limits.max, (self.game.observation_size,), np.int16)
        return spaces.Dict({"observation": row, "action_mask": spaces.MultiBinary(len(self.game.moves))})

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all moves of the title."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; the same seed and moves give the same one."""
        self.batch.reset(secrets.randbits(64) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a seat may know, and the moves it may make now."""
        seat, mask = self.seat_of[agent], np.zeros(len(self.game.moves), np.int8)
        if self.batch.waiting[0] == seat:
            mask[:] = self.batch.legal()[0]
        return {"observation": self.batch.observe([seat])[0], "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent's move, by its number; a UserError names a move that is not allowed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.batch.step(np.array([action]))
        if self.batch.over[0]:
            self.rewards = dict(zip(self.agents, map(float, self.batch.rewards[0]), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Select the first seat that owes a decision; after the end the agents take their last steps in order."""
        self.agent_selection = self.possible_agents[max(0, int(self.batch.waiting[0]))]

    def render(self) -> None:
        """Do nothing: `herotable play` draws tables."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def env(title: str, seats: int | None = None, pack: Pack | None = None, **options: Any) -> AECEnv:
    """A title's environment with PettingZoo's usual check of the order of calls."""
    from pettingzoo.utils import wrappers

    return wrappers.OrderEnforcingWrapper(HeroTable(title, seats, pack, **options))
