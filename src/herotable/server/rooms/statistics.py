"""Statistics of a match: the moves, the time and the events of each seat."""

from collections import Counter

import msgspec

from ...engine.match import Match
from .entries import Line, Mover
from .log_reading import KeptMove, play_seconds


class SeatStatistics(msgspec.Struct, frozen=True):
    """What a seat did in a match; `thinking` is in seconds without pauses, `events` counts those that name the seat."""

    seat: int
    moves: int
    by: dict[Mover, int]
    thinking: float
    events: dict[str, int]


def seat_statistics(lines: list[Line], moves: list[KeptMove], seats: int, match: Match | None) -> list[SeatStatistics]:
    """The statistics of every seat; events are only counted if the match is given."""
    seconds = thinking_seconds(lines, moves)
    events = Counter() if match is None else events_by_seat(match)
    return [
        SeatStatistics(
            seat,
            sum(made.move.seat == seat for made in moves),
            dict(Counter(made.move.by for made in moves if made.move.seat == seat)),
            round(sum(time for (thinker, _), time in seconds.items() if thinker == seat), 3),
            {kind: n for (doer, kind), n in events.items() if doer == seat},
        )
        for seat in range(seats)
    ]


def thinking_seconds(lines: list[Line], moves: list[KeptMove]) -> dict[tuple[int, int], float]:
    """The seconds from each request to the last answer of each seat to it."""
    times = play_seconds(lines)
    return {(move.seat, move.request): times[line.number] - times[move.request] for line, move in moves}


def events_by_seat(match: Match) -> Counter[tuple[int, str]]:
    """How often each kind of event named each seat as the one who did it."""
    return Counter((event["seat"], event["event"]) for event in match.events(None) if event.get("seat") is not None)
