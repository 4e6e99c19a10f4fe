"""What lies on the table of Superhero Battle: the record, its constants, the moves and the events."""

from typing import Any

import numpy as np

from ...engine.errors import ErrorMessage
from ...engine.fields import Handful, Numbers, Seats, Words
from ...engine.moves import Moves
from ...engine.pack import Component, OneOf, Pack, Whole
from ...engine.piles import Bag
from ...engine.table import Option, Table
from ...engine.tape import Events

SEATS = range(2, 9)
MINUTES = 40
MOST = SEATS[-1]
STAGES = 3
ROUNDS = 100  # B7.5
WINS = 3
ENERGY, MOST_ENERGY = 3, 6
HAND = 5
LEAP_CARDS, DODGE_CARDS = 2, 3
NONE = -1

# ---------------------------------------------------------------- move cards

CARDS = ("ambush", "arsenal", "melee", "planning", "trick", "shot", "defence")
AMBUSH, ARSENAL, MELEE, PLANNING, TRICK, SHOT, DEFENCE = range(7)
KINDS = len(CARDS)
COPIES = 7  # of each move in a box

ACTIONS = (
    "seize", "stun", "aid", "explosives", "leap", "flurry", "feint", "vantage",
    "dodge", "slide", "shoot", "suppress", "breather", "stance",
)  # fmt: skip
SEIZE, STUN, AID, EXPLOSIVES, LEAP, FLURRY, FEINT, VANTAGE, DODGE, SLIDE, SHOOT, SUPPRESS, BREATHER, STANCE = range(14)
# The card of action a is a // 2; its other action is a ^ 1.

# ---------------------------------------------------------------- heroes and battlefields

POWERS = (
    *(f"both-{card}" for card in CARDS),  # a power below KINDS is the card of which both actions may be done
    "recover", "flurry", "slack", "drax", "nebula", "trapproof", "piercing", "panther",
    "copy", "freeze", "silence", "clear", "thunder", "strange", "heal",
)  # fmt: skip
(
    RECOVER, MORE_FLURRY, SLACK, DRAX, NEBULA, TRAPPROOF, PIERCING, PANTHER,
    COPY, FREEZE, SILENCE, CLEAR, THUNDER, STRANGE, HEAL,
) = range(KINDS, len(POWERS))  # fmt: skip
ONCE = tuple(POWERS[power] for power in (NEBULA, PANTHER, *range(COPY, len(POWERS))))  # B9: a battle, ready or spent

EFFECTS = (
    *(f"receive-{card}" for card in CARDS),  # an effect below KINDS is the card that everybody receives
    "hand", "spoils", "start", "trap", "trapped-from", "draw-more", "no-gain", "down", "decay", "random-knockout",
    "open-hands", "most", "round-draw", "trap-draw", "shot-pierces", "flurry", "knockout-damage", "pass-first",
    "counter", "no-draft", "ones",
)  # fmt: skip
(
    HAND_SIZE, SPOILS, START_ENERGY, TRAP_DAMAGE, TRAPPED_FROM, DRAW_MORE, NO_GAIN, DOWN, DECAY, RANDOM_KNOCKOUT,
    OPEN_HANDS, ENERGY_LIMIT, ROUND_DRAW, TRAP_DRAW, SHOT_PIERCES, FLURRY_FIELD, KNOCKOUT_DAMAGE, PASS_FIRST,
    COUNTER, NO_DRAFT, ONES,
) = range(KINDS, len(EFFECTS))  # fmt: skip

HEROES = (
    "star-lord", "groot", "gamora", "rocket", "drax", "mantis", "nebula", "yondu", "cosmo", "adam-warlock",
    "iron-man", "captain-america", "thor", "hulk", "black-widow", "hawkeye", "black-panther", "doctor-strange",
    "captain-marvel", "spider-man",
)  # fmt: skip
BOX_HEROES = 10  # the first ten are the Guardians'
BATTLEFIELDS = (
    "seven-cards", "spoils", "second-wind", "deep-traps", "minefield", "smoke-screen", "supply-drop", "cold-void",
    "falling", "dying-star", "ambushers", "glass-walls",
    "exhausted", "thin-air", "reinforcements", "salvage", "open-ground", "arena", "bunker", "soft-blows",
    "shifting-command", "mirror-world", "no-time", "fresh-start",
)  # fmt: skip
BOX_BATTLEFIELDS = 12

# ---------------------------------------------------------------- phases and paragraphs

PHASES = (
    "heroes", "prepare", "discard", "draw", "draft", "round", "choose", "reveal", "swap", "act", "second",
    "trap", "take", "stage", "over",
)  # fmt: skip
(
    CHOOSE_HERO, PREPARE, DISCARD, DRAW, DRAFT, ROUND, CHOOSE, REVEAL, SWAP, ACT, SECOND, TRAP, TAKE, STAGE, OVER,
) = range(len(PHASES))  # fmt: skip

PARAGRAPHS = (
    "", "B1.2", "B2.3", "B2.4", "B3.1", "B3.2", "B4.2", "B5.2", "B6.1", "B6.6", "B7.1", "B9",
)  # fmt: skip
ALLOWED, B1_2, B2_3, B2_4, B3_1, B3_2, B4_2, B5_2, B6_1, B6_6, B7_1, B9 = range(len(PARAGRAPHS))

TEAMS = {4: (2,), 6: (2, 3), 8: (2, 4)}  # B8.1
MOST_TEAMS = 4

REASONS = ("order", "knockout", "energy", "cards")  # why a hero leaves: B5.1
BY_ORDER, BY_KNOCKOUT, BY_ENERGY, BY_CARDS = range(4)

# ---------------------------------------------------------------- options, moves, events

OPTIONS = {
    "boxes": Option("auto", ("auto", "guardians", "avengers", "both")),
    "teams": Option(0, (0, 2, 3, 4)),
    "drawn_teams": Option(True, beside={"teams": 2}),
    "tie": Option("order", ("order", "fourth", "showdown")),
    "battlefields": Option(True),
}
AUTO, GUARDIANS, AVENGERS, BOTH_BOXES = range(4)
BY_TURN_ORDER, TO_FOURTH, BY_SHOWDOWN = range(3)

_card, _seat = Words(*CARDS), Seats(MOST)
MOVES = Moves(
    hero={"hero": Words(*HEROES)},
    discard={"card": _card},
    draft={"card": _card},
    lay={"card": _card},
    seize={},
    stun={"card": _card},
    aid={},
    explosives={"tactic": _card},
    leap={},
    flurry={"rival": _seat},
    feint={"tactic": _card},
    vantage={"tactic": _card},
    dodge={},
    slide={"rival": _seat},
    shoot={},
    suppress={},
    breather={},
    stance={},
    ability={},
    copy={"rival": _seat},
    silence={"rival": _seat},
    swap={"card": _card},
    stay={},
    trap={"tactic": _card},
    take={"card": _card},
    done={},
)
MOVE = MOVES.table
VERBS = tuple(MOVES.verbs)
TO_HERO, TO_DISCARD, TO_DRAFT, TO_LAY = range(4)
FIRST_ACTION = VERBS.index("seize")
TO_ABILITY, TO_COPY, TO_SILENCE, TO_SWAP, TO_STAY, TO_TRAP, TO_TAKE, TO_DONE = range(FIRST_ACTION + 14, len(VERBS))
# What each phase asks for, in this order; the two actions are those of the card that acts.
AN_ACTION, NO_VERB = len(VERBS) + 1, len(VERBS)
_ASKED = {
    CHOOSE_HERO: (TO_HERO,), DISCARD: (TO_DISCARD,), DRAFT: (TO_DRAFT,), CHOOSE: (TO_LAY,), SWAP: (TO_SWAP, TO_STAY),
    ACT: (TO_ABILITY, TO_COPY, TO_SILENCE, AN_ACTION, AN_ACTION + 1),
    SECOND: (AN_ACTION, AN_ACTION + 1, TO_DONE), TRAP: (TO_TRAP,), TAKE: (TO_TAKE,),
}  # fmt: skip
ASKED = np.array([[*_ASKED.get(phase, ()), *[NO_VERB] * 5][:5] for phase in range(len(PHASES))], np.int16)
FIRST = np.searchsorted(MOVE[:, 0], range(len(VERBS) + 2)).astype(np.int16)  # the first move of each verb

_cards = Handful(*CARDS, most=2 * COPIES)
EVENTS = Events(
    seated={"seat": _seat, "team": Numbers(1, MOST_TEAMS)},
    started={"seat": _seat},
    picked={"seat": _seat, "hero": Words(*HEROES)},
    battle={"number": Numbers(1, 999)},
    field={"battlefield": Words(*BATTLEFIELDS)},
    drawn={"seat": _seat, "cards?": _cards, "count": Numbers(0, 99)},
    received={"seat": _seat, "card": _card},
    discarded={"seat": _seat, "card": _card},
    offered={"cards": _cards},
    drafted={"seat": _seat, "card": _card},
    round={"number": Numbers(1, ROUNDS)},
    revealed={"seat": _seat, "card": _card},
    swapped={"seat": _seat, "card": _card},
    acted={"seat": _seat, "action": Words(*ACTIONS)},
    named={"seat": _seat, "card": _card},
    aimed={"seat": _seat, "rival": _seat},
    used={"seat": _seat},
    copied={"seat": _seat, "rival": _seat},
    silenced={"seat": _seat, "rival": _seat},
    idle={"seat": _seat},
    hurt={"seat": _seat, "energy": Numbers(0, MOST_ENERGY)},
    healed={"seat": _seat, "energy": Numbers(0, MOST_ENERGY)},
    trapped={"tactic": _card},
    cleared={"tactic": _card},
    sprung={"seat": _seat, "tactic": _card},
    knockout={"tactic": _card},
    lifted={"tactic": _card},
    met={"seat": _seat, "tactic": _card},
    survived={"seat": _seat, "tactic": _card},
    shown={"seat": _seat, "cards": _cards},
    looked={"seat": _seat, "rival": _seat, "cards?": _cards},
    stolen={"seat": _seat, "rival": _seat, "card?": _card},
    first={"seat": _seat},
    left={"seat": _seat, "reason": Words(*REASONS)},
    won={"seat": _seat, "wins": Numbers(0, 99)},
    goal={"wins": Numbers(0, 99)},
    showdown={},
    ended={},
)
(
    SEATED, STARTED, PICKED, BATTLE, FIELD, DRAWN, RECEIVED, DISCARDED, OFFERED, DRAFTED, ROUND_BEGUN, REVEALED,
    SWAPPED, ACTED, NAMED, AIMED, USED, COPIED, SILENCED, IDLE, HURT, HEALED, TRAPPED, CLEARED, SPRUNG, KNOCKED, LIFTED,
    MET, SURVIVED, SHOWN, LOOKED, STOLEN, NEW_FIRST, LEFT, WON, NEW_GOAL, SHOWDOWN, ENDED,
) = range(len(EVENTS.names))  # fmt: skip

TABLE = Table(
    OPTIONS,
    events=96,
    width=9,
    fields=[
        ("phase", np.int16),
        ("first", np.int16),  # who has the first-player card
        ("sitting", np.int16, MOST),  # the seat at each place of the table, clockwise
        ("place", np.int16, MOST),  # the place of each seat
        ("battle", np.int16),
        ("rounds", np.int16),
        ("stage", np.int16),
        ("goal", np.int16),  # wins that end the game
        ("showdown", np.int16),
        ("picks", np.int16),  # made in this draft
        ("actor", np.int16),  # whose card was just turned up; NONE between two
        ("acting", np.int16),  # the card whose actions are open to the actor
        ("action", np.int16),  # the action under way
        ("done", np.int16),  # the action already done, where both may be; NONE
        ("target", np.int16),  # of an action that needs a second decision
        ("frozen", np.int16),  # no cards come into any hand in this round
        ("contestants", np.int16),  # sets of seats, from here
        ("fighting", np.int16),
        ("revealed", np.int16),
        ("silenced", np.int16),
        ("ready", np.int16),
        ("doomed", np.int16),
        ("victors", np.int16),  # who left last, all at the same moment
        ("traps", np.int16),  # sets of tactics, from here
        ("knockouts", np.int16),
        ("hero", np.int16, MOST),
        ("dealt", np.int16, (MOST, 2)),
        ("choice", np.int16, MOST),  # what was chosen at the same time as the others, counted from 1; 0: nothing yet
        ("laid", np.int16, MOST),  # the card face down, counted from 1
        ("sequence", np.int16, (MOST, STAGES)),  # cards counted from 1
        ("turned", np.int16, MOST),  # set of stages whose card was turned by Stance
        ("energy", np.int16, MOST),
        ("wins", np.int16, MOST),
        ("hand", Bag(KINDS), MOST),
        ("deck", Bag(KINDS)),
        ("discard", Bag(KINDS)),
        ("draft", Bag(KINDS)),
        ("field", np.int16),
        ("fields", Bag(len(BATTLEFIELDS))),
        ("past", Bag(len(BATTLEFIELDS))),
        ("number", np.int16, KINDS),
        ("power", np.int16, (len(HEROES), 2)),  # of each hero: the power and its amount
        ("effect", np.int16, (len(BATTLEFIELDS), 2)),
        ("known", np.int32, (MOST + 1, MOST)),  # what an observer knows to be in a hand: see hands.py
        ("either", np.int32, (MOST + 1, MOST)),  # likewise, of hand and face-down card together
    ],
)
KNOWLEDGE = ("known", "either")

BOX = {
    "hero": Component(
        len(HEROES), {"name": OneOf(HEROES), "power": OneOf(POWERS), "amount": Whole(0, MOST_ENERGY)}, unique="name"
    ),
    "battlefield": Component(
        len(BATTLEFIELDS), {"name": OneOf(BATTLEFIELDS), "effect": OneOf(EFFECTS), "amount": Whole(0, 9)}, unique="name"
    ),
    "move": Component(KINDS, {"name": OneOf(CARDS), "number": Whole(1, 9)}, unique="name"),
}


def misfit(seats: int, options: dict[str, Any]) -> ErrorMessage | None:
    """B8.1 and the boxes: what is wrong with these options for so many seats."""
    if seats > 4 and options["boxes"] not in ("auto", "both"):
        return _unfit("boxes", ("auto", "both"), seats, options)
    if options["teams"] and options["teams"] not in TEAMS.get(seats, ()):
        return _unfit("teams", (0, *TEAMS.get(seats, ())), seats, options)
    return None


def _unfit(option: str, fitting: tuple[Any, ...], seats: int, options: dict[str, Any]) -> ErrorMessage:
    what = ErrorMessage("battle-with-seats", choices=fitting, seats=seats)
    return ErrorMessage(
        "expected", place=ErrorMessage("option-place", name=option), expected=what, found=options[option]
    )


def lay(t: Any, pack: Pack) -> None:
    """Put the boxes of a pack on the table."""
    for row in pack.components["hero"]:
        t.power[HEROES.index(row["name"])] = POWERS.index(row["power"]), row["amount"]
    for row in pack.components["move"]:
        t.number[CARDS.index(row["name"])] = row["number"]
    for row in pack.components["battlefield"]:
        t.effect[BATTLEFIELDS.index(row["name"])] = EFFECTS.index(row["effect"]), row["amount"]
