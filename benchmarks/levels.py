"""Measure how strong and how quick the levels of the bots are, and write docs/bots.md: `make levels`.

Each line is what `herotable lab arena TITLE --bots A,B --seats N --games G` prints on this machine.
"""

import argparse
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import herotable as ht
from herotable.bots import prepare
from herotable.bots.levels import LEVELS, iterations
from herotable.games import TITLES
from herotable.lab.arena import Arena
from herotable.words import Translator

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
MARK = "<!-- measured: everything below is written by `make levels` -->\n"
GOAL = {"easy": 75}
USUAL_GOAL = 65
SEATS = {title: (2, 4) if title == "battle" else (2,) for title in TITLES}
SHOWN = 3  # games that are watched for the time of an answer


@dataclass(frozen=True)
class Duel:
    """A stronger bot against a weaker one."""

    title: str
    seats: int
    strong: str
    weak: str
    games: int

    def row(self, goal: int | None) -> str:
        """Play it: a row of the page."""
        arena = Arena(ht.game(self.title), [self.strong, self.weak], self.seats)
        arena.play(self.games, seed=1, done=lambda _: None)
        share, doubt = 100 * arena.standings[0].share, 100 * arena.standings[0].doubt
        met = "" if goal is None else f" {goal} % {'reached' if share >= goal else 'missed'} |"
        return f"| {self.seats} | {self.strong} | {self.weak} | {self.games} | {share:.1f} % ± {doubt:.1f} |{met}"


def ladder(title: str, seats: int, games: int) -> Iterator[str]:
    """Every level against the one below."""
    for weak, strong in zip(("random", *LEVELS), LEVELS, strict=False):
        yield Duel(title, seats, strong, weak, games).row(GOAL.get(strong, USUAL_GOAL))


def beside_flat(title: str, games: int) -> str:
    """The search beside flat Monte Carlo, both with the budget of `hard`."""
    budget = iterations(ht.game(title), "hard")
    return Duel(title, 2, f"search:iterations={budget}", f"flat:iterations={budget}", games).row(None)


def answers(title: str) -> Iterator[str]:
    """How long each level takes to answer, with as many seats as the title has."""
    game = ht.game(title)
    prepare(game)
    for level in LEVELS:
        bot, times = ht.bot(level, seed=1), []
        for seed in range(SHOWN):
            match = game.match(game.seats[-1], seed)
            others = ht.bot("random", seed=seed)
            while not match.over:
                seat, begun = match.waiting[0], time.perf_counter()
                move = (bot if seat == 0 else others).choose(match, seat)
                times += [time.perf_counter() - begun] if seat == 0 else []
                match.play(seat, move)
        yield f"| {level} | {iterations(game, level):,} | {sum(times) / len(times):.3f} s | {max(times):.2f} s |"


def heading(title: str) -> str:
    """The title's own name heads its chapter."""
    return f"## {Translator(ht.game(title), 'en', []).say('title')}\n"


def chapter(title: str, games: int) -> Iterator[str]:
    """All that is measured of a title."""
    yield heading(title)
    yield f"An answer at a table of {ht.game(title).seats[-1]} seats:\n"
    yield "| level | iterations | mean answer | slowest |\n|---|---|---|---|"
    yield from answers(title)
    yield "\n| seats | bot | against | games | wins | goal |\n|---|---|---|---|---|---|"
    for seats in SEATS[title]:
        yield from ladder(title, seats, 2 * games // seats)
    yield "\nThe tree beside flat Monte Carlo of the same budget:\n"
    yield "| seats | bot | against | games | wins |\n|---|---|---|---|---|"
    yield beside_flat(title, games)


def rewritten(page: str, title: str, lines: list[str]) -> str:
    """The page with the title's chapter anew, the others as they are."""
    words, measured = page.split(MARK)
    found = {
        part.split("\n")[0] + "\n": part.strip() for part in re.split("^(?=## )", measured, flags=re.M) if part.strip()
    }
    found[heading(title)] = "\n".join(lines)
    chapters = [found[heading(title)] for title in TITLES if heading(title) in found]
    return words + MARK + "\n" + "\n\n".join(chapters) + "\n"


def main() -> int:
    """Measure the titles asked for; each chapter is written as soon as it is done."""
    parser = argparse.ArgumentParser(prog="make levels", description="Measure the bots' levels.")
    parser.add_argument("titles", nargs="*", default=TITLES, metavar="TITLE", help="only these titles")
    parser.add_argument("--games", type=int, default=200, help="games a line (200)")
    asked = parser.parse_args()
    for title in asked.titles:
        lines = []
        for line in chapter(title, asked.games):
            print(line, flush=True)
            lines.append(line)
        PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8"), title, lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
