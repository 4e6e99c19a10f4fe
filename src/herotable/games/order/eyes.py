"""What a seat of Full Order may see, and what it may imagine."""

from typing import Any

from ...engine.observing import mark, mark_seat, note, note_seats, seat_after
from ...engine.rule import rule
from .table import *

MOST = SEATS[-1]
PRINTED = len(CARD.names or ())  # numbers that describe a card: see `note_card`
SHELVES = MOST * len(COLOURS)
OBSERVED = {
    "seat": MOST,
    "turn": MOST,
    "phase": len(PHASES),
    "is_bonus": 1,
    "bonus": 1,
    "hand": PRINTED,
    "rows": ROWS * ROW * PRINTED,
    "discard": CARDS * PRINTED,
    "deck": CARDS,
    "collected": MOST,
    "points": MOST,
    "shelves": SHELVES * SHELF * PRINTED,
    "toys": SHELVES,
    "closed": SHELVES * len(ENDS),
    "at_stake": SHELVES,
}
FACE_DOWN = len(FACES) + 1  # the face of a card that lies face down on a shelf


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


# ---------------------------------------------------------------- observing


@rule
def observe(t, seat, out):
    """O1, O6: all that lies open; deck, collections and points too, for every card was seen before it went there."""
    at = mark(out, 0, MOST, seat)
    at = mark_seat(t, out, at, MOST, seat, t.turn)
    at = mark(out, at, len(PHASES), t.phase)
    at = note(out, at, t.is_bonus)
    at = note(out, at, t.bonus)
    at = note_card(t, out, at, t.hand)
    for row in range(ROWS):
        at = note_cards(t, out, at, t.row[row])
    at = note_cards(t, out, at, t.discard)
    for number in range(1, CARDS + 1):
        at = note(out, at, t.deck.count[number])
    at = note_seats(t, out, at, MOST, seat, t.collected)
    at = note_seats(t, out, at, MOST, seat, t.points)
    for i in range(t.seats):
        for colour in range(len(COLOURS)):
            observe_shelf(t, out, at, i * len(COLOURS) + colour, t.shelf[seat_after(t, seat, i), colour])


@rule
def observe_shelf(t, out, at, place, pile):
    """O4, O6: the cards of a shelf from the left, its toys, which ends are closed, and the points that lie on it."""
    toys = at + SHELVES * SHELF * PRINTED
    closed = toys + SHELVES
    stake = closed + SHELVES * len(ENDS)
    note_cards(t, out, at + place * SHELF * PRINTED, pile)
    out[toys + place] = pile.toys
    for end in range(len(ENDS)):
        out[closed + place * len(ENDS) + end] = pile.closed[end]
    for i in range(pile.n):
        if pile.card[i] > NOTHING:
            out[stake + place] += t.cards[pile.card[i]].points


@rule
def note_cards(t, out, at, pile):
    """The cards of a pile, and zeros for its free places."""
    for i in range(pile.n):
        note_card(t, out, at + i * PRINTED, pile.card[i])
    return at + len(pile.card) * PRINTED


@rule
def note_card(t, out, at, number):
    """What is printed on a card: colour, face, points, property, bonus; words are counted from 1, 0 is none."""
    if number > NOTHING:
        printed = t.cards[number]
        out[at] = printed.colour + 1
        out[at + 1] = printed.face + 1
        out[at + 2] = printed.points
        out[at + 3] = printed.property
        out[at + 4] = printed.bonus + 1
    elif number < NOTHING:
        out[at + 1] = FACE_DOWN
    return at + PRINTED
