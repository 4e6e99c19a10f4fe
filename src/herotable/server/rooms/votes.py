"""Votes: the decisions that need the consent of the others, on taking back and on ending."""

from ...engine.errors import ErrorMessage
from ...engine.match import Match
from ..errors import Refusal
from . import messages, wire
from .entries import Agreed, Answered, AnyEntry, Asked, Ended, Offered, Undone
from .guards import Actor
from .undo_safety import is_harmless


def undo(actor: Actor, action: wire.Undo) -> AnyEntry:
    """Take moves back: at once if nobody has learned anything from them, else ask the others."""
    match, vote = actor.room.match, actor.room.undo
    assert match is not None, "in a game there is a match"
    if not 0 <= action.to < match.made:
        raise Refusal("nothing-to-undo", ErrorMessage("nothing-to-undo", most=match.made - 1))
    if actor.room.imported is not None and action.to < len(actor.room.imported.moves):
        # The one who brought the game knows the seed of these moves, and so what other moves would bring.
        raise Refusal("nothing-to-undo", ErrorMessage("undo-imported", moves=len(actor.room.imported.moves)))
    if actor.room.setup.undo == "off":
        raise Refusal("no-undo")
    if vote is not None and not _is_carried(actor, vote):
        raise Refusal("asked-already", ErrorMessage("undo-asked"))
    if (vote is not None and vote.to == action.to) or _is_free(match, action):
        return Undone(action.seat, action.to)
    if actor.room.setup.undo == "free" and not match.game.is_stored:  # whether it is free cannot be told of those
        raise Refusal("learned")
    return Asked(action.seat, action.to) if _voters(actor, action.seat) else Undone(action.seat, action.to)


def _is_free(match: Match, action: wire.Undo) -> bool:
    """Are these the seat's own moves, and has nobody learned anything from them?"""
    is_own = all(seat == action.seat for seat, _ in match.numbers[action.to :])
    return is_own and is_harmless(match, action.to)


def answer(actor: Actor, action: wire.Answer) -> AnyEntry:
    """Answer the request to take back; the last yes takes back."""
    vote = _open_vote(actor, action.seat, actor.room.undo)
    if action.to != vote.to:
        raise Refusal("not-asked", ErrorMessage("asked-otherwise"))
    if action.yes and _is_carried(actor, vote, action.seat):
        return Undone(vote.seat, action.to)
    return Answered(action.seat, action.yes)


def offer(actor: Actor, action: wire.Offer) -> AnyEntry:
    """Offer to end the game here; it ends at once if there is nobody to ask."""
    vote = actor.room.end
    if vote is not None and not _is_carried(actor, vote):
        raise Refusal("asked-already", ErrorMessage("end-asked"))
    return Offered(action.seat) if vote is None and _voters(actor, action.seat) else Ended("agreed")


def agree(actor: Actor, action: wire.Agree) -> AnyEntry:
    """Answer the offer to end; the last yes ends the game."""
    vote = _open_vote(actor, action.seat, actor.room.end)
    is_last = action.yes and _is_carried(actor, vote, action.seat)
    return Ended("agreed") if is_last else Agreed(action.seat, action.yes)


def _voters(actor: Actor, seat: int) -> list[int]:
    """The seats that have to agree with a seat; whoever acts counts as present."""
    return actor.room.voters(seat, lambda person: person != actor.person.id and actor.is_absent(person))


def _open_vote(actor: Actor, seat: int, vote: messages.Vote | None) -> messages.Vote:
    """The vote, if it still waits for the answer of this seat."""
    if vote is None or seat in vote.yes or seat not in _voters(actor, vote.seat):
        raise Refusal("not-asked")
    return vote


def _is_carried(actor: Actor, vote: messages.Vote, *more: int) -> bool:
    """Have all voters said yes, counting `more`? The last no or missing answer may have left since the question."""
    return set(_voters(actor, vote.seat)) <= {*vote.yes, *more}
