"""Later versions of the toy, whose matches would be others: a stricter rule, and another order of draws."""

import sys
from types import ModuleType
from typing import Any

from herotable.engine.game import Game
from herotable.engine.piles import put
from herotable.engine.rule import rule
from herotable.engine.seats import only

from . import eyes, rules, table
from .leaks import changed

COMPILED = ("herotable.engine.moving_", "herotable.engine.tree_", "herotable.engine.revealing_")


@rule
def strict_may(t, seat, move):
    """T1, and no card is shown."""
    return 0 if t.waiting == only(seat) and move != table.SHOW else 1


@rule
def strict_legal(t, seat, offer):
    """T1: a swap."""
    if t.waiting == only(seat):
        offer.n = 1
        offer.card[0] = table.SWAP


@rule
def other_start(t):
    """T1, but the second seat draws first."""
    for kind in range(table.KINDS):
        put(t.deck, kind)
    rules.swap(t, 1)
    rules.swap(t, 0)
    t.waiting = only(0)


LATER: dict[str, dict[str, Any]] = {
    "a stricter rule": {"may": strict_may, "legal": strict_legal},
    "another order of draws": {"start": other_start},
}


def later(change: str) -> Game:
    """The toy after an update, in a process that has compiled the toy before."""
    forget_compiled()
    played: ModuleType = changed(rules, **LATER[change])
    return Game("toy", rules_version=2, table=table, rules=played, eyes=eyes)


def forget_compiled() -> None:
    """A process has one version of a title: let its rules be loaded anew."""
    for name in [name for name in sys.modules if name.startswith(COMPILED) and name.endswith("_toy")]:
        del sys.modules[name]
