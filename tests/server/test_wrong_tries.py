"""Who guesses passwords waits longer each time; who knows theirs does not."""

import pytest

from herotable.server.errors import TryLater
from herotable.server.http.wrong_tries import FORGOTTEN, FREE, LONGEST, WrongTries


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def tries(clock):
    return WrongTries(clock, most=10)


def delay_after(tries, address="a", login="ada"):
    """Guess until a delay is told."""
    for _ in range(100):
        try:
            tries.begin(address, login)
        except TryLater as refusal:
            return refusal.retry_after
    raise AssertionError("no delay")


def test_each_wrong_try_doubles_the_delay(tries, clock):
    delays = []
    for _ in range(12):
        delays.append(delay_after(tries))
        clock.now += delays[-1]
    assert delays[:4] == [2, 4, 8, 16]
    assert delays[-1] == LONGEST


def test_to_ask_during_a_delay_does_not_lengthen_it(tries, clock):
    assert [delay_after(tries) for _ in range(3)] == [2, 2, 2]
    clock.now += 1
    assert delay_after(tries) == 1


def test_the_delay_is_of_one_address_and_one_account(tries):
    delay_after(tries)
    tries.begin("b", "ada")
    tries.begin("a", "ben")


def test_a_right_password_ends_it(tries):
    for _ in range(10):
        for _ in range(FREE):
            tries.begin("a", "ada")
        tries.succeed("a", "ada")
    assert len(tries) == 0


def test_tries_are_forgotten_and_bounded(tries, clock):
    for n in range(100):
        tries.begin(f"a{n}", "ada")
    assert len(tries) == 10
    clock.now += FORGOTTEN
    tries.begin("a", "ada")
    assert len(tries) == 1
