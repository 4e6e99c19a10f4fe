"""What a seat of Full Order may see, and what it may imagine."""

from typing import Any

from ...engine.rule import rule
from .table import CARDS, COLOURS, ENDS, FACES, MARKET, NO_TOY, PHASES, PROPERTIES, TOYS


def view(t: Any, seat: int | None) -> dict[str, Any]:
    """O1, O7: market, discard and shelves lie open; of the deck everybody knows only how many cards are left."""
    return {
        "turn": int(t.turn),
        "phase": PHASES[t.phase],
        "is_bonus": bool(t.is_bonus),
        "bonus": int(t.bonus),
        "hand": card(t, t.hand) if t.hand else None,
        "deck": int(t.deck.n),
        "rows": [cards(t, row) for row in t.row],
        "discard": cards(t, t.discard) if t.phase == MARKET else [],
        "pool": cards(t, t.discard) if t.phase != MARKET else [],
        "shelves": [
            {name: shelf(t, t.shelf[owner, colour]) for colour, name in enumerate(COLOURS)} for owner in range(t.seats)
        ],
        "collections": [collection(t, owner, seat) for owner in range(t.seats)],
    }


def collection(t: Any, owner: int, seat: int | None) -> dict[str, Any]:
    """O6, O13: the number of cards is open; cards and total are the owner's secret until the end."""
    is_open = owner == seat or t.waiting == 0
    owned = [number for number in range(1, CARDS + 1) if t.gone[number] == 1 + owner]
    return {
        "count": len(owned),
        "points": int(t.points[owner]) if is_open or t.option.open_scores else None,
        "cards": [card(t, number) for number in owned] if is_open else None,
    }


def shelf(t: Any, pile: Any) -> dict[str, Any]:
    """O4c, O5: a shelf from the left; None is a face-down card; which ends an edge has closed."""
    return {
        "cards": [card(t, number) if number > 0 else None for number in pile.card[: pile.n]],
        "closed": [end for end, closed in zip(ENDS, pile.closed, strict=True) if closed],
    }


def cards(t: Any, pile: Any) -> list[dict[str, Any]]:
    """The cards of a pile from the left, or from the bottom."""
    return [card(t, number) for number in pile.card[: pile.n]]


def card(t: Any, number: Any) -> dict[str, Any]:
    """What is printed on a card."""
    printed = t.cards[number]
    return {
        "card": int(number),
        "colour": COLOURS[printed.colour],
        "face": FACES[printed.face],
        "points": int(printed.points),
        "property": PROPERTIES[printed.property],
        "bonus": None if printed.bonus == NO_TOY else TOYS[printed.bonus],
    }


@rule
def imagine(t, seat):
    """O6: all saw each card when it was placed, so all can know collections and deck: there is nothing to deal anew."""
