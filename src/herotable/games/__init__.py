"""The titles: the only place where they are registered."""

from functools import cache
from importlib import import_module

from ..engine.errors import ErrorMessage, expected
from ..engine.game import Game

TITLES = ("pow", "order", "marines", "battle")


@cache
def game(title: str) -> Game:
    """One title by its name."""
    if title not in TITLES:
        raise expected("title", ErrorMessage("one-of", words=TITLES), repr(title))
    found: Game = import_module(f".{title}", __package__).GAME
    return found


def games() -> dict[str, Game]:
    """All titles by name."""
    return {title: game(title) for title in TITLES}
