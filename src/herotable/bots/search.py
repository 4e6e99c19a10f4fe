"""The bot that searches: information-set Monte Carlo tree search on imagined tables."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np

from ..engine.game import Game
from ..engine.match import Match
from ..engine.moves import Move
from ..engine.rule import rules_from
from .hints import hint
from .levels import iterations as budget
from .nodes import NODE

DEEPEST = 2048  # moves of one path
CHUNK = 64  # iterations between two looks at the clock
MOST_NODES = 1 << 21


@dataclass(frozen=True)
class Estimate:
    """What a search thinks of a move: how often it was tried, and its chance to win."""

    move: Move
    visits: int
    chance: float

    @property
    def doubt(self) -> float:
        """Half the width of the 95 % interval of the chance."""
        return float(1.96 * (max(self.chance * (1 - self.chance), 0.01) / max(self.visits, 1)) ** 0.5)


@cache
def kernel(game: Game) -> ModuleType:
    """The compiled search of a title."""
    rules = {"play": game.play, "legal": game.legal, "imagine": game.imagine}
    hints = {name: hint(game, name) for name in ("prefer", "worth")}
    return rules_from(Path(__file__).with_name("tree.py"), game.name, **rules, **hints)


class Tree:
    """One growing tree for a seat; several of them may grow in threads."""

    def __init__(self, match: Match, seat: int, random: Random, iterations: int):
        game = match.game
        self.search, self.seat = kernel(game).search, seat
        key = [random.getrandbits(32) for _ in range(8)]
        self.root = np.zeros(1, game.table).view(np.recarray)
        self.root[0] = game.imagined(match.table, seat, key[:4])
        self.root[0].key[:] = key[4:]
        room = (iterations + 1) * (match.seats + 1)  # an iteration adds at most a node a seat and a junction
        self.nodes = np.zeros(min(room, MOST_NODES), NODE).view(np.recarray)
        self.spare = self.root.copy()
        self.offer = np.zeros(1, game.offer).view(np.recarray)
        self.slot = np.zeros(len(game.moves), np.int32)
        self.path = np.zeros(DEEPEST, np.int32)
        self.used = 1

    def grow(self, iterations: int) -> None:
        """Add iterations."""
        work = (self.spare, self.offer, self.slot, self.path)
        self.used = self.search(self.root, self.seat, self.nodes, self.used, iterations, *work)

    def grow_for(self, seconds: float) -> None:
        """Add iterations until the time is up or the tree is full."""
        deadline, before = time.monotonic() + seconds, 0
        while time.monotonic() < deadline and self.used > before:
            before = self.used
            self.grow(CHUNK)

    def branches(self) -> Iterator[tuple[int, int, float]]:
        """The seat's own moves at the root: number, visits, value."""
        child = self.nodes[0].child
        while child:
            node = self.nodes[child]
            if node.seat == self.seat:
                yield int(node.move), int(node.visits), float(node.value)
            child = node.sibling


class SearchBot:
    """Searches as many iterations as its level, as it is told, or for a time; the same seed makes the same choice."""

    def __init__(
        self,
        level: str = "normal",
        iterations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        seed: int | str | None = None,
    ):
        self.level = level
        self.iterations = iterations
        self.seconds = seconds
        self.threads = threads
        self.random = Random(seed)
        budget("pow", level)  # an unknown level is refused at once

    def choose(self, match: Match, seat: int) -> Move:
        """The first of the estimates."""
        legal = match.legal(seat)
        return legal[0] if len(legal) == 1 else self.estimates(match, seat)[0].move

    def estimates(self, match: Match, seat: int) -> list[Estimate]:
        """All legal moves, the best first."""
        trees = self._grown(match, seat)
        visits, value = dict.fromkeys(match.legal(seat), 0), dict.fromkeys(match.legal(seat), 0.0)
        for move, tried, won in (branch for tree in trees for branch in tree.branches()):
            visits[match.game.moves.moves[move]] += tried
            value[match.game.moves.moves[move]] += won
        found = [Estimate(move, n, value[move] / max(n, 1)) for move, n in visits.items()]
        return sorted(found, key=self.rank, reverse=True)

    def _grown(self, match: Match, seat: int) -> list[Tree]:
        """A tree for each thread, grown to its share of the budget."""
        share = -(-(self.iterations or budget(match.game.name, self.level)) // self.threads)
        trees = [self._tree(match, seat, MOST_NODES if self.seconds else share) for _ in range(self.threads)]
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(lambda tree: tree.grow_for(self.seconds) if self.seconds else tree.grow(share), trees))
        return trees

    def _tree(self, match: Match, seat: int, iterations: int) -> Tree:
        return Tree(match, seat, self.random, iterations)

    @staticmethod
    def rank(estimate: Estimate) -> tuple[float, float]:
        """The move that was tried most comes first; the better of two tried as often."""
        return estimate.visits, estimate.chance


class FlatBot(SearchBot):
    """Plays every move in turn to the end on imagined tables, as often as the other, without a tree."""

    def _tree(self, match: Match, seat: int, iterations: int) -> Tree:
        tree = super()._tree(match, seat, iterations)
        tree.search = kernel(match.game).flat
        return tree

    @staticmethod
    def rank(estimate: Estimate) -> tuple[float, float]:
        """The move of the best chance comes first."""
        return estimate.chance, estimate.visits
