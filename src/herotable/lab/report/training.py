"""The report of a training: one HTML file with the curves of the run and what came of it."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from ...engine.errors import ErrorMessage, UserError, reason_of
from ...nets.net import Net
from .charts import Axis
from .curves import curve
from .words import ReportTranslator

MILLION = 1_000_000
CURVES = {"rating": 0, "entropy": 2, "error": 3}  # what is drawn, and how many digits it needs
FILE = "report.html"


class TrainingReport:
    """A page in one language."""

    def __init__(self, net: Net, language: str):
        self.net, self.training = net, net.training
        self.words = ReportTranslator(net.game, language)

    def html(self) -> str:
        """The whole page."""
        say, style = self.words.say, Path(__file__).with_name("report.css").read_text(encoding="utf-8")
        title = f"{say('title')} · {say('training')}"
        return (
            f'<!doctype html>\n<html lang="{self.words.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" '
            f'content="light dark"><title>{escape(title)}</title><style>{style}</style></head>'
            f'<body class="{self.net.game.name}">{self._header()}<main>{"".join(self._sections())}</main>'
            f"<footer>{escape(say('training-made', digest=self.net.digest, version=self.training['version']))}</footer>"
            "</body></html>\n"
        )

    def _header(self) -> str:
        say = self.words.say
        heading = f"<h1><small>{escape(say('training'))}</small>{escape(say('title'))}</h1>"
        caption = f'<div class="caption"><p>{escape(self.training["command"])}</p></div>'
        facts = "".join(f'<div class="fact"><b>{escape(n)}</b><span>{escape(w)}</span></div>' for n, w in self._facts())
        return f'<header><div class="cover">{heading}{caption}</div><div class="facts">{facts}</div></header>'

    def _facts(self) -> Iterator[tuple[str, str]]:
        """The numbers a reader looks for first, and what they are."""
        words, training = self.words, self.training
        yield words.number(training["minutes"], 1), words.say("training-minutes")
        yield words.number(training["decisions"] / MILLION, 1), words.say("training-millions")
        yield words.number(self.net.arrays.nbytes / 1000), words.say("training-size")
        yield words.percent(training["rounding"]["same_best_move"]), words.say("training-rounding")
        for bot, share in training["curve"][-1]["shares"].items():
            yield words.percent(share), words.say(f"training-against-{bot}")

    def _sections(self) -> Iterator[str]:
        across = Axis(lambda value: self.words.number(value, 1), self.words.say("training-axis"))
        for name, digits in CURVES.items():
            heading, about = self.words.say(f"training-{name}"), self.words.about(f"training-{name}")
            drawn = curve(self._points(name), across, self._axis(heading, digits))
            yield f'<section class="wide"><h2>{escape(heading)}</h2><p>{escape(about)}</p>{drawn}</section>'

    def _axis(self, label: str, digits: int) -> Axis:
        return Axis(lambda value: self.words.number(value, digits), escape(label))

    def _points(self, name: str) -> list[tuple[float, float]]:
        curve: list[dict[str, Any]] = self.training["curve"]
        return [(entry["minutes"], entry[name]) for entry in curve]


def write_report(net: Net, folder: Path, language: str) -> Path:
    """Write the page into the folder of the run."""
    file = folder / FILE
    try:
        file.write_text(TrainingReport(net, language).html(), encoding="utf-8")
    except OSError as error:
        raise UserError(ErrorMessage("report-unwritten", file=file, reason=reason_of(error))) from None
    return file
