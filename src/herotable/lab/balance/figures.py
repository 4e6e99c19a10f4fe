"""From sums to figures: every number of a report with its 95 % interval.

Shares have Wilson's interval, counted by seats that had the thing; means and rates a normal one; the difference between
two packs the delete-one-unit jackknife of paired units, which hold the same seeds.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import numpy as np

from ...engine.marks import WIN, Member
from ...engine.seats import LETTERS
from .plan import Outcome, Plan
from .tally import Tally

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
RARE = 0.1  # of its group's mean: a component that players have less often counts as dead
FEWEST = 2  # units that a paired interval needs at least


@dataclass(frozen=True)
class Figure:
    """One number: `top / bottom` with its interval, from `n` cases; `expected` is the value to compare it with."""

    section: str
    place: int
    parts: tuple[Any, ...]
    top: float
    bottom: float
    n: float
    low: float = 0.0
    high: float = 0.0
    expected: float | None = None
    source: str = ""

    @property
    def key(self) -> tuple[str, int]:
        """The figure's subject, the same in every pack."""
        return self.section, self.place

    @property
    def value(self) -> float:
        """The number itself; 0 where there was nothing to count."""
        return self.top / self.bottom if self.bottom else 0.0


def wilson(share: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in n cases; everything is possible where there were none."""
    if n <= 0:
        return 0.0, 1.0
    centre, spread = share + Z * Z / (2 * n), Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    low, high = (centre - spread) / (1 + Z * Z / n), (centre + spread) / (1 + Z * Z / n)
    return max(0.0, min(low, share)), min(1.0, max(high, share))  # at 0 and 1 the ends meet, but for rounding


def shares(figures: list[Figure]) -> list[Figure]:
    """Give shares Wilson's interval, and the share of the whole group to compare with."""
    bottom = sum(figure.bottom for figure in figures)
    mean = sum(figure.top for figure in figures) / bottom if bottom else 0.0
    return [replace(f, expected=mean, **_ends(*wilson(f.value, f.n))) for f in figures]


def rate(figure: Figure) -> Figure:
    """How often something happens: a count of `top` in `bottom` cases."""
    doubt = Z * sqrt(max(figure.top, 1)) / figure.bottom if figure.bottom else 0.0
    return replace(figure, **_ends(max(0.0, figure.value - doubt), figure.value + doubt))


def mean(section: str, place: int, parts: tuple[Any, ...], total: float, squares: float, n: float) -> Figure:
    """A mean with its normal interval."""
    figure = Figure(section, place, parts, total, n, n)
    variance = max(0.0, squares / n - figure.value**2) if n else 0.0
    doubt = Z * sqrt(variance / n) if n else 0.0
    return replace(figure, **_ends(figure.value - doubt, figure.value + doubt))


def _ends(low: float, high: float) -> dict[str, Any]:
    return {"low": low, "high": high}


class Figures:
    """All figures of one pack's tally."""

    def __init__(self, plan: Plan, side: int, tally: Tally):
        self.plan, self.tally = plan, tally
        self.marks = plan.game.marks
        self.games = int(tally["games"])
        self.groups: dict[str, list[Member]] = self.marks.members(plan.packs[side], plan.seats, plan.options)

    def all(self) -> Iterator[Figure]:
        """Every figure, section by section."""
        yield from self.seats()
        yield from self.points()
        yield self.length()
        yield self.leads()
        for group in self.groups:
            yield from self.group(group)
            yield from self.rates(group)
        yield from self.grid()
        yield from self.measures()
        yield from self.uses()
        yield from self.adds()

    def seats(self) -> list[Figure]:
        """Win share by seat."""
        wins = self.tally["wins"] / WIN
        seats = range(self.plan.seats)
        return shares([Figure("seat", s, (LETTERS[s],), float(wins[s]), self.games, self.games) for s in seats])

    def points(self) -> list[Figure]:
        """The mean score by seat."""
        sums, squares = self.tally["points"], self.tally["points_squared"]
        seats = range(self.plan.seats)
        return [mean("points", s, (LETTERS[s],), float(sums[s]), float(squares[s]), self.games) for s in seats]

    def length(self) -> Figure:
        """Decisions of a game."""
        return mean("length", 0, (), float(self.tally["steps"]), float(self.tally["steps_squared"]), self.games)

    def leads(self) -> Figure:
        """Lead changes of a game."""
        changes = np.arange(len(self.tally["leads"]))
        games = self.tally["leads"]
        return mean("leads", 0, (), float(games @ changes), float(games @ changes**2), self.games)

    def group(self, group: str) -> list[Figure]:
        """What the owners of each component won."""
        return shares([self._member(group, member) for member in self.groups[group]])

    def _member(self, group: str, member: Member) -> Figure:
        won, held, seen = (float(self.tally[name][member.place]) for name in ("won", "held", "seen"))
        return Figure(group, member.place, member.parts, won / WIN, held, seen, source=member.source)

    def rates(self, group: str) -> list[Figure]:
        """How often a player came to have each component: by game and copy."""
        figures = [
            Figure(
                f"{group}-rate",
                member.place,
                member.parts,
                float(self.tally["held"][member.place]),
                float(self.games * member.copies),
                self.games,
                source=member.source,
            )
            for member in self.groups[group]
        ]
        average = sum(figure.value for figure in figures) / len(figures) if figures else 0.0
        return [replace(rate(figure), expected=average) for figure in figures]

    def dead(self) -> list[Figure]:
        """Components that nobody, or hardly anybody, ever has."""
        rates = [figure for group in self.groups for figure in self.rates(group)]
        return [figure for figure in rates if figure.value <= RARE * (figure.expected or 0.0)]

    def grid(self) -> list[Figure]:
        """The share of battles won, by the two groups of the grid."""
        if not self.marks.GRID or not set(self.marks.GRID) <= set(self.groups):
            return []
        rows, columns = (self.groups[group] for group in self.marks.GRID)
        held, won = self.tally["grid_held"], self.tally["grid_won"] / WIN
        top, left = self.marks.GRID.values()
        width = held.shape[1]
        return shares(
            [
                Figure("grid", i * width + j, (*r.parts, *c.parts), float(won[i, j]), float(held[i, j]), held[i, j])
                for r in rows
                for c in columns
                for i, j in [(r.place - top, c.place - left)]
            ]
        )

    def measures(self) -> list[Figure]:
        """The means of the title's own measures, where anything was measured."""
        counts, sums, squares = (self.tally[name] for name in ("measured", "measures", "measures_squared"))
        return [
            mean("measure", i, parts, float(sums[i]), float(squares[i]), float(counts[i]))
            for i, parts in enumerate(self.marks.MEASURES)
            if counts[i]
        ]

    def uses(self) -> list[Figure]:
        """How often each move is made in a game."""
        used = self.tally["used"]
        names = enumerate(self.marks.USES.names)
        return [rate(Figure("use", i, name, float(used[i]), self.games, self.games)) for i, name in names]

    def adds(self) -> list[Figure]:
        """Win share of seats that made a move more often than the others did on average, less that of the rest."""
        return [self._added(i, name) for i, name in enumerate(self.marks.USES.names) if self._can_compare(i)]

    def _can_compare(self, use: int) -> bool:
        return bool(self.tally["more"][use] and self.tally["rest"][use])

    def _added(self, use: int, name: tuple[str, Any]) -> Figure:
        many, few = float(self.tally["more"][use]), float(self.tally["rest"][use])
        more, rest = float(self.tally["more_won"][use]) / WIN / many, float(self.tally["rest_won"][use]) / WIN / few
        doubt = Z * sqrt(more * (1 - more) / many + rest * (1 - rest) / few)
        return Figure("add", use, name, more - rest, 1, many + few, more - rest - doubt, more - rest + doubt, 0.0)


def differences(outcome: Outcome) -> list[Figure]:
    """The changes from the first pack to the second: figures that both have, with paired intervals."""
    sides = [[_ratios(outcome.plan, i, tally) for tally in outcome.tallies[i]] for i in range(2)]
    first, second = (_ratios(outcome.plan, i, tally) for i, tally in enumerate(outcome.totals))
    common = [key for key in first if key in second and _is_same(first[key], second[key])]
    one, two = (np.array([_parts(unit, key) for unit in side for key in common]) for side in sides)
    units, many = len(sides[0]), len(common)
    if units < FEWEST or not many:
        return []
    doubts = _jackknife(one.reshape(units, many, 2), two.reshape(units, many, 2))
    found = [(first[key], second[key], doubts[i]) for i, key in enumerate(common)]
    return [_change(one, two, doubt) for one, two, doubt in found]


def _parts(unit: dict[tuple[str, int], Figure], key: tuple[str, int]) -> tuple[float, float]:
    """A figure of one unit, as the two parts of a ratio; nothing where the unit's games never measured it."""
    return (unit[key].top, unit[key].bottom) if key in unit else (0.0, 0.0)


def _change(one: Figure, two: Figure, doubt: float) -> Figure:
    """The second figure less the first, from as many cases as both have."""
    change = two.value - one.value
    ends = _ends(change - doubt, change + doubt)
    return replace(one, top=change, bottom=1, n=min(one.n, two.n), expected=0.0, **ends)


def _is_same(one: Figure, other: Figure) -> bool:
    """A component stays itself when the pack changes what it says; an army is the same only with the same heroes."""
    return bool(one.source) or one.parts == other.parts


def _ratios(plan: Plan, side: int, tally: Tally) -> dict[tuple[str, int], Figure]:
    return {figure.key: figure for figure in Figures(plan, side, tally).all() if figure.section != "add"}


def _jackknife(one: np.ndarray, two: np.ndarray) -> np.ndarray:
    """Half the width of the interval of each difference of ratios, leaving out one pair of units at a time."""
    units = len(one)
    without = [_ratio(side.sum(axis=0) - side) for side in (one, two)]
    gaps = without[1] - without[0]
    return Z * np.sqrt((units - 1) / units * ((gaps - gaps.mean(axis=0)) ** 2).sum(axis=0))


def _ratio(sums: np.ndarray) -> np.ndarray:
    return np.divide(sums[..., 0], sums[..., 1], out=np.zeros(sums.shape[:-1]), where=sums[..., 1] != 0)
