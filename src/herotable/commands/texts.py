"""What the commands say about themselves and print, in the person's language."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ..problems import bundle_of
from ..problems import say as said_by

Say = Callable[..., str]  # a message by its name, with its values


@cache
def say_in(language: str) -> Say:
    """Says the messages of `texts.*.ftl` in a language."""
    bundle = bundle_of(language, Path(__file__).with_name(f"texts.{language}.ftl"))

    def say(name: str, **values: Any) -> str:
        return said_by(bundle, name, values)

    return say
