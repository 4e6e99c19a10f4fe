"""Compiled loops over whole games: each file is loaded once per title, with the title's rules as its globals."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from ...bots.hints import hints
from ...engine.game import Game
from ...engine.rule import rules_from

HERE = Path(__file__).parent


def load_kernel(name: str, game: Game, **rules: Callable[..., Any]) -> ModuleType:
    """The file `name` of this folder, compiled for a title."""
    return rules_from(HERE / f"{name}.py", game.name, **rules)


def playouts(game: Game) -> ModuleType:
    """The compiled playouts of a title."""
    return load_kernel("playouts", game, start=game.start, legal=game.legal, play=game.play)


def stepping(game: Game) -> ModuleType:
    """The compiled methods of a title's batch."""
    rules = {"start": game.start, "legal": game.legal, "may": game.may, "play": game.play, "observe": game.observe}
    return load_kernel("stepping", game, **rules, features=game.features)


def opponents(game: Game) -> ModuleType:
    """The compiled bots at the tables of a title's batch."""
    rules = {"legal": game.legal, "play": game.play, "imagine": game.imagine}
    return load_kernel("opponents", game, **rules, prefer=hints(game).prefer, appeal=hints(game).appeal)
