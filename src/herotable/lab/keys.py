"""Random keys for many games from one seed."""

import numpy as np


def keys(games: int, seed: int) -> np.ndarray:
    """A random key for each game."""
    return _keys(games, np.random.Philox(seed))


def choice_keys(games: int, seed: int) -> np.ndarray:
    """A random key for the choices at each table; its numbers are not those of the dice."""
    return _keys(games, np.random.Philox(seed).jumped())


def _keys(games: int, source: np.random.BitGenerator) -> np.ndarray:
    return np.random.Generator(source).integers(0, 1 << 32, (games, 4)).astype(np.int64)
