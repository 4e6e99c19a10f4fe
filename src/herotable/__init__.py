"""Hero Table: four hero board games for people, designers and researchers."""

import sys
from typing import Any

try:
    from . import engine
    from .bots import bot
    from .engine.errors import Refused, UserError
    from .engine.match import Match
    from .engine.moves import Move
    from .engine.save import load as _load
    from .games import game, games
except KeyboardInterrupt:  # these take half a second: the command `herotable` ends then as quietly as later
    if sys.argv[0].endswith("herotable") or sys.orig_argv[1:3] == ["-m", "herotable"]:
        sys.exit(130)
    raise

__version__ = "0.1.0"

__all__ = ["Match", "Move", "Refused", "UserError", "bot", "engine", "game", "games", "load"]


def load(text: str, pack: Any = None) -> Match:
    """The match of a save; `pack` is the path of the owner's pack it was played with."""
    return _load(text, games(), pack)
