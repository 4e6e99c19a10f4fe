"""Shelves of Full Order: where a card may go, what it earns there, and when a shelf is complete."""

from ...engine.piles import pull, push
from ...engine.rule import rule
from ...engine.seats import EVERYONE, only
from ...engine.tape import tell
from .table import *

# ---------------------------------------------------------------- what lies on a shelf


@rule
def is_toy(t, card):
    """O4d, O5: a toy lying face up; neither edges nor face-down cards are toys."""
    return card > NOTHING and t.cards[card].face < EDGE


@rule
def carries(t, card, quality):
    """O5, O9f, O9g, O9h: does a card carry this property? Face down it has none."""
    return card > NOTHING and t.cards[card].property == quality


@rule
def outermost(shelf, end):
    """O4b: the card at an end of a shelf that is not empty."""
    return shelf.card[0] if end == LEFT else shelf.card[shelf.n - 1]


@rule
def second(shelf, end):
    """O9g: the card behind the one at an end."""
    if shelf.n < 2:
        return NOTHING
    return shelf.card[1] if end == LEFT else shelf.card[shelf.n - 2]


@rule
def other(end):
    """O4b: the opposite end."""
    return RIGHT - end


@rule
def count_toy(t, shelf, toy):
    """O4d: how often a toy lies on a shelf, whatever its points."""
    n = 0
    for i in range(shelf.n):
        if is_toy(t, shelf.card[i]) and t.cards[shelf.card[i]].face == toy:
            n += 1
    return n


@rule
def are_alike(t, shelf):
    """O9b: two toys or more, and all the same; the second card of such a shelf is a toy, whatever its ends are."""
    return shelf.toys > 1 and count_toy(t, shelf, t.cards[shelf.card[1]].face) == shelf.toys


@rule
def lay_at(t, shelf, end, card):
    """O4b: put a card at an end of a shelf; what is no toy closes it."""
    push(shelf, card)
    if end == LEFT:
        for i in range(shelf.n - 1, 0, -1):
            shelf.card[i] = shelf.card[i - 1]
        shelf.card[0] = card
    if is_toy(t, card):
        shelf.toys += 1
    else:
        shelf.closed[end] = 1


@rule
def lift_from(t, shelf, end):
    """O10, O13: take the card at an end off a shelf."""
    card = pull(shelf, 0 if end == LEFT else shelf.n - 1)
    if is_toy(t, card):
        shelf.toys -= 1
    else:
        shelf.closed[end] = 0
    return card


# ---------------------------------------------------------------- face up: to start a shelf


@rule
def may_start(t, colour):
    """O4a: the card in hand starts a shelf of its own colour, where there is none."""
    if t.hand == NOTHING:
        return O3
    if t.cards[t.hand].colour != colour or t.shelf[t.turn, colour].n > 0:
        return O4A
    return may_begin_shelf(t, t.hand)


@rule
def start_shelf(t, colour):
    """O4b, O4c: the card starts a shelf; an edge lies at its own side of it."""
    face = t.cards[t.hand].face
    tell(t, EVERYONE, PLACED, t.turn, colour, AT_START)
    put_on(t, colour, face - EDGE if face > EDGE else LEFT, t.hand)


@rule
def may_begin_shelf(t, card):
    """O4b, O11: a card starts the shelf of its colour, but not in the final round."""
    if t.phase != MARKET:
        return O11
    return may_by_condition(t, card, t.shelf[t.turn, t.cards[card].colour])


# ---------------------------------------------------------------- face up: to go on with a shelf


@rule
def may_place(t, end, colour):
    """O4a, O4b: the card in hand goes on the shelf of its colour, if there is one."""
    if t.hand == NOTHING:
        return O3
    if t.cards[t.hand].colour != colour:
        return O4A
    if t.shelf[t.turn, colour].n == 0:
        return O4B if t.phase == MARKET else O11
    return may_join(t, t.hand, end)


@rule
def place(t, end, colour):
    """O4b: the card goes at an end of its shelf, and earns what lies there to be earned."""
    tell(t, EVERYONE, PLACED, t.turn, colour, end)
    reward_edge(t, t.shelf[t.turn, colour], end)
    reward_neighbour(t, t.shelf[t.turn, colour], end)
    put_on(t, colour, end, t.hand)


@rule
def may_join(t, card, end):
    """O4c, O4d, O4e: may a card go face up at this end of its colour's shelf? The most telling reason comes first."""
    shelf = t.shelf[t.turn, t.cards[card].colour]
    if shelf.closed[end]:
        return O4C
    reason = may_mix(t, card, shelf) if is_toy(t, card) else may_close(t, card, shelf, end)
    if reason == ALLOWED:
        reason = may_by_condition(t, card, shelf)
    if reason == ALLOWED:
        reason = may_touch(t, card, shelf, end)
    return reason


@rule
def may_mix(t, card, shelf):
    """O4d: toys on a shelf differ; O9b: on a blue one they may all be the same instead."""
    alike = count_toy(t, shelf, t.cards[card].face)
    if t.cards[card].colour != BLUE:
        return O4D if alike > 0 else ALLOWED
    if alike == shelf.toys:
        return ALLOWED
    return O9B if alike > 0 or are_alike(t, shelf) else ALLOWED


@rule
def may_close(t, card, shelf, end):
    """O4c: an edge goes only at its own side; O6: a shelf without a toy cannot be completed."""
    if t.cards[card].face != EDGE + end:
        return O4C
    return O6 if shelf.toys == 0 else ALLOWED


@rule
def may_by_condition(t, card, shelf):
    """O4e: the card's own condition, O9c, O9d or O9e, holds before it lies there."""
    wanted = t.cards[card].property
    if wanted == FIRST_TOY and shelf.toys > 0:
        return O9C
    if wanted == TWO_TOYS and shelf.toys < TOYS_FIRST:
        return O9D
    if wanted == THREE_SHELVES and not has_three_shelves(t):
        return O9E
    return ALLOWED


@rule
def has_three_shelves(t):
    """O9e: a card lies on the player's shelf of every colour."""
    return t.shelf[t.turn, VIOLET].n > 0 and t.shelf[t.turn, ORANGE].n > 0 and t.shelf[t.turn, BLUE].n > 0


@rule
def may_touch(t, card, shelf, end):
    """O9g: no toy that needs an edge comes between two toys; O9h: no edge beside a toy that bears none."""
    neighbour = outermost(shelf, end)
    if not is_toy(t, card):
        return O9H if carries(t, neighbour, NO_EDGE) else ALLOWED
    if carries(t, card, NO_EDGE) and not is_toy(t, neighbour):
        return O9H
    if carries(t, neighbour, TOUCH_EDGE) and is_toy(t, second(shelf, end)):
        return O9G
    return ALLOWED


@rule
def reward_edge(t, shelf, end):
    """O9a: a bonus turn if the face-up edge at the other end pictures this toy."""
    edge = outermost(shelf, other(end))
    if shelf.closed[other(end)] and edge > NOTHING and t.cards[edge].bonus == t.cards[t.hand].face:
        earn(t, FOR_EDGE)


@rule
def reward_neighbour(t, shelf, end):
    """O9f: a bonus turn if the General comes to lie beside a toy that waits for him."""
    if t.cards[t.hand].face == GENERAL and carries(t, outermost(shelf, end), NEXT_TO_GENERAL):
        earn(t, FOR_GENERAL)


@rule
def earn(t, why):
    """O8: one more bonus turn for the player."""
    t.bonus += 1
    tell(t, EVERYONE, EARNED, t.turn, why)


@rule
def may_show(t, card):
    """O3: may a card go face up anywhere? If not, the reason of the end that is not closed to it."""
    if t.shelf[t.turn, t.cards[card].colour].n == 0:
        return may_begin_shelf(t, card)
    left, right = may_join(t, card, LEFT), may_join(t, card, RIGHT)
    return right if right == ALLOWED or left == O4C else left


# ---------------------------------------------------------------- face down


@rule
def may_down(t, end, colour):
    """O5: any card in hand may be turned over."""
    return O3 if t.hand == NOTHING else may_turn_over(t, t.shelf[t.turn, colour], end)


@rule
def down(t, end, colour):
    """O5: the card, turned over, becomes an edge of the shelf."""
    tell(t, EVERYONE, PLACED, t.turn, colour, AT_DOWN + end)
    put_on(t, colour, end, -t.hand)


@rule
def may_turn_over(t, shelf, end):
    """O5: a face-down card goes at an open end of a shelf with a toy; O9h: not beside a toy that bears no edge."""
    if shelf.toys == 0:
        return O5
    if shelf.closed[end]:
        return O4C
    return O9H if carries(t, outermost(shelf, end), NO_EDGE) else ALLOWED


@rule
def can_turn_over(t):
    """O5: is there a place for a face-down card on any shelf of the player's?"""
    for colour in range(len(COLOURS)):
        shelf = t.shelf[t.turn, colour]
        if may_turn_over(t, shelf, LEFT) == ALLOWED or may_turn_over(t, shelf, RIGHT) == ALLOWED:
            return True
    return False


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


# ---------------------------------------------------------------- complete shelves


@rule
def put_on(t, colour, end, card):
    """O4, O6: the card in hand comes to lie on a shelf, which is complete with an edge at both ends."""
    shelf = t.shelf[t.turn, colour]
    lay_at(t, shelf, end, card)
    t.hand = NOTHING
    if shelf.closed[LEFT] and shelf.closed[RIGHT]:
        complete(t, colour)


@rule
def complete(t, colour):
    """O6: face-down cards go to the box, the others into the collection; the player earns a bonus turn."""
    shelf = t.shelf[t.turn, colour]
    cards, points = t.collected[t.turn], t.points[t.turn]
    boxed = collect(t, t.turn, shelf)
    cards, points = t.collected[t.turn] - cards, t.points[t.turn] - points
    told = EVERYONE if t.option.open_scores else only(t.turn)
    tell(t, told, COMPLETED, t.turn, colour, cards, points)
    if boxed > 0:
        tell(t, EVERYONE, BOXED, t.turn, colour, boxed, WAS_DOWN)
    earn(t, FOR_SHELF)


@rule
def collect(t, seat, shelf):
    """O6, O13: clear a shelf into its owner's collection; how many face-down cards went to the box."""
    boxed = 0
    while shelf.n > 0:
        card = lift_from(t, shelf, RIGHT)
        if card < NOTHING:
            t.gone[-card] = IN_BOX
            boxed += 1
        else:
            t.gone[card] = 1 + seat
            t.collected[seat] += 1
            t.points[seat] += t.cards[card].points
    shelf.closed[LEFT] = 0
    return boxed
