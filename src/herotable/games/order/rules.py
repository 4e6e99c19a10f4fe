"""Full Order: the sequence of play, set-up, the end of a turn, the final round. O3 is a paragraph of rules.en.md.

Taking a card (O3, O8, O11) is in market.py, placing it (O4 to O6, O9) in shelves.py, being stuck (O10) in stuck.py.
"""

from ...engine.dice import below
from ...engine.piles import draw, pull, push
from ...engine.rule import rule
from ...engine.seats import EVERYONE, NOBODY, highest_win, left_of, only
from ...engine.tape import tell
from .market import can_move, may_pick, may_take, offer_market, offer_pool, pick, take
from .shelves import (
    collect,
    down,
    is_toy,
    lift_from,
    may_down,
    may_place,
    may_start,
    offer_placements,
    outermost,
    place,
    start_shelf,
)
from .stuck import discard, may_discard, may_remove, offer_ways_out, remove
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
    while to_next_turn(t):
        if t.phase == MARKET or can_move(t):
            begin_turn(t)
            return
        skip(t)
    end(t)


@rule
def to_next_turn(t):
    """O8: go on to a bonus turn that is due, or to the next seat; O12: False if all have had their last one."""
    t.is_bonus = t.bonus > 0
    if t.is_bonus:
        t.bonus -= 1
        return True
    t.turn = left_of(t, t.turn)
    return t.phase != LAST or t.turn != t.skipper


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
    if t.phase == FINAL and ends_final_round(t):
        t.phase = LAST
        t.skipper = t.turn


@rule
def ends_final_round(t):
    """O12: a normal turn skipped always does; a bonus turn does too, unless the option says otherwise."""
    return not t.is_bonus or t.option.bonus_skip


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
