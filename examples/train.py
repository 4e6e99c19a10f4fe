"""Teach a small network POW! from nothing: 40 seconds of one quiet core, NumPy only. Run: python examples/train.py

It plays whole games against random opponents at many tables at once (`herotable.lab.Batch`) and makes the moves of won
games likelier, those of lost games less likely (REINFORCE); then it plays new games for the record.
"""

import argparse
from collections.abc import Iterator

import numpy as np

import herotable as ht
from herotable.lab.batch import WAIT, Batch

HIDDEN, SCALE = 96, 0.25  # tiles are worth up to 6 points: their numbers come in quarters
RATE, MEMORY, MEMORY_OF_SQUARES = 0.003, 0.9, 0.99


class Network:
    """From an observation to a chance for each move: one hidden layer, improved by Adam."""

    def __init__(self, inputs: int, moves: int, random: np.random.Generator):
        self.weights = [
            random.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
            np.zeros((HIDDEN, moves), np.float32),
        ]
        self.mean = [np.zeros_like(w) for w in self.weights]
        self.square = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def chances(self, rows: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The hidden layer, and the chance of every move; 0 for those that are not allowed."""
        hidden = np.tanh(rows * np.float32(SCALE) @ self.weights[0])
        scores = np.where(mask, hidden @ self.weights[1], -np.inf)
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, weights / weights.sum(axis=1, keepdims=True)

    def learn(self, rows: np.ndarray, mask: np.ndarray, moves: np.ndarray, gains: np.ndarray) -> None:
        """Make moves likelier by what they gained."""
        hidden, wanted = self.chances(rows, mask)
        wanted = -wanted
        wanted[np.arange(len(moves)), moves] += 1
        wanted *= gains[:, None] / len(moves)
        inner = wanted @ self.weights[1].T * (1 - hidden**2)
        self._climb([(rows * np.float32(SCALE)).T @ inner, hidden.T @ wanted])

    def _climb(self, slopes: list[np.ndarray]) -> None:
        self.updates += 1
        for i, slope in enumerate(slopes):
            self.mean[i] += (1 - MEMORY) * (slope - self.mean[i])
            self.square[i] += (1 - MEMORY_OF_SQUARES) * (slope**2 - self.square[i])
            mean = self.mean[i] / (1 - MEMORY**self.updates)
            square = self.square[i] / (1 - MEMORY_OF_SQUARES**self.updates)
            self.weights[i] += RATE * mean / (np.sqrt(square) + 1e-8)


def drawn(chances: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """A move for each row, by its chances."""
    return (chances.cumsum(axis=1) > random.random((len(chances), 1))).argmax(axis=1)


def played(
    batch: Batch, network: Network, seats: np.ndarray, random: np.random.Generator
) -> Iterator[tuple[np.ndarray, ...]]:
    """A game at every table, the network in one seat of each and random bots in the others; what it saw and did."""
    batch.seat_bots(np.arange(batch.seats) != seats[:, None])
    batch.reset(int(random.integers(1 << 32)))
    while not batch.over.all():
        playing = np.flatnonzero(~batch.over)
        rows, mask = batch.observe()[playing], batch.legal()[playing]
        moves = np.full(len(batch), WAIT)
        moves[playing] = drawn(network.chances(rows, mask)[1], random)
        yield playing, rows, mask, moves[playing]
        batch.step(moves)


def won(batch: Batch, seats: np.ndarray) -> np.ndarray:
    """The network's share of the win at every table."""
    return np.asarray(batch.rewards[np.arange(len(batch)), seats])


def train(batch: Batch, network: Network, games: int, random: np.random.Generator) -> None:
    """Play rounds of games at all tables and learn from each."""
    seats = np.arange(len(batch)) % batch.seats
    for number in range(games):
        seen = list(played(batch, network, seats, random))
        tables, rows, mask, moves = (np.concatenate(column) for column in zip(*seen, strict=True))
        shares = won(batch, seats)
        gains = (shares - shares.mean()) / (shares.std() + 1e-8)
        network.learn(rows, mask, moves, gains[tables].astype(np.float32))
        if number % 20 == 0:
            print(f"round {number}: wins {shares.mean():.1%} of its games", flush=True)


def measured(batch: Batch, network: Network, rounds: int, random: np.random.Generator) -> tuple[float, float]:
    """The share of wins against random opponents, and half its 95 % interval."""
    seats = np.arange(len(batch)) % batch.seats
    shares: list[np.ndarray] = []
    for _ in range(rounds):
        for _ in played(batch, network, seats, random):
            pass
        shares.append(won(batch, seats))
    all_shares = np.concatenate(shares)
    return float(all_shares.mean()), float(1.96 * all_shares.std() / len(all_shares) ** 0.5)


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Train, then tell the share of wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=120, help="of games at all tables")
    parser.add_argument("--tables", type=int, default=512)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    game, random = ht.game("pow"), np.random.default_rng(asked.seed)
    batch = Batch(game, asked.tables, asked.seats)
    network = Network(game.observation_size, len(game.moves), random)
    train(batch, network, asked.rounds, random)
    share, doubt = measured(batch, network, 8, np.random.default_rng(asked.seed + 1))
    print(f"{8 * asked.tables} new games against random: wins {share:.1%} ± {doubt:.1%}; chance {1 / asked.seats:.1%}")
    return share, doubt


if __name__ == "__main__":
    main()
