"""How strong a net is while it learns: its share of the wins against the fixed bots of a batch."""

from math import log10
from typing import Any

import numpy as np
import torch

from ...engine.game import Game
from ..arguments import BOTS
from .model import Model
from .tables import Tables, answers_for

GAMES = 512
PAUSE = 16  # steps between two looks whether all games are over
LONGEST = 1024  # steps of a game; one that goes on is lost: who knows nothing may take the same card for ever


class Opponents:
    """Random, playout and greedy bots, in games of the fewest seats; the net sits everywhere in turn."""

    def __init__(self, game: Game, device: str, games: int = GAMES):
        self.seats, self.own = game.seats[0], np.arange(games) % game.seats[0]
        self.tables = {
            bot: Tables(game, games, self.seats, game.trained_with[0], device, self._bots(number))
            for number, bot in enumerate(BOTS, 1)
        }

    def _bots(self, number: int) -> Any:
        bots = np.full((len(self.own), self.seats), number)
        bots[np.arange(len(self.own)), self.own] = 0
        return bots

    def shares(self, model: Model, seed: int) -> dict[str, float]:
        """The share of the wins against each of them."""
        return {bot: self._share(model, tables, seed) for bot, tables in self.tables.items()}

    def _share(self, model: Model, tables: Tables, seed: int) -> float:
        tables.reset(seed)
        steps = 0
        while steps < LONGEST and (steps % PAUSE or not bool(tables.over.all())):
            tables.look()
            with torch.no_grad():
                best = answers_for(model(tables.rows)[0], tables.own_moves()).argmax(dim=1)
            tables.step(tables.moves.gather(1, best[:, None])[:, 0].long())
            steps += 1
        rewards = tables.rewards().cpu().numpy()
        return float(rewards[np.arange(len(self.own)), self.own].mean())


def rating(shares: dict[str, float], games: int = GAMES) -> float:
    """By how many points a player of these shares is stronger than the opponents are on average (Elo)."""
    even = [(share * games + 0.5) / (games + 1) for share in shares.values()]
    return sum(400 * log10(share / (1 - share)) for share in even) / len(even)
