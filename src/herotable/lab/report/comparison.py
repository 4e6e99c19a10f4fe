"""The report of two packs played on the same seeds: the changes from the first to the second."""

from collections.abc import Iterator
from html import escape

from ...engine.seats import LETTERS
from ..balance.figures import Figure, Figures, differences
from ..balance.plan import Outcome
from .charts import Bar
from .discoveries import RATE, false_discovery_rates
from .pack_changes import PackChange, pack_changes, shown
from .page import WIDE, Page

HEADS = ("column-name", "column-first", "column-second", "column-change", "column-interval", "column-chance")
LEAST_SHOWN = 0.001  # of false discovery rates
MOST = 40  # differences of the packs are listed
FACTS = 3  # of the largest changes are on the cover


class Comparison(Page):
    """The figures of the second pack less those of the first."""

    def __init__(self, outcome: Outcome, language: str):
        super().__init__(outcome, language)
        self.second = Figures(self.plan, 1, outcome.totals[1])
        self.changes = {change.key: change for change in differences(outcome)}
        self.before, self.after = ({f.key: f for f in figures.all()} for figures in (self.figures, self.second))
        self.shares = ["seat", *self.figures.groups]
        self.rates = false_discovery_rates(self.changes.values())
        self.pack_changes = pack_changes(self.plan.packs[0], self.plan.packs[1], self.plan.game.box)

    def kind(self) -> str:
        """Which two packs are compared."""
        first, second = self.words.packs(self.plan.packs)
        return self.words.say("comparison", first=first, second=second)

    def facts(self) -> Iterator[tuple[str, str]]:
        """How much changes at all, length and leads before and after, and the largest changes."""
        found = sum(rate <= RATE for rate in self.rates.values())
        yield f"{self.words.number(found)} / {self.words.number(len(self.rates))}", self.words.say("fact-found")
        for key, message in ((("length", 0), "fact-length"), (("leads", 0), "fact-leads")):
            one, two = (self.words.number(side[key].value, 1) for side in (self.before, self.after))
            yield f"{one} → {two}", self.words.say(message)
        for change in self.largest()[:FACTS]:
            yield self.words.signed(100 * change.value), self.words.say("fact-change", name=self.named(change))

    def largest(self) -> list[Figure]:
        """The changes of shares beyond chance, the largest first."""
        changed = [c for c in self.changes.values() if c.section in self.shares and self.is_change(c)]
        return sorted(changed, key=lambda c: -abs(c.value))

    def is_change(self, change: Figure) -> bool:
        """Is the change more than chance, with the false discovery rate held?"""
        return self.rates.get(change.key, 1.0) <= RATE

    def lines(self) -> Iterator[str]:
        """The comparison as text, for a terminal: what differs, and all that changes beyond chance."""
        yield self.words.say("packs-differ", count=len(self.pack_changes))
        yield from self._at_most(list(map(str, self.pack_changes)))
        yield self._found()
        if shares := self.largest():
            yield self.words.say("compare-shares")
            yield from self._at_most([self._change_of(change, 100, 1) for change in shares])
        if others := self.other_changes():
            yield f"{self.words.say('compare-means')}:"
            yield from self._at_most([self._change_of(change, 1, 3) for change in others])

    def _at_most(self, lines: list[str]) -> Iterator[str]:
        """Lines below a heading, and how many more there are."""
        yield from (f"  {line}" for line in lines[:MOST])
        if len(lines) > MOST:
            yield f"  {self.words.say('packs-more', count=len(lines) - MOST)}"

    def _change_of(self, change: Figure, scale: int, digits: int) -> str:
        """A change with its interval and its name."""
        value, low, high = (self.words.signed(scale * part, digits) for part in (change.value, change.low, change.high))
        return f"{value} ({low} … {high})  {self.named(change)}"

    def other_changes(self) -> list[Figure]:
        """The changes of means and rates beyond chance."""
        return [c for c in self.changes.values() if c.section not in (*self.shares, "grid") and self.is_change(c)]

    def _found(self) -> str:
        found = sum(rate <= RATE for rate in self.rates.values())
        rate = self.words.percent(RATE, 0)
        return self.words.say("compare-found", found=found, tests=self.words.number(len(self.rates)), rate=rate)

    def rate(self, change: Figure) -> str:
        """The least false discovery rate at which a change still counts."""
        rate = self.rates.get(change.key, 1.0)
        return self.words.percent(rate) if rate >= LEAST_SHOWN else f"< {self.words.percent(LEAST_SHOWN)}"

    def captions(self) -> Iterator[str]:
        """A warning where bots that do not try to win were compared."""
        if self.plan.has_random_bots:
            yield self.words.say("random-bots")

    def sections(self) -> Iterator[str]:
        """What differs in the packs, win shares group by group, then means and rates."""
        yield self.differing()
        yield from (self.changed(section) for section in self.shares)
        yield self.means()
        yield self.how()

    def differing(self) -> str:
        """Which components differ, and in what."""
        rows = [(c.component, c.key or "–", *self._values(c)) for c in self.pack_changes]
        heads = ("column-name", "column-key", "column-first", "column-second")
        found = f"<p>{escape(self._found())}</p>"
        inside = self.table(heads, rows[:MOST]) + (self.details(heads, rows[MOST:]) if rows[MOST:] else "")
        return self.section("packs-differ-in", inside + found, True)

    @staticmethod
    def _values(change: PackChange) -> tuple[str, str]:
        return shown(change.before), shown(change.after)

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
                is_sure=self.is_change(c),
            )
            for c in both
        ]
        message = section if section == "seat" else f"group-{section}"
        about = escape(self.words.about("compare", first="A", second="B"))
        heading = f"{escape(self.words.say(message))}: {escape(self.words.say('compare')).lower()}"
        drawn = self.ends(rows, 0.0, self.points_axis()) if rows else ""
        inside = f"<h2>{heading}</h2><p>{about}</p>{drawn}{self.only(section)}{self.numbers(both)}"
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
                self.rate(c),
            )
            for c in changes
        ]
        return self.details(HEADS, rows)

    def means(self) -> str:
        """Means and rates that change beyond chance."""
        rows = [
            (
                self.named(c),
                self.words.number(self.before[c.key].value, 3),
                self.words.number(self.after[c.key].value, 3),
                self.words.signed(c.value, 3),
                f"{self.words.signed(c.low, 3)} … {self.words.signed(c.high, 3)}",
                self.rate(c),
            )
            for c in self.other_changes()
        ]
        inside = self.table(HEADS, rows) if rows else f"<p>{self.words.say('compare-nothing')}</p>"
        return self.section("compare-means", inside, True)
