"""What a player of Superhero Battle asks first, as a short row of numbers for nets that learn."""

from ...engine.observing import mark, note, note_numbers, seat_after
from ...engine.rule import rule
from ...engine.seats import has
from .fighting import is_opponent, team
from .hints import is_safe
from .observing import observe_tactics, sees_hand
from .table import *

FEWEST, SIZES = SEATS[0], len(SEATS)  # the fewest seats, and how many numbers of seats there can be
OF_SEAT = 15 + 2 * STAGES  # numbers that describe a seat
TRAINED_WITH: tuple[dict[str, int], ...] = ({}, {"teams": 2})
FEATURES = {
    "players": SIZES,
    "phase": len(PHASES),
    "battle": 1,
    "round": 1,
    "stage": STAGES,
    "goal": 1,
    "showdown": 1,
    "frozen": 1,
    "effect": len(EFFECTS),
    "effect_amount": 1,
    "acting": KINDS,
    "done": len(ACTIONS),
    "tactic": KINDS,
    "traps": KINDS,
    "knockouts": KINDS,
    "deck": 1,
    "discard": KINDS,
    "draft": KINDS,
    "dealt": len(HEROES),
    "chosen_card": KINDS,
    "hand": KINDS,
    "safe": KINDS,
    "sequence": STAGES * KINDS,
    "power": len(POWERS),
    "seats": MOST * OF_SEAT,
    "rival_powers": len(POWERS),
    "rival_hands": KINDS,
}


@rule
def features(t, seat, out):
    """B6.8: the battle, one's own hand and hero, and every seat in short; of hidden things only one's own."""
    at = note_battle(t, out)
    at = observe_tactics(t, out, at)
    at = note_own(t, seat, out, at)
    for i in range(t.seats):
        note_seat(t, seat, seat_after(t, seat, i), out, at + i * OF_SEAT)
    note_rivals(t, seat, out, at + MOST * OF_SEAT)


@rule
def note_battle(t, out):
    """B2.1, B3.1, B10: how far the battle is, and what the battlefield does."""
    at = mark(out, 0, SIZES, t.seats - FEWEST)
    at = mark(out, at, len(PHASES), t.phase)
    at = note(out, at, t.battle)
    at = note(out, at, t.rounds)
    at = mark(out, at, STAGES, t.stage)
    at = note(out, at, t.goal)
    at = note(out, at, t.showdown)
    at = note(out, at, t.frozen)
    mark(out, at, len(EFFECTS), t.effect[t.field, 0] if t.field != NONE else NONE)
    return note(out, at + len(EFFECTS), t.effect[t.field, 1] if t.field != NONE else 0)


@rule
def note_own(t, seat, out, at):
    """B1.2, B3.1: one's own heroes to choose from, cards, sequence and power."""
    is_hero = t.phase == CHOOSE_HERO
    chosen = t.choice[seat] if t.choice[seat] > 0 else t.laid[seat]
    mark(out, at, len(HEROES), t.dealt[seat, 0] if is_hero else NONE)
    at = mark(out, at, len(HEROES), t.dealt[seat, 1] if is_hero else NONE)
    at = mark(out, at, KINDS, NONE if is_hero else chosen - 1)
    at = note_numbers(out, at, t.hand[seat].count)
    for card in range(KINDS):
        out[at + card] = t.phase == CHOOSE and has(t.waiting, seat) and is_safe(t, seat, card)
    at += KINDS
    for stage in range(STAGES):
        at = mark(out, at, KINDS, t.sequence[seat, stage] - 1)
    return mark(out, at, len(POWERS), NONE if is_hero else t.power[t.hero[seat], 0])


@rule
def note_seat(t, seat, owner, out, at):
    """B2.1, B7.1, B9: what lies open of a seat; a card of its sequence is the number on it."""
    at = note(out, at, has(t.fighting, owner))
    at = note(out, at, has(t.contestants, owner))
    at = note(out, at, has(t.revealed, owner))
    at = note(out, at, has(t.ready, owner))
    at = note(out, at, has(t.silenced, owner))
    at = note(out, at, has(t.doomed, owner))
    at = note(out, at, has(t.waiting, owner))
    at = note(out, at, t.energy[owner])
    at = note(out, at, t.wins[owner])
    at = note(out, at, team(t, owner) == team(t, seat))
    at = note(out, at, t.laid[owner] > 0)
    at = note(out, at, t.hand[owner].n)
    at = note(out, at, t.first == owner)
    at = note(out, at, t.actor == owner)
    at = note(out, at, 0 if t.phase == CHOOSE_HERO else t.power[t.hero[owner], 1])
    for stage in range(STAGES):
        card = t.sequence[owner, stage] - 1
        out[at + stage] = t.number[card] if card >= 0 else 0
        out[at + STAGES + stage] = has(t.turned[owner], stage)


@rule
def note_rivals(t, seat, out, at):
    """B6.8, B9: the powers of the opponents in the battle, and the cards in those of their hands that the seat sees."""
    for owner in range(t.seats):
        if not is_opponent(t, seat, owner):
            continue
        if t.phase != CHOOSE_HERO:
            out[at + t.power[t.hero[owner], 0]] += 1
        if sees_hand(t, seat, owner):
            for card in range(KINDS):
                out[at + len(POWERS) + card] += t.hand[owner].count[card]
