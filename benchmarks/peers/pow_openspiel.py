"""POW! as a Python game of OpenSpiel, all tiles and dice explicit chance; its C++ search cannot hold such a game."""

from functools import cache
from itertools import product
from math import factorial, prod
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from openspiel_games import PEER, SIMULATIONS, tell_clones, tell_play, tell_search
from telling import asked, tell_means

HEROES = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
VILLAINS = [-1, -1, -1, -1, -1, -2, -2, -2, -2, -3, -3, -4]
DIE = ["shield", "shield", "skull", "skull", "blue", "orange"]
SEATS, DICE, ROLLS, STEAL_TOP, TILES = 3, 5, 3, 3, 12
FACES = ["shield", "skull", "blue", "orange"]
KINDS = HERO, VILLAIN = range(2)
CHANCE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

# A handful counts the dice of each face; its number is the action that keeps it and the outcome that throws it.
HANDFULS = sorted((n for n in product(range(DICE + 1), repeat=len(FACES)) if sum(n) <= DICE), key=lambda n: (sum(n), n))
NUMBER, NONE = {handful: number for number, handful in enumerate(HANDFULS)}, HANDFULS[0]
TAKE = sum(sum(handful) < DICE for handful in HANDFULS)
STEAL = TAKE + len(KINDS) * DICE
FORFEIT = STEAL + len(KINDS) * SEATS * TILES
TAKES, STEALS = [*product(KINDS, range(1, DICE + 1))], [*product(KINDS, range(SEATS), range(1, TILES + 1))]


def chance(handful):
    """How likely a throw of so many dice shows this handful."""
    each = prod((DIE.count(face) / len(DIE)) ** n / factorial(n) for face, n in zip(FACES, handful, strict=True))
    return factorial(sum(handful)) * each


THROWS = [[(NUMBER[h], chance(h)) for h in HANDFULS if sum(h) == dice] for dice in range(DICE + 1)]
EVEN = [[(i, 1 / n) for i in range(n)] for n in range(TILES + 1)]


@cache
def keeps(rolled):
    """The handfuls one may set aside: at least one die, and at least one left to roll."""
    return sorted(NUMBER[h] for h in product(*(range(n + 1) for n in rolled)) if 0 < sum(h) < sum(rolled))


KIND = pyspiel.GameType
PLAY = KIND.Dynamics.SEQUENTIAL, KIND.ChanceMode.EXPLICIT_STOCHASTIC, KIND.Information.PERFECT_INFORMATION
PAY = KIND.Utility.GENERAL_SUM, KIND.RewardModel.TERMINAL
TYPE = KIND("python_pow", "POW!", *PLAY, *PAY, SEATS, SEATS, *[False] * 4)  # without texts of what a player knows
INFO = pyspiel.GameInfo(FORFEIT + 1, len(HANDFULS), SEATS, sum(VILLAINS), sum(HEROES), None, 10_000)


class Pow(pyspiel.Game):
    """POW! for three seats."""

    def __init__(self, params=None):
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self):
        return PowState(self)


class PowState(pyspiel.State):
    """One game: a handful is a tuple, a row or a stack a list with its top last."""

    def __init__(self, game):
        super().__init__(game)
        self.box, self.rows, self.stacks = [HEROES[:], VILLAINS[:]], [[], []], [[[], []] for _ in range(SEATS)]
        self.turn, self.player, self.rolls, self.aside, self.rolled = -1, CHANCE, 0, NONE, NONE

    def current_player(self):
        return self.player

    def is_terminal(self):
        return self.player == OVER

    def chance_outcomes(self):
        """P1-P3: the next tile of a row, the starting seat, or a throw of dice."""
        if self.turn < 0:
            return EVEN[len(self.box[HERO] or self.box[VILLAIN]) or SEATS]
        return THROWS[DICE - sum(self.aside)]

    def _legal_actions(self, player):
        """P3-P6: handfuls to keep, tiles to take and to steal, else to forfeit."""
        if self.rolls == 0:
            return [0]  # to keep none and roll all
        shown = [a + b for a, b in zip(self.aside, self.rolled, strict=True)]
        tiles = [TAKE + kind * DICE + shown[kind] - 1 for kind in KINDS if 0 < shown[kind] <= len(self.rows[kind])]
        for kind in KINDS:
            if (calls := shown[2 + kind]) >= STEAL_TOP:
                for rival, stacks in enumerate(self.stacks):
                    if rival != player and (height := len(stacks[kind])):
                        first = STEAL + (kind * SEATS + rival) * TILES
                        tiles += range(first, first + (1 if calls == STEAL_TOP else height))
        return (keeps(self.rolled) if self.rolls < ROLLS else []) + (tiles or [FORFEIT])

    def _action_to_string(self, player, action):
        return f"{player}: {action}"

    def __str__(self):
        return str(vars(self))

    def _apply_action(self, action):
        if self.player == CHANCE:
            self.fall(action)
        elif action < TAKE:
            self.aside = tuple(a + b for a, b in zip(self.aside, HANDFULS[action], strict=True))
            self.player = CHANCE
        elif action < STEAL:
            kind, place = TAKES[action - TAKE]
            self.gain(kind, self.rows[kind].pop(place - 1))
        elif action < FORFEIT:
            kind, rival, depth = STEALS[action - STEAL]
            self.gain(kind, self.stacks[rival][kind].pop(-depth))
        else:
            kind = VILLAIN if self.rows[VILLAIN] else HERO
            row = self.rows[kind]
            self.gain(kind, row.pop(row.index(min(row))))

    def fall(self, outcome):
        if self.turn >= 0:
            self.rolled, self.rolls, self.player = HANDFULS[outcome], self.rolls + 1, self.turn
        elif self.box[HERO] or self.box[VILLAIN]:
            kind = HERO if self.box[HERO] else VILLAIN
            self.rows[kind].append(self.box[kind].pop(outcome))
        else:
            self.turn = self.player = outcome

    def gain(self, kind, tile):
        """P8, P9: the tile goes on top of the player's stack, and the next seat begins its turn."""
        self.stacks[self.turn][kind].append(tile)
        self.turn = (self.turn + 1) % SEATS
        self.player = self.turn if self.rows[HERO] or self.rows[VILLAIN] else OVER
        self.rolls, self.aside, self.rolled = 0, NONE, NONE

    def returns(self):
        """P10, P11: the scores."""
        if not self.is_terminal():
            return [0.0] * SEATS
        return [float(sum(heroes[: len(villains)]) + sum(villains)) for heroes, villains in self.stacks]


if __name__ == "__main__":
    seconds, seed = asked()
    game, random, dice = Pow(), Random(seed), np.random.RandomState(seed)
    tell_means(PEER, "POW!", *tell_play(game, "POW!", seconds / 3, random))
    tell_clones(game, "POW!", seconds / 3, random)
    bot = mcts.MCTSBot(game, 10, SIMULATIONS, mcts.RandomRolloutEvaluator(1, dice), False, dice)
    tell_search(game, "POW!", "MCTS iterations/s", bot, seconds / 3, random)
