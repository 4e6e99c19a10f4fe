"""What each seat has done in a match: moves, thinking, and the events of the title."""

from collections import Counter

import msgspec

from ...engine.match import Match
from .entries import Line, Mover
from .log_reading import Standing, clock


class Tally(msgspec.Struct, frozen=True):
    """The figures of a seat; `thinking` is in seconds, pauses left out, `events` counts those that name the seat."""

    seat: int
    moves: int
    by: dict[Mover, int]
    thinking: float
    events: dict[str, int]


def tallies(lines: list[Line], moves: list[Standing], seats: int, match: Match | None) -> list[Tally]:
    """The figures of every seat; without a match nothing is known of events."""
    seconds = thinking(lines, moves)
    events = Counter() if match is None else events_by_seat(match)
    return [
        Tally(
            seat,
            sum(made.move.seat == seat for made in moves),
            dict(Counter(made.move.by for made in moves if made.move.seat == seat)),
            round(sum(time for (thinker, _), time in seconds.items() if thinker == seat), 3),
            {kind: n for (doer, kind), n in events.items() if doer == seat},
        )
        for seat in range(seats)
    ]


def thinking(lines: list[Line], moves: list[Standing]) -> dict[tuple[int, int], float]:
    """The seconds from each request to the last answer of each seat to it."""
    times = clock(lines)
    return {(move.seat, move.request): times[line.number] - times[move.request] for line, move in moves}


def events_by_seat(match: Match) -> Counter[tuple[int, str]]:
    """How often each kind of event named each seat as the one who did it."""
    return Counter((event["seat"], event["event"]) for event in match.events(None) if event.get("seat") is not None)
