"""Seeds of two: a match that goes on by another seed after some moves."""

import json

import pytest

import herotable as ht
from herotable.engine.secret import SET_UP, Secret, continued_seed

from .positions import POW

MINE, LATER = "mine", "5eed" * 16
WORDS = ("", "seven")
NO_WORDS = ("", "")


def both(moves: int) -> Secret:
    return Secret(continued_seed(MINE, moves, LATER), WORDS)


def test_the_first_seed_is_for_the_set_up_and_the_first_moves():
    secret, first = both(2), Secret(MINE, NO_WORDS)
    assert secret.key(SET_UP) == first.key(SET_UP)
    assert [secret.key_after(n) for n in (0, 1)] == [first.key_after(n) for n in (0, 1)]


@pytest.mark.parametrize("moves", [0, 2])
def test_the_second_seed_and_the_words_are_for_the_rest(moves):
    secret, second = both(moves), Secret(LATER, WORDS)
    assert [secret.key_after(n) for n in (moves, 999, 5000)] == [second.key_after(n) for n in (moves, 999, 5000)]
    assert secret.key(SET_UP) == Secret(MINE, NO_WORDS).key(SET_UP)


def test_fingerprints_need_both_seeds():
    prints = {secret.fingerprint(b"a table") for secret in (both(2), Secret(MINE, WORDS), Secret(LATER, WORDS))}
    assert len(prints) == 3


ARABIC = "\N{ARABIC-INDIC DIGIT TWO}"  # no number for the pages


@pytest.mark.parametrize(
    "seed",
    [
        f"{MINE}, after 2 moves {LATER[1:]}",
        f"{MINE} after 2 moves {LATER}",
        f"{MINE}, after {ARABIC} moves {LATER}",
        LATER,
    ],
)
def test_other_seeds_are_one(seed):
    secret = Secret(seed, WORDS)
    assert secret.key_after(0) != Secret(MINE, NO_WORDS).key_after(0)
    assert secret.key_after(0) == Secret(seed, WORDS).key_after(0)


def test_a_match_that_goes_on_by_another_seed_is_saved_and_verified():
    device = played_on(POW.match(2, seed=MINE, words=NO_WORDS), 9)
    match = POW.match(2, seed=continued_seed(MINE, 9, LATER), words=WORDS)
    for seat, move in device.numbers:
        match.play(seat, move)
    assert match.position == device.position
    played_on(match, 60)
    assert ht.load(match.save()).position == match.position
    assert played_on(device, 60).position != match.position
    other = json.loads(match.save()) | {"seed": continued_seed(MINE, 8, LATER)}
    with pytest.raises(ht.UserError):
        ht.load(json.dumps(other))


def played_on(match: ht.Match, moves: int) -> ht.Match:
    """The first legal move, so many times or until the end."""
    for _ in range(moves):
        if not match.over:
            match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    return match
