"""The report of two packs played on the same seeds: the changes from the first to the second."""

from collections.abc import Iterator
from html import escape

from ...engine.seats import LETTERS
from ..balance.figures import Figure, Figures, differences
from ..balance.plan import Outcome
from .charts import Bar
from .page import WIDE, Page

HEADS = ("column-name", "column-first", "column-second", "column-change", "column-interval")
FACTS = 3  # of the largest changes are on the cover


class Comparison(Page):
    """The figures of the second pack less those of the first."""

    def __init__(self, outcome: Outcome, language: str):
        super().__init__(outcome, language)
        self.second = Figures(self.plan, 1, outcome.totals[1])
        self.changes = {change.key: change for change in differences(outcome)}
        self.before, self.after = ({f.key: f for f in figures.all()} for figures in (self.figures, self.second))
        self.shares = ["seat", *self.figures.groups]

    def kind(self) -> str:
        """Which two packs are compared."""
        first, second = self.words.packs(self.plan.packs)
        return self.words.say("comparison", first=first, second=second)

    def facts(self) -> Iterator[tuple[str, str]]:
        """Length and leads before and after, and the largest changes."""
        for key, message in ((("length", 0), "fact-length"), (("leads", 0), "fact-leads")):
            one, two = (self.words.number(side[key].value, 1) for side in (self.before, self.after))
            yield f"{one} → {two}", self.words.say(message)
        changed = [c for c in self.changes.values() if c.section in self.shares and self.is_change(c)]
        for change in sorted(changed, key=lambda c: -abs(c.value))[:FACTS]:
            yield self.words.signed(100 * change.value), self.words.say("fact-change", name=self.named(change))

    @staticmethod
    def is_change(change: Figure) -> bool:
        """Does the interval exclude 0?"""
        return not change.low <= 0 <= change.high

    def sections(self) -> Iterator[str]:
        """Win shares group by group, then means and rates."""
        yield from (self.changed(section) for section in self.shares)
        yield self.means()
        yield self.how()

    def named(self, figure: Figure) -> str:
        """What a figure is about."""
        if figure.section == "seat":
            return self.seat_name(figure)
        if figure.section == "points":
            return self.words.say("points-of", letter=LETTERS[figure.place])
        if figure.section in ("length", "leads"):
            return self.words.say(figure.section)
        if figure.section == "use":
            return self.use_name(figure)
        name = self.words.name(figure.parts)
        return self.words.say("often", name=name) if figure.section.endswith("-rate") else name

    def changed(self, section: str) -> str:
        """The changes of one group's win shares, the largest gain first."""
        both = [c for key, c in self.changes.items() if key[0] == section and self.before[key].n and self.after[key].n]
        both.sort(key=lambda change: -change.value)
        house = self.words.say("house")
        rows = [
            Bar(
                self.named(c),
                self.words.signed(100 * c.value, 2),
                c.value,
                c.low,
                c.high,
                house * (c.source == "house"),
            )
            for c in both
        ]
        message = section if section == "seat" else f"group-{section}"
        about = escape(self.words.about("compare", first="A", second="B"))
        heading = f"{escape(self.words.say(message))}: {escape(self.words.say('compare')).lower()}"
        inside = f"<h2>{heading}</h2><p>{about}</p>{self.ends(rows, 0.0)}{self.only(section)}{self.numbers(both)}"
        return f"{self.opening(len(rows) > WIDE)}{inside}</section>"

    def only(self, section: str) -> str:
        """Components that only one of the packs has, with their shares there."""
        lines = []
        for letter, one, other in (("A", self.before, self.after), ("B", self.after, self.before)):
            alone = [f for key, f in one.items() if key[0] == section and f.n and not (key in other and other[key].n)]
            names = ", ".join(f"{self.named(f)} ({self.words.percent(f.value, 1)})" for f in alone)
            lines += [self.words.say("compare-only", pack=letter, names=names)] if alone else []
        return "".join(f"<p>{escape(line)}</p>" for line in lines)

    def numbers(self, changes: list[Figure]) -> str:
        """Before, after and the change of shares, as a table."""
        rows = [
            (
                self.named(c),
                self.words.percent(self.before[c.key].value, 2),
                self.words.percent(self.after[c.key].value, 2),
                self.words.signed(100 * c.value, 2),
                f"{self.words.signed(100 * c.low, 2)} … {self.words.signed(100 * c.high, 2)}",
            )
            for c in changes
        ]
        return self.details(HEADS, rows)

    def means(self) -> str:
        """Means and rates that change beyond chance."""
        others = [c for c in self.changes.values() if c.section not in (*self.shares, "grid") and self.is_change(c)]
        rows = [
            (
                self.named(c),
                self.words.number(self.before[c.key].value, 3),
                self.words.number(self.after[c.key].value, 3),
                self.words.signed(c.value, 3),
                f"{self.words.signed(c.low, 3)} … {self.words.signed(c.high, 3)}",
            )
            for c in others
        ]
        inside = self.table(HEADS, rows) if rows else f"<p>{self.words.say('compare-nothing')}</p>"
        return self.section("compare-means", inside, True)
