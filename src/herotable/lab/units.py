"""A unit of work: some games of one kind, and the tally that depends on nothing but the unit.

`run_unit` can be called anywhere, in a thread, a process or on another machine: the same unit gives the same tally, and
tallies add up.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ..bots import described
from ..bots.hints import hint
from ..engine.game import Game
from ..engine.match import Match
from ..engine.pack import Pack
from ..engine.rule import rules_from
from ..games import game as find_game

RANDOM = "random"


@dataclass(frozen=True)
class Unit:
    """Games `first` to `first + games - 1` of a seed; `bots` has a name for each seat."""

    title: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    pack: Pack
    bots: tuple[str, ...]
    seed: int
    first: int
    games: int

    @property
    def name(self) -> str:
        """What tells the unit apart from the others of its plan."""
        return f"{self.pack.digest} {self.first}"


class Tally:
    """Named arrays of sums; tallies of one title add up."""

    def __init__(self, sums: dict[str, np.ndarray]):
        self.sums = sums

    @classmethod
    def empty(cls, title: str) -> "Tally":
        """Nothing counted yet."""
        return cls.of(np.zeros(1, marks(title).BOOK))

    @classmethod
    def of(cls, books: np.ndarray) -> "Tally":
        """What a book holds."""
        return cls({name: np.array(books[name][0]) for name in books.dtype.names or ()})

    @classmethod
    def read(cls, title: str, data: dict[str, dict[str, int]]) -> "Tally":
        """The tally of `data`."""
        tally = cls.empty(title)
        for name, found in data.items():
            for place, number in found.items():
                tally.sums[name].flat[int(place)] = number
        return tally

    @property
    def data(self) -> dict[str, dict[str, int]]:
        """Plain data: of each array the numbers that are not 0, by their places."""
        found = {name: np.atleast_1d(array).ravel() for name, array in self.sums.items()}
        return {name: {str(i): int(array[i]) for i in np.flatnonzero(array)} for name, array in found.items()}

    def __add__(self, other: "Tally") -> "Tally":
        return Tally({name: array + other.sums[name] for name, array in self.sums.items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.data == other.data

    def __getitem__(self, name: str) -> np.ndarray:
        return self.sums[name]

    def __hash__(self) -> int:
        raise TypeError("a tally can change")


@cache
def marks(title: str) -> ModuleType:
    """What a title counts."""
    return import_module(f"herotable.games.{title}.marks")


@cache
def counting(game: Game) -> ModuleType:
    """The compiled counting of a title."""
    own = marks(game.name)
    rules = {"start": game.start, "legal": game.legal, "play": game.play, "appeal": hint(game, "appeal")}
    return rules_from(Path(__file__).with_name("counting.py"), game.name, **rules, note=own.note, finish=own.finish)


def run_unit(unit: Unit) -> Tally:
    """Play the games of a unit and count them."""
    books = np.zeros(1, marks(unit.title).BOOK).view(np.recarray)
    if set(unit.bots) == {RANDOM}:
        _random_games(unit, books)
    else:
        for number in range(unit.first, unit.first + unit.games):
            _bots_game(unit, number, books[0])
    return Tally.of(books)


def _random_games(unit: Unit, books: Any) -> None:
    """All games in compiled code, on a quiet table."""
    game, own = find_game(unit.title), marks(unit.title)
    blank, table = (np.zeros(1, game.table).view(np.recarray) for _ in range(2))
    blank[0] = game.new_table(unit.seats, dict(unit.options), unit.pack)
    blank[0].quiet = True
    clean, slip = (np.zeros(1, own.SLIP).view(np.recarray) for _ in range(2))
    offer = np.zeros(1, game.offer).view(np.recarray)
    numbers = keys(unit.seed, unit.first, unit.games)
    counting(game).random_games(blank, numbers, table, offer, own.USES.index, own.WIDTH, clean, slip, books)


def _bots_game(unit: Unit, number: int, book: Any) -> None:
    """One game of bots, counted by the same rules."""
    game, own = find_game(unit.title), marks(unit.title)
    seed = f"{unit.seed} {number}"
    bots = [described(name, seed=f"{seed} {seat}") for seat, name in enumerate(unit.bots)]
    match = game.match(unit.seats, seed, unit.pack, **dict(unit.options))
    slip = np.zeros(1, own.SLIP).view(np.recarray)[0]
    while not match.over:
        _bots_step(match, bots, slip, book)
    counting(game).count_game(match.table, own.WIDTH, slip, book)


def _bots_step(match: Match, bots: list[Any], slip: Any, book: Any) -> None:
    seat, before = match.waiting[0], int(match.table.waiting)
    match.play(seat, bots[seat].choose(match, seat))
    made, index = match.rows[-1].move, marks(match.game.name).USES.index
    counting(match.game).count_step(match.table, seat, made, before, index, slip, book)


def keys(seed: int, first: int, games: int) -> np.ndarray:
    """A random key for each game, from the seed and the game's number alone: however games are cut into units."""
    # SplitMix64 of seed and number, twice 64 bits for each game.
    with np.errstate(over="ignore"):
        stream = _mixed(np.arange(1, dtype=np.uint64) + np.uint64(seed % 2**64))
        number = np.arange(first, first + games, dtype=np.uint64) * np.uint64(2)
        halves = [_mixed(_mixed(number + np.uint64(half)) ^ stream) for half in range(2)]
    words = [half >> np.uint64(shift) & np.uint64(0xFFFFFFFF) for half in halves for shift in (0, 32)]
    return np.stack(words, axis=1).astype(np.int64)


def _mixed(x: np.ndarray) -> np.ndarray:
    x = x + np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))
