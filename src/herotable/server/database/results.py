"""The results of a match, written once, in the transaction of its last entry."""

import msgspec
from sqlalchemy import Connection, select

from ...engine.match import Match
from ..rooms.entries import Ended, Level, Line, Moved
from ..rooms.log_reading import chairs_of, end_of, imported_game
from ..rooms.wire import Setup
from .ratings import rate
from .schema import MATCH, RESULT


class SeatResult(msgspec.Struct, frozen=True):
    """The result of one seat."""

    seat: int
    person: str | None
    name: str
    bot: Level | None  # sat here, or stood in for the person at the end
    score: int
    won: bool
    rated: bool  # may count for ratings: who sat down is known, the end is, and all of it was played here
    left: bool = False  # a bot has moved for the person, or stands in at the end, or others ended it in their absence


def seat_results(lines: list[Line], setup: Setup, match: Match) -> list[SeatResult]:
    """The result of each seat, from the log and the match that it gives."""
    end = end_of(lines) or Ended("agreed")
    is_own, has_end = imported_game(lines) is None, match.over or bool(end.away)
    helped = {line.entry.seat for line in lines if isinstance(line.entry, Moved) and line.entry.by == "bot"}
    return [
        SeatResult(
            seat=seat,
            person=sitter.person,
            name=sitter.name or str(sitter.bot),
            bot=sitter.bot,
            score=match.scores[seat],
            won=seat in match.winners or seat == end.seat,
            rated=is_own and has_end and sitter.person is not None and not sitter.as_guest,
            left=sitter.stand_in is not None or seat in end.away or (sitter.person is not None and seat in helped),
        )
        for seat, sitter in enumerate(chairs_of(lines, setup))
    ]


def record(connection: Connection, match: str, title: str, results: list[SeatResult], at: float) -> None:
    """Write the results of a match and rate its players; results that were written before stay."""
    if is_recorded(connection, match):
        return
    counted = rate(connection, title, results)
    connection.execute(
        RESULT.insert(), [_row(end, end.seat in counted) | {"match": match, "at": at} for end in results]
    )


def _row(end: SeatResult, rated: bool) -> dict[str, object]:
    """The row of a result."""
    row = msgspec.structs.asdict(end) | {"rated": rated}
    del row["left"]
    return row


def is_recorded(connection: Connection, match: str) -> bool:
    """Are there results? Locks the row of the match, so that no other node writes them meanwhile."""
    connection.execute(select(MATCH.c.id).where(MATCH.c.id == match).with_for_update(key_share=True))
    return connection.scalar(select(RESULT.c.seat).where(RESULT.c.match == match).limit(1)) is not None
