"""The shape of what a seat of Full Order sees, for readers of the API."""

from typing import Literal, TypedDict

Colour = Literal["violet", "orange", "blue"]
End = Literal["left", "right"]


class OrderCard(TypedDict):
    """What is printed on a card."""

    card: int
    colour: Colour
    face: str
    points: int
    property: str
    bonus: str | None


class OrderShelf(TypedDict):
    """O4c, O5: a shelf from the left, None for a face-down card, and the ends an edge has closed."""

    cards: list[OrderCard | None]
    closed: list[End]


class OrderShelves(TypedDict):
    """The three shelves of a seat."""

    violet: OrderShelf
    orange: OrderShelf
    blue: OrderShelf


class OrderCollection(TypedDict):
    """O6: the number of cards is open, the rest is the owner's secret until the end."""

    count: int
    points: int | None
    cards: list[OrderCard] | None


class OrderTable(TypedDict):
    """The market, the discard, and everybody's shelves and collections."""

    turn: int
    phase: str
    is_bonus: bool
    bonus: int
    hand: OrderCard | None
    deck: int
    rows: list[list[OrderCard]]
    discard: list[OrderCard]
    pool: list[OrderCard]
    shelves: list[OrderShelves]
    collections: list[OrderCollection]


SHOWN = OrderTable
