"""What a seat of POW! may see, and what it may imagine."""

from ...engine.observing import mark, mark_seat, note, note_numbers, note_pile, seat_after
from ...engine.rule import rule
from ...engine.seeing import add, add_pile, one_more, show_numbers
from .rules import score
from .table import FACES, HERO, KINDS, SEATS, TILES, VILLAIN
from .view import VIEW as VIEW

MOST = SEATS[-1]
OBSERVED = {
    "seat": MOST,
    "turn": MOST,
    "rolls": 1,
    "rolled": len(FACES),
    "aside": len(FACES),
    "rows": len(KINDS) * TILES,
    "stacks": MOST * len(KINDS) * TILES,
    "standing": MOST,
}


@rule
def see(t, seat, seen):
    """P8: the centre, the dice, and of each stack its height and top tile; nobody sees more, the owner included."""
    seen.turn = t.turn
    seen.rolls = t.rolls
    show_numbers(seen.rolled, t.rolled)
    show_numbers(seen.aside, t.aside)
    add_pile(seen.rows.hero, t.row[HERO])
    add_pile(seen.rows.villain, t.row[VILLAIN])
    for owner in range(t.seats):
        stacks = seen.stacks.each[one_more(seen.stacks)]
        see_stack(t, t.stack[owner, HERO], stacks.hero)
        see_stack(t, t.stack[owner, VILLAIN], stacks.villain)


@rule
def see_stack(t, pile, stack):
    """P8: a stack's height and top tile; all of it, top first, when stacks are open or the game is over."""
    stack.height = pile.n
    is_open = t.option.open_stacks > 0 or t.waiting == 0
    for depth in range(pile.n if is_open else min(pile.n, 1)):
        add(stack.tiles, pile.card[pile.n - 1 - depth])


@rule
def imagine(t, seat):
    """P8: every tile was seen when it was taken and every die is open: there is nothing to deal anew."""


# ---------------------------------------------------------------- observing


@rule
def observe(t, seat, out):
    """P8: the centre, the dice, and all stacks, for every tile was seen when it was taken."""
    at = mark(out, 0, MOST, seat)
    at = mark_seat(t, out, at, MOST, seat, t.turn)
    at = note(out, at, t.rolls)
    at = note_numbers(out, at, t.rolled)
    at = note_numbers(out, at, t.aside)
    for kind in range(len(KINDS)):
        at = note_pile(out, at, t.row[kind])
    observe_stacks(t, seat, out, at)


@rule
def observe_stacks(t, seat, out, at):
    """P8, P10: each seat's stacks from the top, as Steal counts them, and its score if the game ended now."""
    standing = at + MOST * len(KINDS) * TILES
    for i in range(t.seats):
        owner = seat_after(t, seat, i)
        out[standing + i] = score(t, owner)
        for kind in range(len(KINDS)):
            pile = t.stack[owner, kind]
            for depth in range(pile.n):
                out[at + (i * len(KINDS) + kind) * TILES + depth] = pile.card[pile.n - 1 - depth]
