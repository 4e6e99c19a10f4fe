"""B3: rounds of three stages: choose, reveal, meet what lies on the tactic, act."""

from ...engine.dice import below
from ...engine.rule import rule
from ...engine.seats import EVERYONE, NOBODY, has, only
from ...engine.tape import tell
from .abilities import can_swap
from .battlefields import amount, hands_are_open, is_field, knockout_damage, step, trap_damage
from .fighting import at_place, clockwise, fall, gain, has_stance, is_decided, leave, wound
from .hands import clear_sequence, draw_cards, lay_down, observers, see_hand, turn_up
from .heroes import bonus, breaks_order, may_do_both, minds_traps, spend
from .table import *

# ---------------------------------------------------------------- a round


@rule
def begin_round(t):
    """B3.1, B10: a new round, and what a battlefield does at its start."""
    t.rounds += 1
    t.stage = 0
    t.phase = CHOOSE
    tell(t, EVERYONE, ROUND_BEGUN, t.rounds)
    if is_field(t, RANDOM_KNOCKOUT):
        drop_knockout(t)
    for i in range(t.seats):
        seat = clockwise(t, i)
        if has(t.fighting, seat):
            draw_cards(t, seat, amount(t, ROUND_DRAW, 0))
            recover(t, seat)


@rule
def recover(t, seat):
    """B9: Adam Warlock gains 1 energy when a round begins, the first one excepted, if he has little."""
    if t.rounds > 1 and t.energy[seat] < bonus(t, seat, RECOVER):
        gain(t, seat, 1)


@rule
def drop_knockout(t):
    """B10: a Knockout lands on a random free tactic, if there is one."""
    free = 0
    for tactic in range(KINDS):
        free += not has(t.knockouts, tactic)
    if free == 0:
        return
    left = below(t, free)
    for tactic in range(KINDS):
        if not has(t.knockouts, tactic):
            if left == 0:
                t.knockouts |= 1 << tactic
                tell(t, EVERYONE, KNOCKED, tactic)
                return
            left -= 1


@rule
def begin_stage(t):
    """B3.1: heroes without a card leave together; then all others choose a card at once."""
    without_cards = NOBODY
    for seat in range(t.seats):
        if has(t.fighting, seat) and t.hand[seat].n == 0:
            without_cards |= only(seat)
    if without_cards != NOBODY:
        leave(t, without_cards, BY_CARDS)
        return
    t.revealed = NOBODY
    t.silenced = NOBODY
    t.waiting = t.fighting
    if hands_are_open(t):
        open_hands(t)


@rule
def open_hands(t):
    """B10: all see all hands as they are before the choice."""
    for seat in range(t.seats):
        for observer in range(observers(t)):
            see_hand(t, observer, seat)


@rule
def choose(t, seat, card):
    """B3.1: the choice may be changed until the last has chosen; then all cards lie face down."""
    t.choice[seat] = card + 1
    t.waiting &= ~only(seat)
    if t.waiting == NOBODY:
        for each in range(t.seats):
            if has(t.fighting, each):
                lay_down(t, each)
        t.phase = REVEAL


# ---------------------------------------------------------------- a reveal


@rule
def reveal_next(t):
    """B3.2, B3.5: the nearest hero from the first player on who has not revealed in this stage."""
    for i in range(t.seats):
        seat = at_place(t, t.place[t.first] + step(t) * i)
        if has(t.fighting, seat) and not has(t.revealed, seat):
            reveal(t, seat)
            return
    t.phase = STAGE


@rule
def reveal(t, seat):
    """B3.2: the card is turned up; Doctor Strange may change it before anything else."""
    card = turn_up(t, seat)
    t.actor = seat
    t.revealed |= only(seat)
    t.sequence[seat, t.stage] = card + 1
    tell(t, EVERYONE, REVEALED, seat, card)
    if can_swap(t, seat):
        t.phase = SWAP
    else:
        meet_card(t, seat)


@rule
def meet_card(t, seat):
    """B3.2: what its number and its tactic do; who is still in the battle acts."""
    card = t.sequence[seat, t.stage] - 1
    meet_tactic(t, seat, card)
    if has(t.fighting, seat) and not has(t.silenced, seat):
        t.acting = card
        t.done = NONE
        t.phase = ACT
    else:
        finish_turn(t)


@rule
def meet_tactic(t, seat, card):
    """B3.2: steps 1 to 3; who leaves by one of them does not come to the next."""
    if breaks_order(t, seat):
        leave(t, only(seat), BY_ORDER)
    else:
        meet_knockout(t, seat, card)
        if has(t.fighting, seat):
            meet_trap(t, seat, card)


@rule
def meet_knockout(t, seat, card):
    """B3.2, B4.1, B6.5, B9: it returns to the pile; Stance and once Black Panther stop it, else the hero leaves."""
    if not has(t.knockouts, card):
        return
    t.knockouts &= ~(1 << card)
    tell(t, EVERYONE, MET, seat, card)
    if has_stance(t, seat) or spend(t, seat, PANTHER):
        tell(t, EVERYONE, SURVIVED, seat, card)
    elif knockout_damage(t) > 0:
        wound(t, seat, knockout_damage(t))
        fall(t)
    else:
        leave(t, only(seat), BY_KNOCKOUT)


@rule
def meet_trap(t, seat, card):
    """B3.2, B4.3, B9, B10: the trap stays; who leaves by it does not act."""
    if not has(t.traps, card):
        return
    tell(t, EVERYONE, SPRUNG, seat, card)
    if minds_traps(t, seat):
        wound(t, seat, trap_damage(t))
        fall(t)
    if has(t.fighting, seat):
        draw_cards(t, seat, amount(t, TRAP_DRAW, 0))


@rule
def after_action(t, seat):
    """B3.2, B9: some heroes may do the other action of the card too, and some of these draw when both are done."""
    if t.done == NONE and may_do_both(t, seat, t.acting) and has(t.fighting, seat):
        t.done = t.action
        t.phase = SECOND
    else:
        if t.done != NONE and has(t.fighting, seat):
            draw_cards(t, seat, bonus(t, seat, t.acting))
        finish_turn(t)


@rule
def finish_turn(t):
    """B9: Drax without energy leaves after his third card, unless he has just won."""
    seat = t.actor
    t.actor = NONE
    t.phase = REVEAL
    if has(t.silenced, seat) and has(t.fighting, seat):
        tell(t, EVERYONE, IDLE, seat)
    if has(t.doomed, seat) and t.stage == STAGES - 1 and not is_decided(t):
        leave(t, only(seat), BY_ENERGY)


# ---------------------------------------------------------------- the end of a stage and of a round


@rule
def end_stage(t):
    """B3.4, B7.5: after three stages sequences go to the discard; what follows is only for a battle that goes on."""
    t.stage += 1
    t.phase = CHOOSE
    if t.stage < STAGES:
        return
    t.phase = ROUND
    decay(t)
    if t.rounds == ROUNDS and not is_decided(t):
        stop(t)
    for seat in range(t.seats):
        clear_sequence(t, seat)
    t.frozen = 0
    if is_field(t, PASS_FIRST) and not is_decided(t):
        pass_first(t)


@rule
def stop(t):
    """B7.5: the battle is over, and everybody still in it wins it."""
    t.victors = t.fighting
    t.fighting = NOBODY


@rule
def decay(t):
    """B10: every hero loses energy at the end of a round, all at once."""
    if is_field(t, DECAY):
        for seat in range(t.seats):
            if has(t.fighting, seat):
                wound(t, seat, amount(t, DECAY, 0))
        fall(t)


@rule
def pass_first(t):
    """B10: the first-player card passes to the nearest hero in the battle on the left."""
    for i in range(1, t.seats):
        if has(t.fighting, clockwise(t, i)):
            t.first = clockwise(t, i)
            tell(t, EVERYONE, NEW_FIRST, t.first)
            return
