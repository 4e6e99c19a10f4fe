"""The report of a balance run: one HTML file that needs nothing else."""

from collections.abc import Iterator, Sequence
from html import escape

import numpy as np

from ...engine.marks import TURN_ORDER
from ..arena import Standing
from ..balance.figures import Figure
from ..balance.plan import Outcome
from .charts import Bar, bars, heat_map, histogram
from .page import WIDE, Page

COLUMNS = 32  # of a histogram
TAIL = 0.002  # of the games may lie beyond the last column
SPREAD = 0.5  # of the expected share: as warm as a heat map gets


class Report(Page):
    """One pack's figures, section by section; `ladder` has the bot's standing and that of double the budget."""

    def __init__(self, outcome: Outcome, language: str, ladder: Sequence[Standing] = ()):
        super().__init__(outcome, language)
        self.ladder = ladder

    def facts(self) -> Iterator[tuple[str, str]]:
        """The numbers a reader looks for first."""
        say, number, percent = self.words.say, self.words.number, self.words.percent
        yield number(self.figures.length().value, 1), say("fact-length")
        yield number(self.figures.leads().value, 1), say("fact-leads")
        yield percent(self.figures.group(TURN_ORDER)[0].value), say("fact-first")
        yield percent(1 / self.plan.seats), say("fact-fair")
        main = next((group for group in self.figures.groups if group != TURN_ORDER), None)
        ranked = self._ranked(self.figures.group(main)) if main else []
        if ranked:
            yield percent(ranked[0].value), say("fact-best", name=self.words.name(ranked[0].parts))
            yield percent(ranked[-1].value), say("fact-worst", name=self.words.name(ranked[-1].parts))
        yield number(len(self.figures.dead())), say("fact-dead")

    @staticmethod
    def _ranked(figures: list[Figure]) -> list[Figure]:
        """The figures with any cases, the highest first."""
        return sorted((f for f in figures if f.n), key=lambda f: -f.value)

    # ---------------------------------------------------------------- sections

    def sections(self) -> Iterator[str]:
        """Everything below the cover."""
        yield self.seats()
        yield self.group(TURN_ORDER)
        yield self.length()
        yield self.leads()
        yield self.points()
        if self.ladder:
            yield self.skill()
        yield from (self.group(group) for group in self.figures.groups if group != TURN_ORDER)
        if self.figures.grid():
            yield self.grid()
        if self.figures.measures():
            yield self.measures()
        yield self.moves()
        yield self.dead()
        yield self.how()

    def seats(self) -> str:
        """Win share by seat."""
        figures = self.figures.seats()
        rows = [self.bar(f, self.seat_name(f)) for f in figures]
        return self.section("seat", bars(rows, figures[0].expected, self.share_axis()) + self.line(figures[0]))

    def points(self) -> str:
        """The mean score by seat."""
        say = self.words.number
        rows = [Bar(self.seat_name(f), say(f.value, 2), f.value, f.low, f.high) for f in self.figures.points()]
        return self.section("points", bars(rows, None, self.number_axis("points")))

    def group(self, group: str) -> str:
        """The components of a group, the strongest first; of many only both ends, and all in a table."""
        figures = self.figures.group(group)
        ranked = figures if group == TURN_ORDER else self._ranked(figures)
        if not ranked:
            return self.section(f"group-{group}", "")
        line, rows = ranked[0].expected, [self.bar(figure) for figure in ranked]
        inside = self.ends(rows, line, self.share_axis()) + self.line(ranked[0]) + self.members(group)
        return self.section(f"group-{group}", inside, len(rows) > WIDE)

    def members(self, group: str) -> str:
        """All numbers of a group."""
        rates = {figure.place: figure for figure in self.figures.rates(group)}
        rows = [
            (
                self.words.name(f.parts) + (f" ({self.words.say('house')})" if f.source == "house" else ""),
                self.words.percent(f.value, 2) if f.n else "–",
                f"{self.words.number(100 * f.low, 2)} … {self.words.number(100 * f.high, 2)}" if f.n else "–",
                self.words.number(f.n),
                self.words.number(rates[f.place].value, 3),
            )
            for f in self.figures.group(group)
        ]
        return self.details([f"column-{name}" for name in ("name", "share", "interval", "n", "often")], rows)

    def length(self) -> str:
        """How long games are."""
        width = self.figures.marks.WIDTH
        return self._histogram("length", self.figures.tally["lengths"], width, self.figures.length())

    def leads(self) -> str:
        """How often the lead changes."""
        return self._histogram("leads", self.figures.tally["leads"], 1, self.figures.leads())

    def _histogram(self, message: str, counts: np.ndarray, width: int, mean: Figure) -> str:
        first, join, heights = joined(counts)
        names = [self.words.number((first + i * join) * width) for i in range(len(heights))]
        names[-1] += "+" if counts[first + len(heights) * join :].sum() else ""
        middle = (mean.value / width - first + (0.5 if width == 1 else 0)) / join
        drawn = histogram(heights, names, middle, self.words.say(message), whole=width * join == 1)
        low, high = (self.words.number(end, 2) for end in (mean.low, mean.high))
        return self.section(message, drawn, mean=self.words.number(mean.value, 1), low=low, high=high)

    def grid(self) -> str:
        """Two groups against each other."""
        rows, columns = (self.figures.groups[group] for group in self.figures.marks.GRID)
        figures = self.figures.grid()
        lines = [figures[i : i + len(columns)] for i in range(0, len(figures), len(columns))]
        cells = [[self._cell(figure) for figure in line] for line in lines]
        down, across = ([self.words.name(member.parts) for member in group] for group in (rows, columns))
        return self.section("grid", heat_map(down, across, cells, self.words.say("grid")) + self.line(figures[0]), True)

    def _cell(self, figure: Figure) -> tuple[float, str] | None:
        if not figure.n or not figure.expected:
            return None
        warmth = (figure.value / figure.expected - 1) / SPREAD
        return warmth, self.words.number(100 * figure.value)

    def measures(self) -> str:
        """The title's own measures."""
        rows = [
            (
                self.words.name(f.parts),
                self.words.number(f.value, 3),
                f"{self.words.number(f.low, 3)} … {self.words.number(f.high, 3)}",
                self.words.number(f.n),
            )
            for f in self.figures.measures()
        ]
        heads = [f"column-{name}" for name in ("name", "mean", "interval", "n")]
        return self.section("measure", self.table(heads, rows))

    def moves(self) -> str:
        """How often moves are made, and how they go together with winning."""
        adds = sorted(self.figures.adds(), key=lambda figure: -figure.value)
        often = sorted((f for f in self.figures.uses() if f.parts[1] is None and f.top), key=lambda f: -f.value)
        left = [Bar(self.use_name(f), self.words.number(f.value, 2), f.value, f.low, f.high) for f in often]
        verbs = [f for f in adds if f.parts[1] is None]
        right = [self._add(figure) for figure in verbs]
        fields = [self._add(figure) for figure in adds if figure.parts[1] is not None]
        often_axis, adds_axis = self.number_axis("use-often"), self.points_axis()
        parts = (
            ("use-often", left, None, often_axis),
            ("use-adds", right, 0.0, adds_axis),
            ("use-fields", fields, 0.0, adds_axis),
        )
        inside = "".join(
            f"<h3>{escape(self.words.say(m))}</h3>{self.ends(rows, at, axis, True)}"
            for m, rows, at, axis in parts
            if rows
        )
        return self.section("use", inside + self.all_moves(), True)

    def all_moves(self) -> str:
        """Every move in numbers."""
        adds = {figure.place: figure for figure in self.figures.adds()}
        rows = [
            (self.use_name(f), self.words.number(f.value, 3), *self._added(adds.get(f.place)))
            for f in self.figures.uses()
        ]
        return self.details(("column-move", "use-often", "use-adds", "column-interval"), rows)

    def _added(self, figure: Figure | None) -> tuple[str, str]:
        if figure is None:
            return "–", "–"
        low, high = (self.words.signed(100 * end, 2) for end in (figure.low, figure.high))
        return self.words.signed(100 * figure.value, 2), f"{low} … {high}"

    def _add(self, figure: Figure) -> Bar:
        return Bar(self.use_name(figure), self.words.signed(100 * figure.value), figure.value, figure.low, figure.high)

    def dead(self) -> str:
        """Components that players hardly ever have, and moves that nobody makes."""
        rare = [
            f"{self.words.name(f.parts)} · {self.words.say('rate-of', rate=self.words.number(f.value, 4))}"
            for f in self.figures.dead()
        ]
        unused = [self.use_name(figure) for figure in self.figures.uses() if not figure.top and figure.parts[1] is None]
        inside = _chips(rare) if rare else f"<p>{escape(self.words.say('dead-none'))}</p>"
        if unused:
            inside += f"<h3>{escape(self.words.say('dead-moves'))}</h3>{_chips(unused)}"
        return self.section("dead", inside)

    def skill(self) -> str:
        """The bot against itself with double the budget."""
        names = (self.words.say("ladder-once"), self.words.say("ladder-twice"))
        rows = [
            Bar(name, self.words.percent(s.share), s.share, s.share - s.doubt, s.share + s.doubt)
            for name, s in zip(names, self.ladder, strict=True)
        ]
        return self.section(
            "ladder", bars(rows, self.ladder[0].expected, self.share_axis()), bot=self.words.bot(self.plan.bots[0])
        )


def joined(counts: np.ndarray) -> tuple[int, int, list[int]]:
    """Join columns until they fit: return where the first begins, how many make one, and their heights.

    The first column has the shortest game, the last one also the few longest.
    """
    first = int(np.argmax(counts > 0))
    beyond = np.cumsum(counts[::-1])[::-1] > TAIL * counts.sum()
    last = max(first, int(np.flatnonzero(beyond)[-1])) if beyond.any() else first
    join = -(-(last - first + 1) // COLUMNS)
    heights = [int(counts[at : at + join].sum()) for at in range(first, last + 1, join)]
    heights[-1] += int(counts[first + len(heights) * join :].sum())
    return first, join, heights


def _chips(texts: list[str]) -> str:
    return f'<ul class="chips">{"".join(f"<li>{escape(text)}</li>" for text in texts)}</ul>'
