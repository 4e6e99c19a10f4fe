"""A toy title with secrets: two hidden cards that moves change or show. It proves that the secrecy test bites."""

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from herotable.engine.fields import Numbers, Seats
from herotable.engine.game import Game
from herotable.engine.moves import Moves
from herotable.engine.pack import Component, Pack, Whole
from herotable.engine.piles import Bag, draw, put
from herotable.engine.rule import rule
from herotable.engine.seats import EVERYONE, only
from herotable.engine.seeing import one_more, show
from herotable.engine.table import Option, Table
from herotable.engine.tape import Events, tell
from herotable.engine.views import Maybe, Several, Struct, record_of

KINDS, TURNS = 6, 8
OPTIONS = {"discreet": Option(True)}
MOVES = Moves(swap={}, show={})
DRAWN, SHOWN = range(2)


@rule
def start(t):
    for kind in range(KINDS):
        put(t.deck, kind)
    for seat in range(2):
        swap(t, seat)
    t.waiting = only(0)


@rule
def swap(t, seat):
    card = draw(t, t.deck)
    if t.turns > 0:
        put(t.deck, t.hand[seat])
    t.hand[seat] = card
    t.seen[seat] = 0
    tell(t, only(seat) if t.option.discreet else EVERYONE, DRAWN, seat, card)


@rule
def play(t, seat, move):
    t.turns += 1
    if move == 0:
        swap(t, seat)
    else:
        t.seen[seat] = 1
        tell(t, EVERYONE, SHOWN, seat, t.hand[seat])
    t.waiting = only(1 - seat) if t.turns < TURNS else 0
    t.winners = t.waiting == 0


@rule
def may(t, seat, move):  # noqa: ARG001
    return 0 if t.waiting == only(seat) else 1


@rule
def legal(t, seat, offer):
    if t.waiting == only(seat):
        offer.n = 2
        offer.card[0] = 0
        offer.card[1] = 1


@rule
def imagine(t, seat):
    for other in range(2):
        if other != seat and not t.seen[other]:
            put(t.deck, t.hand[other])
    for other in range(2):
        if other != seat and not t.seen[other]:
            t.hand[other] = draw(t, t.deck)


@rule
def observe(t, seat, out):
    for i in range(2):
        other = (seat + i) % 2
        out[i] = t.hand[other] + 1 if i == 0 or t.seen[other] else 0


@rule
def leaky_observe(t, seat, out):
    for i in range(2):
        out[i] = t.hand[(seat + i) % 2] + 1


class ToyTable(Struct):
    """T1: a card for each seat."""

    hands = Several(2, Maybe(Numbers(0, KINDS - 1)), least=2)


@rule
def see(t, seat, seen):
    for owner in range(2):
        hand = seen.hands.each[one_more(seen.hands)]
        if owner == seat or t.seen[owner]:
            show(hand, t.hand[owner])


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


def seen_by(seeing: Any, tables: np.ndarray, seat: int | None) -> np.ndarray:
    """Not through `moving`, which is compiled once per title: all toys have one name, and each sees in its own way."""
    seen = np.zeros(1, np.dtype((np.record, record_of(ToyTable))))
    seeing(tables[0], -1 if seat is None else seat, seen[0])
    return seen


def lay(t: Any, pack: Pack) -> None:
    """Nothing lies there before set-up."""


def toy(secret: bool = True, seeing: Any = see, observing: Any = observe) -> Game:
    """The toy; its event hides the card or not, and its view is honest or leaks. Option `discreet` off: tells all."""
    table, rules, eyes = ModuleType("table"), ModuleType("rules"), ModuleType("eyes")
    card = {"card?" if secret else "card": Numbers(0, KINDS - 1)}
    fields = [("turns", np.int16), ("deck", Bag(KINDS)), ("hand", np.int16, 2), ("seen", np.int16, 2)]
    vars(table).update(
        __file__=__file__,
        SEATS=range(2, 3),
        OPTIONS=OPTIONS,
        PARAGRAPHS=("", "T1"),
        MOVES=MOVES,
        EVENTS=Events(drawn={"seat": Seats(2), **card}, shown={"seat": Seats(2), "card": Numbers(0, KINDS - 1)}),
        TABLE=Table(OPTIONS, 4, fields),
        BOX={"card": Component(0, {"n": Whole(0, 0)})},
        lay=lay,
    )
    vars(rules).update(start=start, play=play, may=may, legal=legal)
    vars(eyes).update(VIEW=ToyTable, see=seeing, imagine=imagine, observe=observing, OBSERVED={"hands": 2})
    game = Game("toy", 1, table, rules, eyes)
    game.folder = Path(__file__).parent
    game.pack = Pack("toy", "toy", {})
    game.seen = lambda tables, seat: seen_by(seeing, tables, seat)  # type: ignore[method-assign]
    return game
