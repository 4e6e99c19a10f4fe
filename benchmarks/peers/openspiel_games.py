"""OpenSpiel's own games in C++, of about our size, driven from Python; whole games and searches inside C++."""

from random import Random
from statistics import fmean

import pyspiel
from telling import asked, named, rate, tell, tell_rate

PEER = named("OpenSpiel", "open_spiel")
GAMES = ("liars_dice", "pig", "hearts", "gin_rummy", "backgammon")
CLONES, ROLLOUTS, SIMULATIONS = 100, 100, 100


def random_game(game, random):
    """A random game to its end: how many decisions it took, and its last state."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            fall(state, random)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions, state


def fall(state, random):
    """Let chance decide."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, chances)[0])


def first_choice(game, random):
    """The first state with more than one move: some searches return at once when there is no choice."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        fall(state, random) if state.is_chance_node() else state.apply_action(state.legal_actions()[0])
    return state


def tell_play(game, name, seconds, random):
    """Tell the decisions a second of random games; the length and the mean score of each game."""
    lengths, scores = [], []

    def play():
        decisions, state = random_game(game, random)
        lengths.append(decisions)
        scores.append(fmean(state.returns()))
        return decisions

    tell_rate(PEER, name, "decisions/s", play, seconds)
    return lengths, scores


def tell_clones(game, name, seconds, random):
    """Tell the copies a second of a state at its first choice."""
    state = first_choice(game, random)

    def copy():
        for _ in range(CLONES):
            state.clone()
        return CLONES

    tell_rate(PEER, name, "clones/s", copy, seconds)


def tell_search(game, name, what, bot, seconds, random):
    """Tell the iterations a second of a bot that makes SIMULATIONS of them for each move."""
    state = first_choice(game, random)

    def search():
        bot.step(state)
        return SIMULATIONS

    tell_rate(PEER, name, what, search, seconds)


def tell_rollouts(game, name, length, seconds, random):
    """Tell the decisions a second of random games inside C++: one iteration of MCTS whose rollouts are many."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.getrandbits(30))
    bot = pyspiel.MCTSBot(game, evaluator, 2**0.5, 1, 1000, False, random.getrandbits(30), False)
    state = first_choice(game, random)

    def search():
        bot.step(state)
        return ROLLOUTS

    tell(PEER, f"{name}, looped in C++", "decisions/s", value=length * rate(search, seconds))


def searcher(game, seed):
    """The search for a game of its kind: MCTS with open information, ISMCTS with hidden."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return "MCTS", pyspiel.MCTSBot(game, evaluator, 2**0.5, SIMULATIONS, 1000, False, seed, False)
    return "ISMCTS", pyspiel.ISMCTSBot(seed, evaluator, 2**0.5, SIMULATIONS)


def main():
    """All measures of all games."""
    seconds, seed = asked()
    each, random = seconds / len(GAMES) / 4, Random(seed)
    for name in GAMES:
        game = pyspiel.load_game(name)
        lengths, _ = tell_play(game, name, each, random)
        tell_clones(game, name, each, random)
        tell_rollouts(game, name, fmean(lengths), each, random)
        method, bot = searcher(game, seed)
        tell_search(game, name, f"{method} iterations/s", bot, each, random)


if __name__ == "__main__":
    main()
