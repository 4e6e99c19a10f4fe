"""What a seat of Superhero Battle may know, as a row of numbers."""

from ...engine.observing import mark, mark_seat, mark_seats, mark_set, note, note_numbers, note_seats, seat_after
from ...engine.rule import rule
from ...engine.seats import has
from .battlefields import hands_are_open
from .fighting import team
from .table import *

OBSERVED = {
    "seat": MOST,
    "waiting": MOST,
    "first": MOST,
    "actor": MOST,
    "target": MOST,
    "phase": len(PHASES),
    "battle": 1,
    "round": 1,
    "stage": STAGES,
    "goal": 1,
    "showdown": 1,
    "frozen": 1,
    "battlefield": len(BATTLEFIELDS),
    "acting": KINDS,
    "done": len(ACTIONS),
    "tactic": KINDS,
    "traps": KINDS,
    "knockouts": KINDS,
    "deck": 1,
    "discard": KINDS,
    "draft": KINDS,
    "dealt": len(HEROES),
    "chosen_hero": len(HEROES),
    "chosen_card": KINDS,
    "fighting": MOST,
    "contestants": MOST,
    "revealed": MOST,
    "ready": MOST,
    "silenced": MOST,
    "doomed": MOST,
    "energy": MOST,
    "wins": MOST,
    "allies": MOST,
    "places": MOST,
    "laid": MOST,
    "cards": MOST,
    "heroes": MOST * len(HEROES),
    "powers": MOST * len(POWERS),
    "amounts": MOST,
    "sequences": MOST * STAGES * KINDS,
    "turned": MOST * STAGES,
    "hands": MOST * KINDS,
}


@rule
def observe(t, seat, out):
    """B6.8: all that lies open, and of the hidden things one's own."""
    at = observe_turn(t, seat, out)
    at = observe_tactics(t, out, at)
    at = observe_choice(t, seat, out, at)
    at = observe_sets(t, seat, out, at)
    at = observe_heroes(t, seat, out, at)
    at = observe_sequences(t, seat, out, at)
    observe_hands(t, seat, out, at)


@rule
def observe_turn(t, seat, out):
    """B2.1, B3.1: who is to decide, and how far the battle is."""
    at = mark(out, 0, MOST, seat)
    at = mark_seats(t, out, at, MOST, seat, t.waiting)
    at = mark_seat(t, out, at, MOST, seat, t.first)
    at = mark_seat(t, out, at, MOST, seat, t.actor)
    at = mark_seat(t, out, at, MOST, seat, t.target if t.phase == TAKE else NONE)
    at = mark(out, at, len(PHASES), t.phase)
    at = note(out, at, t.battle)
    at = note(out, at, t.rounds)
    at = mark(out, at, STAGES, t.stage)
    at = note(out, at, t.goal)
    at = note(out, at, t.showdown)
    at = note(out, at, t.frozen)
    return mark(out, at, len(BATTLEFIELDS), t.field)


@rule
def observe_tactics(t, out, at):
    """B4.1, B10: the action under way, what lies on the tactics, and the piles of cards."""
    is_acting = t.phase == ACT or t.phase == SECOND
    at = mark(out, at, KINDS, t.acting if is_acting else NONE)
    at = mark(out, at, len(ACTIONS), t.done if is_acting else NONE)
    at = mark(out, at, KINDS, t.target if t.phase == TRAP else NONE)
    at = mark_set(out, at, KINDS, t.traps)
    at = mark_set(out, at, KINDS, t.knockouts)
    at = note(out, at, t.deck.n)
    at = note_numbers(out, at, t.discard.count)
    return note_numbers(out, at, t.draft.count)


@rule
def observe_choice(t, seat, out, at):
    """B1.2, B3.1: the heroes dealt to the observer, and what it has chosen or laid face down."""
    is_hero = t.phase == CHOOSE_HERO
    chosen = t.choice[seat] if t.choice[seat] > 0 else t.laid[seat]
    mark(out, at, len(HEROES), t.dealt[seat, 0] if is_hero else NONE)
    at = mark(out, at, len(HEROES), t.dealt[seat, 1] if is_hero else NONE)
    at = mark(out, at, len(HEROES), chosen - 1 if is_hero else NONE)
    return mark(out, at, KINDS, NONE if is_hero else chosen - 1)


@rule
def observe_sets(t, seat, out, at):
    """B2.1, B7.1, B8.1: of every seat whether it fights, what it has, whose team it is of and where it sits."""
    at = mark_seats(t, out, at, MOST, seat, t.fighting)
    at = mark_seats(t, out, at, MOST, seat, t.contestants)
    at = mark_seats(t, out, at, MOST, seat, t.revealed)
    at = mark_seats(t, out, at, MOST, seat, t.ready)
    at = mark_seats(t, out, at, MOST, seat, t.silenced)
    at = mark_seats(t, out, at, MOST, seat, t.doomed)
    at = note_seats(t, out, at, MOST, seat, t.energy)
    at = note_seats(t, out, at, MOST, seat, t.wins)
    for i in range(t.seats):
        owner = seat_after(t, seat, i)
        out[at + i] = team(t, owner) == team(t, seat)
        out[at + MOST + i] = (t.place[owner] - t.place[seat]) % t.seats
        out[at + 2 * MOST + i] = t.laid[owner] > 0
        out[at + 3 * MOST + i] = t.hand[owner].n
    return at + 4 * MOST


@rule
def observe_heroes(t, seat, out, at):
    """B9: the hero of every seat, once they are shown, and its power."""
    powers = at + MOST * len(HEROES)
    amounts = powers + MOST * len(POWERS)
    for i in range(t.seats if t.phase != CHOOSE_HERO else 0):
        hero = t.hero[seat_after(t, seat, i)]
        mark(out, at + i * len(HEROES), len(HEROES), hero)
        mark(out, powers + i * len(POWERS), len(POWERS), t.power[hero, 0])
        out[amounts + i] = t.power[hero, 1]
    return amounts + MOST


@rule
def observe_sequences(t, seat, out, at):
    """B3.2, B6.5: the cards of every sequence, and which of them are turned."""
    turned = at + MOST * STAGES * KINDS
    for i in range(t.seats):
        owner = seat_after(t, seat, i)
        for stage in range(STAGES):
            mark(out, at + (i * STAGES + stage) * KINDS, KINDS, t.sequence[owner, stage] - 1)
            out[turned + i * STAGES + stage] = has(t.turned[owner], stage)
    return turned + MOST * STAGES


@rule
def observe_hands(t, seat, out, at):
    """B6.6, B6.8: the cards of the hands that the observer sees now."""
    for i in range(t.seats):
        owner = seat_after(t, seat, i)
        if sees_hand(t, seat, owner):
            note_numbers(out, at + i * KINDS, t.hand[owner].count)


@rule
def sees_hand(t, seat, owner):
    """B6.6, B6.8, B10: one's own, all while they are open, and the one that the seat's Slide looks at."""
    return owner == seat or hands_are_open(t) or (t.phase == TAKE and t.actor == seat and t.target == owner)
