"""Proofs: the fingerprint of the table after each move of a match, computed when somebody asks for it."""

from .desk import Desk
from .secret import Secret


class Proofs:
    """Makes the moves again from the beginning, as far as nobody did before.

    Whoever has the table may write to it, and the moves alone no longer tell what comes of them: from then on
    (`is_open`) the match notes every fingerprint at once.
    """

    __slots__ = ("_known", "_noted", "_replayed", "_replayed_to", "is_open")

    def __init__(self, beginning: Desk):
        self._known: tuple[str, ...] = ()
        self._replayed = beginning  # the desk after the moves that are known; it is only copied
        self._replayed_to = -1  # moves to make again, if it is open: the later ones are noted
        self._noted: list[str] = []
        self.is_open = False

    def copy(self) -> "Proofs":
        """The same proofs, of a match that goes its own way."""
        other = Proofs(self._replayed)
        other._known, other._noted = self._known, self._noted[:]
        other._replayed_to, other.is_open = self._replayed_to, self.is_open
        return other

    def open(self, made: int) -> None:
        """From now on, after so many moves, the table may be changed by hand."""
        if not self.is_open:
            self.is_open, self._replayed_to = True, made

    def note(self, fingerprint: str) -> None:
        """The fingerprint after one more move on an open table."""
        self._noted.append(fingerprint)

    def fingerprints(self, secret: Secret, moves: list[tuple[int, int]]) -> tuple[str, ...]:
        """Those of the table after each of all the moves of the match."""
        again = moves[: self._replayed_to] if self.is_open else moves
        if len(self._known) < len(again):
            self._replay(secret, again[len(self._known) :])
        return (*self._known, *self._noted)

    def _replay(self, secret: Secret, moves: list[tuple[int, int]]) -> None:
        desk, found = self._replayed.copy(), [*self._known]
        for seat, move in moves:
            desk.make(secret.key_after(desk.number), seat, move)
            found.append(secret.fingerprint(desk.table))
        self._known, self._replayed = tuple(found), desk
