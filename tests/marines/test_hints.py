"""What the playout policy prefers: M3, M4, M7, M10, M11 and M13 to M17."""

from collections import Counter

import numpy as np
import pytest

from herotable.engine.match import Match
from herotable.games.marines.hints import ANY, prefer

from .position import GAME, acting, legal, position, rolled

TIMES = 300


def preferred(match: Match, seat: int = 0) -> Counter[str]:
    """How often each move was preferred."""
    offer = np.zeros(1, GAME.offer).view(np.recarray)[0]
    table = np.zeros(1, GAME.table).view(np.recarray)
    table[0] = match.table
    table[0].key[:] = (1, 2, 3, 4)
    GAME.legal(table[0], seat, offer)
    moves = Counter(str(GAME.moves.moves[int(prefer(table[0], seat, offer))]) for _ in range(TIMES))
    assert set(moves) <= set(legal(match, seat))
    return moves


def favourite(match: Match) -> str:
    """The move preferred nearly always."""
    ((move, times),) = preferred(match).most_common(1)
    assert times > TIMES * (100 - 2 * ANY) / 100
    return move


def test_M1_no_pick_is_taken_back():
    match = GAME.match(seed=1)
    match.play(0, "pick phaello")
    assert {move.split()[0] for move in preferred(match)} == {"pick"}
    assert len(preferred(match)) == 8


@pytest.mark.parametrize(
    ("dice", "combination"),
    [
        ("1 2 3 4 5 6", "run 1 5"),
        ("1 1 1 2 3 4", "run 1 4"),
        ("1 1 1 6 6 2", "triple 1"),
        ("1 1 2 6 6 4", "sixes"),
        ("1 1 2 6 3 4", "run 1 4"),
    ],
)
def test_M7_the_combination_that_brings_most_is_set_aside(dice, combination):
    assert favourite(rolled(position(), dice)) == f"set {combination}"


def test_M7_a_combination_of_blocked_heroes_brings_nothing():
    blocked = position((2, 2, 2, 0, 0), (2, 2, 2, 0, 0))
    assert favourite(rolled(blocked, "1 2 3 5 5 5")) == "set triple 5"
    assert favourite(rolled(blocked, "1 2 3", aside="triple 5", secured=1)) == "set run 1 3"  # it is all out


def test_M7_what_is_set_aside_is_risked_for_many_dice_and_not_for_few():
    assert favourite(rolled(position(), "1 1 2 4 5", aside="six", secured=1)) == "roll"
    assert favourite(rolled(position(), "1 1", aside="run 1 4", secured=1)) == "act"


def test_M10_the_last_dice_are_set_aside_for_another_turn():
    assert favourite(rolled(position(), "6", aside="run 1 5", secured=0)) == "set six"
    assert favourite(rolled(position(), "6 6", aside="run 1 4", secured=0)) == "set sixes"


def test_M4_the_hero_with_inspiration_moves_first():
    heroes = ("phaello", "donatos", "ebellius", "aramus", "dirael")
    assert favourite(acting(position(heroes=heroes), "sixes")) == "move 2"


def test_M3_a_hero_that_comes_to_the_middle_moves_first():
    assert favourite(acting(position((0, 0, 1, 0, 0)), "sixes")) == "move 3"
    assert favourite(acting(position((0, 0, 0, 2, 0)), "sixes")) == "move 4"


def test_M13_an_enemy_in_the_own_half_is_attacked_first():
    match = acting(position((1, 1, 0, 0, 0), (3, 1, 0, 0, 0)), "six")
    assert favourite(match) == "attack 1"


def test_M14_a_hero_without_shield_is_attacked_first():
    enemies = ("darrago", "ferran", "ebellius", "aramus", "dirael")
    match = acting(position((2, 2, 0, 0, 0), (2, 2, 0, 0, 0), enemies=enemies), "six")
    assert favourite(match) == "attack 2"


def test_M16_smite_rather_than_a_move_against_an_enemy_far_ahead():
    match = acting(position((1, 1, 0, 0, 0), (3, 2, 0, 0, 0)), "triple 2")
    assert favourite(match) == "smite 1 1 triple 2"


def test_M16_the_row_with_most_enemies_is_mown_down():
    gear = {"phaello": ["mow-down: sixes, long"], "ferran": ["shield"]}
    match = acting(position((2, 2, 2, 2, 2), (2, 2, 2, 1, 0), gear=gear), "sixes")
    assert favourite(match) == "mow 1 4 sixes"


def test_M11_no_action_is_left_unused():
    assert favourite(acting(position((2, 0, 0, 0, 0), (2, 0, 0, 0, 0)), "six")) == "attack 1"
