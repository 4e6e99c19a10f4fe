"""A unit of work: some games of one kind, and the tally that depends on nothing but the unit.

`run_unit` can be called anywhere, in a thread, a process or on another machine: the same unit gives the same tally, and
tallies add up.
"""

from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ...bots import parse_bot
from ...bots.hints import hints
from ...engine.game import Game
from ...engine.match import Match
from ...engine.pack import Pack
from ...engine.tape import QUIET
from ...games import game as find_game
from ..kernels import load_kernel
from .tally import Tally

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
        """The unit's name, unique in its plan."""
        return f"{self.pack.digest} {self.first}"


@cache
def counting(game: Game) -> ModuleType:
    """The compiled counting of a title."""
    own = game.marks
    rules = {"start": game.start, "legal": game.legal, "play": game.play, "appeal": hints(game).appeal}
    return load_kernel("counting", game, **rules, note=own.note, finish=own.finish)


def run_unit(unit: Unit) -> Tally:
    """Play the games of a unit and count them."""
    books = np.zeros(1, find_game(unit.title).marks.BOOK).view(np.recarray)
    if set(unit.bots) == {RANDOM}:
        _random_games(unit, books)
    else:
        for number in range(unit.first, unit.first + unit.games):
            _bots_game(unit, number, books[0])
    return Tally.of(books)


def _random_games(unit: Unit, books: Any) -> None:
    """All games in compiled code, on a quiet table."""
    game = find_game(unit.title)
    own = game.marks
    blank, table = (np.zeros(1, game.table).view(np.recarray) for _ in range(2))
    blank[0] = game.new_table(unit.seats, dict(unit.options), unit.pack)
    blank[0].quiet = QUIET
    clean, slip = (np.zeros(1, own.SLIP).view(np.recarray) for _ in range(2))
    offer = np.zeros(1, game.offer).view(np.recarray)
    numbers = keys(unit.seed, unit.first, unit.games)
    counting(game).random_games(blank, numbers, table, offer, own.USES.index, own.WIDTH, clean, slip, books)


def _bots_game(unit: Unit, number: int, book: Any) -> None:
    """One game of bots, counted by the same rules."""
    game = find_game(unit.title)
    own = game.marks
    seed = f"{unit.seed} {number}"
    bots = [parse_bot(name, seed=f"{seed} {seat}") for seat, name in enumerate(unit.bots)]
    match = game.match(unit.seats, seed, unit.pack, **dict(unit.options))
    slip = np.zeros(1, own.SLIP).view(np.recarray)[0]
    while not match.over:
        _bots_step(match, bots, slip, book)
    counting(game).count_game(match.table, own.WIDTH, slip, book)


def _bots_step(match: Match, bots: list[Any], slip: Any, book: Any) -> None:
    seat, before = match.waiting[0], int(match.table.waiting)
    match.play(seat, bots[seat].choose(match, seat))
    made, index = match.numbers[-1][1], match.game.marks.USES.index
    counting(match.game).count_step(match.table, seat, made, before, index, slip, book)


def keys(seed: int, first: int, games: int) -> np.ndarray:
    """A random key for each game, from the seed and the game's number alone: the cut into units does not matter."""
    # SplitMix64 of seed and number, twice 64 bits for each game.
    with np.errstate(over="ignore"):
        stream = _splitmix64(np.arange(1, dtype=np.uint64) + np.uint64(seed % 2**64))
        number = np.arange(first, first + games, dtype=np.uint64) * np.uint64(2)
        halves = [_splitmix64(_splitmix64(number + np.uint64(half)) ^ stream) for half in range(2)]
    words = [half >> np.uint64(shift) & np.uint64(0xFFFFFFFF) for half in halves for shift in (0, 32)]
    return np.stack(words, axis=1).astype(np.int64)


def _splitmix64(x: np.ndarray) -> np.ndarray:
    x = x + np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))
