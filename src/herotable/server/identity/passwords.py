"""Passwords: Argon2id in threads of their own, so that hashing never holds up a table."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Annotated, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY
from msgspec import Meta

T = TypeVar("T")
Password = Annotated[str, Meta(min_length=8, max_length=200)]

HASHER = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
AT_ONCE = 2  # each takes 64 MiB
THREADS = ThreadPoolExecutor(AT_ONCE, "password")


async def hash_password(password: str) -> str:
    """The hash of a password, for the database."""
    return await _in_thread(lambda: HASHER.hash(_plain(password)))


async def is_password(known: str | None, password: str) -> bool:
    """Whether a password fits a hash; without a hash (None) the check takes the same time and fails."""
    return await _in_thread(lambda: _is_password(known, password))


def is_outdated(known: str) -> bool:
    """Was the hash made with other parameters than the present ones?"""
    return HASHER.check_needs_rehash(known)


def _is_password(known: str | None, password: str) -> bool:
    dummy = dummy_hash()  # made in both cases: its first call takes time, which must not tell them apart
    try:
        HASHER.verify(dummy if known is None else known, _plain(password))
    except (VerificationError, InvalidHashError):
        return False
    return known is not None


@cache
def dummy_hash() -> str:
    """A hash that no password fits."""
    return HASHER.hash(secrets.token_urlsafe())


def _plain(password: str) -> str:
    """The password in one normal form: keyboards write the same letter in several ways."""
    return unicodedata.normalize("NFKC", password)


async def _in_thread(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(THREADS, work)
