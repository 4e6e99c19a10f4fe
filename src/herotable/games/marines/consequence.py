"""What every legal move of Space Marine Heroes would do, as far as the seat can know: each is tried on the table as the
seat sees it. A die that is not rolled yet is told as a chance.
"""

from ...engine.fields import Numbers, Words
from ...engine.questions import DANGERS, NO_DANGER, POSSIBLE, SURE, Chance, Question, desk_of
from ...engine.rule import rule
from ...engine.seeing import add, one_more, show
from ...engine.views import Count, Flag, Maybe, Several, Struct, each_seat
from .armies import place
from .armour import offer_armour, order_moves, price, voice
from .battlefield import is_home, last_row, least_save, opposite
from .gear import is_mown, is_mown_friend, offer_gear
from .layout import MarinesSeen, lay_out
from .odds import count_busts
from .rolls import is_all_out, set_aside
from .rules import has_unused, has_won, heroes_through, is_at_limit, legal, score
from .table import *
from .view import A_SEAT, SCORES

MOST = 256  # legal moves of which something is told
SEEN, TRIED, WORST = range(3)  # the tables of the desk
RULES = ("M7", "M16")  # a bust; friendly fire
BY_BUST, BY_FRIENDS = range(len(RULES))
SPACE = Numbers(1, 2 * ROWS[-1])


class MarinesStep(Struct):
    """M12: a hero of the seat that would go from one row to another; does it cross into the opponent's half?"""

    column = COLUMN
    hero = HERO
    start = SPACE
    row = SPACE
    crosses = Flag()


class MarinesHit(Struct):
    """M13, M14: a hero that would be hit, by its own seat's columns and rows: the chance of a save, or the retreat."""

    seat = A_SEAT
    column = COLUMN
    hero = HERO
    row = SPACE
    retreat = SPACE
    crosses = Flag()
    saved = Chance


class MarinesConsequence(Struct):
    """M3, M7, M10 to M18: what a move would do.

    `asks` are heroes whose Priority Voice may give a step to others. `bust` is the risk of this roll, after setting
    aside that of rolling all dice left. `actions` counts what the combination just set aside would pay for. `wins`,
    `through` and `running` are those of a turn that ends right after the move; for `wins` hits may come either way,
    `through` and `running` count steps only. `ends` says that the turn does end, `again` that another one follows.
    """

    danger = Words(*DANGERS)
    rule = Maybe(Words(*RULES))
    steps = Several(COLUMNS, MarinesStep)
    asks = Several(COLUMNS, COLUMN)
    hits = Several(COLUMNS, MarinesHit)
    bust = Maybe(Chance)
    dice = Numbers(0, DICE)
    actions = Count()
    all_out = Flag()
    ends = Flag()
    again = Flag()
    wins = Words(*DANGERS)
    limit = Flag()
    through = each_seat(SEATS, Numbers(0, COLUMNS))
    running = SCORES


class MarinesConsequences(Struct):
    """One for each legal move, in their order."""

    moves = Several(MOST, MarinesConsequence)


# ---------------------------------------------------------------- every move


@rule
def consequence(desk, asked, told):
    """M7, M11: every legal move, one after another, each on a copy of what is seen."""
    lay_out(desk.table[SEEN], asked)
    legal(desk.table[SEEN], asked.seat, desk.offer)
    for i in range(min(MOST, desk.offer.n)):
        desk.table[TRIED] = desk.table[SEEN]
        weigh(desk, asked.seat, desk.offer.card[i], told.moves.each[one_more(told.moves)])


@rule
def weigh(desk, seat, move, told):
    """M7, M11: one move."""
    t, verb = desk.table[TRIED], part(move, 0)
    if verb == PLACE:
        place(t, seat, part(move, 1), part(move, 2) - 1)
        tell_steps(desk.table[SEEN], t, seat, told.steps)
    elif ROLL <= verb <= ACT:
        weigh_dice(desk, seat, verb, move, told)
    elif verb > ACT:
        weigh_action(desk, seat, verb, move, told)
    tell_turn(t, told)
    if verb >= ROLL:
        tell_win(desk, seat, told)


# ---------------------------------------------------------------- dice


@rule
def weigh_dice(desk, seat, verb, move, told):
    """M7: what a roll risks, and what a combination set aside would be good for."""
    t = desk.table[TRIED]
    if verb == ROLL:
        weigh_roll(t, move, told)
    elif verb == SET:
        combination = part(move, 1)
        set_aside(t, combination)
        told.all_out = is_all_out(t)
        told.actions = payable(t, seat, combination, desk.offer)
        if t.dice > 0:
            told.bust.present = 1
            count_rest(t, told.bust.value)
    told.dice = t.dice


@rule
def weigh_roll(t, move, told):
    """M7, M8: the chance of a bust, with which the turn would end."""
    rolling = t.dice
    for face in range(SIDES):
        t.lying[face] = part(move, 1 + face)
        rolling -= t.lying[face]
    told.bust.present = 1
    count_busts(t, rolling, told.bust.value)
    warn(told, danger_of(told.bust.value), BY_BUST)


@rule
def warn(told, danger, rule):
    """M7, M16: what threatens, and the paragraph that says so."""
    if danger != NO_DANGER:
        told.danger = danger
        show(told.rule, rule)


@rule
def danger_of(chance):
    """M7: is it sure, possible or out of the question?"""
    if chance.ways == 0:
        return NO_DANGER
    return SURE if chance.ways == chance.of else POSSIBLE


@rule
def count_rest(t, chance):
    """M7: a roll of all dice left."""
    for face in range(SIDES):
        t.lying[face] = 0
    count_busts(t, t.dice, chance)


@rule
def payable(t, seat, combination, offer):
    """M11: how many actions a combination would pay for, as the heroes stand now."""
    first = offer.n  # they are offered behind the legal moves, and taken off again
    t.phase = ACTING
    offer_armour(t, seat, combination, offer)
    offer_gear(t, seat, combination, offer)
    t.phase = ROLLING
    actions = offer.n - first
    offer.n = first
    return actions


# ---------------------------------------------------------------- actions


@rule
def weigh_action(desk, seat, verb, move, told):
    """M11: who would move, and who would be hit."""
    t, column, target = desk.table[TRIED], part(move, 1) - 1, part(move, 2) - 1
    if verb == STEP or verb == MARCH or verb == ADVANCE:
        order_moves(t, seat, price(move), NOBODY_HERE if verb == ADVANCE else column)
    elif verb == VOICE:
        voice(t, seat, column)
    elif verb != END:
        t.aside[price(move)] -= 1
        tell_hits(t, seat, verb, column, target, told.hits)
        warn(told, POSSIBLE if hurts_own(told.hits, seat) else NO_DANGER, BY_FRIENDS)
    move_on(t, seat, told.asks)
    tell_steps(desk.table[SEEN], t, seat, told.steps)
    told.dice = t.dice
    told.ends = verb == END or not (told.asks.n > 0 or has_unused(t))


@rule
def move_on(t, seat, asks):
    """M17: whoever has Priority Voice may decide otherwise; here all of them move themselves."""
    while t.phase == HANDING:
        add(asks, t.asked + 1)
        voice(t, seat, t.asked)


@rule
def tell_steps(before, after, seat, steps):
    """M12: every hero of the seat that stands elsewhere then, or only then."""
    for column in range(COLUMNS):
        is_placed = before.hero[seat, column] != after.hero[seat, column]
        if is_placed or before.advanced[seat, column] != after.advanced[seat, column]:
            step = steps.each[one_more(steps)]
            step.column = column + 1
            step.hero = after.hero[seat, column]
            step.start = before.advanced[seat, column] + 1
            step.row = after.advanced[seat, column] + 1
            step.crosses = before.advanced[seat, column] < after.option.rows <= after.advanced[seat, column]


@rule
def tell_hits(t, seat, verb, column, target, hits):
    """M15, M16: the enemy in front, the one chosen, or all in a row."""
    rival = 1 - seat
    if verb == ATTACK:
        tell_hit(t, rival, opposite(column), 1, hits)
    elif verb == SHOOT:
        tell_hit(t, rival, opposite(target), 1, hits)
    elif verb == SMITE:
        tell_hit(t, rival, opposite(target), t.advanced[rival, opposite(target)], hits)
    else:
        for across in range(COLUMNS):
            if is_mown(t, rival, opposite(across), last_row(t) - target):
                tell_hit(t, rival, opposite(across), 1, hits)
            elif is_mown_friend(t, seat, across, column, target):
                tell_hit(t, seat, across, 1, hits)


@rule
def tell_hit(t, seat, column, spaces, hits):
    """M13, M14: on its starting space nothing happens to a hero; any other rolls to be saved."""
    if is_home(t, seat, column):
        return
    hit = hits.each[one_more(hits)]
    here = t.advanced[seat, column]
    hit.seat = seat
    hit.column = column + 1
    hit.hero = t.hero[seat, column]
    hit.row = here + 1
    hit.retreat = here - spaces + 1
    hit.crosses = here - spaces < t.option.rows <= here
    hit.saved.of = SIDES
    hit.saved.ways = SIDES + 1 - least_save(t, seat, column)


@rule
def hurts_own(hits, seat):
    """M16: is an own hero among those hit?"""
    for i in range(hits.n):
        if hits.each[i].seat == seat:
            return True
    return False


# ---------------------------------------------------------------- the turn


@rule
def tell_turn(t, told):
    """M3, M4, M10: what would count at the end of the turn, and whether another one follows."""
    told.again = is_all_out(t)
    for seat in range(t.seats):
        add(told.through, heroes_through(t, seat))
        add(told.running, score(t, seat) if t.phase > PICKING else 0)


@rule
def tell_win(desk, seat, told):
    """M3, M19: would a turn that ends so win the battle, however the saves fall, or bring it to its limit?"""
    desk.table[WORST] = desk.table[TRIED]
    best, worst = desk.table[TRIED], desk.table[WORST]
    for i in range(told.hits.n):
        hit = told.hits.each[i]
        hurt = best if hit.seat != seat else worst
        hurt.advanced[hit.seat, hit.column - 1] = hit.retreat - 1
    if has_won(worst, seat):
        told.wins = SURE
    elif has_won(best, seat):
        told.wins = POSSIBLE
    elif not told.again:
        best.turns[seat] += 1
        told.limit = is_at_limit(best)


QUESTIONS = {
    "consequence": Question(consequence, desk_of(TABLE, 3, len(MOVES)), MarinesSeen, MarinesConsequences),
}
