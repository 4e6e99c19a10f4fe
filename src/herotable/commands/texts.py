"""What the commands say about themselves and print, in the person's language."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ..fluent import FluentBundle
from ..problems import bundle_of
from ..problems import say as said_by

Say = Callable[..., str]  # a message by its name, with its values


def say_in(language: str) -> Say:
    """Says the messages of `texts.*.ftl` in a language."""
    bundle = _bundle(language)

    def say(name: str, **values: Any) -> str:
        return said_by(bundle, name, values)

    return say


@cache
def _bundle(language: str) -> FluentBundle:
    return bundle_of(language, Path(__file__).with_name(f"texts.{language}.ftl"))
