"""What is wrong, in the reader's language: the messages of `engine/errors.py` by the Fluent files beside the code."""

import os
import re
from functools import cache
from pathlib import Path
from typing import Any

from .engine.errors import PACKAGE, ErrorMessage, Refused, UserError
from .fluent import FluentBundle

LANGUAGES = ("en", "ru")
READERS = {"not-toml": "toml", "not-json": "json"}  # messages whose reason is in the words of Python's own readers

AT = re.compile(r"(.*?)(?: \(at (?:line (\d+), column (\d+)|end of document)\))?", re.DOTALL)
QUOTED = re.compile(r"\(.*\)|'.*'|\".*\"", re.DOTALL)
PLAIN = re.compile(r"[a-z]+")


def own_language() -> str:
    """The language the person's environment asks for, if we speak it."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "ru" if locale.lower().startswith("ru") else "en"


def problem(error: UserError | Refused, language: str) -> str:
    """What is wrong, in a language."""
    return "\n".join(in_words(line, language) for line in error.lines)


def in_words(value: Any, language: str) -> str:
    """A message with the values in it; numbers and what a person typed stay as they are."""
    if isinstance(value, list | tuple):
        return ", ".join(in_words(one, language) for one in value)
    if not isinstance(value, ErrorMessage):
        return str(value)
    values = {key: in_words(one, language) for key, one in value.values.items()}
    if reader := READERS.get(value.name):
        values["reason"] = _reason(reader, values["reason"], language)
    return say(_problems(language), value.name, values)


def say(bundle: FluentBundle, name: str, values: dict[str, Any]) -> str:
    """A message of a bundle, or one of its attributes (`move-leap.plain`); a value that it needs must be there."""
    try:
        return bundle.format(name, values)
    except KeyError as missing:
        raise ValueError(f"{bundle.language}: {name}: {missing} is missing") from None


def _reason(reader: str, reason: str, language: str) -> str:
    """What a reader of Python's says, in a language: `Unclosed array (at line 3, column 5)`; new phrases stay."""
    phrase, line, column = AT.fullmatch(reason).groups()  # type: ignore[union-attr]
    bundle, name = _phrases(reader, language), "-".join([reader, *PLAIN.findall(QUOTED.sub("", phrase).lower())])
    told = say(bundle, name, {"what": _unquoted(QUOTED.search(phrase))}) if bundle.has_message(name) else phrase
    if reader != "toml":
        return told
    where = say(bundle, "toml-at-line" if line else "toml-at-end", {"line": line or "", "column": column or ""})
    return f"{told} ({where})"


def _unquoted(quoted: re.Match[str] | None) -> str:
    """A key is told to us as a tuple of its parts; all else as it is in Python."""
    found = quoted.group() if quoted else ""
    return ".".join(re.findall(r"'(.*?)'", found)) if found.startswith("(") else found


def bundle_of(language: str, *files: Path) -> FluentBundle:
    """The messages of files, where a later one may say a thing anew."""
    bundle = FluentBundle(language)
    for file in files:
        bundle.add(file.read_text(encoding="utf-8"))
    return bundle


@cache
def _problems(language: str) -> FluentBundle:
    return bundle_of(language, *PACKAGE.rglob(f"problems.{language}.ftl"))


@cache
def _phrases(reader: str, language: str) -> FluentBundle:
    return bundle_of(language, PACKAGE / f"{reader}.{language}.ftl")
