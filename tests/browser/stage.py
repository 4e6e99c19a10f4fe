"""Whole games of a title at every size, looked at by geometry: what is cut, covered, too small, and what moves.

`python -m tests.browser.stage pow --to /tmp/pow` plays one game for each size and language on this device, takes a
picture of every decision and prints what is wrong; pages must have been built. geometry.js says what a board may mark.
"""

import argparse
import random
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from herotable.games import TITLES
from tools.programs import chromium

from .robot import LIT, OVER, tap
from .serving import Served
from .visitor import Visitor

Size = tuple[int, int]
SIZES: list[Size] = [(360, 640), (390, 844), (844, 390), (820, 1180), (1366, 768), (1920, 1080)]
LOCALES = {"ru": "ru-RU", "en": "en-GB"}
KINDS = ("cut", "covered", "small", "target")
TOUCHED = 900  # screens with a shorter side than this are touched
MOST = 3000  # decisions
PROBE = Path(__file__).with_name("geometry.js")
EXAMPLES = 4  # of each kind in the report
SEED = 4
QUIET = 200  # milliseconds
NAMES = {"ru": "Капитан Клякса", "en": "Captain Inkblot"}
SAME_GAME = """name => {
  let state = 4;
  Crypto.prototype.getRandomValues = array => array.map(() => (state = (state * 75 + 74) % 65537));
  localStorage.herotable = JSON.stringify({ ...JSON.parse(localStorage.herotable ?? "{}"), name });
}"""  # the same dice and cards, and nobody's name by chance


@dataclass(frozen=True)
class Defect:
    """Something that is wrong on the screen: which element, its text, and how."""

    kind: str
    selector: str
    text: str
    note: str = field(compare=False)

    def __str__(self) -> str:
        return f"{self.kind}: {self.selector} “{self.text}” ({self.note})"


@dataclass
class Findings:
    """What was seen of a title at one size in one language; each defect with the decisions at which it was met."""

    title: str
    size: Size
    language: str
    defects: dict[Defect, list[int]] = field(default_factory=dict)
    empty: float = 0.0
    decisions: int = 0
    shift: float | None = None
    moved: list[tuple[str, float]] = field(default_factory=list)

    def of(self, kind: str) -> list[Defect]:
        """The defects of a kind, those that are met most often first."""
        return sorted((each for each in self.defects if each.kind == kind), key=lambda each: -len(self.defects[each]))

    def add(self, seen: dict[str, Any], decision: int) -> None:
        """What the probe has found at a decision."""
        self.decisions += 1
        self.empty = max(self.empty, seen["empty"])
        for each in seen["defects"]:
            self.defects.setdefault(Defect(**each), []).append(decision)

    def __str__(self) -> str:
        counts = " ".join(f"{len(self.of(kind)):4} {kind}" for kind in KINDS)
        shift = "     -" if self.shift is None else f"{self.shift:6.3f}"
        size = "×".join(map(str, self.size))
        return f"{self.title:8}{size:>10} {self.language} shift {shift} {counts}  empty {self.empty:.0%}"


class Stage:
    """A game on this device in a browser of its own, which is looked at while it is played."""

    def __init__(self, browser: Browser, url: str, title: str, language: str, size: Size, folder: Path | None = None):
        self.title, self.language, self.size, self.folder = title, language, size, folder
        self.visitor = Visitor(browser, url, locale=LOCALES[language])
        self.page = self.visitor.page
        self.page.add_init_script(f"({SAME_GAME})({NAMES[language]!r})")
        self.page.add_init_script(path=PROBE)
        self.devtools = self.visitor.context.new_cdp_session(self.page)
        self.dice = random.Random(SEED)
        self.findings: dict[Size, Findings] = {}

    def begin(self) -> None:
        """From the home page to the first decision; from there on nothing may move."""
        self.fit(self.size)
        self.visitor.go()
        self.page.locator(f'article[data-title="{self.title}"] button.primary').click()
        self.page.wait_for_selector(LIT, timeout=60_000)
        self.page.evaluate("document.fonts.ready")
        self.rest()
        self.page.evaluate("geometry.counting(true)")

    def play(self, most: int, sizes: Iterable[Size], every: int = 1) -> list[Findings]:
        """So many decisions, or to the end; every one, or each so-manieth, is looked at in these sizes."""
        self.begin()
        for decision in range(most):
            self.wait_for_decision()
            is_over = self.page.locator(OVER).count() > 0
            if decision % every == 0 or is_over:
                self.look(decision, sizes)
            if is_over:
                break
            tap(self.page, self.dice)
            self.page.mouse.move(0, 0)  # nothing is pointed at
        self.weigh()
        self.visitor.leave()
        return [*self.findings.values()]

    def wait_for_decision(self) -> None:
        """Wait until there is one, and nothing more comes: the same game is played however busy the machine is."""
        is_there = False
        while not is_there:
            self.page.wait_for_selector(f"{LIT}, {OVER}", timeout=60_000)
            self.page.evaluate(f"geometry.quiet({QUIET})")
            is_there = self.page.locator(f"{LIT}, {OVER}").count() > 0

    def look(self, decision: int, sizes: Iterable[Size]) -> None:
        """Look at the table in each size, and go back to the size it is played in."""
        self.rest()
        for size in sizes:
            if size != self.shown:
                self.page.evaluate("geometry.counting(false)")
                self.fit(size)
                self.rest()
            self._of(size).add(self._seen(), decision)
            self._photograph(decision, size)
        if self.shown != self.size:
            self.fit(self.size)
            self.rest()
        self.page.evaluate("geometry.counting(true)")

    def weigh(self) -> None:
        """How much has moved by itself in the size of the game."""
        shifted = self.page.evaluate("geometry.shifted()")
        findings = self._of(self.size)
        findings.shift, findings.moved = shifted["sum"], [(name, share) for name, share in shifted["moved"]]

    def fit(self, size: Size) -> None:
        """The screen in this size; small ones are touched."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=size)
        self.shown = size
        self.devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": min(size) < TOUCHED and max(size) < 1200})

    def rest(self) -> None:
        """Wait until nothing moves, with the table as it lies before anybody scrolls."""
        self.page.evaluate("document.querySelector('main')?.scrollTo(0, 0)")
        self.page.evaluate("geometry.rest()")

    def _seen(self) -> dict[str, Any]:
        """What is wrong, and stays wrong: on a busy machine a table may be laid out while it is looked at."""
        seen: dict[str, Any] = self.page.evaluate("geometry.look()")
        if seen["defects"]:
            self.rest()
            seen = self.page.evaluate("geometry.look()")
        return seen

    def _of(self, size: Size) -> Findings:
        return self.findings.setdefault(size, Findings(self.title, size, self.language))

    def _photograph(self, decision: int, size: Size) -> None:
        if self.folder:
            name = f"{self.title}-{size[0]}x{size[1]}-{self.language}-{decision:03}.png"
            self.page.screenshot(path=self.folder / name)


def report(findings: Findings) -> str:
    """The line of the table, with the worst of each kind below it."""
    lines = [str(findings)]
    for kind in KINDS:
        for defect in findings.of(kind)[:EXAMPLES]:
            at = findings.defects[defect]
            lines.append(f"    {defect} at {len(at)} of {findings.decisions} decisions, first at {at[0]}")
    lines += [f"    moved {share:.3f}: {name}" for name, share in findings.moved[:EXAMPLES] if share >= 0.001]
    return "\n".join(lines)


def measure(browser: Browser, url: str, args: argparse.Namespace) -> None:
    """One game for each size and language."""
    every: list[Findings] = []
    for language in args.languages:
        for size in args.sizes:
            found = Stage(browser, url, args.title, language, size, args.to).play(args.decisions, [size])
            every += found
            print(report(found[0]), flush=True)
    table = "\n".join(map(str, every))
    print(f"\n{table}")
    if args.to:
        whole = "\n".join(f"    {defect} {at}" for each in every for defect, at in each.defects.items())
        (args.to / f"{args.title}.txt").write_text("\n".join([table, *map(report, every), whole]), encoding="utf-8")


def _size(text: str) -> Size:
    width, height = text.split("x")
    return int(width), int(height)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.stage", description=__doc__)
    parser.add_argument("title", choices=[*TITLES])
    parser.add_argument("--sizes", nargs="+", type=_size, default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument("--languages", nargs="+", choices=[*LOCALES], default=[*LOCALES])
    parser.add_argument("--to", type=Path, help="folder for a picture of every decision, and the report")
    parser.add_argument("--decisions", type=int, default=MOST, help="of each game, at most")
    parser.add_argument("--url", help="of a server that is running; otherwise one is started")
    args = parser.parse_args(arguments)
    if args.to:
        args.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = None if args.url else Served(Path(folder))
        if served:
            served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            measure(browser, args.url or served.url, args)  # type: ignore[union-attr]
        finally:
            browser.close()
            if served:
                with suppress(ProcessLookupError):
                    served.stop()


if __name__ == "__main__":
    main()
