"""PettingZoo's classic games with random moves; it has no copies and no search."""

from importlib import import_module
from random import Random

import numpy as np
from telling import asked, named, tell, tell_rate

PEER = named("PettingZoo", "pettingzoo")
GAMES = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "chess_v6")


def random_game(env, random):
    """A random game to its end; how many decisions it took."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        env.step(int(random.choice(np.flatnonzero(mask))))
        decisions += 1
    return decisions


def main():
    """Decisions a second of every game."""
    seconds, seed = asked()
    random = Random(seed)
    for name in GAMES:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
            env.reset(seed=seed)
        except Exception as error:
            tell(PEER, name, "decisions/s", error=f"{type(error).__name__}: {error}")
            continue
        tell_rate(PEER, name, "decisions/s", lambda env=env: random_game(env, random), seconds / len(GAMES))


if __name__ == "__main__":
    main()
