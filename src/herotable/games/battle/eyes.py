"""What a seat of Superhero Battle may see, and what it may imagine."""

from typing import Any

import numpy as np

from ...engine.dice import below
from ...engine.piles import draw, put, take_out
from ...engine.rule import rule
from .battlefields import hands_are_open
from .fighting import team
from .hands import of_kind
from .observing import OBSERVED as OBSERVED
from .observing import observe as observe
from .preparing import deal_two
from .table import *


def view(t: Any, seat: int | None) -> dict[str, Any]:
    """B6.8: all that lies open, and of the hidden things one's own."""
    return {
        "phase": PHASES[t.phase],
        "battle": int(t.battle),
        "round": int(t.rounds),
        "stage": int(t.stage),
        "first": int(t.first),
        "goal": int(t.goal),
        "showdown": bool(t.showdown),
        "battlefield": battlefield(t),
        "tactics": {
            name: {
                "number": int(t.number[card]),
                "trap": bool(t.traps >> card & 1),
                "knockout": bool(t.knockouts >> card & 1),
            }
            for card, name in enumerate(CARDS)
        },
        "deck": int(t.deck.n),
        "discard": cards(t.discard.count),
        "draft": cards(t.draft.count),
        "actor": None if t.actor == NONE else int(t.actor),
        "acting": CARDS[t.acting] if t.phase in (ACT, SECOND) else None,
        "target": target(t),
        "frozen": bool(t.frozen),
        "dealt": None if seat is None or t.phase != CHOOSE_HERO else [hero(t, each) for each in t.dealt[seat]],
        "seats": [fighter(t, owner, seat) for owner in range(t.seats)],
    }


def battlefield(t: Any) -> dict[str, Any] | None:
    """B10: the battlefield in play and what it does."""
    if t.field == NONE:
        return None
    effect, number = t.effect[t.field]
    return {"name": BATTLEFIELDS[t.field], "effect": EFFECTS[effect], "amount": int(number)}


def hero(t: Any, number: int) -> dict[str, Any]:
    """B9: a hero and what it can do."""
    power, amount = t.power[number]
    return {"hero": HEROES[number], "power": POWERS[power], "amount": int(amount)}


def target(t: Any) -> int | str | None:
    """B4.2, B6.6: the first tactic of Vantage point, or the seat whose hand Slide looks at."""
    if t.phase == TRAP:
        return CARDS[t.target]
    return int(t.target) if t.phase == TAKE else None


def fighter(t: Any, owner: int, seat: int | None) -> dict[str, Any]:
    """B6.8: one seat as another sees it."""
    is_mine = owner == seat
    is_open = is_mine or bool(hands_are_open(t))
    unknown = {"hero": None, "power": None, "amount": None}
    return {
        **(unknown if t.phase == CHOOSE_HERO else hero(t, t.hero[owner])),
        "team": int(team(t, owner)) if t.option.teams else None,
        "fighting": bool(t.fighting >> owner & 1),
        "contestant": bool(t.contestants >> owner & 1),
        "energy": int(t.energy[owner]),
        "wins": int(t.wins[owner]),
        "ready": bool(t.ready >> owner & 1),
        "silenced": bool(t.silenced >> owner & 1),
        "doomed": bool(t.doomed >> owner & 1),
        "sequence": [CARDS[card - 1] for card in t.sequence[owner] if card],
        "turned": [stage for stage in range(STAGES) if t.turned[owner] >> stage & 1],
        "laid": bool(t.laid[owner]),
        "cards": int(t.hand[owner].n),
        "hand": cards(t.hand[owner].count) if is_open else None,
        "known": None if is_open else known(t, t.seats if seat is None else seat, owner),
        "choice": choice(t, owner) if is_mine else None,
    }


def choice(t: Any, seat: int) -> str | None:
    """B1.2, B3.1: what the seat has chosen, or laid face down."""
    chosen = t.choice[seat] or t.laid[seat]
    if not chosen:
        return None
    return HEROES[chosen - 1] if t.phase == CHOOSE_HERO else CARDS[chosen - 1]


def cards(counts: Any) -> list[str]:
    """Cards by name."""
    return [name for name, n in zip(CARDS, counts, strict=True) for _ in range(n)]


def known(t: Any, observer: int, owner: int) -> list[str]:
    """B6.8: the cards that an observer has seen in a hand, and that may not have left it."""
    return cards([of_kind(t.known[observer, owner], card) for card in range(KINDS)])


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
    while left >= t.hand[owner].count[card] - of_kind(t.known[observer, owner], card):
        left -= t.hand[owner].count[card] - of_kind(t.known[observer, owner], card)
        card += 1
    return card


@rule
def any_card(t, owner):
    """B3.1: a random card of a hand."""
    card = draw(t, t.hand[owner])
    put(t.hand[owner], card)
    return card
