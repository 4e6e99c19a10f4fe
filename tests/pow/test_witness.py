"""The compiled rules and a plain game written with classes play the same game, by their statistics."""

from random import Random
from statistics import mean, stdev

import numpy as np
import pytest

import herotable as ht
from benchmarks.plain_pow import random_game
from herotable.lab.batch import Batch

GAMES = 3000


@pytest.mark.slow
@pytest.mark.parametrize("seats", ht.game("pow").seats)
def test_length_and_scores_agree_with_the_plain_game(seats):
    batch = Batch(ht.game("pow"), 50_000, seats)
    batch.play(seed=seats)
    random = Random(seats)
    plain = [random_game(seats, random) for _ in range(GAMES)]
    lengths = [float(moves) for moves, _ in plain]
    best = [float(max(scores)) for _, scores in plain]
    totals = [float(sum(scores)) for _, scores in plain]
    scores = np.asarray(batch.tables)["score"][:, :seats]
    for ours, theirs in ((batch.steps, lengths), (scores.max(axis=1), best), (scores.sum(axis=1), totals)):
        assert abs(ours.mean() - mean(theirs)) < 4 * stdev(theirs) / GAMES**0.5
        assert ours.std() == pytest.approx(stdev(theirs), rel=0.08)
