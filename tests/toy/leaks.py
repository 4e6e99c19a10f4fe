"""Toys that tell a secret, each in another way: they prove that the tests of secrecy bite."""

from types import ModuleType
from typing import Any

import numpy as np

from herotable.engine.game import Game
from herotable.engine.rule import rule
from herotable.engine.seeing import one_more, show
from herotable.engine.tape import Events
from herotable.engine.views import record_of

from . import eyes, rules, table

TELLING = Events(drawn={"seat": table.SEAT, "card": table.CARD}, shown={"seat": table.SEAT, "card": table.CARD})


@rule
def leaky_observe(t, seat, out):
    for i in range(2):
        out[i] = t.hand[(seat + i) % 2] + 1


@rule
def leaky_see(t, seat, seen):  # noqa: ARG001
    for owner in range(2):
        show(seen.hands.each[one_more(seen.hands)], t.hand[owner])


@rule
def careless_see(t, seat, seen):
    """Writes a secret, and then says that it is absent: no plain data shows it, but the bytes do."""
    leaky_see(t, seat, seen)
    for owner in range(2):
        seen.hands.each[owner].present = owner == seat or t.seen[owner]


def toy(secret: bool = True, seeing: Any = eyes.see, observing: Any = eyes.observe) -> Game:
    """The toy; its event hides the card or not, and its view is honest or leaks."""
    game = Game(
        "toy",
        rules_version=1,
        table=table if secret else changed(table, EVENTS=TELLING),
        rules=rules,
        eyes=changed(eyes, see=seeing, observe=observing),
    )
    game.seen = lambda tables, seat: seen_by(seeing, tables, seat)  # type: ignore[method-assign]
    return game


def changed(module: ModuleType, **values: Any) -> ModuleType:
    """A module like this one, but for some of what it holds."""
    other = ModuleType(module.__name__)
    vars(other).update(vars(module) | values)
    return other


def seen_by(seeing: Any, tables: np.ndarray, seat: int | None) -> np.ndarray:
    """Not through `moving`, which is compiled once per title: all toys have one name, and each sees in its own way."""
    seen = np.zeros(1, np.dtype((np.record, record_of(eyes.VIEW))))
    seeing(tables[0], -1 if seat is None else seat, seen[0])
    return seen
