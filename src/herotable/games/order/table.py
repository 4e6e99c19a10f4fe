"""What lies on the table of Full Order: the record, its constants, the moves and the events."""

from collections import Counter
from typing import Any

import numpy as np

from ...engine.errors import ErrorMessage
from ...engine.fields import Numbers, Seats, Words
from ...engine.moves import Moves
from ...engine.pack import Component, OneOf, Pack, Problem, Whole
from ...engine.piles import Bag, Pile
from ...engine.table import Option, Table
from ...engine.tape import Events

SEATS = range(2, 5)
MINUTES = 20
ROWS = 3  # of the market
ROW = 6  # cards dealt to each of them
LAST_CARD = 1  # a row with no more than this is refilled

COLOURS = ("violet", "orange", "blue")
VIOLET, ORANGE, BLUE = range(3)
ENDS = ("left", "right")
LEFT, RIGHT = range(2)

TOYS = ("bublik", "ko-ko", "o-rash", "pinky", "general", "melkotron", "fly", "gloria")
GENERAL = TOYS.index("general")
FACES = (*TOYS, "left_edge", "right_edge")
EDGE = len(TOYS)  # the face of a left edge; a right edge is EDGE + RIGHT
NO_TOY = -1  # an edge without a bonus pictures nobody

PROPERTIES = ("none", "first_toy", "two_toys", "three_shelves", "next_to_general", "touch_edge", "no_edge")
NO_PROPERTY, FIRST_TOY, TWO_TOYS, THREE_SHELVES, NEXT_TO_GENERAL, TOUCH_EDGE, NO_EDGE = range(len(PROPERTIES))
EDGE_PROPERTIES = ("none", "two_toys", "three_shelves")
TOYS_FIRST = 2  # O9d: so many toys before this one

TOY_CARDS, EDGE_CARDS = 61, 23
CARDS = TOY_CARDS + EDGE_CARDS
NOTHING = 0  # cards are numbered from 1; on a shelf a face-down card is the negative of its number
ALIKE = 14  # blue cards of one toy in a pack, so that no shelf runs out of room
SHELF = max(len(TOYS), ALIKE) + len(ENDS)
MOST_POINTS = 99  # of a card
IN_BOX = -1  # where a card is gone to, besides the collections

PHASES = ("market", "final", "last")  # O11: the final round, O12: last turns after somebody had to skip
MARKET, FINAL, LAST = range(len(PHASES))

PARAGRAPHS = (
    *("", "O2", "O3", "O4a", "O4b", "O4c", "O4d", "O5", "O6", "O8"),
    *("O9b", "O9c", "O9d", "O9e", "O9g", "O9h", "O10", "O11", "O12"),
)
ALLOWED, O2, O3, O4A, O4B, O4C, O4D, O5, O6, O8, O9B, O9C, O9D, O9E, O9G, O9H, O10, O11, O12 = range(len(PARAGRAPHS))

OPTIONS = {"open_scores": Option(False), "bonus_skip": Option(True)}

PLACES = (*ENDS, *map(str, range(1, ROW + 1)))  # how a card of a row is named: by its end, or counted from the left
FIRST_PLACE = len(ENDS)
SPOT = {"row": Numbers(1, ROWS), "place": Words(*PLACES)}
SHELF_END = {"end": Words(*ENDS), "shelf": Words(*COLOURS)}

MOVES = Moves(
    take=SPOT,
    pick={"place": Numbers(1, CARDS)},
    start={"shelf": Words(*COLOURS)},
    place=SHELF_END,
    down=SHELF_END,
    remove=SHELF_END,
    discard=SPOT,
)
MOVE = MOVES.table
TAKE, PICK, START, PLACE, DOWN, REMOVE, DISCARD = range(7)
TO_TAKE, TO_PICK, TO_START, TO_PLACE, TO_DOWN, TO_REMOVE, TO_DISCARD = (MOVES.index(verb) for verb in MOVES.verbs)

A_SEAT, A_ROW, A_SHELF = Seats(SEATS[-1]), Numbers(0, ROWS), Words(*COLOURS)
EVENTS = Events(
    begun={"seat": A_SEAT, "turn": Words("normal", "bonus")},
    taken={"seat": A_SEAT, "row": A_ROW, "place": Numbers(1, CARDS), "colour": A_SHELF, "face": Words(*FACES)},
    placed={"seat": A_SEAT, "shelf": A_SHELF, "where": Words(*ENDS, "start", "down_left", "down_right")},
    earned={"seat": A_SEAT, "why": Words("shelf", "edge", "general")},
    completed={
        "seat": A_SEAT,
        "shelf": A_SHELF,
        "count": Numbers(0, SHELF),
        "points?": Numbers(0, MOST_POINTS * SHELF),
    },
    boxed={"seat": A_SEAT, "shelf": A_SHELF, "count": Numbers(1, SHELF), "why": Words("down", "stuck", "end")},
    discarded={"row": A_ROW},
    refilled={"row": A_ROW},
    final={},
    skipped={"seat": A_SEAT, "turn": Words("normal", "bonus")},
    ended={},
)
BEGUN, TAKEN, PLACED, EARNED, COMPLETED, BOXED, DISCARDED, REFILLED, FINAL_ROUND, SKIPPED, ENDED = range(11)
THE_POOL = 0  # the row of a card taken from the pool
AT_START, AT_DOWN = len(ENDS), len(ENDS) + 1  # where a card was placed, besides the two ends
FOR_SHELF, FOR_EDGE, FOR_GENERAL = range(3)
WAS_DOWN, WAS_STUCK, AT_END = range(3)

CARD = np.dtype([(name, np.int16) for name in ("colour", "face", "points", "property", "bonus")])
SHELF_RECORD = np.dtype(
    [
        ("n", np.int16),
        ("card", np.int16, SHELF),  # from the left
        ("toys", np.int16),  # how many of them are toys
        ("closed", np.int16, len(ENDS)),  # does an edge lie at this end?
    ]
)
TABLE = Table(
    OPTIONS,
    events=26,  # at the end: a placement, five skips and twelve shelves to tidy
    fields=[
        ("turn", np.int16),
        ("phase", np.int16),
        ("is_bonus", np.int16),  # is this a bonus turn?
        ("bonus", np.int16),  # bonus turns still to come
        ("hand", np.int16),  # the card taken and not yet placed
        ("skipper", np.int16),  # O12: who had to skip first
        ("cards", CARD, CARDS + 1),  # what is printed on each; there is no card NOTHING
        ("deck", Bag(CARDS + 1)),
        ("row", Pile(ROW), ROWS),
        ("discard", Pile(CARDS)),  # in the final round the pool
        ("shelf", SHELF_RECORD, (SEATS[-1], len(COLOURS))),
        ("gone", np.int16, CARDS + 1),  # IN_BOX, or 1 + the seat whose collection holds the card
        ("collected", np.int16, SEATS[-1]),  # cards in a collection
        ("points", np.int16, SEATS[-1]),  # and what they are worth
    ],
)


class ToyCards(Component):
    """The toys of a box: so few blue ones alike that the longest shelf has room for them."""

    def problems(self, name: str, rows: Any) -> list[Problem]:
        """What is wrong with each row; with all rows right, which toy is blue too often."""
        found = super().problems(name, rows)
        blue = [] if found else [(i, row["toy"]) for i, row in enumerate(rows) if row["colour"] == COLOURS[BLUE]]
        seen: Counter[str] = Counter()
        for i, toy in blue:
            seen[toy] += 1
            if seen[toy] == ALIKE + 1:
                said = ErrorMessage("order-alike", most=ALIKE, colour=COLOURS[BLUE], kind=name)
                found.append(((name, i), ErrorMessage("at", place=f"{name} {i + 1}", problem=said)))
        return found


POINTS = Whole(0, MOST_POINTS)
BOX = {
    "toy": ToyCards(
        TOY_CARDS, {"colour": OneOf(COLOURS), "toy": OneOf(TOYS), "points": POINTS, "property": OneOf(PROPERTIES)}
    ),
    "edge": Component(
        EDGE_CARDS,
        {
            "colour": OneOf(COLOURS),
            "side": OneOf(ENDS),
            "points": POINTS,
            "property": OneOf(EDGE_PROPERTIES),
            "bonus": OneOf(("none", *TOYS)),
        },
    ),
}


def lay(t: Any, pack: Pack) -> None:
    """Put what is printed on the cards of a pack into the record, and all of them into the deck."""
    for number, card in enumerate([*pack.components["toy"], *pack.components["edge"]], 1):
        face = card["toy"] if "toy" in card else f"{card['side']}_edge"
        pictured = TOYS.index(card["bonus"]) if card.get("bonus", "none") != "none" else NO_TOY
        values = COLOURS.index(card["colour"]), FACES.index(face), card["points"], PROPERTIES.index(card["property"])
        t.cards[number] = (*values, pictured)
        t.deck.count[number] = 1
    t.deck.n = CARDS
