import asyncio

import pytest
from argon2 import PasswordHasher

from herotable.server.identity import passwords
from herotable.server.identity.passwords import hash_password, is_outdated, is_password

REAL = passwords.HASHER  # as it is before the tests' quick one takes its place


def test_the_parameters_are_those_of_the_standard(monkeypatch):
    monkeypatch.setattr(passwords, "HASHER", REAL)
    assert asyncio.run(hash_password("correct horse")).startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def test_the_right_one_fits_and_no_other():
    known = asyncio.run(hash_password("correct horse"))
    assert asyncio.run(is_password(known, "correct horse"))
    assert not asyncio.run(is_password(known, "correct horsf"))
    assert not asyncio.run(is_password("no hash at all", "correct horse"))


def test_the_same_password_is_hashed_differently_each_time():
    assert asyncio.run(hash_password("correct horse")) != asyncio.run(hash_password("correct horse"))


def test_a_letter_written_in_two_ways_is_one_letter():
    known = asyncio.run(hash_password("чай, ещё чай"))
    assert asyncio.run(is_password(known, "чаи\u0306, еще\u0308 чаи\u0306"))


@pytest.mark.parametrize("is_known", [True, False])
def test_an_unknown_account_is_compared_once_as_well(is_known, monkeypatch):
    known = asyncio.run(hash_password("correct horse")) if is_known else None
    compared = []

    class Counting(PasswordHasher):
        def verify(self, *given):
            compared.append(given)
            return super().verify(*given)

    monkeypatch.setattr(passwords, "HASHER", Counting(time_cost=1, memory_cost=8, parallelism=1))
    assert not asyncio.run(is_password(known, "wrong password"))
    assert len(compared) == 1
    assert compared[0][0].startswith("$argon2id$")


def test_a_hash_with_other_parameters_is_outdated():
    assert is_outdated(PasswordHasher(time_cost=2, memory_cost=8, parallelism=1).hash("x"))
    assert not is_outdated(asyncio.run(hash_password("x")))
