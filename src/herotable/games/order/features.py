"""What a player of Full Order asks first, as a short row of numbers for nets that learn."""

from ...engine.observing import mark, mark_seat, note, note_seats, seat_after
from ...engine.rule import rule
from .table import *

FEWEST, MOST = SEATS[0], SEATS[-1]
SIZES = len(SEATS)  # numbers of seats that there can be
HAND = len(COLOURS) + len(FACES) + 1 + len(PROPERTIES) + len(TOYS)
IN_ROW = len(COLOURS) + len(ENDS) + 4  # numbers that describe a card of the market
ON_SHELF = 7  # and a shelf
SORTS = 1 + len(ENDS)  # toys, left edges, right edges
FEATURES = {
    "players": SIZES,
    "phase": len(PHASES),
    "turn": MOST,
    "is_bonus": 1,
    "bonus": 1,
    "hand": HAND,
    "rows": ROWS * ROW * IN_ROW,
    "shelves": MOST * len(COLOURS) * ON_SHELF,
    "own_toys": len(COLOURS) * len(TOYS),
    "collected": MOST,
    "points": MOST,
    "deck": len(COLOURS) * SORTS,
    "deck_size": 1,
    "discard_size": 1,
    "discard": len(COLOURS),
}


@rule
def features(t, seat, out):
    """O1, O4, O6: the turn, the card in hand, the market, all shelves in short, and what is still to come."""
    at = mark(out, 0, SIZES, t.seats - FEWEST)
    at = mark(out, at, len(PHASES), t.phase)
    at = mark_seat(t, out, at, MOST, seat, t.turn)
    at = note(out, at, t.is_bonus)
    at = note(out, at, t.bonus)
    at = note_hand(t, out, at)
    for row in range(ROWS):
        for place in range(t.row[row].n):
            note_market_card(t, out, at + (row * ROW + place) * IN_ROW, t.row[row].card[place])
    at = note_shelves(t, seat, out, at + ROWS * ROW * IN_ROW)
    at = note_own_toys(t, seat, out, at)
    at = note_seats(t, out, at, MOST, seat, t.collected)
    at = note_seats(t, out, at, MOST, seat, t.points)
    note_piles(t, out, at)


@rule
def note_hand(t, out, at):
    """O3: all that is printed on the card taken and not yet placed."""
    if t.hand > NOTHING:
        printed = t.cards[t.hand]
        mark(out, at, len(COLOURS), printed.colour)
        mark(out, at + len(COLOURS), len(FACES), printed.face)
        out[at + len(COLOURS) + len(FACES)] = printed.points
        mark(out, at + len(COLOURS) + len(FACES) + 1, len(PROPERTIES), printed.property)
        mark(out, at + HAND - len(TOYS), len(TOYS), printed.bonus)
    return at + HAND


@rule
def note_market_card(t, out, at, number):
    """O2: a card of the market: its colour, which edge it is, its points, toy, property and bonus toy."""
    printed = t.cards[number]
    at = mark(out, at, len(COLOURS), printed.colour)
    at = mark(out, at, len(ENDS), printed.face - EDGE)
    at = note(out, at, printed.points)
    at = note(out, at, printed.face + 1 if printed.face < EDGE else 0)
    at = note(out, at, printed.property)
    note(out, at, printed.bonus + 1)


@rule
def note_shelves(t, seat, out, at):
    """O4, O5: of every shelf its cards, toys, closed ends, the points at stake and the faces at its ends."""
    for i in range(t.seats):
        for colour in range(len(COLOURS)):
            note_shelf(t, out, at + (i * len(COLOURS) + colour) * ON_SHELF, t.shelf[seat_after(t, seat, i), colour])
    return at + MOST * len(COLOURS) * ON_SHELF


@rule
def note_shelf(t, out, at, shelf):
    """O4, O5: one shelf; a face-down card counts, and shows nothing."""
    stake = 0
    for i in range(shelf.n):
        if shelf.card[i] > NOTHING:
            stake += t.cards[shelf.card[i]].points
    at = note(out, at, shelf.n)
    at = note(out, at, shelf.toys)
    at = note(out, at, shelf.closed[LEFT])
    at = note(out, at, shelf.closed[RIGHT])
    at = note(out, at, stake)
    at = note(out, at, face_at(t, shelf, 0))
    note(out, at, face_at(t, shelf, shelf.n - 1))


@rule
def face_at(t, shelf, place):
    """O4c: the face at a place of a shelf, counted from 1; 0 where no card lies open."""
    return t.cards[shelf.card[place]].face + 1 if 0 <= place < shelf.n and shelf.card[place] > NOTHING else 0


@rule
def note_own_toys(t, seat, out, at):
    """O4b: how many of each toy lie open on one's own shelves."""
    for colour in range(len(COLOURS)):
        shelf = t.shelf[seat, colour]
        for i in range(shelf.n):
            face = face_at(t, shelf, i) - 1
            if 0 <= face < len(TOYS):
                out[at + colour * len(TOYS) + face] += 1
    return at + len(COLOURS) * len(TOYS)


@rule
def note_piles(t, out, at):
    """O6, O11: the deck by colours and sorts, for every card was seen before it went elsewhere, and the discard."""
    for number in range(1, CARDS + 1):
        printed = t.cards[number]
        sort = max(printed.face - EDGE + 1, 0)
        out[at + printed.colour * SORTS + sort] += t.deck.count[number]
    at = note(out, at + len(COLOURS) * SORTS, t.deck.n)
    at = note(out, at, t.discard.n)
    for i in range(t.discard.n):
        out[at + t.cards[t.discard.card[i]].colour] += 1
