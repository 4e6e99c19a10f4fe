"""Random play over every title, number of seats and choice of options."""

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import herotable as ht
from herotable.engine.game import Game
from herotable.engine.match import Match
from herotable.engine.seats import EVERYONE
from herotable.engine.tape import is_told

LONGEST = 10_000  # moves; no game of any title comes near
LATEST = 60  # events; more than lie between two points that are looked at


def _label(game: Game, seats: int, options: dict[str, Any]) -> str:
    return "-".join([game.name, str(seats), *(f"{name}={choice}" for name, choice in options.items())])


VARIANTS = [
    pytest.param(game, seats, options, id=_label(game, seats, options))
    for game in ht.games().values()
    for seats, options in game.variants()
]
every_variant = pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)


def points_of(match: Match, seed: int) -> Iterator[Match]:
    """Play a match to its end by random moves, stopping before each of them and at the end."""
    bot = ht.bot("random", seed=seed)
    while not match.over:
        yield match
        seat = match.waiting[0]
        match.play(seat, bot.choose(match, seat))
        assert len(match.rows) < LONGEST, "a game must end"
    yield match


def finished(game: Game, seats: int, options: dict[str, Any], seed: int) -> Match:
    """A whole random game."""
    match = game.match(seats, seed, **options)
    for _ in points_of(match, seed):
        pass
    return match


def facts(game: Game) -> Any:
    """What tests know of a title: `check(match)` for its invariants, `REVEALING` events that tell what was hidden."""
    return import_module(f"tests.{game.name}.invariants")


def eyes_of(match: Match) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(match.seats), None]


def wire(match: Match, seat: int | None) -> bytes:
    """All bytes that a seat may receive now: view, legal moves and the latest events."""
    return json.dumps([match.view(seat), match.events(seat, max(0, len(match.told) - LATEST))]).encode()


def imagined(match: Match, seat: int | None, key: int) -> Match:
    """The match with all that the seat cannot know dealt anew, on the table and in the latest of the log."""
    other = match.copy()
    other.table = match.game.imagined(match.table, seat, np.random.default_rng(key).integers(1, 1 << 32, 4))
    latest = [scrambled(other.game, event, seat) for event in other.told[-LATEST:]]
    other.told = [*other.told[:-LATEST], *latest]
    return other


def scrambled(game: Game, event: bytes, seat: int | None) -> bytes:
    """An event with other secret values, if the seat was not told them."""
    to, number, *values = np.frombuffer(event, np.int16).tolist()
    kind, at = game.events.names[number], 0
    for name, field in game.events.kinds[kind].items():
        if name in game.events.secrets[kind] and not is_told(to, seat):
            now = tuple(values[at : at + field.width])
            values[at : at + field.width] = next(columns for columns in field.all() if columns != now)
        at += field.width
    return np.array([to, number, *values], np.int16).tobytes()


def seats_told(event: bytes) -> int:
    """The set of seats that see all of an event."""
    return int(np.frombuffer(event, np.int16)[0])


def common_news(match: Match, seat: int | None, since: int) -> list[dict[str, Any]] | None:
    """What a seat was told since, but for its own secrets; None if something hidden was openly revealed."""
    raw, read = match.told[since:], match.events(seat, since)
    if any(news["event"] in facts(match.game).REVEALING for news in read):
        return None
    return [
        news for to, news in zip(map(seats_told, raw), read, strict=True) if to == EVERYONE or not is_told(to, seat)
    ]
