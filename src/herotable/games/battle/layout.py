"""The table of Superhero Battle as a seat sees it, laid out again: what the rules need to try a move on it.

Cards that the seat does not see lie there too, as many as there are, but which they are means nothing: rules may move
them, and only how many were moved may be told.
"""

from ...engine.fields import Numbers, Seats
from ...engine.rule import rule
from ...engine.seats import only
from ...engine.seeing import show_numbers
from ...engine.tape import QUIET
from ...engine.views import Several, Struct
from .hands import UNIT
from .table import *
from .view import BattleTable

UNSEEN = 0  # the kind of a card that the seat does not see
DICE_KEY = 1  # any key will do: what is drawn by it is not told


class BattleOptions(Struct):
    """B8.1: what was agreed before the game, as far as battles go by it."""

    teams = Numbers(0, MOST_TEAMS)


class BattleSeen(Struct):
    """B6.8: what a seat sees of a match; a view of the match has all of it under the same names."""

    seat = Seats(MOST)
    waiting = Several(MOST, Seats(MOST))
    options = BattleOptions
    table = BattleTable


@rule
def lay_out(t, asked):
    """B6.8: everything on the table that this seat sees."""
    seen = asked.table
    t.quiet = QUIET
    for word in range(4):
        t.key[word] = DICE_KEY
    t.seats = seen.seats.n
    t.option.teams = asked.options.teams
    for i in range(asked.waiting.n):
        t.waiting |= only(asked.waiting.each[i])
    lay_turn(t, seen)
    lay_tactics(t, seen)
    lay_field(t, seen.battlefield)
    for i in range(seen.dealt.value.n):
        t.dealt[asked.seat, i] = seen.dealt.value.each[i].hero
    for owner in range(t.seats):
        t.sitting[owner] = seen.seating.each[owner]
        t.place[t.sitting[owner]] = owner
        lay_fighter(t, owner, seen.seats.each[owner])
        lay_sequence(t, owner, seen.seats.each[owner])
        lay_hand(t, asked.seat, owner, seen.seats.each[owner])


@rule
def lay_turn(t, seen):
    """B2.1, B3.1, B4.2, B6.6: how far the battle is, and who acts."""
    t.phase = seen.phase
    t.battle = seen.battle
    t.rounds = seen.round_
    t.stage = seen.stage
    t.first = seen.first
    t.goal = seen.goal
    t.frozen = seen.frozen
    t.actor = seen.actor.value if seen.actor.present else NONE
    t.acting = seen.acting.value
    t.done = seen.done.value if seen.done.present else NONE
    t.target = seen.target.value - (KINDS if seen.phase == TAKE else 0)


@rule
def lay_tactics(t, seen):
    """B4.1, B4.2: the tactics, what lies on them, and the piles of cards."""
    for card in range(KINDS):
        t.number[card] = seen.tactics[card].number
        if seen.tactics[card].trap:
            t.traps |= only(card)
        if seen.tactics[card].knockout:
            t.knockouts |= only(card)
    t.deck.n = seen.deck
    t.deck.count[UNSEEN] = seen.deck
    lay_bag(t.discard, seen.discard)
    lay_bag(t.draft, seen.draft)


@rule
def lay_bag(bag, cards):
    """B6.8: cards that are all seen."""
    show_numbers(bag.count, cards)
    for card in range(KINDS):
        bag.n += cards[card]


@rule
def lay_field(t, field):
    """B10: the battlefield in play, if there is one."""
    t.field = field.value.name if field.present else NONE
    if field.present:
        t.effect[t.field, 0] = field.value.effect
        t.effect[t.field, 1] = field.value.amount


@rule
def lay_fighter(t, owner, fighter):
    """B9: a hero with its power, and how it stands."""
    t.hero[owner] = fighter.hero.value
    t.energy[owner] = fighter.energy
    t.wins[owner] = fighter.wins
    if fighter.hero.present:
        t.power[t.hero[owner], 0] = fighter.power.value
        t.power[t.hero[owner], 1] = fighter.amount.value
    if fighter.fighting:
        t.fighting |= only(owner)
    if fighter.contestant:
        t.contestants |= only(owner)
    if fighter.ready:
        t.ready |= only(owner)
    if fighter.silenced:
        t.silenced |= only(owner)
    if fighter.doomed:
        t.doomed |= only(owner)


@rule
def lay_sequence(t, owner, fighter):
    """B3.2, B6.5: a sequence; who has a card of this stage in it has revealed."""
    for i in range(fighter.sequence.n):
        t.sequence[owner, i] = fighter.sequence.each[i] + 1
    for i in range(fighter.turned.n):
        t.turned[owner] |= only(fighter.turned.each[i])
    if fighter.sequence.n > t.stage:
        t.revealed |= only(owner)
    if fighter.laid:
        t.laid[owner] = 1 + (fighter.choice.value if fighter.choice.present else UNSEEN)


@rule
def lay_hand(t, seat, owner, fighter):
    """B6.8: the cards that the seat sees in a hand or knows to be there, and as many others as there are."""
    hand, seen = t.hand[owner], 0
    for card in range(KINDS):
        hand.count[card] = fighter.hand.value[card] + fighter.known.value[card]
        t.known[seat, owner] += hand.count[card] * UNIT[card]
        seen += hand.count[card]
    hand.n = fighter.cards
    hand.count[UNSEEN] += hand.n - seen
