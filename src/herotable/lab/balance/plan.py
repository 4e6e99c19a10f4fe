"""A plan of games, and the outcome of those that are played."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import reduce
from operator import add
from typing import Any

from ... import __version__
from ...bots import parse_bot
from ...engine.errors import ErrorMessage, UserError, expected
from ...engine.game import Game
from ...engine.pack import Pack
from .tally import Tally
from .units import RANDOM, Unit

UNITS = 64  # a plan has at least so many, as intervals of differences come from their spread
LARGEST, LARGEST_OF_BOTS = 5000, 20  # games of a unit: random ones, and games of bots that think
MOST_UNITS = 4000  # a larger plan gets larger units


@dataclass(frozen=True)
class Plan:
    """The games to play; with two packs every game is played with both, on the same seeds."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    packs: tuple[Pack, ...] = ()

    @classmethod
    def of(
        cls, game: Game, seats: int, bots: list[str], games: int, seed: int, options: dict[str, Any], packs: list[Pack]
    ) -> "Plan":
        """A checked plan: one bot for all seats, or one for each."""
        chosen = game.checked(seats, options)
        if len(bots) not in (1, seats):
            raise expected("--bots", ErrorMessage("bots-for-seats", seats=seats), len(bots))
        for name in bots:
            parse_bot(name)
        every = tuple(bots) * (seats if len(bots) == 1 else 1)
        chosen_packs = tuple(packs) or (game.pack,)
        if len({pack.digest for pack in chosen_packs}) < len(chosen_packs):
            raise UserError(ErrorMessage("same-packs"))
        return cls(game, seats, every, games, seed, chosen, chosen_packs)

    @property
    def size(self) -> int:
        """Games of a unit."""
        largest = LARGEST if set(self.bots) == {RANDOM} else LARGEST_OF_BOTS
        return max(min(largest, -(-self.games // UNITS)), -(-self.games // MOST_UNITS))

    @property
    def has_random_bots(self) -> bool:
        """Does a bot play that does not try to win?"""
        return RANDOM in self.bots

    @property
    def data(self) -> dict[str, Any]:
        """Everything that decides the numbers of the result."""
        return {
            "title": self.game.name,
            "version": __version__,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "bots": list(self.bots),
            "games": self.games,
            "unit": self.size,
            "seed": self.seed,
            "options": self.options,
            "packs": [pack.digest for pack in self.packs],
        }

    def units(self) -> Iterator[Unit]:
        """All units; with two packs they alternate, so that an interrupted run has as many of both."""
        options = tuple(self.options.items())
        for first in range(0, self.games, self.size):
            games = min(self.size, self.games - first)
            for pack in self.packs:
                yield Unit(self.game.name, self.seats, options, pack, self.bots, self.seed, first, games)


@dataclass
class Outcome:
    """The games played so far: for each pack the tallies of its units, in order."""

    plan: Plan
    tallies: list[list[Tally]]

    @property
    def totals(self) -> list[Tally]:
        """The sums over all units, for each pack."""
        return [reduce(add, tallies, Tally.empty(self.plan.game.name)) for tallies in self.tallies]

    @property
    def games(self) -> int:
        """How many games have been played with each pack."""
        return int(self.totals[0]["games"])

    @property
    def is_partial(self) -> bool:
        """Was the run cut short?"""
        return self.games < self.plan.games


def outcome(plan: Plan, done: dict[str, Tally]) -> Outcome:
    """Collect the finished units by pack; with two packs only those that are finished for both."""
    units = list(plan.units())
    rows = [units[i : i + len(plan.packs)] for i in range(0, len(units), len(plan.packs))]
    whole = [row for row in rows if all(unit.name in done for unit in row)]
    return Outcome(plan, [[done[row[side].name] for row in whole] for side in range(len(plan.packs))])
