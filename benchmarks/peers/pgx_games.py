"""pgx on the CPU with random moves: one table and 1,024 at once, many steps inside one compiled call."""

import os

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from telling import asked, named, tell_rate

PEER = f"{named('pgx', 'pgx')}, {named('jax', 'jax')}"
GAMES = ("kuhn_poker", "leduc_holdem", "connect_four", "2048", "backgammon")
CALLS = {1: 1000, 1024: 10}  # tables at once, and the steps of each inside one call


def random_steps(env, tables, steps):
    """A compiled function that makes random steps on all tables; a game that is over begins anew."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state, key):
        choose, dice = jax.random.split(key)
        moves = jax.random.categorical(choose, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        return step(state, moves, jax.random.split(dice, tables)), None

    return jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps))[0])


class Tables:
    """Tables of one game that are stepped together."""

    def __init__(self, name, tables, seed):
        env, self.steps = pgx.make(name), CALLS[tables]
        self.tables, self.key = tables, jax.random.PRNGKey(seed)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, tables))
        self.advance = random_steps(env, tables, self.steps)

    def work(self):
        """One call; how many steps it made."""
        self.key, key = jax.random.split(self.key)
        self.state = jax.block_until_ready(self.advance(self.state, key))
        return self.steps * self.tables


def main():
    """Steps a second of every game; `rate` compiles before it measures."""
    seconds, seed = asked()
    each = seconds / len(GAMES) / len(CALLS)
    for name in GAMES:
        for tables in CALLS:
            game = f"{name}, {tables:,} at once"
            tell_rate(PEER, game, "decisions/s", Tables(name, tables, seed).work, each)


if __name__ == "__main__":
    main()
