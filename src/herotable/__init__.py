"""Hero Table: four hero board games for people, designers and researchers."""

from typing import Any

from . import engine
from .engine.errors import Refused, UserError

try:
    from .bots import bot
except UserError as error:  # no folder for compiled rules, and nothing can be done without one
    from .problems import own_language, problem  # Fluent: who only plays batches needs none

    raise SystemExit(problem(error, own_language())) from None

from .engine.match import Match
from .engine.moves import Move
from .engine.save import load as _load
from .games import game, games

__version__ = "0.1.0"

__all__ = ["Match", "Move", "Refused", "UserError", "bot", "engine", "game", "games", "load"]


def load(text: str, pack: Any = None) -> Match:
    """The match of a save; `pack` is the path of the owner's pack it was played with."""
    return _load(text, games(), pack)
