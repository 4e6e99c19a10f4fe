"""Many tables in one array: random games on one core or on a GPU, from the very same rules."""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ..engine.game import Game
from ..engine.rule import rules_from


def playouts(game: Game) -> ModuleType:
    """The compiled playouts of a title."""
    source = Path(__file__).with_name("playouts.py")
    return rules_from(source, game.name, start=game.start, legal=game.legal, play=game.play)


def keys(games: int, seed: int) -> np.ndarray:
    """A random key for each game."""
    return np.random.Generator(np.random.Philox(seed)).integers(0, 1 << 32, (games, 4)).astype(np.int64)


@dataclass
class Batch:
    """Tables of one title, one number of seats and one choice of options."""

    game: Game
    tables: Any
    blank: Any
    steps: np.ndarray

    @classmethod
    def of(cls, game: Game, games: int, seats: int) -> "Batch":
        """Blank tables with default options and the box's pack."""
        blank = np.zeros(1, game.table).view(np.recarray)
        blank[0] = game.new_table(seats, game.checked(seats, {}), game.pack)
        blank[0].quiet = True
        return cls(game, np.zeros(games, game.table).view(np.recarray), blank, np.zeros(games, np.int64))

    def play(self, seed: int) -> None:
        """A random game on every table, on this core."""
        offer = np.zeros(1, self.game.offer).view(np.recarray)
        playouts(self.game).random_games(self.blank, keys(len(self.tables), seed), self.tables, offer, self.steps)

    def play_on_gpu(self, seed: int) -> None:
        """The same games on the GPU."""
        from .gpu import random_games

        random_games(self.game, self.blank, keys(len(self.tables), seed), self.tables, self.steps)

    def fingerprint(self) -> str:
        """Equal for equal games."""
        return hashlib.blake2b(self.tables.tobytes() + self.steps.tobytes(), digest_size=8).hexdigest()
