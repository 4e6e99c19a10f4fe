import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import herotable as ht
from herotable.adapters.pettingzoo import HeroTable, env

SEATS = {"pow": 3, "order": 2, "marines": 2, "battle": 4}
every_title = pytest.mark.parametrize(("title", "seats"), SEATS.items())
DICT = [  # the mask is in the observation, as in PettingZoo's own board games
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
]


@every_title
@pytest.mark.filterwarnings(*DICT)
def test_pettingzoos_own_api_test_passes(title, seats, capsys):
    api_test(env(title, seats), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@every_title
def test_pettingzoos_own_seed_test_passes(title, seats):
    seed_test(lambda: env(title, seats), num_cycles=50)


@every_title
def test_a_whole_game_shares_one_win(title, seats):
    table = HeroTable(title, seats)
    table.reset(seed=5)
    won, random = dict.fromkeys(table.agents, 0.0), np.random.default_rng(5)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        won[agent] += reward
        table.step(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(won.values()) == pytest.approx(1)
    assert table.agents == []


def test_only_the_seat_to_move_is_offered_moves():
    table = HeroTable("pow", 2)
    table.reset(seed=1)
    mover = table.agent_selection
    other = next(agent for agent in table.agents if agent != mover)
    assert table.observe(mover)["action_mask"].sum() == 1  # the first roll
    assert table.observe(other)["action_mask"].sum() == 0


def test_a_forbidden_move_and_a_wrong_option_are_named():
    table = HeroTable("pow", 2)
    table.reset(seed=1)
    with pytest.raises(ht.UserError, match="'forfeit', is not allowed: see rule P3"):
        table.step(table.game.moves.find("forfeit"))
    with pytest.raises(ht.UserError, match="unknown option 'closed'"):
        HeroTable("pow", 2, closed=True)
