"""What lies on the table of POW!: the record, its constants, the moves and the events."""

from typing import Any

import numpy as np

from ...engine.fields import Handful, Numbers, Seats, Words
from ...engine.moves import Moves
from ...engine.pack import Component, ListOf, OneOf, Pack, Whole
from ...engine.piles import Pile
from ...engine.table import Option, Table
from ...engine.tape import Events

SEATS = range(2, 6)
MINUTES = 20
DICE = 5
SIDES = 6
ROLLS = 3  # P3: up to three in a turn
TILES = 12  # of each kind
MOST_POINTS = 99  # on a tile

KINDS = ("hero", "villain")
HERO, VILLAIN = range(2)

FACES = ("shield", "skull", "blue", "orange")
SHIELD, SKULL, BLUE, ORANGE = range(4)
SYMBOL = np.array([SHIELD, SKULL], np.int16)  # the face that takes a tile of each kind from the centre
CALL = np.array([BLUE, ORANGE], np.int16)  # the face that takes a tile of each kind from a rival
CALLS = 3  # how many take the top tile; more take any

PARAGRAPHS = ("", "P2", "P3", "P4", "P5a", "P5b", "P5c", "P5d", "P6", "P9")
ALLOWED, P2, P3, P4, P5A, P5B, P5C, P5D, P6, P9 = range(len(PARAGRAPHS))

OPTIONS = {"open_stacks": Option(False)}

MOVES = Moves(
    roll={"keep": Handful(*FACES, most=DICE - 1)},
    take={"kind": Words(*KINDS), "place": Numbers(1, TILES)},
    steal={"kind": Words(*KINDS), "rival": Seats(SEATS[-1]), "depth": Numbers(1, TILES)},
    forfeit={},
)
MOVE = MOVES.table
ROLL, TAKE, STEAL, FORFEIT = range(4)
TO_ROLL, TO_TAKE, TO_STEAL, TO_FORFEIT = (MOVES.index(verb) for verb in MOVES.verbs)

EVENTS = Events(
    begun={"seat": Seats(SEATS[-1])},
    rolled={"seat": Seats(SEATS[-1]), "dice": Handful(*FACES, most=DICE)},
    taken={"seat": Seats(SEATS[-1]), "kind": Words(*KINDS), "place": Numbers(1, TILES)},
    stolen={"seat": Seats(SEATS[-1]), "kind": Words(*KINDS), "rival": Seats(SEATS[-1]), "depth": Numbers(1, TILES)},
    forfeited={"seat": Seats(SEATS[-1]), "kind": Words(*KINDS), "place": Numbers(1, TILES)},
    ended={},
)
BEGUN, ROLLED, TAKEN, STOLEN, FORFEITED, ENDED = range(6)

TABLE = Table(
    OPTIONS,
    events=4,
    fields=[
        ("turn", np.int16),
        ("rolls", np.int16),  # made in this turn
        ("rolled", np.int16, len(FACES)),  # how many of the dice just rolled show each face
        ("aside", np.int16, len(FACES)),  # likewise of the dice set aside
        ("side", np.int16, SIDES),  # the faces of a die
        ("row", Pile(TILES), len(KINDS)),  # the centre, from the left
        ("stack", Pile(TILES), (SEATS[-1], len(KINDS))),
    ],
)

BOX = {
    "hero": Component(TILES, {"points": Whole(1, MOST_POINTS)}),
    "villain": Component(TILES, {"points": Whole(-MOST_POINTS, -1)}),
    "die": Component(1, {"sides": ListOf(SIDES, OneOf(FACES), among=FACES[:2])}),
}


def lay(t: Any, pack: Pack) -> None:
    """Put the tiles of a pack on the table; a tile is its points."""
    for kind, name in enumerate(KINDS):
        t.row[kind].n = TILES
        t.row[kind].card[:] = [tile["points"] for tile in pack.components[name]]
    t.side[:] = [FACES.index(face) for face in pack.components["die"][0]["sides"]]
