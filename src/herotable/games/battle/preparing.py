"""B1, B2: set-up, and all that comes before a battle."""

import numpy as np

from ...engine.dice import below
from ...engine.piles import draw, put, take_out
from ...engine.rule import rule
from ...engine.seats import EVERYONE, NOBODY, all_seats, has, only
from ...engine.tape import tell
from .battlefields import amount, hand_limit, is_field, most_energy, received, start_energy
from .fighting import clockwise, counter_clockwise
from .hands import all_see_come, draw_cards, refill, tell_cards
from .heroes import bonus
from .table import *

# ---------------------------------------------------------------- set-up


@rule
def has_box(t, box):
    """B1.3: is a box on the table? Five and more seats need both, unless told otherwise."""
    chosen = t.option.boxes
    if chosen == AUTO:
        chosen = GUARDIANS if t.seats <= 4 else BOTH_BOXES
    return chosen == box or chosen == BOTH_BOXES


@rule
def set_up(t):
    """B1.1, B1.3: a random first player; all moves and battlefields of the boxes in play are shuffled."""
    take_places(t)
    t.first = below(t, t.seats)
    t.goal = WINS
    t.field = NONE
    t.actor = NONE
    t.contestants = all_seats(t)
    for box in range(2):
        if has_box(t, GUARDIANS + box):
            for card in range(KINDS * COPIES):
                put(t.deck, card % KINDS)
            for field in range(box * BOX_BATTLEFIELDS, (box + 1) * BOX_BATTLEFIELDS):
                put(t.fields, field)
    tell(t, EVERYONE, STARTED, t.first)


@rule
def take_places(t):
    """B8.1: teams sit alternating, and who sits where is drawn, unless the players have chosen their teams."""
    for seat in range(t.seats):
        t.sitting[seat] = seat
        t.place[seat] = seat
    if t.option.teams > 0 and t.option.drawn_teams:
        for place in range(t.seats):
            change_places(t, place, place + below(t, t.seats - place))
            tell(t, EVERYONE, SEATED, t.sitting[place], place % t.option.teams + 1)


@rule
def change_places(t, place, other):
    """B8.1: two players change places."""
    here, there = t.sitting[place], t.sitting[other]
    t.sitting[place], t.sitting[other] = there, here
    t.place[there], t.place[here] = place, other


@rule
def deal_heroes(t):
    """B1.2: two heroes face down to each seat; all choose one at once."""
    taken = np.int64(0)
    for seat in range(t.seats):
        taken = deal_two(t, seat, taken)
    t.phase = CHOOSE_HERO
    t.waiting = all_seats(t)


@rule
def deal_two(t, seat, taken):
    """B1.2: two heroes that nobody has yet; with both boxes one from each."""
    for place in range(2):
        box = place if has_box(t, GUARDIANS) and has_box(t, AVENGERS) else 1 - has_box(t, GUARDIANS)
        hero = free_hero(t, box * BOX_HEROES, taken)
        t.dealt[seat, place] = hero
        taken |= np.int64(1) << np.int64(hero)
    return taken


@rule
def free_hero(t, first, taken):
    """B1.2: a random hero of the box that begins with this one, and that was not dealt."""
    hero = first + below(t, BOX_HEROES)
    while (taken >> hero) & 1:
        hero = first + below(t, BOX_HEROES)
    return hero


@rule
def is_dealt(t, seat, hero):
    """B1.2: is this one of the two heroes dealt to the seat?"""
    return t.dealt[seat, 0] == hero or t.dealt[seat, 1] == hero


@rule
def choose_hero(t, seat, hero):
    """B1.2: the choice may be changed until the last has chosen; the other hero goes back unseen."""
    t.choice[seat] = hero + 1
    t.waiting &= ~only(seat)
    if t.waiting == NOBODY:
        for each in range(t.seats):
            t.hero[each] = t.choice[each] - 1
            t.choice[each] = 0
            t.dealt[each, 0] = 0
            t.dealt[each, 1] = 0
            tell(t, EVERYONE, PICKED, each, t.hero[each])
        t.phase = PREPARE


# ---------------------------------------------------------------- before each battle


@rule
def prepare(t):
    """B2.1: Knockouts back, traps off, energy and abilities as at the start."""
    t.battle += 1
    t.rounds = 0
    t.stage = 0
    t.knockouts = 0
    t.traps = 0
    t.fighting = t.contestants
    t.ready = t.contestants
    t.doomed = NOBODY
    t.silenced = NOBODY
    t.revealed = NOBODY
    t.victors = NOBODY
    tell(t, EVERYONE, BATTLE, t.battle)
    reveal_field(t)
    for seat in range(t.seats):
        if has(t.contestants, seat):
            t.energy[seat] = min(most_energy(t), start_energy(t))
    t.phase = DISCARD


@rule
def contestants(t):
    """B7.3: how many seats take part."""
    n = 0
    for seat in range(t.seats):
        n += has(t.contestants, seat)
    return n


@rule
def reveal_field(t):
    """B2.2, B10: a new battlefield with three contestants or more; when none is left, the old ones are shuffled."""
    if t.field != NONE:
        put(t.past, t.field)
        t.field = NONE
    if not t.option.battlefields or contestants(t) < 3:
        return
    if t.fields.n == 0:
        for field in range(len(BATTLEFIELDS)):
            t.fields.count[field] = t.past.count[field]
            t.past.count[field] = 0
        t.fields.n = t.past.n
        t.past.n = 0
    t.field = draw(t, t.fields)
    tell(t, EVERYONE, FIELD, t.field)
    if is_field(t, TRAPPED_FROM):
        set_traps(t)


@rule
def set_traps(t):
    """B10: on one field the tactics of high numbers start trapped."""
    for tactic in range(KINDS):
        if t.number[tactic] >= amount(t, TRAPPED_FROM, 0):
            t.traps |= 1 << tactic


@rule
def next_discard(t):
    """B2.3: clockwise from the first player everybody discards down to the limit, by choice."""
    for i in range(t.seats):
        seat = clockwise(t, i)
        if has(t.contestants, seat) and t.hand[seat].n > hand_limit(t):
            t.waiting = only(seat)
            return
    t.phase = DRAW


@rule
def draw_up(t):
    """B2.3, B6.7, B9: then everybody draws up to the limit, and receives what the battlefield and the hero give."""
    for i in range(t.seats):
        seat = clockwise(t, i)
        if has(t.contestants, seat):
            draw_cards(t, seat, max(0, hand_limit(t) - t.hand[seat].n))
    for i in range(t.seats):
        seat = counter_clockwise(t, i)
        if has(t.contestants, seat) and received(t) != NONE:
            receive(t, seat, received(t))
    for i in range(t.seats):
        seat = counter_clockwise(t, i)
        if has(t.contestants, seat):
            for _ in range(bonus(t, seat, PIERCING)):
                receive(t, seat, SHOT)


@rule
def receive(t, seat, card):
    """B6.7: a copy from the deck, else from the discard, as long as there are any."""
    if t.deck.count[card] > 0:
        take_out(t.deck, card)
    elif t.discard.count[card] > 0:
        take_out(t.discard, card)
    else:
        return
    put(t.hand[seat], card)
    all_see_come(t, seat, card)
    tell(t, EVERYONE, RECEIVED, seat, card)


@rule
def begin_draft(t):
    """B2.4: two cards more than will be picked are laid out, as far as there are cards."""
    t.phase = DRAFT
    t.picks = 0
    if is_field(t, NO_DRAFT):
        return
    for _ in range(2 * contestants(t) + 2):
        refill(t)
        if t.deck.n > 0:
            put(t.draft, draw(t, t.deck))
    tell_cards(t, EVERYONE, OFFERED, NONE, NONE, t.draft.count)


@rule
def next_pick(t):
    """B2.4: from the first player's right, counter-clockwise, twice; what is left over is discarded."""
    if t.draft.n == 0 or t.picks == 2 * contestants(t):
        for card in range(KINDS):
            while t.draft.count[card] > 0:
                take_out(t.draft, card)
                put(t.discard, card)
        t.phase = ROUND
        return
    turn = t.picks % contestants(t)
    for i in range(t.seats):
        seat = counter_clockwise(t, i)
        if has(t.contestants, seat):
            if turn == 0:
                t.waiting = only(seat)
            turn -= 1


@rule
def pick(t, seat, card):
    """B2.4: take one of the cards laid out; all see which."""
    t.picks += 1
    take_out(t.draft, card)
    put(t.hand[seat], card)
    all_see_come(t, seat, card)
    tell(t, EVERYONE, DRAFTED, seat, card)
