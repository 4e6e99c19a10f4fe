import numpy as np
import pyspiel
import pytest

from herotable.adapters import openspiel

GAMES = {  # short ones: the simulation looks at every state from all sides
    "pow": "herotable_pow(seats=3,open_stacks=True)",
    "order": "herotable_order",
    "marines": "herotable_marines(rows=2,turn_limit=20)",
    "battle": "herotable_battle(seats=3,lots=16)",
}


@pytest.mark.slow
@pytest.mark.parametrize("title", GAMES)
def test_openspiels_own_random_simulation_passes(title):
    pyspiel.random_sim_test(pyspiel.load_game(GAMES[title]), num_sims=1, serialize=True, verbose=False)


def after(title: str, *actions: int) -> pyspiel.State:
    state = pyspiel.load_game(GAMES[title]).new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


def test_chance_is_asked_only_where_a_move_needs_it():
    state = after("pow", 5)
    seat, roll = state.current_player(), state.legal_actions()[0]
    state.apply_action(roll)
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(lot, 1 / openspiel.LOTS) for lot in range(openspiel.LOTS)]
    state.apply_action(7)
    assert state.current_player() == seat
    taking = [move for move in state.legal_actions() if "take" in state.action_to_string(seat, move)]
    state.apply_action(taking[0])
    assert not state.is_chance_node()


def test_a_lot_decides_the_dice_and_a_state_does_not_know_its_own():
    dice = []
    for lot in range(8):
        state = after("pow", 5)
        state.apply_action(state.legal_actions()[0])
        assert not state.table.key.any()
        state.apply_action(lot)
        dice.append(tuple(state.table.rolled))
    assert len(set(dice)) > 1


def test_the_whole_game_gives_one_win():
    state, random = after("battle"), np.random.default_rng(1)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        state.apply_action(int(random.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(1)


def test_winners_share_the_win():
    state = after("battle")
    state.pending, state.table.waiting, state.table.winners = None, 0, 0b101
    assert state.returns() == [0.5, 0, 0.5]


def test_seats_that_choose_together_do_not_see_each_other_choose():
    state = after("battle", 5)
    observer = state.get_game().make_py_observer()
    assert state.current_player() == 0
    told = []
    for hero in state.legal_actions():
        chosen = state.clone()
        chosen.apply_action(hero)
        told.append(observer.string_from(chosen, 1))
    assert len(told) == 2
    assert told[0] == told[1]


def test_wrong_settings_are_refused():
    with pytest.raises(Exception, match="seats: expected 2 to 5, found 9"):
        pyspiel.load_game("herotable_pow(seats=9)")
