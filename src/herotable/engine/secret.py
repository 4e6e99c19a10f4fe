"""The secret of a match: what its seed and the players' words decide, and how it proves a table."""

import hashlib
import re
from typing import Any

from .errors import ErrorMessage, UserError

SET_UP, FIRST, IMAGINED = b"\x000", b"\0first", b"\0imagined"  # places in a match without moves before them
PLACES = [FIRST, *(b"\0%d" % number for number in range(1, 1000))]  # of the moves, by the moves before them
CONTINUED = re.compile(r"(.*), after (\d{1,6}) moves ([0-9a-f]{64})", re.ASCII)


class Secret:
    """A seed with the players' words.

    A seed of two (`continued_seed`) is one for the set-up and the first moves, to which nobody has added a word, and
    another for all that comes later.
    """

    __slots__ = ("_dice", "_first", "_first_moves", "_prints", "seed", "words")

    def __init__(self, seed: str, words: tuple[Any, ...]):
        if not all(isinstance(text, str) and text.isprintable() for text in (seed, *words)):
            raise UserError(ErrorMessage("unprintable"))
        self.seed, self.words = seed, words
        # Digests of what never changes: each key and fingerprint goes on from a copy.
        two = CONTINUED.fullmatch(seed)
        self._dice = _dice(two[3] if two else seed, words)
        self._first = _dice(two[1], ("",) * len(words)) if two else self._dice
        self._first_moves = int(two[2]) if two else 0
        self._prints = hashlib.blake2b(key=hashlib.blake2b(seed.encode(), digest_size=32).digest(), digest_size=8)

    def __reduce__(self) -> tuple[Any, ...]:
        return Secret, (self.seed, self.words)

    def key(self, place: bytes) -> bytes:
        """The random key of a place in the match; no two share one."""
        return _key(self._first if place == SET_UP else self._dice, place)

    def key_after(self, moves: int) -> bytes:
        """The random key of the move after so many."""
        dice = self._dice if moves >= self._first_moves else self._first
        return _key(dice, PLACES[moves] if moves < len(PLACES) else b"\0%d" % moves)

    def fingerprint(self, table: bytes | bytearray) -> str:
        """Equal for equal tables; without the seed it says nothing about the table."""
        digest = self._prints.copy()
        digest.update(table)
        return digest.hexdigest()


def _dice(seed: str, words: tuple[str, ...]) -> "hashlib.blake2b":
    return hashlib.blake2b("\0".join([seed, *words]).encode(), digest_size=16)


def _key(dice: "hashlib.blake2b", place: bytes) -> bytes:
    digest = dice.copy()
    digest.update(place)
    return digest.digest()


def continued_seed(first: str, moves: int, then: str) -> str:
    """The seed of a match that goes on after so many moves by another one: 64 digits, in hexadecimal."""
    return f"{first}, after {moves} moves {then}"


def commitment_of(seed: str) -> str:
    """What binds a match to its seed without telling it: SHA-256."""
    return hashlib.sha256(seed.encode()).hexdigest()
