"""Full Order: the rules, in the order of the book. O3 is a paragraph of rules.en.md; shelves.py has O4 to O6 and O9."""

from ...engine.dice import below
from ...engine.piles import draw, pull, push
from ...engine.rule import rule
from ...engine.seats import EVERYONE, NOBODY, highest_win, left_of, only
from ...engine.tape import tell
from .shelves import *
from .table import *

# ---------------------------------------------------------------- sequence of play


@rule
def play(t, seat, move):
    """O3, O10: take a card, then place it; who is stuck removes one first."""
    verb = MOVE[move, 0]
    if verb == TAKE:
        take(t, MOVE[move, 1], MOVE[move, 2])
    elif verb == PICK:
        pick(t, MOVE[move, 1])
    elif verb == REMOVE:
        remove(t, MOVE[move, 1], MOVE[move, 2])
    else:
        put_away(t, verb, move)
        end_turn(t)


@rule
def put_away(t, verb, move):
    """O4, O5, O10: the moves that end a turn."""
    if verb == START:
        start_shelf(t, MOVE[move, 1])
    elif verb == PLACE:
        place(t, MOVE[move, 1], MOVE[move, 2])
    elif verb == DOWN:
        down(t, MOVE[move, 1], MOVE[move, 2])
    else:
        discard(t, MOVE[move, 1], MOVE[move, 2])


@rule
def may(t, seat, move):
    """ALLOWED, or the paragraph that forbids the seat this move."""
    if t.waiting == NOBODY:
        return O12
    if seat != t.turn:
        return O2
    verb = MOVE[move, 0]
    if verb == TAKE:
        return may_take(t, MOVE[move, 1], MOVE[move, 2])
    if verb == PICK:
        return may_pick(t, MOVE[move, 1])
    if verb == START:
        return may_start(t, MOVE[move, 1])
    if verb == PLACE:
        return may_place(t, MOVE[move, 1], MOVE[move, 2])
    if verb == DOWN:
        return may_down(t, MOVE[move, 1], MOVE[move, 2])
    if verb == REMOVE:
        return may_remove(t, MOVE[move, 1], MOVE[move, 2])
    return may_discard(t, MOVE[move, 1], MOVE[move, 2])


@rule
def legal(t, seat, offer):
    """Everything the seat may do now."""
    if t.waiting != only(seat):
        return
    if t.hand != NOTHING:
        offer_placements(t, offer)
    elif t.phase != MARKET:
        offer_pool(t, offer)
    else:
        offer_market(t, offer)
        if offer.n == 0:
            offer_ways_out(t, offer)


# ---------------------------------------------------------------- set-up


@rule
def start(t):
    """O1, O2: three rows are dealt, a random seat starts."""
    for row in range(ROWS):
        deal(t, t.row[row])
    t.turn = below(t, t.seats)
    begin_turn(t)


@rule
def deal(t, row):
    """O1, O7: six cards from the deck, face up."""
    for _ in range(ROW):
        push(row, draw(t, t.deck))


@rule
def begin_turn(t):
    """O3, O8: the player must take a card now, in a normal turn or in a bonus turn."""
    t.waiting = only(t.turn)
    tell(t, EVERYONE, BEGUN, t.turn, t.is_bonus)


# ---------------------------------------------------------------- taking a card


@rule
def may_take(t, row, place):
    """O3: a card within reach, and only one that can be placed."""
    reason = may_reach(t, t.row[row - 1], place)
    return may_use(t, card_at(t.row[row - 1], place)) if reason == ALLOWED else reason


@rule
def may_reach(t, row, place):
    """O3: either end of a row; O8: in a bonus turn any place from the left; O11: no rows in the final round."""
    if t.hand != NOTHING:
        return O3
    if t.phase != MARKET:
        return O11
    if t.is_bonus:
        return ALLOWED if FIRST_PLACE <= place < FIRST_PLACE + row.n else O8
    return ALLOWED if place < FIRST_PLACE else O3


@rule
def place_in(row, place):
    """O3, O8: where in a row the card lies that an end or a place names."""
    if place < FIRST_PLACE:
        return 0 if place == LEFT else row.n - 1
    return place - FIRST_PLACE


@rule
def card_at(row, place):
    """O3, O8: the card that an end or a place of a row names."""
    return row.card[place_in(row, place)]


@rule
def may_use(t, card):
    """O3, O5: a card that can be placed, face down or face up; if not, why not face up."""
    return ALLOWED if can_turn_over(t) else may_show(t, card)


@rule
def take(t, row, place):
    """O3, O8: the card leaves the market, and the row closes up."""
    cards = t.row[row - 1]
    i = place_in(cards, place)
    t.hand = pull(cards, i)
    tell(t, EVERYONE, TAKEN, t.turn, row, i + 1, t.cards[t.hand].colour, t.cards[t.hand].face)


@rule
def may_pick(t, place):
    """O11: any card of the pool, in the final round."""
    if t.hand != NOTHING:
        return O3
    if t.phase == MARKET or place > t.discard.n:
        return O11
    return may_use(t, t.discard.card[place - 1])


@rule
def pick(t, place):
    """O11: the card leaves the pool."""
    t.hand = pull(t.discard, place - 1)
    tell(t, EVERYONE, TAKEN, t.turn, THE_POOL, place, t.cards[t.hand].colour, t.cards[t.hand].face)


@rule
def offer_market(t, offer):
    """O3, O8: both ends of every row, or in a bonus turn all of it."""
    for row in range(1, ROWS + 1):
        first = FIRST_PLACE if t.is_bonus else LEFT
        last = first + t.row[row - 1].n if t.is_bonus else FIRST_PLACE
        for place in range(first, last):
            if may_take(t, row, place) == ALLOWED:
                push(offer, TO_TAKE[row, place])


@rule
def offer_pool(t, offer):
    """O11: every card of the pool that can be placed."""
    for place in range(1, t.discard.n + 1):
        if may_pick(t, place) == ALLOWED:
            push(offer, TO_PICK[place])


# ---------------------------------------------------------------- placing it


@rule
def offer_placements(t, offer):
    """O4, O5: everywhere the card in hand may go, face up or face down."""
    own = t.cards[t.hand].colour
    if may_start(t, own) == ALLOWED:
        push(offer, TO_START[own])
    for end in range(len(ENDS)):
        if may_place(t, end, own) == ALLOWED:
            push(offer, TO_PLACE[end, own])
    for colour in range(len(COLOURS)):
        for end in range(len(ENDS)):
            if may_down(t, end, colour) == ALLOWED:
                push(offer, TO_DOWN[end, colour])


# ---------------------------------------------------------------- the end of a turn


@rule
def end_turn(t):
    """O7, O8: a row with one card left is refilled; only then comes the next turn."""
    for row in range(ROWS):
        if t.phase == MARKET and t.row[row].n <= LAST_CARD:
            refill(t, row)
    next_turn(t)


@rule
def refill(t, row):
    """O7: the last card of a row goes to the discard and six are dealt; with no deck the final round starts."""
    if t.deck.n == 0:
        begin_final_round(t)
        return
    push(t.discard, pull(t.row[row], 0))
    deal(t, t.row[row])
    tell(t, EVERYONE, DISCARDED, row + 1)
    tell(t, EVERYONE, REFILLED, row + 1)


@rule
def next_turn(t):
    """O8: bonus turns come first, then the next seat; O11, O12: in the final round who cannot move skips."""
    while is_another_turn(t):
        if t.phase == MARKET or can_move(t):
            begin_turn(t)
            return
        skip(t)
    end(t)


@rule
def is_another_turn(t):
    """O8: go on to a bonus turn that is due, or to the next seat; O12: nobody's if all have had their last one."""
    t.is_bonus = t.bonus > 0
    if t.is_bonus:
        t.bonus -= 1
        return True
    t.turn = left_of(t, t.turn)
    return t.phase != LAST or t.turn != t.skipper


@rule
def can_move(t):
    """O10, O11: can any card within reach be placed?"""
    if t.phase != MARKET:
        return t.discard.n > 0 and (can_turn_over(t) or can_show_any(t, t.discard, True))
    if can_turn_over(t):
        return True
    for row in range(ROWS):  # noqa: SIM110
        if can_show_any(t, t.row[row], t.is_bonus):
            return True
    return False


@rule
def can_show_any(t, cards, inner):
    """O10: can any of these cards, or of the two at the ends, be placed face up?"""
    for i in range(cards.n):  # noqa: SIM110
        if (inner or i == 0 or i == cards.n - 1) and may_show(t, cards.card[i]) == ALLOWED:
            return True
    return False


# ---------------------------------------------------------------- stuck


@rule
def is_stuck(t):
    """O10: nothing within reach can be placed, before the final round."""
    return t.phase == MARKET and t.hand == NOTHING and not can_move(t)


@rule
def may_remove(t, end, colour):
    """O10: a stuck player removes an end card that is in the way, or any if no single one is."""
    if not is_stuck(t) or not is_at_end(t.shelf[t.turn, colour], end):
        return O10
    if makes_room(t, t.shelf[t.turn, colour], end) or not has_way_out(t):
        return ALLOWED
    return O10


@rule
def is_at_end(shelf, end):
    """O10: does a card lie at this end? A lone card lies at its own side, or at the left."""
    if shelf.n == 1:
        return end == (RIGHT if shelf.closed[RIGHT] else LEFT)
    return shelf.n > 1


@rule
def makes_room(t, shelf, end):
    """O10: would something be possible without this end card? It is lifted for a look and put back."""
    card = lift_from(t, shelf, end)
    possible = can_move(t)
    lay_at(t, shelf, end, card)
    return possible


@rule
def has_way_out(t):
    """O10: is there a single end card whose removal makes a placement possible?"""
    for colour in range(len(COLOURS)):
        shelf = t.shelf[t.turn, colour]
        for end in range(len(ENDS)):
            if is_at_end(shelf, end) and makes_room(t, shelf, end):
                return True
    return False


@rule
def remove(t, end, colour):
    """O10: an end card goes back to the box; the turn is still to be taken."""
    card = lift_from(t, t.shelf[t.turn, colour], end)
    t.gone[abs(card)] = IN_BOX
    tell(t, EVERYONE, BOXED, t.turn, colour, 1, WAS_STUCK)


@rule
def has_shelf(t):
    """O10: does any card lie before the player?"""
    return t.shelf[t.turn, VIOLET].n + t.shelf[t.turn, ORANGE].n + t.shelf[t.turn, BLUE].n > 0


@rule
def may_discard(t, row, place):
    """O10: with nothing left to remove, a stuck player discards a card within reach."""
    reason = may_reach(t, t.row[row - 1], place)
    if reason == ALLOWED and (has_shelf(t) or not is_stuck(t)):
        return O10
    return reason


@rule
def discard(t, row, place):
    """O10: the card goes to the discard and counts as taken."""
    cards = t.row[row - 1]
    push(t.discard, pull(cards, place_in(cards, place)))
    tell(t, EVERYONE, DISCARDED, row)


@rule
def offer_ways_out(t, offer):
    """O10: what a stuck player may remove, or else discard."""
    for end in range(len(ENDS)):
        for colour in range(len(COLOURS)):
            if may_remove(t, end, colour) == ALLOWED:
                push(offer, TO_REMOVE[end, colour])
    if offer.n > 0:
        return
    for row in range(1, ROWS + 1):
        for place in range(len(PLACES)):
            if may_discard(t, row, place) == ALLOWED:
                push(offer, TO_DISCARD[row, place])


# ---------------------------------------------------------------- final round


@rule
def begin_final_round(t):
    """O7, O11: the discard and all that is left of the rows become the pool."""
    for row in range(ROWS):
        while t.row[row].n > 0:
            push(t.discard, pull(t.row[row], 0))
    t.phase = FINAL
    tell(t, EVERYONE, FINAL_ROUND)


@rule
def skip(t):
    """O12: nothing can be placed, so the player's bonus turns are lost; the first to skip brings on the last turns."""
    tell(t, EVERYONE, SKIPPED, t.turn, t.is_bonus)
    t.bonus = 0
    if t.phase == FINAL:
        t.phase = LAST
        t.skipper = t.turn


# ---------------------------------------------------------------- end and scoring


@rule
def end(t):
    """O12, O13: unfinished shelves are tidied up; the most points win, a tie shares the win."""
    t.waiting = NOBODY
    for seat in range(t.seats):
        for colour in range(len(COLOURS)):
            tidy(t, seat, colour)
        t.score[seat] = t.points[seat]
    highest_win(t)
    tell(t, EVERYONE, ENDED)


@rule
def tidy(t, seat, colour):
    """O13: toys at the ends go to the box, once; then face-down cards do, and the rest is collected."""
    shelf = t.shelf[seat, colour]
    cards = shelf.n
    boxed = 0
    if cards > 0 and is_toy(t, outermost(shelf, LEFT)):
        t.gone[lift_from(t, shelf, LEFT)] = IN_BOX
        boxed += 1
    if cards > 1 and is_toy(t, outermost(shelf, RIGHT)):
        t.gone[lift_from(t, shelf, RIGHT)] = IN_BOX
        boxed += 1
    boxed += collect(t, seat, shelf)
    if boxed > 0:
        tell(t, EVERYONE, BOXED, seat, colour, boxed, AT_END)
