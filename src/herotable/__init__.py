"""Hero Table: four hero board games for people, designers and researchers."""

from typing import Any

from . import engine
from .bots import bot
from .engine.errors import Refused, UserError
from .engine.match import Match
from .engine.moves import Move
from .engine.save import load as _load
from .games import game, games

__version__ = "0.1.0"

__all__ = ["Match", "Move", "Refused", "UserError", "bot", "engine", "game", "games", "load"]


def load(text: str, pack: Any = None) -> Match:
    """The match of a save; `pack` is the path of the owner's pack it was played with."""
    return _load(text, games(), pack)
