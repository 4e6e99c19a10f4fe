"""The secret of a match: what its seed and the players' words decide, and how it proves a table."""

import hashlib
from typing import Any

from .errors import ErrorMessage, UserError

SET_UP, FIRST, IMAGINED = b"\x000", b"\0first", b"\0imagined"  # places in a match without moves before them
PLACES = [FIRST, *(b"\0%d" % number for number in range(1, 1000))]  # of the moves, by the moves before them


class Secret:
    """A seed with the players' words."""

    __slots__ = ("_dice", "_prints", "seed", "words")

    def __init__(self, seed: str, words: tuple[Any, ...]):
        if not all(isinstance(text, str) and text.isprintable() for text in (seed, *words)):
            raise UserError(ErrorMessage("unprintable"))
        self.seed, self.words = seed, words
        # Digests of what never changes: each key and fingerprint goes on from a copy.
        self._dice = hashlib.blake2b("\0".join([seed, *words]).encode(), digest_size=16)
        self._prints = hashlib.blake2b(key=hashlib.blake2b(seed.encode(), digest_size=32).digest(), digest_size=8)

    def __reduce__(self) -> tuple[Any, ...]:
        return Secret, (self.seed, self.words)

    def key(self, place: bytes) -> bytes:
        """The random key of a place in the match; no two share one."""
        digest = self._dice.copy()
        digest.update(place)
        return digest.digest()

    def key_after(self, moves: int) -> bytes:
        """The random key of the move after so many."""
        return self.key(PLACES[moves] if moves < len(PLACES) else b"\0%d" % moves)

    def fingerprint(self, table: bytes | bytearray) -> str:
        """Equal for equal tables; without the seed it says nothing about the table."""
        digest = self._prints.copy()
        digest.update(table)
        return digest.hexdigest()


def commitment_of(seed: str) -> str:
    """What binds a match to its seed without telling it: SHA-256."""
    return hashlib.sha256(seed.encode()).hexdigest()
