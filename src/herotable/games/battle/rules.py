"""Superhero Battle: the sequence of play, and what each seat may do in it."""

from ...engine.piles import push
from ...engine.rule import rule
from ...engine.seats import NOBODY, has, only
from .abilities import copy, may_copy, may_silence, may_swap, may_use, silence, swap, use
from .fighting import is_decided, is_opponent
from .hands import discard, holds
from .heroes import power
from .moves import act, take_card, turn_tactic
from .preparing import begin_draft, choose_hero, deal_heroes, draw_up, is_dealt, next_discard, next_pick, pick, prepare
from .preparing import set_up as lay_out
from .revealing import after_action, begin_round, begin_stage, choose, end_stage, finish_turn, meet_card, reveal_next
from .table import *
from .winning import end_battle

# ---------------------------------------------------------------- sequence of play


@rule
def proceed(t):
    """B2.1, B3.3: go on until somebody has to decide or the game is over; whether the battle is decided comes first."""
    while t.waiting == NOBODY and t.phase != OVER:
        if t.phase >= ROUND and is_decided(t):
            end_battle(t)
        elif t.phase == PREPARE:
            prepare(t)
        elif t.phase == DISCARD:
            next_discard(t)
        elif t.phase == DRAW:
            draw_up(t)
            begin_draft(t)
        elif t.phase == DRAFT:
            next_pick(t)
        elif t.phase == ROUND:
            begin_round(t)
        elif t.phase == CHOOSE:
            begin_stage(t)
        elif t.phase == REVEAL:
            reveal_next(t)
        elif t.phase == STAGE:
            end_stage(t)
        else:
            t.waiting = only(t.actor)


@rule
def start(t):
    """B1.1, B1.2: the boxes are laid out, heroes dealt, and everybody chooses one."""
    lay_out(t)
    deal_heroes(t)


@rule
def play(t, seat, move):
    """B3.1, B3.2: a decision, and all that follows from it without another."""
    verb, part = MOVE[move, 0], MOVE[move, 1]
    if verb == TO_HERO:
        choose_hero(t, seat, part)
    elif verb == TO_LAY:
        choose(t, seat, part)
    else:
        t.waiting = NOBODY
        if verb == TO_DISCARD:
            discard(t, seat, part)
        elif verb == TO_DRAFT:
            pick(t, seat, part)
        else:
            take_turn(t, seat, verb, part)
    proceed(t)


@rule
def take_turn(t, seat, verb, part):
    """B3.2: an action, an ability, or a decision that belongs to one of them."""
    if verb < TO_ABILITY:
        t.action = verb - FIRST_ACTION
        act(t, seat, t.action, part)
        if t.phase == ACT or t.phase == SECOND:
            after_action(t, seat)
    elif verb == TO_ABILITY:
        use(t, seat)
    elif verb == TO_COPY:
        copy(t, seat, part)
    elif verb == TO_SILENCE:
        silence(t, seat, part)
    elif verb == TO_SWAP or verb == TO_STAY:
        if verb == TO_SWAP:
            swap(t, seat, part)
        meet_card(t, seat)
    elif verb == TO_DONE:
        finish_turn(t)
    else:
        if verb == TO_TRAP:
            turn_tactic(t, part)
        else:
            take_card(t, seat, part)
        after_action(t, seat)


# ---------------------------------------------------------------- what a seat may do


@rule
def may(t, seat, move):
    """ALLOWED, or the paragraph that forbids the seat this move."""
    verb, part = MOVE[move, 0], MOVE[move, 1]
    if t.phase == OVER:
        return B7_1
    if verb == TO_HERO:
        return ALLOWED if t.phase == CHOOSE_HERO and is_dealt(t, seat, part) else B1_2
    if verb == TO_DISCARD:
        return ALLOWED if is_asked(t, seat, DISCARD) and holds(t, seat, part) else B2_3
    if verb == TO_DRAFT:
        return ALLOWED if is_asked(t, seat, DRAFT) and t.draft.count[part] > 0 else B2_4
    if verb == TO_LAY:
        return may_lay(t, seat, part)
    return may_take_turn(t, seat, verb, part)


@rule
def is_asked(t, seat, phase):
    """B2.3: does this seat owe a decision of this kind?"""
    return t.phase == phase and has(t.waiting, seat)


@rule
def may_lay(t, seat, card):
    """B3.1, B5.2: heroes in the battle lay a card of their hand, also one that breaks the order."""
    if t.phase != CHOOSE or not holds(t, seat, card):
        return B3_1
    return ALLOWED if has(t.fighting, seat) else B5_2


@rule
def may_take_turn(t, seat, verb, part):
    """B3.2: only the seat whose card was just turned up, and what its moment asks for."""
    if not has(t.waiting, seat) or t.actor != seat:
        return B3_2
    if verb < TO_ABILITY:
        return may_act(t, seat, verb - FIRST_ACTION, part)
    if verb <= TO_SILENCE:
        return may_use_ability(t, seat, verb, part)
    if verb == TO_SWAP:
        return may_swap(t, seat, part) if t.phase == SWAP else B9
    if verb == TO_STAY:
        return ALLOWED if t.phase == SWAP else B9
    if verb == TO_TRAP:
        return ALLOWED if t.phase == TRAP and part != t.target else B4_2
    if verb == TO_TAKE:
        return ALLOWED if t.phase == TAKE and holds(t, t.target, part) else B6_6
    return ALLOWED if t.phase == SECOND else B3_2


@rule
def may_act(t, seat, action, target):
    """B3.2, B6.1: one of the two actions of the card; the second of both is the other one."""
    if (t.phase != ACT and t.phase != SECOND) or action // 2 != t.acting or action == t.done:
        return B3_2
    if action == FLURRY:
        return ALLOWED if has(t.fighting, target) and target != seat else B6_1
    if action == SLIDE:
        return ALLOWED if is_opponent(t, seat, target) else B6_1
    return ALLOWED


@rule
def may_use_ability(t, seat, verb, target):
    """B3.2, B9: an ability comes before the action."""
    if t.phase != ACT:
        return B9
    if verb == TO_ABILITY:
        return may_use(t, seat)
    return may_copy(t, seat, target) if verb == TO_COPY else may_silence(t, seat, target)


@rule
def legal(t, seat, offer):
    """Everything the seat may do now."""
    for i in range(ASKED.shape[1]):
        verb = ASKED[t.phase, i]
        if verb >= AN_ACTION:
            verb = FIRST_ACTION + 2 * t.acting + verb - AN_ACTION
        if has_power(t, seat, verb):
            offer_all(t, seat, verb, offer)


@rule
def has_power(t, seat, verb):
    """B9: has the hero the power that this kind of move needs, if it needs one? Most have not."""
    if verb == TO_COPY:
        return power(t, seat) == COPY
    return verb != TO_SILENCE or power(t, seat) == SILENCE


@rule
def offer_all(t, seat, verb, offer):
    """B3.2: every allowed move of one kind."""
    for move in range(FIRST[verb], FIRST[verb + 1]):
        if may(t, seat, move) == ALLOWED:
            push(offer, move)
