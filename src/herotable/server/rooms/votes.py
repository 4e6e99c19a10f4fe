"""Votes: the decisions that need the consent of the others, on taking back, on pauses and on ending."""

from collections.abc import Callable
from functools import partial
from typing import Any

from ...engine.errors import ErrorMessage
from ...engine.match import Match
from ..errors import Refusal
from . import wire
from .entries import Agreed, Answered, AnyEntry, Asked, Consented, Ended, Offered, Paused, Proposed, Undone
from .guards import Actor
from .messages import Vote
from .undo_safety import is_harmless

Voters = Callable[[int], list[int]]  # the seats that have to agree with a seat


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
    if vote is not None and not _is_carried(vote, _voters(actor, vote.seat)):
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
    vote, is_carried = _answered(actor.room.undo, action, partial(_voters, actor))
    if action.to != vote.to:
        raise Refusal("not-asked", ErrorMessage("asked-otherwise"))
    return Undone(vote.seat, action.to) if is_carried else Answered(action.seat, action.yes)


def pause(actor: Actor, action: wire.Pause) -> AnyEntry:
    """Ask for a pause; it begins at once if there is nobody to ask."""
    if actor.room.is_paused:
        raise Refusal("paused", ErrorMessage("paused-already"))
    if _is_to_ask(actor.room.pause, action, partial(_voters, actor), ErrorMessage("pause-asked")):
        return Proposed(action.seat)
    return Paused(action.seat)


def consent(actor: Actor, action: wire.Consent) -> AnyEntry:
    """Answer the request for a pause; the last yes begins it."""
    vote, is_carried = _answered(actor.room.pause, action, partial(_voters, actor))
    return Paused(vote.seat) if is_carried else Consented(action.seat, action.yes)


def offer(actor: Actor, action: wire.Offer) -> AnyEntry:
    """Offer to end the game here; it ends at once if there is nobody to ask."""
    if _is_to_ask(actor.room.end, action, partial(_present_voters, actor), ErrorMessage("end-asked")):
        return Offered(action.seat)
    return Ended("agreed", away=_away(actor))


def agree(actor: Actor, action: wire.Agree) -> AnyEntry:
    """Answer the offer to end; the last yes ends the game."""
    _, is_carried = _answered(actor.room.end, action, partial(_present_voters, actor))
    return Ended("agreed", away=_away(actor)) if is_carried else Agreed(action.seat, action.yes)


def claim(actor: Actor, action: wire.Claim) -> Ended:
    """Claim the win, if all other people have left the table waiting; the bots of the table do not count."""
    person, away = actor.person.id, _away(actor)
    others = {seat for seat, chair in enumerate(actor.room.chairs) if chair.is_of_other(person)}
    if not others or others - set(away):
        raise Refusal("not-absent", ErrorMessage("claim-too-early"))
    return Ended("claimed", action.seat, away)


def _away(actor: Actor) -> tuple[int, ...]:
    """The seats of the other people who are absent or deleted; whoever acts counts as present."""
    others = [(seat, c) for seat, c in enumerate(actor.room.chairs) if c.is_of_other(actor.person.id)]
    return tuple(seat for seat, chair in others if chair.person is None or actor.is_absent(chair.person))


def _voters(actor: Actor, seat: int) -> list[int]:
    """The seats that have to agree with a seat; whoever acts counts as present."""
    return actor.room.voters(seat, lambda person: person != actor.person.id and actor.is_absent(person))


def _present_voters(actor: Actor, seat: int) -> list[int]:
    """The same without those who have left the others waiting, whether a bot plays for them or not."""
    away = _away(actor)
    return [voter for voter in _voters(actor, seat) if voter not in away]


def _is_to_ask(vote: Vote | None, action: Any, voters: Voters, asked_already: ErrorMessage) -> bool:
    """Is there somebody to ask, and has nobody asked? Refuses while a question waits for its answer."""
    if vote is None:
        return bool(voters(action.seat))
    if not _is_carried(vote, voters(vote.seat)):
        raise Refusal("asked-already", asked_already)
    return False


def _answered(vote: Vote | None, action: Any, voters: Voters) -> tuple[Vote, bool]:
    """The vote that an action answers, and whether it is carried by that; refuses who is not asked."""
    if vote is None or action.seat in vote.yes or action.seat not in voters(vote.seat):
        raise Refusal("not-asked")
    return vote, action.yes and _is_carried(vote, voters(vote.seat), action.seat)


def _is_carried(vote: Vote, voters: list[int], *more: int) -> bool:
    """Have all voters said yes, counting `more`? The last no or missing answer may have left since the question."""
    return set(voters) <= {*vote.yes, *more}
