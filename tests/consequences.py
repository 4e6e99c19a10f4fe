"""Consequences of legal moves in tests: what the question tells, and what comes of the moves on imagined tables."""

from collections.abc import Iterator
from typing import Any

from herotable.engine.match import Match

Json = dict[str, Any]


def asked_of(match: Match, seat: int) -> Json:
    """What a seat has to tell to be told: its view, and the sides of a die where the pack has dice."""
    view, dice = match.view(seat), match.pack.components.get("die")
    return view | ({"sides": dice[0]["sides"]} if dice else {})


def consequences(match: Match, seat: int = 0) -> dict[str, Json]:
    """What each legal move of a seat would do, by its notation."""
    told = match.game.ask("consequence", asked_of(match, seat))["moves"]
    return dict(zip(match.view(seat)["legal"], told, strict=True))


def futures(match: Match, seat: int, move: str, imagined: int = 2) -> Iterator[tuple[Match, list[Json]]]:
    """The match after a move and what the seat was told, on several tables that look the same to it."""
    for n in range(imagined):
        other = match.imagine(seat, f"{match.number} {move} {n}")
        since = len(other.told)
        other.play(seat, move)
        yield other, other.events(seat, since)
