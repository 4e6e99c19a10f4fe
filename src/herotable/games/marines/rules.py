"""Space Marine Heroes, the battle game: the sequence of play, set-up and end; the modules beside it have the rest."""

from ...engine.piles import push
from ...engine.rule import rule
from ...engine.seats import EVERYONE, NOBODY, all_seats, highest_win, only
from ...engine.tape import tell
from .armies import drop, is_deployed, may_drop, may_pick, may_place, offer_picks, offer_places, pick, place
from .armour import (
    attack,
    may_advance,
    may_attack,
    may_move,
    may_voice,
    offer_armour,
    offer_voices,
    order_moves,
    price,
    voice,
)
from .battlefield import has_gear
from .gear import may_mow, may_strike, mow, offer_gear, shoot, smite
from .rolls import (
    act,
    is_all_out,
    is_bust,
    may_act,
    may_roll,
    may_set,
    offer_rolls,
    offer_sets,
    roll,
    set_aside,
    take_dice,
)
from .table import *

# ---------------------------------------------------------------- sequence of play


@rule
def play(t, seat, move):
    """M1, M2: armies are picked and placed; who began has the first turn, of battle rolls and battle actions."""
    verb, a, b = part(move, 0), part(move, 1), part(move, 2)
    if verb == PICK:
        pick(t, seat, a)
    elif verb == DROP:
        drop(t, seat, a)
    elif verb == PLACE:
        place(t, seat, a, b - 1)
        if is_deployed(t):
            begin_turn(t, t.beginner)
    elif is_last(t, seat, verb, move):
        end_turn(t)


@rule
def is_last(t, seat, verb, move):
    """M7, M11: make a move of a turn; is it the last one?"""
    if verb == END:
        return True
    return play_dice(t, verb, move) if verb <= ACT else play_action(t, seat, move)


@rule
def play_dice(t, verb, move):
    """M7: roll, set aside one combination or more, then roll again or act; M10: all six aside, act at once."""
    if verb == ROLL:
        roll(t, move)
        return bust(t)
    if verb == SET:
        set_aside(t, part(move, 1))
        if is_all_out(t):
            tell(t, EVERYONE, ALL_OUT, t.turn)
            act(t)
    else:
        tell(t, EVERYONE, STOPPED, t.turn)
        act(t)
    return False


@rule
def play_action(t, seat, move):
    """M11: an action is finished before the next; the last combination used ends the turn."""
    verb, column, target, pays = part(move, 0), part(move, 1) - 1, part(move, 2) - 1, price(move)
    if verb == ATTACK:
        attack(t, seat, column)
    elif verb == STEP or verb == MARCH:
        order_moves(t, seat, pays, column)
    elif verb == ADVANCE:
        order_moves(t, seat, pays, NOBODY_HERE)
    elif verb == VOICE:
        voice(t, seat, column)
    elif verb == SMITE:
        smite(t, seat, column, target, pays)
    elif verb == SHOOT:
        shoot(t, seat, column, target, pays)
    else:
        mow(t, seat, column, target, pays)
    return t.phase == ACTING and not has_unused(t)


@rule
def may(t, seat, move):
    """ALLOWED, or the paragraph that forbids the seat this move; M17: first Priority Voice is answered."""
    if t.waiting == NOBODY:
        return why_over(t)
    verb = part(move, 0)
    if verb == PICK:
        return may_pick(t, seat, part(move, 1))
    if verb == DROP:
        return may_drop(t, seat, part(move, 1))
    if t.phase == PICKING:
        return M1
    if seat != t.turn:
        return M2
    if verb == PLACE:
        return may_place(t, seat, part(move, 1), part(move, 2) - 1)
    if t.phase == PLACING:
        return M2
    if t.phase == HANDING and verb != VOICE:
        return M17
    if verb == ROLL:
        return may_roll(t, move)
    if verb == SET:
        return may_set(t, part(move, 1))
    if verb == ACT:
        return may_act(t)
    if verb == END:
        return may_end(t)
    return may_take_action(t, seat, move)


@rule
def why_over(t):
    """M5: all battles of the series are fought; M3: the only one is won; M19: or the turns are over."""
    if t.option.series > 1:
        return M5
    return M3 if has_won(t, t.turn) else M19


@rule
def may_take_action(t, seat, move):
    """M11: an armour action or a gear action that a combination set aside pays for."""
    verb, column, target, pays = part(move, 0), part(move, 1) - 1, part(move, 2) - 1, price(move)
    if verb == ATTACK:
        return may_attack(t, seat, column)
    if verb == STEP or verb == MARCH:
        return may_move(t, seat, column, pays)
    if verb == ADVANCE:
        return may_advance(t, seat, pays)
    if verb == VOICE:
        return may_voice(t, seat, column)
    if verb == SMITE:
        return may_strike(t, seat, SMITING, column, target, pays)
    if verb == SHOOT:
        return may_strike(t, seat, SHOOTING, column, target, pays)
    return may_mow(t, seat, column, target, pays)


@rule
def legal(t, seat, offer):
    """Everything the seat may do now."""
    if t.waiting == NOBODY:
        return
    if t.phase == PICKING:
        offer_picks(t, seat, offer)
    elif seat != t.turn:
        return
    elif t.phase == PLACING:
        offer_places(t, seat, offer)
    elif t.phase == ACTING:
        offer_actions(t, seat, offer)
    elif t.phase == HANDING:
        offer_voices(t, seat, offer)
    else:
        offer_sets(t, offer)
        if may_act(t) == ALLOWED:
            push(offer, TO_ACT[()])
        offer_rolls(t, offer)


@rule
def offer_actions(t, seat, offer):
    """M11: all that the unused combinations can pay for, in any order, or nothing."""
    for combination in range(len(t.aside)):
        if t.aside[combination] > 0:
            offer_armour(t, seat, combination, offer)
            offer_gear(t, seat, combination, offer)
    push(offer, TO_END[()])


# ---------------------------------------------------------------- set-up


@rule
def start(t):
    """M1: the first battle, or the only one."""
    begin_battle(t)


@rule
def begin_battle(t):
    """M1, M5: every battle is set up anew, and both seats pick at once."""
    t.phase = PICKING
    take_dice(t)
    t.turn = 0
    t.waiting = all_seats(t)
    for seat in range(t.seats):
        t.turns[seat] = 0
        for column in range(COLUMNS):
            t.hero[seat, column] = NOBODY_HERE
            t.advanced[seat, column] = 0


# ---------------------------------------------------------------- turns


@rule
def begin_turn(t, seat):
    """M2, M7: turns alternate, each with all six dice."""
    t.turn = seat
    t.waiting = only(seat)
    t.phase = ROLLING
    take_dice(t)
    tell(t, EVERYONE, BEGUN, seat)


@rule
def bust(t):
    """M7: with a bust everything set aside is lost and the turn ends."""
    if not is_bust(t):
        return False
    tell(t, EVERYONE, BUSTED, t.turn)
    return True


@rule
def has_unused(t):
    """M11: is a combination left to use?"""
    for combination in range(len(t.aside)):
        if t.aside[combination] > 0:
            return True
    return False


@rule
def may_end(t):
    """M11: the rest of the actions may be left unused."""
    return ALLOWED if t.phase == ACTING else M11


@rule
def end_turn(t):
    """M3: the win is looked for at the end of every turn; M10: then all out earns another; M19: turns are counted."""
    won, again = has_won(t, t.turn), is_all_out(t)
    if not won and not again:
        t.turns[t.turn] += 1
    if won or is_at_limit(t):
        end_battle(t, BREAKTHROUGH if won else LIMIT)
    else:
        begin_turn(t, t.turn if again else 1 - t.turn)


@rule
def is_at_limit(t):
    """M19: have both seats had their last turn?"""
    return t.turns[0] >= t.option.turn_limit and t.turns[1] >= t.option.turn_limit


# ---------------------------------------------------------------- end and scoring


@rule
def has_won(t, seat):
    """M3: three heroes or more in the opponent's half, and the higher score."""
    return heroes_through(t, seat) >= THROUGH and score(t, seat) > score(t, 1 - seat)


@rule
def heroes_through(t, seat):
    """M3: how many heroes of a seat stand in the opponent's half."""
    through = 0
    for column in range(COLUMNS):
        through += t.advanced[seat, column] >= t.option.rows
    return through


@rule
def score(t, seat):
    """M4: the spaces all heroes have advanced; with Inspiration they count twice."""
    points = 0
    for column in range(COLUMNS):
        points += t.advanced[seat, column] * worth(t, seat, column)
    return points


@rule
def worth(t, seat, column):
    """M4: what each space counts that the hero of a column has advanced."""
    return 2 if has_gear(t, seat, column, INSPIRATION) else 1


@rule
def end_battle(t, how):
    """M5, M19: both scores are written down; the next battle of the series begins, or the totals decide."""
    tell(t, EVERYONE, FOUGHT, t.battle + 1, how)
    for seat in range(t.seats):
        t.written[t.battle, seat] = score(t, seat)
        tell(t, EVERYONE, WRITTEN, seat, t.written[t.battle, seat])
    if t.battle + 1 < t.option.series:
        t.battle += 1
        begin_battle(t)
    else:
        end_series(t)


@rule
def end_series(t):
    """M5: the higher total of what was written down wins; equal totals share the win."""
    t.waiting = NOBODY
    for battle in range(t.option.series):
        for seat in range(t.seats):
            t.score[seat] += t.written[battle, seat]
    highest_win(t)
    tell(t, EVERYONE, ENDED)
