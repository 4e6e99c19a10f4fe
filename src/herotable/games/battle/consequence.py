"""What every legal move of Superhero Battle would do, as far as the seat can know: each is tried on the table as the
seat sees it. A card that is laid is turned up later: what it would do then is told as if nothing came between.
"""

from ...engine.fields import Numbers, Words
from ...engine.piles import take_out
from ...engine.questions import DANGERS, POSSIBLE, SURE, Question, desk_of
from ...engine.rule import rule
from ...engine.seats import NOBODY, has, only
from ...engine.seeing import add, one_more, show
from ...engine.views import Flag, Maybe, Several, Struct
from .abilities import can_swap, copy, swap
from .battlefields import step
from .fighting import at_place, has_stance, is_decided, is_opponent
from .hands import of_kind
from .heroes import breaks_order, power
from .layout import BattleSeen, lay_out
from .revealing import after_action, meet_tactic
from .rules import legal, may_act, take_turn
from .table import *
from .view import A_CARD, A_SEAT, MOST_CARDS
from .winning import mates

OFFERED = 32  # legal moves at once, at most
RULES = ("B3.2", "B3.5", "B9")  # the card itself; seizing the initiative from oneself; Drax after his third card
BY_CARD, BY_SEIZING, BY_POWER = range(len(RULES))
SEEN, MET, DONE = range(3)  # the tables of the desk: as it is, with the card turned up, after the action
AN_ENERGY = Numbers(0, MOST_ENERGY)


class BattleHit(Struct):
    """B6.2: another hero that an action would hit, the energy that is left of it, and whether the hero would leave."""

    seat = A_SEAT
    energy = AN_ENERGY
    out = Flag()


class BattleLoss(Struct):
    """B6.3, B6.4, B6.6: a hand that would lose a card: surely, or possibly where the hand is not known."""

    seat = A_SEAT
    danger = Words(*DANGERS)


class BattleTurned(Struct):
    """B4.1, B4.2: a tactic, and what would lie on it then."""

    tactic = A_CARD
    trap = Flag()
    knockout = Flag()


class BattleDeed(Struct):
    """B3.2: what an action, or an ability (None), would do now.

    Where it is `aimed`, only one of the `hits` happens, at the hero that is chosen. `energy` and `cards` are the seat's
    own then; `first`: it takes the first-player card; `wins`: the battle is decided for it.
    """

    action = Maybe(Words(*ACTIONS))
    aimed = Flag()
    energy = AN_ENERGY
    cards = Numbers(0, MOST_CARDS)
    first = Flag()
    wins = Flag()
    out = Flag()
    tactic = Maybe(BattleTurned)
    hits = Several(MOST, BattleHit)
    losses = Several(MOST, BattleLoss)


class BattleConsequence(Struct):
    """B3.2, B5.1: what a move would do.

    `danger`: would the own hero leave? A card breaks the `order` against the card on its left; a `knockout` or a `trap`
    that lies on its tactic now may change until it is turned up, if anybody reveals `before`. `energy` is what the card
    leaves; `deeds` are its actions after that.
    """

    danger = Words(*DANGERS)
    rule = Maybe(Words(*RULES))
    reason = Maybe(Words(*REASONS))
    card = Maybe(A_CARD)
    order = Maybe(A_CARD)
    knockout = Flag()
    protected = Flag()
    trap = Flag()
    energy = AN_ENERGY
    before = Several(MOST, A_SEAT)
    deeds = Several(2, BattleDeed)


class BattleConsequences(Struct):
    """One for each legal move, in their order."""

    moves = Several(OFFERED, BattleConsequence)


# ---------------------------------------------------------------- every move


@rule
def consequence(desk, asked, told):
    """B3.1, B3.2: every legal move, one after another."""
    lay_out(desk.table[SEEN], asked)
    legal(desk.table[SEEN], asked.seat, desk.offer)
    for i in range(min(OFFERED, desk.offer.n)):
        desk.table[MET] = desk.table[SEEN]
        weigh(desk, asked.seat, desk.offer.card[i], told.moves.each[one_more(told.moves)])


@rule
def weigh(desk, seat, move, told):
    """B3.1, B3.2: one move."""
    t, verb, part = desk.table[MET], MOVE[move, 0], MOVE[move, 1]
    told.energy = t.energy[seat]
    if verb == TO_LAY:
        tell_before(t, seat, told.before)
        turn_up_now(t, seat, part)
        weigh_card(desk, seat, told)
    elif verb == TO_SWAP or verb == TO_STAY:
        if verb == TO_SWAP:
            swap(t, seat, part)
        weigh_card(desk, seat, told)
    elif verb == TO_COPY:
        copy(t, seat, part)
        weigh_actions(desk, seat, t.acting, told.deeds)
    elif verb >= FIRST_ACTION:
        weigh_deed(desk, seat, verb, part, told)


# ---------------------------------------------------------------- a card


@rule
def tell_before(t, seat, before):
    """B3.2: who reveals earlier in this stage; whatever they do, nobody else will."""
    i = 0
    while at_place(t, t.place[t.first] + step(t) * i) != seat:
        other = at_place(t, t.place[t.first] + step(t) * i)
        if has(t.fighting, other):
            add(before, other)
        i += 1


@rule
def turn_up_now(t, seat, card):
    """B3.2: the card lies face up in the sequence, and it is this seat's turn."""
    take_out(t.hand[seat], card)
    t.sequence[seat, t.stage] = card + 1
    t.revealed |= only(seat)
    t.actor = seat


@rule
def weigh_card(desk, seat, told):
    """B3.2: its number, Knockout and trap; then its actions, if the hero is still in the battle."""
    t = desk.table[MET]
    card = t.sequence[seat, t.stage] - 1
    may_swap = t.phase == CHOOSE and can_swap(t, seat)
    show(told.card, card)
    tell_tactic(t, seat, card, told)
    meet_tactic(t, seat, card)
    told.energy = t.energy[seat]
    if not has(t.fighting, seat):
        may_change = told.before.n > 0 and not told.order.present
        danger = POSSIBLE if may_swap or may_change else SURE
        warn(told, danger, BY_CARD, reason_of(desk.table[SEEN], t, seat, told))
    elif not has(t.silenced, seat):
        t.done = NONE
        weigh_actions(desk, seat, card, told.deeds)


@rule
def tell_tactic(t, seat, card, told):
    """B3.2, B4.1, B4.2: the card on its left if it breaks the order, and what lies on its tactic."""
    if breaks_order(t, seat):
        show(told.order, t.sequence[seat, t.stage - 1] - 1)
    told.knockout = has(t.knockouts, card)
    told.trap = has(t.traps, card)
    told.protected = told.knockout and (has_stance(t, seat) or (power(t, seat) == PANTHER and has(t.ready, seat)))


@rule
def reason_of(before, after, seat, told):
    """B5.1: why the hero would leave."""
    if told.order.present:
        return BY_ORDER
    return BY_KNOCKOUT if before.energy[seat] == after.energy[seat] else BY_ENERGY


@rule
def warn(told, danger, rule, reason):
    """B5.1: the hero would leave."""
    told.danger = danger
    show(told.rule, rule)
    show(told.reason, reason)


# ---------------------------------------------------------------- actions


@rule
def weigh_actions(desk, seat, card, deeds):
    """B3.2: both actions of a card; of most targets nothing is told before one is chosen."""
    t = desk.table[MET]
    t.phase = ACT
    t.acting = card
    for action in range(2 * card, 2 * card + 2):
        deed = deeds.each[one_more(deeds)]
        show(deed.action, action)
        if action == FLURRY:
            weigh_targets(desk, seat, action, deed)
        elif needs_target(action):
            deed.aimed = 1
            tell_outcome(t, t, seat, deed)
        else:
            try_move(desk, seat, FIRST_ACTION + action, NONE, deed)


@rule
def needs_target(action):
    """B4.1, B4.2, B6.3, B6.6: is a tactic, a card or a rival named with the action?"""
    return is_at_tactic(action) or action == STUN or action == SLIDE


@rule
def is_at_tactic(action):
    """B4.1, B4.2: is a tactic named with the action?"""
    return action == EXPLOSIVES or action == FEINT or action == VANTAGE


@rule
def weigh_targets(desk, seat, action, deed):
    """B6.1: what the action would do to each hero that may be chosen."""
    deed.aimed = 1
    for target in range(desk.table[MET].seats):
        if may_act(desk.table[MET], seat, action, target) == ALLOWED:
            try_move(desk, seat, FIRST_ACTION + action, target, deed)


@rule
def weigh_deed(desk, seat, verb, part, told):
    """B3.2: an action with its target, an ability, or a decision that belongs to one of them."""
    deed = told.deeds.each[one_more(told.deeds)]
    if verb < TO_ABILITY:
        show(deed.action, verb - FIRST_ACTION)
    try_move(desk, seat, verb, part, deed)
    if verb == TO_TRAP or (verb < TO_ABILITY and is_at_tactic(verb - FIRST_ACTION)):
        tell_turned(desk.table[DONE], part, deed.tactic)
    if deed.out:
        warn(told, SURE, BY_SEIZING if verb == FIRST_ACTION + SEIZE else BY_POWER, BY_ENERGY)


@rule
def try_move(desk, seat, verb, part, deed):
    """B3.2: make the move on a copy, and tell what differs then."""
    desk.table[DONE] = desk.table[MET]
    t = desk.table[DONE]
    if verb == FIRST_ACTION + STUN:
        t.action = STUN
        tell_stun(t, seat, part, deed.losses)
        after_action(t, seat)
    else:
        take_turn(t, seat, verb, part)
    tell_outcome(desk.table[MET], t, seat, deed)


@rule
def tell_stun(t, seat, card, losses):
    """B6.3: who holds the card as far as the seat knows, and who may hold it; the others show their hands."""
    for other in range(t.seats):
        if is_opponent(t, seat, other):
            if of_kind(t.known[seat, other], card) > 0:
                tell_loss(losses, other, SURE)
            elif has_unseen(t, seat, other):
                tell_loss(losses, other, POSSIBLE)


@rule
def has_unseen(t, seat, other):
    """B6.8: does a hand hold cards that the seat does not know?"""
    known = 0
    for card in range(KINDS):
        known += of_kind(t.known[seat, other], card)
    return t.hand[other].n > known


@rule
def tell_loss(losses, seat, danger):
    """B6.4: a hand loses a card."""
    loss = losses.each[one_more(losses)]
    loss.seat = seat
    loss.danger = danger


@rule
def tell_turned(t, tactic, turned):
    """B4.1, B4.2: what lies on the tactic then."""
    turned.present = 1
    turned.value.tactic = tactic
    turned.value.trap = has(t.traps, tactic)
    turned.value.knockout = has(t.knockouts, tactic)


@rule
def tell_outcome(before, after, seat, deed):
    """B5.1, B6.2: energy, hands and heroes that differ, and whether the battle is decided."""
    deed.energy = after.energy[seat]
    deed.cards = after.hand[seat].n
    deed.first = after.first == seat and before.first != seat
    deed.out = not has(after.fighting, seat)
    winners = after.fighting if after.fighting != NOBODY else after.victors
    deed.wins = is_decided(after) and has(mates(after, winners), seat)
    for other in range(after.seats):
        if other != seat:
            tell_hit(before, after, other, deed.hits)
            if before.hand[other].n > after.hand[other].n:
                tell_loss(deed.losses, other, SURE)


@rule
def tell_hit(before, after, other, hits):
    """B6.2: another hero that has more or less energy then, or is out of the battle."""
    is_out = has(before.fighting, other) and not has(after.fighting, other)
    if is_out or before.energy[other] != after.energy[other]:
        hit = hits.each[one_more(hits)]
        hit.seat = other
        hit.energy = after.energy[other]
        hit.out = is_out


QUESTIONS = {
    "consequence": Question(consequence, desk_of(TABLE, 3, len(MOVES)), BattleSeen, BattleConsequences),
}
