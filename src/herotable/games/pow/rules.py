"""POW!: the rules, in the order of the book. P3 is a paragraph of rules.en.md."""

from ...engine.dice import below
from ...engine.piles import lowest, pull, push, shuffle, total
from ...engine.rule import rule
from ...engine.seats import EVERYONE, NOBODY, highest_win, left_of, only
from ...engine.tape import tell
from .table import *

# ---------------------------------------------------------------- sequence of play


@rule
def play(t, seat, move):
    """P3, P5: a turn is up to three rolls, then exactly one tile."""
    verb = MOVE[move, 0]
    if verb == ROLL:
        roll(t, MOVE[move, 1], MOVE[move, 2], MOVE[move, 3], MOVE[move, 4])
    elif verb == TAKE:
        take(t, MOVE[move, 1], MOVE[move, 2])
    elif verb == STEAL:
        steal(t, MOVE[move, 1], MOVE[move, 2], MOVE[move, 3])
    else:
        forfeit(t)


@rule
def may(t, seat, move):
    """ALLOWED, or the paragraph that forbids the seat this move."""
    if t.waiting == NOBODY:
        return P9
    if seat != t.turn:
        return P2
    verb = MOVE[move, 0]
    if verb == ROLL:
        return may_roll(t, MOVE[move, 1], MOVE[move, 2], MOVE[move, 3], MOVE[move, 4])
    if verb == TAKE:
        return may_take(t, MOVE[move, 1], MOVE[move, 2])
    if verb == STEAL:
        return may_steal(t, MOVE[move, 1], MOVE[move, 2], MOVE[move, 3])
    return may_forfeit(t)


@rule
def legal(t, seat, offer):
    """Everything the seat may do now."""
    if t.waiting != only(seat):
        return
    offer_rolls(t, offer)
    offer_tiles(t, offer)
    if may_forfeit(t) == ALLOWED:
        push(offer, TO_FORFEIT[()])


# ---------------------------------------------------------------- set-up


@rule
def start(t):
    """P1, P2: both rows are shuffled, a random seat starts."""
    shuffle(t, t.row[HERO])
    shuffle(t, t.row[VILLAIN])
    begin_turn(t, below(t, t.seats))


@rule
def begin_turn(t, seat):
    """P2: the seat's turn begins with no die rolled."""
    t.turn = seat
    t.waiting = only(seat)
    t.rolls = 0
    clear_dice(t.rolled)
    clear_dice(t.aside)
    tell(t, EVERYONE, BEGUN, seat)


# ---------------------------------------------------------------- rolling


@rule
def may_roll(t, shields, skulls, blue, orange):
    """P3: at most three rolls; P4: at least one die just rolled is set aside, and at least one is left to roll."""
    if t.rolls == ROLLS:
        return P3
    if shields > t.rolled[SHIELD] or skulls > t.rolled[SKULL] or blue > t.rolled[BLUE] or orange > t.rolled[ORANGE]:
        return P4
    if t.rolls > 0 and not 0 < shields + skulls + blue + orange < dice_in(t.rolled):
        return P4
    return ALLOWED


@rule
def roll(t, shields, skulls, blue, orange):
    """P3, P4: set dice aside, then roll all the others."""
    set_aside(t, shields, skulls, blue, orange)
    for _ in range(DICE - dice_in(t.aside)):
        t.rolled[t.side[below(t, SIDES)]] += 1
    t.rolls += 1
    tell(t, EVERYONE, ROLLED, t.turn, t.rolled[SHIELD], t.rolled[SKULL], t.rolled[BLUE], t.rolled[ORANGE])


@rule
def set_aside(t, shields, skulls, blue, orange):
    """P4: these dice keep their faces, the others are picked up."""
    t.aside[SHIELD] += shields
    t.aside[SKULL] += skulls
    t.aside[BLUE] += blue
    t.aside[ORANGE] += orange
    clear_dice(t.rolled)


@rule
def offer_rolls(t, offer):
    """P4: every handful of the dice just rolled that leaves one to roll."""
    for shields in range(t.rolled[SHIELD] + 1):
        for skulls in range(t.rolled[SKULL] + 1):
            for blue in range(t.rolled[BLUE] + 1):
                for orange in range(t.rolled[ORANGE] + 1):
                    if may_roll(t, shields, skulls, blue, orange) == ALLOWED:
                        push(offer, TO_ROLL[shields, skulls, blue, orange])


@rule
def dice_in(faces):
    """P4: how many dice these are."""
    return faces[SHIELD] + faces[SKULL] + faces[BLUE] + faces[ORANGE]


@rule
def clear_dice(faces):
    """P3: none of these dice lie there any more."""
    for face in range(len(faces)):
        faces[face] = 0


# ---------------------------------------------------------------- taking a tile


@rule
def shown(t, face):
    """P4: how many of all five dice show the face, set aside or not."""
    return t.rolled[face] + t.aside[face]


@rule
def may_take(t, kind, place):
    """P5a, P5b: exactly the tile whose place the symbols count, if the row reaches that far."""
    symbols = shown(t, SYMBOL[kind])
    if t.rolls == 0:
        return P3
    if symbols == 0 or place != symbols or place > t.row[kind].n:
        return P5A if kind == HERO else P5B
    return ALLOWED


@rule
def take(t, kind, place):
    """P5a, P5b, P7: take a tile of the centre by its place from the left; the gap closes."""
    tell(t, EVERYONE, TAKEN, t.turn, kind, place)
    gain(t, kind, pull(t.row[kind], place - 1))


@rule
def may_steal(t, kind, rival, depth):
    """P5c: three calls take a rival's top tile; P5d: four or five take any tile of the stack."""
    calls = shown(t, CALL[kind])
    if t.rolls == 0:
        return P3
    if calls < CALLS or (calls == CALLS and depth != 1):
        return P5C
    if rival >= t.seats or rival == t.turn or depth > t.stack[rival, kind].n:
        return P5C if calls == CALLS else P5D
    return ALLOWED


@rule
def steal(t, kind, rival, depth):
    """P5c, P5d: take a tile of a rival's stack, counted from the top."""
    tell(t, EVERYONE, STOLEN, t.turn, kind, rival, depth)
    theirs = t.stack[rival, kind]
    gain(t, kind, pull(theirs, theirs.n - depth))


@rule
def offer_tiles(t, offer):
    """P5e: every tile the dice open."""
    for kind in range(2):
        place = shown(t, SYMBOL[kind])
        if may_take(t, kind, place) == ALLOWED:
            push(offer, TO_TAKE[kind, place])
        if shown(t, CALL[kind]) < CALLS:
            continue
        for rival in range(t.seats):
            for depth in range(1, t.stack[rival, kind].n + 1):
                if may_steal(t, kind, rival, depth) == ALLOWED:
                    push(offer, TO_STEAL[kind, rival, depth])


@rule
def has_choice(t):
    """P5e: do the dice open any tile?"""
    for kind in range(2):
        if may_take(t, kind, shown(t, SYMBOL[kind])) == ALLOWED or has_theft(t, kind):
            return True
    return False


@rule
def has_theft(t, kind):
    """P5c, P5d: do the dice open a tile of any rival's stack?"""
    for rival in range(t.seats):
        if may_steal(t, kind, rival, 1) == ALLOWED:
            return True
    return False


@rule
def may_forfeit(t):
    """P6: only when the dice open no tile."""
    if t.rolls == 0:
        return P3
    return P6 if has_choice(t) else ALLOWED


@rule
def forfeit(t):
    """P6: the worst villain of the centre, or the least hero; the leftmost of equals."""
    kind = VILLAIN if t.row[VILLAIN].n > 0 else HERO
    row = t.row[kind]
    place = lowest(row)
    tell(t, EVERYONE, FORFEITED, t.turn, kind, place + 1)
    gain(t, kind, pull(row, place))


@rule
def gain(t, kind, tile):
    """P8: the tile goes on top of the player's stack of its kind; then the next seat plays, or the game ends."""
    push(t.stack[t.turn, kind], tile)
    if t.row[HERO].n + t.row[VILLAIN].n == 0:
        end(t)
    else:
        begin_turn(t, left_of(t, t.turn))


# ---------------------------------------------------------------- end and scoring


@rule
def end(t):
    """P9, P11: the centre is empty; the highest score wins, a tie shares the win."""
    t.waiting = NOBODY
    for seat in range(t.seats):
        t.score[seat] = score(t, seat)
    highest_win(t)
    tell(t, EVERYONE, ENDED)


@rule
def score(t, seat):
    """P11: the heroes that count, and every villain."""
    villains = t.stack[seat, VILLAIN]
    return total(t.stack[seat, HERO], counted_heroes(t, seat)) + total(villains, villains.n)


@rule
def counted_heroes(t, seat):
    """P10: how many heroes count, from the bottom: those above the height of the villains do not."""
    return min(t.stack[seat, HERO].n, t.stack[seat, VILLAIN].n)
