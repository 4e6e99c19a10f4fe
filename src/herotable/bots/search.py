"""The bot that searches: information-set Monte Carlo tree search on imagined tables."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import NamedTuple

import numpy as np

from ..engine.game import Game
from ..engine.match import Match
from ..engine.moves import Move
from ..engine.rule import rules_from
from .hints import hints
from .levels import iterations as budget
from .nodes import NODE
from .settings import checked

DEEPEST = 2048  # moves of one path
CHUNK = 64  # iterations between two looks at the clock
MOST_NODES = 1 << 21


@dataclass(frozen=True)
class Estimate:
    """What a search found out about a move: visits, the chance to win, and the mean worth by the title's hints."""

    move: Move
    visits: int
    chance: float
    worth: float

    @classmethod
    def of(cls, move: Move, branches: list["Branch"]) -> "Estimate":
        """The estimate of a move from all trees together."""
        visits = sum(branch.visits for branch in branches)
        wins, value = sum(branch.wins for branch in branches), sum(branch.value for branch in branches)
        return cls(move, visits, wins / max(visits, 1), value / max(visits, 1))

    @property
    def doubt(self) -> float:
        """Half the width of the 95 % interval of the chance; 1 for a move that the search never tried."""
        return float(1.96 * (max(self.chance * (1 - self.chance), 0.01) / self.visits) ** 0.5) if self.visits else 1.0


class Branch(NamedTuple):
    """A move of the seat at the root of a tree."""

    move: int
    visits: int
    wins: int
    value: float


@cache
def kernel(game: Game) -> ModuleType:
    """The compiled search of a title."""
    if game.is_stored:
        return game.stored_search
    rules = {"play": game.play, "legal": game.legal, "imagine": game.imagine}
    own = hints(game)
    rules |= {"prefer": own.prefer, "worth": own.worth, "RIPE": own.ripe}
    return rules_from(Path(__file__).with_name("tree.py"), game.name, **rules)


class Tree:
    """One growing tree for a seat; several of them may grow in threads."""

    def __init__(self, match: Match, seat: int, random: Random, iterations: int):
        game = match.game
        self.search, self.seat = kernel(game).search, seat
        key = [random.getrandbits(32) for _ in range(8)]
        self.root = np.zeros(1, game.table).view(np.recarray)
        self.root[0] = match.imagined_table(seat, key[:4])
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
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and len(self.nodes) - self.used > self.root[0].seats:
            self.grow(CHUNK)

    def branches(self) -> Iterator[Branch]:
        """The seat's own moves at the root."""
        child = self.nodes[0].child
        while child:
            node = self.nodes[child]
            if node.seat == self.seat:
                yield Branch(int(node.move), int(node.visits), int(node.wins), float(node.value))
            child = node.sibling


class SearchBot:
    """Searches a number of iterations, given or by its level, or for a time; the same seed makes the same choice."""

    def __init__(
        self,
        level: str = "normal",
        iterations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        seed: int | str | None = None,
    ):
        self.level = checked("level", level)
        self.iterations = None if iterations is None else checked("iterations", iterations)
        self.seconds = None if seconds is None else checked("seconds", seconds)
        self.threads = checked("threads", threads)
        self.random = Random(seed)

    def choose(self, match: Match, seat: int) -> Move:
        """The first of the estimates."""
        legal = match.legal(seat)
        return legal[0] if len(legal) == 1 else self.estimates(match, seat)[0].move

    def estimates(self, match: Match, seat: int) -> list[Estimate]:
        """All legal moves, the best first."""
        branches_of: dict[Move, list[Branch]] = {move: [] for move in match.legal(seat)}
        for branch in (branch for tree in self._grown(match, seat) for branch in tree.branches()):
            branches_of[match.game.moves.moves[branch.move]].append(branch)
        return sorted(
            (Estimate.of(move, branches) for move, branches in branches_of.items()), key=self.rank, reverse=True
        )

    def _grown(self, match: Match, seat: int) -> list[Tree]:
        """A tree for each thread, grown to its share of the budget."""
        total = self.iterations or budget(match.game, self.level)
        shares = [total // self.threads + (i < total % self.threads) for i in range(min(self.threads, total))]
        trees = [self._tree(match, seat, MOST_NODES if self.seconds else share) for share in shares]
        with ThreadPoolExecutor(len(trees)) as pool:
            grow = [pool.submit(self._grow, tree, share) for tree, share in zip(trees, shares, strict=True)]
        for one in grow:
            one.result()
        return trees

    def _grow(self, tree: Tree, share: int) -> None:
        if self.seconds:
            tree.grow_for(self.seconds)
        else:
            tree.grow(share)

    def _tree(self, match: Match, seat: int, iterations: int) -> Tree:
        return Tree(match, seat, self.random, iterations)

    @staticmethod
    def rank(estimate: Estimate) -> tuple[float, float]:
        """The most visited move comes first; of two visited equally often, the better."""
        return estimate.visits, estimate.worth


class FlatBot(SearchBot):
    """Flat Monte Carlo: tries every move equally often on imagined tables, without a tree."""

    def _tree(self, match: Match, seat: int, iterations: int) -> Tree:
        tree = super()._tree(match, seat, iterations)
        tree.search = kernel(match.game).flat
        return tree

    @staticmethod
    def rank(estimate: Estimate) -> tuple[float, float]:
        """The move that is worth most comes first."""
        return estimate.worth, estimate.visits
