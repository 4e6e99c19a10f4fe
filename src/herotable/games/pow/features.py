"""What a player of POW! asks first, as a short row of numbers for nets that learn."""

from ...engine.observing import mark, mark_seat, note, note_numbers, note_pile, seat_after
from ...engine.piles import total
from ...engine.rule import rule
from .rules import ALLOWED, counted_heroes, may_take, score, shown
from .table import *

FEWEST, MOST = SEATS[0], SEATS[-1]
SIZES = len(SEATS)  # numbers of seats that there can be
FEATURES = {
    "players": SIZES,
    "turn": MOST,
    "rolls": ROLLS + 1,
    "rolled": len(FACES),
    "aside": len(FACES),
    "shown": len(FACES),
    "rows": len(KINDS) * TILES,
    "left": len(KINDS),
    "within_reach": len(KINDS),
    "stacks": MOST * len(KINDS) * TILES,
    "heights": MOST * len(KINDS),
    "standing": MOST,
    "uncounted": MOST,
    "lead": 1,
}


@rule
def features(t, seat, out):
    """P3, P5: the dice, the centre, what the dice would take now, and everybody's stacks."""
    at = mark(out, 0, SIZES, t.seats - FEWEST)
    at = mark_seat(t, out, at, MOST, seat, t.turn)
    at = mark(out, at, ROLLS + 1, t.rolls)
    at = note_numbers(out, at, t.rolled)
    at = note_numbers(out, at, t.aside)
    for face in range(len(FACES)):
        at = note(out, at, shown(t, face))
    for kind in range(len(KINDS)):
        at = note_pile(out, at, t.row[kind])
    for kind in range(len(KINDS)):
        at = note(out, at, t.row[kind].n)
    for kind in range(len(KINDS)):
        at = note(out, at, tile_within_reach(t, kind))
    note_scores(t, seat, out, note_stacks(t, seat, out, at))


@rule
def tile_within_reach(t, kind):
    """P5a, P5b: the points of the tile that the dice would take from the centre; 0 if there is none."""
    place = shown(t, SYMBOL[kind])
    return t.row[kind].card[place - 1] if may_take(t, kind, place) == ALLOWED else 0


@rule
def note_stacks(t, seat, out, at):
    """P5d, P8: every stack from the top, as a thief counts it, then all heights."""
    heights = at + MOST * len(KINDS) * TILES
    for i in range(t.seats):
        for kind in range(len(KINDS)):
            pile, place = t.stack[seat_after(t, seat, i), kind], i * len(KINDS) + kind
            out[heights + place] = pile.n
            for depth in range(pile.n):
                out[at + place * TILES + depth] = pile.card[pile.n - 1 - depth]
    return heights + MOST * len(KINDS)


@rule
def note_scores(t, seat, out, at):
    """P10, P11: every score as it stands, the heroes that villains are missing for, and one's own lead."""
    best = -TILES * MOST_POINTS
    for i in range(t.seats):
        owner = seat_after(t, seat, i)
        heroes = t.stack[owner, HERO]
        out[at + i] = score(t, owner)
        out[at + MOST + i] = total(heroes, heroes.n) - total(heroes, counted_heroes(t, owner))
        if i > 0:
            best = max(best, score(t, owner))
    out[at + 2 * MOST] = score(t, seat) - best
