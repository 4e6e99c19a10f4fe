"""The report of a balance run: one HTML file that needs nothing else."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__
from ..engine.seats import LETTERS
from .balance import Outcome
from .charts import Bar, bars, heat_map, histogram
from .figures import Figure, Figures
from .spoken import Spoken

MANY = 24  # a group with more members shows the best and the worst of them
ENDS = 8  # so many of each
COLUMNS = 32  # of a histogram
TAIL = 0.002  # of the games may lie beyond the last column
SPREAD = 0.5  # of the expected share: as warm as a heat map gets
WIDE = 12  # a section with more bars goes over the whole page


class Report:
    """One pack's figures, section by section, in one language."""

    def __init__(self, outcome: Outcome, language: str, ladder: Sequence[Any] = ()):
        self.outcome, self.plan = outcome, outcome.plan
        self.words = Spoken(self.plan.game, language)
        self.figures = Figures(self.plan, 0, outcome.totals[0])
        self.ladder = ladder

    def html(self) -> str:
        """The whole page."""
        say, title = self.words.say, self.words.say("title")
        style = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
        return (
            f'<!doctype html>\n<html lang="{self.words.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" '
            f'content="light dark"><title>{escape(title)} · {escape(say("balance"))}</title><style>{style}</style>'
            f'</head><body class="{self.plan.game.name}">{self.header()}<main>{"".join(self.sections())}</main>'
            f"{self.footer()}</body></html>\n"
        )

    # ---------------------------------------------------------------- cover

    def header(self) -> str:
        """The cover: the title, what was played, and the first facts."""
        say, plan = self.words.say, self.plan
        bots = ", ".join(dict.fromkeys(plan.bots))
        games = self.words.number(self.outcome.games)
        lines = [
            say("plan", games=games, seats=plan.seats, bots=bots, seed=plan.seed),
            *self._packs(),
            *self._options(),
        ]
        stamp = f'<div class="stamp">{escape(say("partial"))}</div>' if self.outcome.is_partial else ""
        if self.outcome.is_partial:
            lines.append(say("partial-about", games=games, planned=self.words.number(plan.games)))
        caption = "".join(f"<p>{escape(line)}</p>" for line in lines)
        heading = f"<h1><small>{escape(say('balance'))}</small>{escape(say('title'))}</h1>"
        cover = f'<div class="cover">{stamp}{heading}<div class="caption">{caption}</div></div>'
        facts = "".join(f'<div class="fact"><b>{escape(n)}</b><span>{escape(w)}</span></div>' for n, w in self.facts())
        return f'<header>{cover}<div class="facts">{facts}</div></header>'

    def _packs(self) -> Iterator[str]:
        if len(self.plan.packs) == 1:
            yield f"{self.words.say('pack')}: {self.plan.packs[0].name}"
        else:
            for letter, pack in zip(LETTERS, self.plan.packs, strict=False):
                yield self.words.say("pack-is", letter=letter, name=pack.name)

    def _options(self) -> Iterator[str]:
        for name, choice in self.plan.options.items():
            if choice != self.plan.game.options[name].default:
                said = self.words.say("yes" if choice else "no") if isinstance(choice, bool) else str(choice)
                yield self.words.say("option", name=self.words.say(f"option-{name}"), choice=said)

    def facts(self) -> Iterator[tuple[str, str]]:
        """The numbers a reader looks for first."""
        say, number, percent = self.words.say, self.words.number, self.words.percent
        yield number(self.figures.length().value, 1), say("fact-length")
        yield number(self.figures.leads().value, 1), say("fact-leads")
        yield percent(self.figures.group("order")[0].value), say("fact-first")
        yield percent(1 / self.plan.seats), say("fact-fair")
        main = next(group for group in self.figures.groups if group != "order")
        ranked = self._ranked(self.figures.group(main))
        if ranked:
            yield percent(ranked[0].value), say("fact-best", name=self.words.name(ranked[0].parts))
            yield percent(ranked[-1].value), say("fact-worst", name=self.words.name(ranked[-1].parts))
        yield number(len(self.figures.dead())), say("fact-dead")

    @staticmethod
    def _ranked(found: list[Figure]) -> list[Figure]:
        """Those that were seen, the highest first."""
        return sorted((f for f in found if f.n), key=lambda f: -f.value)

    # ---------------------------------------------------------------- sections

    def sections(self) -> Iterator[str]:
        """Everything below the cover."""
        yield self.seats()
        yield self.group("order")
        yield self.length()
        yield self.leads()
        yield self.points()
        if self.ladder:
            yield self.skill()
        yield from (self.group(group) for group in self.figures.groups if group != "order")
        if self.figures.grid():
            yield self.grid()
        yield self.moves()
        yield self.dead()
        yield self.how()

    def section(self, message: str, inside: str, wide: bool = False, **values: Any) -> str:
        """A panel with its heading and the sentence that explains it."""
        heading, about = escape(self.words.say(message)), escape(self.words.about(message, **values))
        return f"{self.opening(wide)}<h2>{heading}</h2><p>{about}</p>{inside}</section>"

    @staticmethod
    def opening(wide: bool) -> str:
        """A panel begins: in its column, or over the whole page."""
        return '<section class="wide">' if wide else "<section>"

    def bar(self, figure: Figure, name: str = "") -> Bar:
        """A share as a row of bars."""
        mark = self.words.say("house") if figure.source == "house" else ""
        said = self.words.percent(figure.value)
        return Bar(name or self.words.name(figure.parts), said, figure.value, figure.low, figure.high, mark)

    def line(self, figure: Figure) -> str:
        """What the dashed line stands for."""
        return f"<p>{escape(self.words.say('expected-line', share=self.words.percent(figure.expected or 0.0)))}</p>"

    def seats(self) -> str:
        """Win share by seat."""
        found = self.figures.seats()
        rows = [self.bar(f, self._seat(f)) for f in found]
        return self.section("seat", bars(rows, found[0].expected) + self.line(found[0]))

    def _seat(self, figure: Figure) -> str:
        return self.words.say("seat-name", letter=LETTERS[figure.place], bot=self.plan.bots[figure.place])

    def points(self) -> str:
        """The mean score by seat."""
        say = self.words.number
        rows = [Bar(self._seat(f), say(f.value, 2), f.value, f.low, f.high) for f in self.figures.points()]
        return self.section("points", bars(rows, None))

    def group(self, group: str) -> str:
        """The components of a group, the strongest first; of many only both ends, and all in a table."""
        found = self.figures.group(group)
        ranked = found if group == "order" else self._ranked(found)
        if not ranked:
            return self.section(f"group-{group}", "")
        line, rows = ranked[0].expected, [self.bar(figure) for figure in ranked]
        inside = self.ends(rows, line) + self.line(ranked[0]) + self.members(group)
        return self.section(f"group-{group}", inside, len(rows) > WIDE)

    def ends(self, rows: list[Bar], line: float | None, wide: bool = False) -> str:
        """Few rows as they are, more in two columns; of very many only both ends."""
        if len(rows) <= WIDE and not wide:
            return bars(rows, line)
        if len(rows) <= MANY:
            return f'<div class="two">{bars(rows, line)}</div>'
        both = (("strongest", rows[:ENDS]), ("weakest", rows[-ENDS:]))
        inside = "".join(f"<div><h3>{escape(self.words.say(m))}</h3>{bars(r, line)}</div>" for m, r in both)
        return f'<div class="two">{inside}</div>'

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
        heads = [self.words.say(f"column-{name}") for name in ("name", "share", "interval", "n", "often")]
        summary = escape(self.words.say("all-numbers", count=len(rows)))
        return f"<details><summary>{summary}</summary>{table(heads, rows)}</details>"

    def length(self) -> str:
        """How long games are."""
        width = self.figures.marks.WIDTH
        return self._histogram("length", self.figures.tally["lengths"], width, self.figures.length())

    def leads(self) -> str:
        """How often the lead changes."""
        return self._histogram("leads", self.figures.tally["leads"], 1, self.figures.leads())

    def _histogram(self, message: str, counts: np.ndarray, width: int, mean: Figure) -> str:
        """Columns from the first game on, joined until they fit; the few longest games are in the last."""
        seen = np.flatnonzero(counts)
        first = int(seen[0]) if len(seen) else 0
        beyond = np.cumsum(counts[::-1])[::-1] > TAIL * counts.sum()
        last = int(np.flatnonzero(beyond)[-1]) if beyond.any() else first
        join = -(-(last - first + 1) // COLUMNS)
        edges = range(first, last + 1, join)
        heights = [int(counts[at : at + join].sum()) for at in edges]
        heights[-1] += int(counts[edges[-1] + join :].sum())
        names = [self.words.number(at * width) for at in edges]
        names[-1] += "+" if counts[last + 1 :].sum() else ""
        shown = [height / max(1, sum(heights)) for height in heights]
        middle = (mean.value / width - first + (0.5 if width == 1 else 0)) / join
        drawn = histogram(shown, names, middle, self.words.say(message))
        low, high = (self.words.number(end, 2) for end in (mean.low, mean.high))
        return self.section(message, drawn, mean=self.words.number(mean.value, 1), low=low, high=high)

    def grid(self) -> str:
        """Two groups against each other."""
        rows, columns = (self.figures.groups[group] for group in self.figures.marks.GRID)
        found = self.figures.grid()
        lines = [found[i : i + len(columns)] for i in range(0, len(found), len(columns))]
        cells = [[self._cell(figure) for figure in line] for line in lines]
        down, across = ([self.words.name(member.parts) for member in group] for group in (rows, columns))
        return self.section("grid", heat_map(down, across, cells, self.words.say("grid")) + self.line(found[0]), True)

    def _cell(self, figure: Figure) -> tuple[float, str] | None:
        if not figure.n or not figure.expected:
            return None
        warmth = (figure.value / figure.expected - 1) / SPREAD
        return warmth, self.words.number(100 * figure.value)

    def moves(self) -> str:
        """How often moves are made, and how they go together with winning."""
        adds = sorted(self.figures.adds(), key=lambda figure: -figure.value)
        often = sorted((f for f in self.figures.uses() if f.parts[1] is None and f.top), key=lambda f: -f.value)
        left = [Bar(self._use(f), self.words.number(f.value, 2), f.value, f.low, f.high) for f in often]
        verbs = [f for f in adds if f.parts[1] is None]
        right = [self._add(figure) for figure in verbs]
        fields = [self._add(figure) for figure in adds if figure.parts[1] is not None]
        parts = (("use-often", left, None), ("use-adds", right, 0.0), ("use-fields", fields, 0.0))
        inside = "".join(
            f"<h3>{escape(self.words.say(m))}</h3>{self.ends(rows, at, True)}" for m, rows, at in parts if rows
        )
        return self.section("use", inside + self.all_moves(), True)

    def all_moves(self) -> str:
        """Every move in numbers."""
        adds = {figure.place: figure for figure in self.figures.adds()}
        rows = [
            (self._use(f), self.words.number(f.value, 3), *self._added(adds.get(f.place))) for f in self.figures.uses()
        ]
        heads = [self.words.say(name) for name in ("column-move", "use-often", "use-adds", "column-interval")]
        summary = escape(self.words.say("all-numbers", count=len(rows)))
        return f"<details><summary>{summary}</summary>{table(heads, rows)}</details>"

    def _added(self, figure: Figure | None) -> tuple[str, str]:
        if figure is None:
            return "–", "–"
        low, high = (self.words.signed(100 * end, 2) for end in (figure.low, figure.high))
        return self.words.signed(100 * figure.value, 2), f"{low} … {high}"

    def _use(self, figure: Figure) -> str:
        return self.words.use(*figure.parts)

    def _add(self, figure: Figure) -> Bar:
        return Bar(self._use(figure), self.words.signed(100 * figure.value), figure.value, figure.low, figure.high)

    def dead(self) -> str:
        """Components and moves that never matter."""
        found = [
            f"{self.words.name(f.parts)} · {self.words.say('rate-of', rate=self.words.number(f.value, 4))}"
            for f in self.figures.dead()
        ]
        unused = [self._use(figure) for figure in self.figures.uses() if not figure.top and figure.parts[1] is None]
        inside = _chips(found) if found else f"<p>{escape(self.words.say('dead-none'))}</p>"
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
        return self.section("ladder", bars(rows, self.ladder[0].expected), bot=self.ladder[0].name)

    def how(self) -> str:
        """How to read all this."""
        names = [
            "how-interval",
            "how-line",
            "how-owner",
            "how-bots",
            *(["how-paired"] if len(self.plan.packs) > 1 else []),
        ]
        texts = [self.words.say(name) for name in names]
        if any(member.source == "house" for group in self.figures.groups.values() for member in group):
            texts.append(self.words.say("house-about"))
        inside = "".join(f"<p>{escape(text)}</p>" for text in texts)
        return f"<section><h2>{escape(self.words.say('how'))}</h2>{inside}</section>"

    def footer(self) -> str:
        """What made it."""
        packs = ", ".join(pack.digest for pack in self.plan.packs)
        made = self.words.say("made", version=__version__, rules=self.plan.game.rules_version, pack=packs)
        return f"<footer>{escape(made)}</footer>"


def _chips(texts: list[str]) -> str:
    return f'<ul class="chips">{"".join(f"<li>{escape(text)}</li>" for text in texts)}</ul>'


def table(heads: list[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows of words under their headings, wide ones to be scrolled."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
    return f'<div class="table"><table><tr>{head}</tr>{body}</table></div>'
