"""What lies on the table of the toy: the record, its constants, the moves and the events."""

from typing import Any

import numpy as np

from herotable.engine.fields import Numbers, Seats
from herotable.engine.moves import Moves
from herotable.engine.pack import Component, Pack, Whole
from herotable.engine.piles import Bag
from herotable.engine.table import Option, Table
from herotable.engine.tape import Events

SEATS = range(2, 3)
KINDS, TURNS = 6, 8
CARD, SEAT = Numbers(0, KINDS - 1), Seats(SEATS[-1])

OPTIONS = {"discreet": Option(True)}  # off: everybody is told which card is drawn
PARAGRAPHS = ("", "T1")
MOVES = Moves(swap={}, show={})
SWAP, SHOW = range(2)
EVENTS = Events(drawn={"seat": SEAT, "card?": CARD}, shown={"seat": SEAT, "card": CARD})
DRAWN, SHOWN = range(2)

FIELDS = [("turns", np.int16), ("deck", Bag(KINDS)), ("hand", np.int16, SEATS[-1]), ("seen", np.int16, SEATS[-1])]
TABLE = Table(OPTIONS, 4, FIELDS)
BOX = {"card": Component(KINDS, {"n": Whole(0, KINDS - 1)})}


def lay(t: Any, pack: Pack) -> None:
    """Nothing lies there before set-up."""
