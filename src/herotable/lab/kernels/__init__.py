"""Compiled loops over whole games: each file is loaded once per title, with the title's rules as its globals."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from ...engine.game import Game
from ...engine.rule import rules_from

HERE = Path(__file__).parent


def load_kernel(name: str, game: Game, **rules: Callable[..., Any]) -> ModuleType:
    """The file `name` of this folder, compiled for a title."""
    return rules_from(HERE / f"{name}.py", game.name, **rules)
