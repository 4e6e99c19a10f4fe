"""The report's words: a title's own and the lab's, and numbers as a language writes them."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ...engine.game import Game
from ...engine.pack import Pack
from ...fluent import FluentBundle
from ...problems import bundle_of
from ...words import HERE, Translator

MINUS = "−"
THIN = "\u202f"  # between thousands, and before a percent sign


class ReportTranslator(Translator):
    """What a report says in one language."""

    def __init__(self, game: Game, language: str):
        super().__init__(game, language, [])
        self.bundle = _bundle(game, language)

    def about(self, message: str, **values: Any) -> str:
        """The sentence that explains a section."""
        return self.bundle.format(f"{message}.about", values)

    def name(self, parts: tuple[Any, ...]) -> str:
        """A component by the parts of its name."""
        texts = [self.number(part) if isinstance(part, int) else self.say(part) for part in parts]
        text = (" " if len(parts) == 2 and isinstance(parts[1], int) else ", ").join(texts)
        return text[:1].upper() + text[1:]

    def packs(self, packs: Sequence[Pack]) -> list[str]:
        """Names that tell packs apart: of files, or whole paths where those are equal; the box's pack has a word."""
        names = [Path(pack.file).name for pack in packs]
        files = [pack.file if names.count(name) > 1 else name for pack, name in zip(packs, names, strict=True)]
        return [self._pack(pack, file) for pack, file in zip(packs, files, strict=True)]

    def _pack(self, pack: Pack, file: str) -> str:
        if not file:
            return self.say("pack-name")
        return file if pack.name == self.game.pack.name else f"{file} ({pack.name})"

    def use(self, verb: str, value: Any) -> str:
        """A move by its verb and its main field."""
        name = self._known("verb", verb)
        if value is None:
            return name
        return f"{name} {value}" if isinstance(value, int) else f"{name}: {self.word(value)}"

    def number(self, value: float, digits: int = 0) -> str:
        """A number with a true minus, thin spaces and the language's decimal sign."""
        text = f"{abs(value):,.{digits}f}".replace(",", THIN)
        text = text.replace(".", ",") if self.language == "ru" else text
        return MINUS + text if value < 0 and text.strip("0.,") else text

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of 1 in percent."""
        return f"{self.number(100 * share, digits)}{THIN}%"

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference with its sign."""
        return self.number(value, digits) if value < 0 else f"+{self.number(value, digits)}"


@cache
def _bundle(game: Game, language: str) -> FluentBundle:
    report = Path(__file__).with_name(f"report.{language}.ftl")
    return bundle_of(language, HERE / f"common.{language}.ftl", report, game.folder / f"words.{language}.ftl")
