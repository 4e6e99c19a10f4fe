"""What boards of Superhero Battle draw by, as the rules have it."""

from typing import Any

from .table import ACTIONS, CARDS, DODGE_CARDS, LEAP_CARDS, MOST_ENERGY, MOVES, ONCE, STAGES


def constants() -> dict[str, Any]:
    """The actions of each move card, what is printed on cards, the powers for once a battle, targets and limits."""
    return {
        "stages": STAGES,
        "most_energy": MOST_ENERGY,
        "actions": {card: ACTIONS[2 * i : 2 * i + 2] for i, card in enumerate(CARDS)},
        "printed": {"leap": LEAP_CARDS, "dodge": DODGE_CARDS},
        "once": ONCE,
        "at_rivals": [verb for verb, fields in MOVES.verbs.items() if "rival" in fields],
        "at_tactics": at_tactics(),
    }


def at_tactics() -> list[str]:
    """The moves aimed at a tactic; an action names a card by its tactic."""
    aimed = [verb for verb, fields in MOVES.verbs.items() if "tactic" in fields]
    return aimed + [verb for verb in ACTIONS if "card" in MOVES.verbs[verb]]
