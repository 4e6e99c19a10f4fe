"""All numbers of a run beside its report: JSON for programs, CSV for spreadsheets."""

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from ..balance.figures import Figure, Figures, differences
from ..balance.plan import Outcome
from .discoveries import false_discovery_rates
from .pack_changes import PackChange, pack_changes
from .words import ReportTranslator

COLUMNS = ("pack", "section", "name", "value", "low", "high", "counted", "expected", "source", "false_discovery_rate")
CHANGE = "change"  # stands for the pack in rows about the difference of two


def as_json(outcome: Outcome, language: str) -> str:
    """The plan and every figure."""
    rows = [dict(zip(COLUMNS, row, strict=True)) for row in figures(outcome, language)]
    words, packs = ReportTranslator(outcome.plan.game, language), outcome.plan.packs
    data = {
        "plan": outcome.plan.data,
        "packs": [{"name": name, "digest": p.digest} for name, p in zip(words.packs(packs), packs, strict=True)],
        "games": outcome.games,
        "partial": outcome.is_partial,
        "pack_changes": [change._asdict() for change in _pack_changes(outcome)],
        "figures": rows,
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def as_csv(outcome: Outcome, language: str) -> str:
    """Every figure in a row."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(figures(outcome, language))
    return text.getvalue()


def figures(outcome: Outcome, language: str) -> Iterator[tuple[Any, ...]]:
    """The figures of each pack, and of two packs what changes."""
    words = ReportTranslator(outcome.plan.game, language)
    for side, (pack, tally) in enumerate(zip(words.packs(outcome.plan.packs), outcome.totals, strict=True)):
        for figure in Figures(outcome.plan, side, tally).all():
            yield _row(pack, figure, words)
    if len(outcome.plan.packs) > 1:
        changes = differences(outcome)
        rates = false_discovery_rates(changes)
        for figure in changes:
            yield _row(CHANGE, figure, words, rates.get(figure.key))


def _pack_changes(outcome: Outcome) -> list[PackChange]:
    packs = outcome.plan.packs
    return pack_changes(packs[0], packs[1], outcome.plan.game.box) if len(packs) > 1 else []


def _row(pack: str, figure: Figure, words: ReportTranslator, rate: float | None = None) -> tuple[Any, ...]:
    numbers = (figure.value, figure.low, figure.high, int(figure.n), figure.expected)
    *rounded, rate = [round(number, 6) if isinstance(number, float) else number for number in (*numbers, rate)]
    return (pack, figure.section, _name(figure, words), *rounded, figure.source, rate)


def _name(figure: Figure, words: ReportTranslator) -> str:
    if figure.section in ("use", "add"):
        return words.use(*figure.parts)
    return str(figure.parts[0]) if figure.section in ("seat", "points") else words.name(figure.parts)
