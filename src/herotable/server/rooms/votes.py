"""Questions to all at a table: to take moves back, and to end the game here."""

from typing import Any

from ..errors import Refusal
from . import wire
from .entries import Agreed, Answered, AnyEntry, Asked, Ended, Offered, Undone
from .guards import Actor
from .undo_safety import is_harmless


class Voter(Actor):
    """A person who asks the others, or answers."""

    def undo(self, action: wire.Undo) -> AnyEntry:
        """Free as far back as nobody has learned anything, else by the consent of the others."""
        match = self._playing(action.seat)
        if not 0 <= action.to < len(match.rows):
            raise Refusal("nothing-to-undo", f"expected 0 to {len(match.rows) - 1} moves to remain")
        if self.room.setup.undo == "off":
            raise Refusal("no-undo", "at this table nothing is taken back")
        if (vote := self.room.undo) is not None and not self._is_carried(vote):
            raise Refusal("asked-already", "a request to take back waits for its answer")
        if (vote is not None and vote.to == action.to) or self._is_free(match, action):
            return Undone(action.seat, action.to)
        if self.room.setup.undo == "free":
            raise Refusal("learned", "somebody has learned something since")
        return Asked(action.seat, action.to) if self._voters(action.seat) else Undone(action.seat, action.to)

    def _is_free(self, match: Any, action: wire.Undo) -> bool:
        own = all(row.seat == action.seat for row in match.rows[action.to :])
        return own and is_harmless(match, action.to)

    def answer(self, action: wire.Answer) -> AnyEntry:
        """One answer each, to the question of taking back; the last yes takes back."""
        self._in_game(action.seat)
        vote = self._vote(action.seat, self.room.undo)
        if action.to != vote.to:
            raise Refusal("not-asked", "another question was asked meanwhile")
        if action.yes and self._is_carried(vote, action.seat):
            return Undone(vote.seat, action.to)
        return Answered(action.seat, action.yes)

    def offer(self, action: wire.Offer) -> AnyEntry:
        """Offer to end here; with nobody to ask it ends."""
        self._playing(action.seat)
        if self.room.end is not None and not self._is_carried(self.room.end):
            raise Refusal("asked-already", "an offer to end waits for its answer")
        return Offered(action.seat) if self.room.end is None and self._voters(action.seat) else Ended("agreed")

    def agree(self, action: wire.Agree) -> AnyEntry:
        """One answer each, to the offer to end; the last yes ends."""
        self._in_game(action.seat)
        vote = self._vote(action.seat, self.room.end)
        last = action.yes and self._is_carried(vote, action.seat)
        return Ended("agreed") if last else Agreed(action.seat, action.yes)

    def _voters(self, seat: int) -> list[int]:
        """Whoever acts is here."""
        return self.room.voters(seat, lambda person: person != self.person.id and self.is_absent(person))

    def _vote(self, seat: int, vote: wire.Vote | None) -> wire.Vote:
        if vote is None or seat in vote.yes or seat not in self._voters(vote.seat):
            raise Refusal("not-asked", "nothing was asked of you")
        return vote

    def _is_carried(self, vote: wire.Vote, *now: int) -> bool:
        """Has everybody said yes who still plays, some only now? Somebody may have left since the question."""
        return set(self._voters(vote.seat)) <= {*vote.yes, *now}
