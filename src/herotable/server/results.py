"""How a match ended: written down once, in the transaction of its last entry."""

import msgspec
from sqlalchemy import Connection, select

from ..engine.match import Match
from .entries import Level, Line
from .folding import sitters
from .ratings import rate
from .schema import MATCH, RESULT
from .wire import Setup


class Finished(msgspec.Struct, frozen=True):
    """A seat at the end of a match."""

    seat: int
    person: str | None
    name: str
    bot: Level | None  # sat here, or stood in for the person at the end
    score: int
    won: bool
    rated: bool  # may count for ratings: its person alone has played it, until the rules ended the game


def finished(lines: list[Line], setup: Setup, match: Match) -> list[Finished]:
    """How each seat has done, from the log and the match it gives."""
    return [
        Finished(
            seat=seat,
            person=sitter.person,
            name=sitter.name or str(sitter.bot),
            bot=sitter.bot,
            score=match.scores[seat],
            won=seat in match.winners,
            rated=match.over and sitter.alone and sitter.person is not None,
        )
        for seat, sitter in enumerate(sitters(lines, setup))
    ]


def record(connection: Connection, match: str, title: str, finished: list[Finished], at: float) -> None:
    """Write down how a match ended and rate its people; a match that is written down already stays as it is."""
    if is_recorded(connection, match):
        return
    counted = rate(connection, title, finished)
    rows = [msgspec.structs.asdict(end) | {"rated": end.seat in counted, "match": match, "at": at} for end in finished]
    connection.execute(RESULT.insert(), rows)


def is_recorded(connection: Connection, match: str) -> bool:
    """Is it known how the match ended? Whoever asks holds the match, so that no other node writes it meanwhile."""
    connection.execute(select(MATCH.c.id).where(MATCH.c.id == match).with_for_update(key_share=True))
    return connection.scalar(select(RESULT.c.seat).where(RESULT.c.match == match).limit(1)) is not None
