"""Matches and people put straight into the database, as the hall would leave them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

import herotable as ht
from herotable.engine.match import Match
from herotable.server.database.results import record, seat_results
from herotable.server.database.schema import ENTRY, MATCH, PERSON, PLAYER
from herotable.server.rooms import entries
from herotable.server.rooms.entries import AnyEntry, Joined, Line, Moved, Readied, Started
from herotable.server.rooms.log_reading import moves_of, rebuild_match
from herotable.server.rooms.wire import Setup

SEED = "5eed" * 16
START = 1000.0  # when the first entry was made; one comes every second


def add_person(connection: Connection, person: str, kind: str = "account") -> None:
    connection.execute(PERSON.insert().values(id=person, kind=kind, name=person.title(), created=START))


def new_lines(*made: AnyEntry) -> list[Line]:
    return [Line(number, START + number, entry) for number, entry in enumerate(made, 1)]


def joined(people: Sequence[str]) -> list[AnyEntry]:
    return [Joined(seat, person, person.title()) for seat, person in enumerate(people)]


def whole_game(setup: Setup, people: Sequence[str], seed: str = SEED) -> tuple[list[Line], Match]:
    """A game that random moves play to its end; every seat but the first adds a word."""
    words: list[AnyEntry] = [Readied(seat, word=f"word {seat}") for seat in range(1, setup.seats)]
    lines = new_lines(*joined(people), *words, Started())
    match = rebuild_match(setup, seed, lines)
    bot = ht.bot("random", seed=1)
    while not match.over:
        seat = match.waiting[0]
        move = bot.choose(match, seat)
        number = len(lines) + 1
        lines.append(Line(number, START + number, Moved(seat, str(move), number - 1)))
        match.play(seat, move)
    assert len(moves_of(lines)) == len(match.rows)
    return lines, match


def add_match(connection: Connection, match: str, setup: Setup, lines: list[Line], **columns: Any) -> None:
    """A match with its log and its players."""
    row: dict[str, Any] = {"id": match, "setup": msgspec.json.encode(setup).decode(), "seed": SEED, "owner": "ann"}
    row |= {"title": setup.title, "state": "playing", "listed": setup.listed, "created": START, "changed": START}
    row |= {"rules_version": ht.game(setup.title).rules_version}
    connection.execute(MATCH.insert().values(row | columns))
    bodies = [(line, entries.encode(line.entry).decode()) for line in lines]
    for line, body in bodies:
        connection.execute(ENTRY.insert().values(match=match, number=line.number, at=line.at, body=body))
    for entry in (line.entry for line in lines if isinstance(line.entry, Joined)):
        connection.execute(PLAYER.insert().values(match=match, seat=entry.seat, person=entry.person))


def add_finished(connection: Connection, match: str, setup: Setup, people: Sequence[str], **columns: Any) -> Match:
    """A whole game with its result."""
    lines, game = whole_game(setup, people)
    add_match(connection, match, setup, lines, **{"state": "over"} | columns)
    record(connection, match, setup.title, seat_results(lines, setup, game), lines[-1].at)
    return game
