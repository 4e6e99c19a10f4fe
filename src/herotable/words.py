"""Names, moves, events and rules of a title in a language: what people read."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from .engine.errors import ErrorMessage, expected
from .engine.fields import Handful, Numbers, Seats, Words
from .engine.game import Game
from .engine.moves import Move
from .fluent import FluentBundle
from .problems import LANGUAGES, bundle_of, say

HERE = Path(__file__).parent
PARAGRAPH = re.compile(r"^\*\*([A-Z]\d[\w.]*)\*\* (.+?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


class Translator:
    """Says a title's moves, events and rules in one language; `names` are the players', by seat."""

    def __init__(self, game: Game, language: str, names: list[str]):
        if language not in LANGUAGES:
            raise expected("language", ErrorMessage("one-of", words=LANGUAGES), repr(language))
        self.game = game
        self.language = language
        self.names = names
        self.bundle = _bundle(game.folder, language)

    def say(self, message: str, **values: Any) -> str:
        """A message by its name, or one of its attributes: `move-leap.plain`."""
        return say(self.bundle, message, values)

    def word(self, word: str) -> str:
        """One of the title's own words."""
        return self.say(f"word-{word}")

    def word_or_name(self, name: str) -> str:
        """One of the title's own words, or the name itself where the title has none for it."""
        return self._known("word", name)

    def bot(self, described: str) -> str:
        """A bot and its settings, such as `search:iterations=500`."""
        name, *settings = described.split(":")
        said = ", ".join(self._setting(*part.partition("=")) for part in settings)
        return self._known("bot", name) + (f" ({said})" if said else "")

    def _setting(self, name: str, _: str, value: str) -> str:
        return f"{self._known('setting', name)} {value}"

    def _known(self, kind: str, name: str) -> str:
        message = f"{kind}-{name}"
        return self.say(message) if self.bundle.has_message(message) else name

    def move(self, move: Move, table: dict[str, Any] | None = None) -> str:
        """A move as a player is offered it; numbers in it are those of the table as the player sees it."""
        values = self._values(self.game.moves.verbs[move.name], dict(move.fields))
        message = f"move-{move.name}"
        if table is None and self.bundle.has_message(f"{message}.plain"):
            message += ".plain"
        return self.say(message, **values, **(table or {}).get("numbers", {}))

    def event(self, event: dict[str, Any]) -> str:
        """An event as the log tells it."""
        return self.say(f"event-{event['event']}", **self._values(self.game.events.kinds[event["event"]], event))

    def _values(self, fields: dict[str, Words], values: dict[str, Any]) -> dict[str, Any]:
        """What a message can use of each field; what the reader may not know is `hidden`."""
        said: dict[str, Any] = {}
        for name, field in fields.items():
            said |= self._said(name, field, values[name])
        return said

    def _said(self, name: str, field: Words, value: Any) -> dict[str, Any]:
        """Seats become names, handfuls a list in words and their number; words are there to choose by and to say."""
        if value is None:
            return {name: "hidden", f"{name}_word": self.word("hidden"), f"{name}_count": 0}
        if isinstance(field, Handful):
            return {name: ", ".join(map(self.word, value)), f"{name}_count": len(value)}
        if isinstance(field, Seats):
            return {name: self.names[value]}
        if isinstance(field, Numbers):
            return {name: value}
        return {name: value, f"{name}_word": self.word(value)}

    def rules(self) -> dict[str, str]:
        """The title's rules by paragraph."""
        return _rules(self.game.folder, self.language)


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    return bundle_of(language, HERE / f"common.{language}.ftl", folder / f"words.{language}.ftl")


@cache
def _rules(folder: Path, language: str) -> dict[str, str]:
    text = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
    return {rule: " ".join(words.split()) for rule, words in PARAGRAPH.findall(text)}
