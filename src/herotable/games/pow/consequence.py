"""What every legal move of POW! would do, as far as the seat can know: each is tried on the table as the seat sees it.

A tile that nobody sees counts 0 points here, and what depends on it is not told.
"""

from ...engine.fields import Handful, Numbers, Seats, Words
from ...engine.questions import DANGERS, NO_DANGER, POSSIBLE, SURE, Question, desk_of
from ...engine.rule import rule
from ...engine.seats import NOBODY, only
from ...engine.seeing import one_more, show
from ...engine.tape import QUIET
from ...engine.views import Flag, Maybe, Several, Struct
from .odds import PowChances, count_chances, lay_out, lay_row
from .rules import counted_heroes, legal, play, score, set_aside
from .table import *
from .view import PowTable

MOST = 96  # legal moves of which something is told
UNSEEN = 0  # the points of a tile that is not seen
RULES = ("P6",)  # no tile is open
NO_TILE = 0
SEEN, TRIED = range(2)  # the tables of the desk
A_TILE, A_HEIGHT = Numbers(-MOST_POINTS, MOST_POINTS), Numbers(0, TILES)


class PowSeen(Struct):
    """P8: what a seat sees of a match, by the names of its view, and the sides of a die in the pack."""

    seat = Seats(SEATS[-1])
    waiting = Several(SEATS[-1], Seats(SEATS[-1]))
    table = PowTable
    sides = Handful(*FACES, most=SIDES)


class PowTaking(Struct):
    """P8, P10: a tile the seat would gain, its points if they are seen, and what it changes.

    `counted` are the seat's heroes that count then, and `change` what its score gains, where all of that is seen.
    From a `rival`: the heroes of the rival that count then, and the tile that comes to light, if it is known.
    """

    kind = Words(*KINDS)
    points = Maybe(A_TILE)
    counted = A_HEIGHT
    change = Maybe(Numbers(-2 * MOST_POINTS, 2 * MOST_POINTS))
    rival = Maybe(Seats(SEATS[-1]))
    rival_counted = A_HEIGHT
    below = Maybe(A_TILE)


class PowConsequence(Struct):
    """P4 to P10: what a move would do: the chances of a roll, or the tile, and whether the game ends."""

    danger = Words(*DANGERS)
    rule = Maybe(Words(*RULES))
    rolls = Numbers(0, ROLLS)
    chances = Maybe(PowChances)
    tile = Maybe(PowTaking)
    ends = Flag()


class PowConsequences(Struct):
    """One for each legal move, in their order."""

    moves = Several(MOST, PowConsequence)


@rule
def consequence(desk, asked, told):
    """P3, P5: every legal move, one after another, each on a copy of what is seen."""
    lay_seen(desk.table[SEEN], asked)
    legal(desk.table[SEEN], asked.seat, desk.offer)
    for i in range(min(MOST, desk.offer.n)):
        desk.table[TRIED] = desk.table[SEEN]
        weigh(desk, asked.sides, desk.offer.card[i], told.moves.each[one_more(told.moves)])


@rule
def lay_seen(t, asked):
    """P1, P8: everything on the table that this seat sees."""
    t.quiet = QUIET
    lay_out(t, asked.table)
    for i in range(asked.waiting.n):
        t.waiting |= only(asked.waiting.each[i])
    t.row[HERO].n = t.row[VILLAIN].n = 0
    lay_row(t.row[HERO], asked.table.rows.hero)
    lay_row(t.row[VILLAIN], asked.table.rows.villain)
    for owner in range(t.seats):
        lay_stack(t.stack[owner, HERO], asked.table.stacks.each[owner].hero)
        lay_stack(t.stack[owner, VILLAIN], asked.table.stacks.each[owner].villain)


@rule
def lay_stack(pile, stack):
    """P8: the tiles on top that are seen; those below stay unseen."""
    for depth in range(stack.tiles.n):
        pile.card[pile.n - 1 - depth] = stack.tiles.each[depth]


@rule
def weigh(desk, sides, move, told):
    """P4, P5, P6: one move."""
    t, verb = desk.table[TRIED], MOVE[move, 0]
    if verb == ROLL:
        set_aside(t, MOVE[move, 1], MOVE[move, 2], MOVE[move, 3], MOVE[move, 4])
        told.chances.present = 1
        count_chances(t, sides, told.chances.value)
        warn(told, danger_of(told.chances.value))
        told.rolls = ROLLS - t.rolls
    else:
        play(t, t.turn, move)
        told.tile.present = 1
        tell_tile(desk, verb, move, told.tile.value)
        warn(told, SURE if verb == FORFEIT else NO_DANGER)
        told.ends = t.waiting == NOBODY


@rule
def danger_of(chances):
    """P6: may the dice open no tile?"""
    if chances.nothing == 0:
        return NO_DANGER
    return SURE if chances.nothing == chances.of else POSSIBLE


@rule
def warn(told, danger):
    """P6: the worst tile may come, or comes."""
    if danger != NO_DANGER:
        told.danger = danger
        show(told.rule, NO_TILE)


# ---------------------------------------------------------------- a tile


@rule
def tell_tile(desk, verb, move, tile):
    """P8, P10: the tile on top of the seat's stack then, and what comes of it."""
    before, after = desk.table[SEEN], desk.table[TRIED]
    seat, kind = before.turn, gained_kind(before, after)
    tile.kind = kind
    tile.counted = counted_heroes(after, seat)
    show_seen(tile.points, top(after.stack[seat, kind]))
    if tells_change(before, after, seat):
        show(tile.change, score(after, seat) - score(before, seat))
    if verb == STEAL:
        rival = MOVE[move, 2]
        show(tile.rival, rival)
        tile.rival_counted = counted_heroes(after, rival)
        show_seen(tile.below, top(after.stack[rival, kind]))


@rule
def gained_kind(before, after):
    """P8: the stack that has grown."""
    return HERO if after.stack[before.turn, HERO].n > before.stack[before.turn, HERO].n else VILLAIN


@rule
def top(pile):
    """P8: the tile on top, or nothing to see."""
    return pile.card[pile.n - 1] if pile.n > 0 else UNSEEN


@rule
def show_seen(maybe, points):
    """P8: points that are seen."""
    if points != UNSEEN:
        show(maybe, points)


@rule
def tells_change(before, after, seat):
    """P8, P10: are the new villain, and the hero that counts only then, both seen?"""
    if after.stack[seat, VILLAIN].n > before.stack[seat, VILLAIN].n and top(after.stack[seat, VILLAIN]) == UNSEEN:
        return False
    for i in range(counted_heroes(before, seat), counted_heroes(after, seat)):
        if after.stack[seat, HERO].card[i] == UNSEEN:
            return False
    return True


QUESTIONS = {"consequence": Question(consequence, desk_of(TABLE, 2, len(MOVES)), PowSeen, PowConsequences)}
