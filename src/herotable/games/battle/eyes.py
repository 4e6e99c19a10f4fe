"""What a seat of Superhero Battle may see, and what it may imagine."""

import numpy as np

from ...engine.dice import below
from ...engine.piles import draw, put, take_out
from ...engine.rule import rule
from ...engine.seats import has
from ...engine.seeing import add, one_more, show, show_numbers
from .battlefields import dodge_cards, hands_are_open, leap_cards
from .fighting import team
from .hands import of_kind
from .observing import OBSERVED as OBSERVED
from .observing import observe as observe
from .preparing import deal_two
from .table import *
from .view import DEALT
from .view import VIEW as VIEW


@rule
def see(t, seat, seen):
    """B6.8: all that lies open, and of the hidden things one's own."""
    see_turn(t, seen)
    see_numbers(t, seen.numbers)
    see_cards(t, seen)
    if t.field != NONE:
        seen.battlefield.present = 1
        see_battlefield(t, seen.battlefield.value)
    if seat >= 0 and t.phase == CHOOSE_HERO:
        see_dealt(t, seat, seen.dealt)
    for owner in range(t.seats):
        add(seen.seating, t.sitting[owner])
        fighter = seen.seats.each[one_more(seen.seats)]
        see_fighter(t, owner, fighter)
        see_sequence(t, owner, fighter)
        see_hand(t, owner, seat, fighter)
        if owner == seat:
            see_choice(t, owner, fighter.choice)


@rule
def see_numbers(t, numbers):
    """B10: how many cards the drawing actions draw here."""
    numbers.leap = leap_cards(t)
    numbers.dodge = dodge_cards(t)


@rule
def see_turn(t, seen):
    """B2.1, B3.1, B4.2, B6.6, B9: how far the battle is, who acts, what is done, the target of a second decision."""
    seen.phase = t.phase
    seen.battle = t.battle
    seen.round_ = t.rounds
    seen.stage = t.stage
    seen.first = t.first
    seen.goal = t.goal
    seen.showdown = t.showdown
    seen.frozen = t.frozen
    if t.actor != NONE:
        show(seen.actor, t.actor)
    if t.phase == ACT or t.phase == SECOND:
        show(seen.acting, t.acting)
    if t.phase == SECOND:
        show(seen.done, t.done)
    if t.phase == TRAP:
        show(seen.target, t.target)
    elif t.phase == TAKE:
        show(seen.target, KINDS + t.target)


@rule
def see_cards(t, seen):
    """B4.1, B4.2, B6.8: the tactics, what lies on them, and the piles of cards; of the deck only how many there are."""
    for card in range(KINDS):
        seen.tactics[card].number = t.number[card]
        seen.tactics[card].trap = has(t.traps, card)
        seen.tactics[card].knockout = has(t.knockouts, card)
    seen.deck = t.deck.n
    show_numbers(seen.discard, t.discard.count)
    show_numbers(seen.draft, t.draft.count)


@rule
def see_battlefield(t, field):
    """B10: the battlefield in play and what it does."""
    field.name = t.field
    field.effect = t.effect[t.field, 0]
    field.amount = t.effect[t.field, 1]


@rule
def see_dealt(t, seat, dealt):
    """B1.2, B9: the heroes of which a seat chooses one, and what they can do."""
    dealt.present = 1
    for i in range(DEALT):
        hero = dealt.value.each[one_more(dealt.value)]
        hero.hero = t.dealt[seat, i]
        hero.power = t.power[t.dealt[seat, i], 0]
        hero.amount = t.power[t.dealt[seat, i], 1]


@rule
def see_fighter(t, owner, fighter):
    """B6.8: what lies open of a seat; its hero only once all have chosen."""
    if t.phase != CHOOSE_HERO:
        show(fighter.hero, t.hero[owner])
        show(fighter.power, t.power[t.hero[owner], 0])
        show(fighter.amount, t.power[t.hero[owner], 1])
    if t.option.teams > 0:
        show(fighter.team, team(t, owner))
    fighter.fighting = has(t.fighting, owner)
    fighter.contestant = has(t.contestants, owner)
    fighter.energy = t.energy[owner]
    fighter.wins = t.wins[owner]
    fighter.ready = has(t.ready, owner)
    fighter.silenced = has(t.silenced, owner)
    fighter.doomed = has(t.doomed, owner)


@rule
def see_sequence(t, owner, fighter):
    """B3.2, B6.5: the cards of a sequence, which of them are turned, and whether one lies face down."""
    for stage in range(STAGES):
        if t.sequence[owner, stage] > 0:
            add(fighter.sequence, t.sequence[owner, stage] - 1)
        if has(t.turned[owner], stage):
            add(fighter.turned, stage)
    fighter.laid = t.laid[owner] > 0


@rule
def see_hand(t, owner, seat, fighter):
    """B6.8: how many cards a hand has; one's own and open ones whole, of others what was seen and may be there."""
    fighter.cards = t.hand[owner].n
    if owner == seat or hands_are_open(t):
        fighter.hand.present = 1
        show_numbers(fighter.hand.value, t.hand[owner].count)
        return
    fighter.known.present = 1
    observer = t.seats if seat < 0 else seat
    for card in range(KINDS):
        fighter.known.value[card] = of_kind(t.known[observer, owner], card)


@rule
def see_choice(t, seat, choice):
    """B1.2, B3.1: what the seat has chosen, or laid face down."""
    chosen = t.choice[seat] if t.choice[seat] > 0 else t.laid[seat]
    if chosen > 0:
        show(choice, chosen - 1 + (KINDS if t.phase == CHOOSE_HERO else 0))


# ---------------------------------------------------------------- imagining


@rule
def imagine(t, seat):
    """B6.8: deal anew what the seat cannot know: heroes not chosen yet, other hands, cards face down, the deck."""
    if t.phase == CHOOSE_HERO:
        imagine_heroes(t, seat)
        return
    observer = t.seats if seat < 0 else seat
    for owner in range(t.seats):
        if owner != seat:
            give_back(t, owner)
    for owner in range(t.seats):
        if owner != seat:
            deal_known(t, observer, owner)
    for owner in range(t.seats):
        if owner != seat:
            deal_rest(t, observer, owner)
            forget_secrets(t, observer, owner)


@rule
def imagine_heroes(t, seat):
    """B1.2: other seats hold other heroes, and have chosen one of them if they have chosen."""
    taken = np.int64(0)
    if seat >= 0:
        taken = (np.int64(1) << np.int64(t.dealt[seat, 0])) | (np.int64(1) << np.int64(t.dealt[seat, 1]))
    for owner in range(t.seats):
        if owner != seat:
            taken = deal_two(t, owner, taken)
            if t.choice[owner] > 0:
                t.choice[owner] = t.dealt[owner, below(t, 2)] + 1


@rule
def give_back(t, owner):
    """B6.8: hand and face-down card go to the deck; how many they were stays known."""
    for card in range(KINDS):
        while t.hand[owner].count[card] > 0:
            t.hand[owner].count[card] -= 1
            put(t.deck, card)
    if t.laid[owner] > 0:
        put(t.deck, t.laid[owner] - 1)


@rule
def deal_known(t, observer, owner):
    """B6.8: first the cards that the observer knows to be there."""
    for card in range(KINDS):
        for _ in range(of_kind(t.either[observer, owner], card)):
            take_out(t.deck, card)
            t.hand[owner].count[card] += 1


@rule
def deal_rest(t, observer, owner):
    """B6.8: then any others, of which one lies face down or is chosen, but none that is known to be in the hand."""
    hand = t.hand[owner]
    wanted = hand.n + (t.laid[owner] > 0)
    held = 0
    for card in range(KINDS):
        held += hand.count[card]
    for _ in range(wanted - held):
        hand.count[draw(t, t.deck)] += 1
    if t.laid[owner] > 0:
        t.laid[owner] = loose_card(t, observer, owner, wanted) + 1
        hand.count[t.laid[owner] - 1] -= 1
    if t.choice[owner] > 0:
        t.choice[owner] = any_card(t, owner) + 1


@rule
def forget_secrets(t, observer, owner):
    """B6.8: of a hand that is not the observer's, others may know more than all do; the observer cannot tell what."""
    for other in range(t.seats):
        if other != observer:
            t.known[other, owner] = t.known[t.seats, owner]
            t.either[other, owner] = t.either[t.seats, owner]


@rule
def loose_card(t, observer, owner, cards_held):
    """B6.8: a random card that the observer does not know to be in the hand."""
    known_cards = 0
    for card in range(KINDS):
        known_cards += of_kind(t.known[observer, owner], card)
    left = below(t, cards_held - known_cards)
    card = 0
    while card < KINDS - 1 and left >= t.hand[owner].count[card] - of_kind(t.known[observer, owner], card):
        left -= t.hand[owner].count[card] - of_kind(t.known[observer, owner], card)
        card += 1
    return card


@rule
def any_card(t, owner):
    """B3.1: a random card of a hand."""
    card = draw(t, t.hand[owner])
    put(t.hand[owner], card)
    return card
