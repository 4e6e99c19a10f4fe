"""Names, moves, events and rules of a title in a language: what people read."""

import os
import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .engine.errors import Said, UserError
from .engine.fields import Handful, Numbers, Seats
from .engine.fields import Words as Field
from .engine.game import Game
from .engine.moves import Move

LANGUAGES = ("en", "ru")
HERE = Path(__file__).parent
PARAGRAPH = re.compile(r"^\*\*([A-Z]\d[\w.]*)\*\* (.+?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)

TOML = re.compile(r"(.*?)(?: \(at (?:line (\d+), column (\d+)|end of document)\))?", re.DOTALL)
QUOTED = re.compile(r"\(.*\)|'.*'|\".*\"", re.DOTALL)
PLAIN = re.compile(r"[a-z]+")


def own_language() -> str:
    """The language the person's environment asks for, if we speak it."""
    asked = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "ru" if asked.lower().startswith("ru") else "en"


def problem(error: UserError, language: str) -> str:
    """What is wrong, in a language."""
    return "\n".join(_said(line, language) for line in error.lines)


def _said(what: Any, language: str) -> str:
    """A thing and the values in it; plain texts speak for themselves, and so does English but for TOML."""
    if not isinstance(what, Said):
        return str(what)
    values = {key: _said(value, language) for key, value in what.values.items()}
    if what.name == "not-toml":
        values["reason"] = _toml(values["reason"], language)
    if language == "en":
        return str(Said(what.name, **values))
    bundle = _problems(language)
    pattern = bundle.get_message(f"problem-{what.name}").value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"problems.{language}.ftl: {what.name}: {errors[0]}")
    return str(text)


def _toml(reason: str, language: str) -> str:
    """What the reader of TOML says, in a language: `Unclosed array (at line 3, column 5)`; new phrases stay."""
    said, line, column = TOML.fullmatch(reason).groups()  # type: ignore[union-attr]
    quoted = QUOTED.search(said)
    bundle, name = _phrases(language), "-".join(["toml", *PLAIN.findall(QUOTED.sub("", said).lower())])
    place = bundle.get_message("toml-at-line" if line else "toml-at-end").value
    phrase = bundle.get_message(name).value if bundle.has_message(name) else None
    assert place is not None
    where = bundle.format_pattern(place, {"line": line or "", "column": column or ""})[0]
    what = said if phrase is None else bundle.format_pattern(phrase, {"what": _unquoted(quoted)})[0]
    return f"{what} ({where})"


def _unquoted(quoted: re.Match[str] | None) -> str:
    """A key is told to us as a tuple of its parts; all else as it is in Python."""
    found = quoted.group() if quoted else ""
    return ".".join(re.findall(r"'(.*?)'", found)) if found.startswith("(") else found


class Words:
    """What a title says in one language; `names` are the players' by seat."""

    def __init__(self, game: Game, language: str, names: list[str]):
        if language not in LANGUAGES:
            raise UserError(f"language: expected one of {', '.join(LANGUAGES)}, found {language!r}")
        self.game = game
        self.language = language
        self.names = names
        self.bundle = _bundle(game.folder, language)

    def say(self, message: str, **values: Any) -> str:
        """A message by its name."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"words.{self.language}.ftl: {message}: {errors[0]}")
        return str(text)

    def word(self, word: str) -> str:
        """One of the title's own words."""
        return self.say(f"word-{word}")

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

    def move(self, move: Move) -> str:
        """A move as a player is offered it."""
        return self.say(f"move-{move.name}", **self._values(self.game.moves.verbs[move.name], dict(move.fields)))

    def event(self, event: dict[str, Any]) -> str:
        """An event as the log tells it."""
        return self.say(f"event-{event['event']}", **self._values(self.game.events.kinds[event["event"]], event))

    def _values(self, fields: dict[str, Field], values: dict[str, Any]) -> dict[str, Any]:
        """What a message can use of each field; what the reader may not know is `hidden`."""
        said: dict[str, Any] = {}
        for name, field in fields.items():
            said |= self._said(name, field, values[name])
        return said

    def _said(self, name: str, field: Field, value: Any) -> dict[str, Any]:
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


def bundle_of(language: str, *files: Path) -> FluentBundle:
    """The messages of files, where a later one may say a thing anew."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    return bundle_of(language, HERE / f"common.{language}.ftl", folder / f"words.{language}.ftl")


@cache
def _problems(language: str) -> FluentBundle:
    return bundle_of(language, HERE / f"problems.{language}.ftl")


@cache
def _phrases(language: str) -> FluentBundle:
    return bundle_of(language, HERE / f"toml.{language}.ftl")


@cache
def _rules(folder: Path, language: str) -> dict[str, str]:
    text = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
    return {rule: " ".join(words.split()) for rule, words in PARAGRAPH.findall(text)}
