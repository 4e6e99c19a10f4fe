"""The titles: the only place where they are registered, each with its package.

One more line adds a title of one's own, before titles are used: `TITLES["toy"] = "my_package.toy"`. For programs that
one only starts, `HEROTABLE_TITLES` names packages with commas between them; the last part of each is the title's name.
"""

import os
from functools import cache
from importlib import import_module

from ..engine.errors import ErrorMessage, UserError, expected
from ..engine.game import Game

TITLES = {
    "pow": "herotable.games.pow",
    "order": "herotable.games.order",
    "marines": "herotable.games.marines",
    "battle": "herotable.games.battle",
}
OWN_TITLES = filter(None, map(str.strip, os.environ.get("HEROTABLE_TITLES", "").split(",")))
TITLES |= {package.rpartition(".")[2]: package for package in OWN_TITLES}


def game(title: str) -> Game:
    """One title by its name."""
    if not isinstance(title, str) or title not in TITLES:
        raise expected("title", ErrorMessage("one-of", words=list(TITLES)), repr(title))
    return _imported(title)


@cache
def _imported(title: str) -> Game:
    try:
        found: Game = import_module(TITLES[title]).GAME
    except ModuleNotFoundError as error:
        if not f"{TITLES[title]}.".startswith(f"{error.name}."):
            raise  # the package is there, and lacks something itself
        raise UserError(ErrorMessage("no-package", title=title, package=TITLES[title])) from None
    assert found.name == title, f"{TITLES[title]} holds {found.name}, but is registered as {title}"
    return found


def games() -> dict[str, Game]:
    """All titles by name."""
    return {title: game(title) for title in TITLES}
