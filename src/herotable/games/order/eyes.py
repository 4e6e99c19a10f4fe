"""What a seat of Full Order may see, and what it may imagine."""

from ...engine.observing import mark, mark_seat, note, note_seats, seat_after
from ...engine.rule import rule
from ...engine.seeing import one_more, show, show_numbers
from .table import *
from .view import VIEW as VIEW

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


@rule
def see(t, seat, seen):
    """O1, O7: market, discard and shelves lie open; of the deck everybody knows only how many cards are left."""
    seen.turn = t.turn
    seen.phase = t.phase
    seen.is_bonus = t.is_bonus
    seen.bonus = t.bonus
    if t.phase == LAST:
        show(seen.skipper, t.skipper)
    seen.deck = t.deck.n
    if t.hand > NOTHING:
        seen.hand.present = 1
        see_card(t, t.hand, seen.hand.value)
    for row in range(ROWS):
        see_cards(t, t.row[row], seen.rows.each[one_more(seen.rows)])
    see_cards(t, t.discard, seen.discard if t.phase == MARKET else seen.pool)
    for owner in range(t.seats):
        see_shelves(t, owner, seen.shelves.each[one_more(seen.shelves)])
        see_collection(t, owner, seat, seen.collections.each[one_more(seen.collections)])


@rule
def see_card(t, number, card):
    """What is printed on a card."""
    printed = t.cards[number]
    card.card = number
    card.colour = printed.colour
    card.face = printed.face
    card.points = printed.points
    card.property = printed.property
    if printed.bonus != NO_TOY:
        show(card.bonus, printed.bonus)


@rule
def see_cards(t, pile, cards):
    """The cards of a pile from the left, or from the bottom."""
    for i in range(pile.n):
        see_card(t, pile.card[i], cards.each[one_more(cards)])


@rule
def see_shelves(t, owner, shelves):
    """O4a: the shelves of a seat by their colours."""
    see_shelf(t, t.shelf[owner, VIOLET], shelves.violet)
    see_shelf(t, t.shelf[owner, ORANGE], shelves.orange)
    see_shelf(t, t.shelf[owner, BLUE], shelves.blue)


@rule
def see_shelf(t, pile, shelf):
    """O4c, O5: a shelf from the left; nothing is seen of a face-down card; which ends an edge has closed."""
    for i in range(pile.n):
        place = shelf.cards.each[one_more(shelf.cards)]
        if pile.card[i] > NOTHING:
            place.present = 1
            see_card(t, pile.card[i], place.value)
    show_numbers(shelf.closed, pile.closed)


@rule
def see_collection(t, owner, seat, collection):
    """O6, O13: the number of cards is open; cards and total are the owner's secret until the end."""
    collection.count = t.collected[owner]
    is_open = owner == seat or t.waiting == 0
    if is_open or t.option.open_scores > 0:
        show(collection.points, t.points[owner])
    if is_open:
        collection.cards.present = 1
        for number in range(1, CARDS + 1):
            if t.gone[number] == 1 + owner:
                see_card(t, number, collection.cards.value.each[one_more(collection.cards.value)])


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
