"""A page of the lab: its cover, its panels, and how to read it; subclasses fill the panels."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from ... import __version__
from ...engine.seats import LETTERS
from ..balance.figures import Figure, Figures
from ..balance.plan import Outcome
from .charts import Axis, Bar, bars
from .words import ReportTranslator

MANY = 28  # with more bars, the page draws only the best and the worst
ENDS = 8  # how many of each
WIDE = 12  # a panel with more bars takes the whole width of the page


class Page:
    """One HTML file that needs nothing else, in one language; `facts` and `sections` are a report's own."""

    def __init__(self, outcome: Outcome, language: str):
        self.outcome, self.plan = outcome, outcome.plan
        self.words = ReportTranslator(self.plan.game, language)
        self.figures = Figures(self.plan, 0, outcome.totals[0])

    def facts(self) -> Iterator[tuple[str, str]]:
        """The numbers a reader looks for first, and what they are."""
        raise NotImplementedError

    def captions(self) -> Iterator[str]:
        """What else the cover says about the run."""
        return iter(())

    def sections(self) -> Iterator[str]:
        """Everything below the cover."""
        raise NotImplementedError

    def html(self) -> str:
        """The whole page."""
        title = f"{self.words.say('title')} · {self.kind()}"
        style = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
        return (
            f'<!doctype html>\n<html lang="{self.words.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" '
            f'content="light dark"><title>{escape(title)}</title><style>{style}</style>'
            f'</head><body class="{self.plan.game.name}">{self.header()}<main>{"".join(self.sections())}</main>'
            f"{self.footer()}</body></html>\n"
        )

    # ---------------------------------------------------------------- cover

    def kind(self) -> str:
        """The kind of page, printed above the title."""
        return self.words.say("balance")

    def header(self) -> str:
        """The cover: the title, what was played, and the first facts."""
        say, plan = self.words.say, self.plan
        bots = ", ".join(map(self.words.bot, dict.fromkeys(plan.bots)))
        games = self.words.number(self.outcome.games)
        lines = [
            say("plan", games=games, seats=plan.seats, bots=bots, seed=plan.seed),
            *self._packs(),
            *self._options(),
            *self.captions(),
        ]
        stamp = f'<div class="stamp">{escape(say("partial"))}</div>' if self.outcome.is_partial else ""
        if self.outcome.is_partial:
            lines.append(say("partial-about", games=games, planned=self.words.number(plan.games)))
        caption = "".join(f"<p>{escape(line)}</p>" for line in lines)
        heading = f"<h1><small>{escape(self.kind())}</small>{escape(say('title'))}</h1>"
        cover = f'<div class="cover">{stamp}{heading}<div class="caption">{caption}</div></div>'
        facts = "".join(f'<div class="fact"><b>{escape(n)}</b><span>{escape(w)}</span></div>' for n, w in self.facts())
        return f'<header>{cover}<div class="facts">{facts}</div></header>'

    def _packs(self) -> Iterator[str]:
        names = self.words.packs(self.plan.packs)
        if len(names) == 1:
            yield f"{self.words.say('pack')}: {names[0]}"
        else:
            for letter, name in zip(LETTERS, names, strict=False):
                yield self.words.say("pack-is", letter=letter, name=name)

    def _options(self) -> Iterator[str]:
        for name, choice in self.plan.game.chosen(self.plan.options).items():
            value = self.words.say("yes" if choice else "no") if isinstance(choice, bool) else str(choice)
            yield self.words.say("option", name=self.words.say(f"option-{name}"), choice=value)

    # ---------------------------------------------------------------- panels

    def section(self, message: str, inside: str, wide: bool = False, **values: Any) -> str:
        """A panel with its heading and the sentence that explains it."""
        heading, about = escape(self.words.say(message)), escape(self.words.about(message, **values))
        return f"{self.opening(wide)}<h2>{heading}</h2><p>{about}</p>{inside}</section>"

    @staticmethod
    def opening(wide: bool) -> str:
        """The opening tag of a panel: in its column, or over the whole width of the page."""
        return '<section class="wide">' if wide else "<section>"

    def bar(self, figure: Figure, name: str = "") -> Bar:
        """A share as a row of bars."""
        mark = self.words.say("house") if figure.source == "house" else ""
        label = self.words.percent(figure.value)
        return Bar(name or self.words.name(figure.parts), label, figure.value, figure.low, figure.high, mark)

    def line(self, figure: Figure) -> str:
        """The sentence that explains the dashed line."""
        return f"<p>{escape(self.words.say('expected-line', share=self.words.percent(figure.expected or 0.0)))}</p>"

    def ends(self, rows: list[Bar], line: float | None, axis: Axis, wide: bool = False) -> str:
        """Draw few rows in one column, more in two; of very many only both ends."""
        if len(rows) <= WIDE and not wide:
            return bars(rows, line, axis)
        if len(rows) <= MANY:
            half = -(-len(rows) // 2)
            inside = "".join(
                f"<div>{bars(part, line, axis, rows)}</div>" for part in (rows[:half], rows[half:]) if part
            )
            return f'<div class="two">{inside}</div>'
        both = (("strongest", rows[:ENDS]), ("weakest", rows[-ENDS:]))
        inside = "".join(f"<div><h3>{escape(self.words.say(m))}</h3>{bars(r, line, axis, rows)}</div>" for m, r in both)
        return f'<div class="two">{inside}</div>'

    def share_axis(self) -> Axis:
        """Numbers of shares, in percent."""
        return Axis(lambda value: self.words.percent(value, 0), self.words.say("axis-share"))

    def points_axis(self) -> Axis:
        """Numbers of differences of shares, in percentage points."""
        return Axis(
            lambda value: self.words.signed(100 * value, self._digits(100 * value)), self.words.say("axis-points")
        )

    def number_axis(self, message: str) -> Axis:
        """Plain numbers, and what they count."""
        return Axis(lambda value: self.words.number(value, self._digits(value)), self.words.say(message))

    @staticmethod
    def _digits(value: float) -> int:
        """As many digits behind the point as a round number needs."""
        return next((digits for digits in range(4) if abs(value - round(value, digits)) < 1e-9), 4)

    def seat_name(self, figure: Figure) -> str:
        """A seat and its bot."""
        bot = self.words.bot(self.plan.bots[figure.place])
        return self.words.say("seat-name", letter=LETTERS[figure.place], bot=bot)

    def use_name(self, figure: Figure) -> str:
        """A move by its verb and main field."""
        return self.words.use(*figure.parts)

    def details(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """A table of all numbers that the reader can open."""
        summary = escape(self.words.say("all-numbers", count=len(rows)))
        return f"<details><summary>{summary}</summary>{self.table(heads, rows)}</details>"

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """A table; the headings are names of messages. A wide table scrolls."""
        head = "".join(f"<th>{escape(self.words.say(name))}</th>" for name in heads)
        body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
        return f'<div class="table"><table><tr>{head}</tr>{body}</table></div>'

    def how(self) -> str:
        """The panel that explains how to read the page."""
        first = ["how-paired"] if len(self.plan.packs) > 1 else ["how-interval", "how-line"]
        names = [*first, "how-owner", "how-bots"]
        texts = [self.words.say(name) for name in names]
        if any(member.source == "house" for group in self.figures.groups.values() for member in group):
            texts.append(self.words.say("house-about"))
        inside = "".join(f"<p>{escape(text)}</p>" for text in texts)
        return f"<section><h2>{escape(self.words.say('how'))}</h2>{inside}</section>"

    def footer(self) -> str:
        """The versions and packs that the page was made with."""
        packs = ", ".join(pack.digest for pack in self.plan.packs)
        made = self.words.say("made", version=__version__, rules=self.plan.game.rules_version, pack=packs)
        return f"<footer>{escape(made)}</footer>"
