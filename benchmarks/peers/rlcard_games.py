"""RLCard's games with random moves; it has no copies of its own, so Python's deep copies stand for them."""

from copy import deepcopy
from random import Random

import rlcard
from telling import asked, named, tell_rate

PEER = named("RLCard", "rlcard")
GAMES = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu", "mahjong")


def random_game(env, random):
    """A random game to its end; how many decisions it took."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def copy(env):
    """A deep copy of the game."""
    deepcopy(env.game)
    return 1


def main():
    """Decisions and copies a second of every game."""
    seconds, seed = asked()
    each, random = seconds / len(GAMES) / 2, Random(seed)
    for name in GAMES:
        env = rlcard.make(name, config={"seed": seed})
        tell_rate(PEER, name, "decisions/s", lambda env=env: random_game(env, random), each)
        env.reset()
        tell_rate(PEER, name, "clones/s", lambda env=env: copy(env), each)


if __name__ == "__main__":
    main()
