"""Move a guest's seats to an account, or delete a person; entries in the logs tell all nodes."""

import time

from sqlalchemy import Connection, select, union, update

from ..rooms.chairs import STAND_IN
from ..rooms.entries import Adopted, AnyEntry, Ended, Gone, Left
from ..rooms.person import Person
from .match_log import MatchChange, append, has_sat, scrub
from .people import bots_of, delete_person, give_history
from .presence import note_traces
from .schema import MATCH, PLAYER, PRESENCE


def transfer_guest(connection: Connection, guest: Person, account: Person) -> list[MatchChange]:
    """Give everything a guest has, and every seat the guest holds or held, to an account."""
    entries: list[AnyEntry] = [Adopted(guest.id, account.id)]
    held = [match for match in traces_of(connection, guest) if has_sat(connection, match, guest.id)]
    changes = [append(connection, match, lambda: entries, time.time()) for match in held]
    note_traces(connection, [(match, account.id) for match in held])
    give_history(connection, guest, account)
    return changes


def matches_of(connection: Connection, person: Person) -> list[str]:
    """The matches in which a person has a seat; always in the same order, so that nodes never deadlock over them."""
    theirs = select(PLAYER.c.match).where(PLAYER.c.person == person.id).distinct().order_by(PLAYER.c.match)
    return list(connection.scalars(theirs))


# ---------------------------------------------------------------- deleting


def erase_person(connection: Connection, person: Person) -> list[MatchChange]:
    """Delete a person and their bots; others get their seats, and matches stay without their names."""
    changes: list[MatchChange] = []
    for deleted in [*bots_of(connection, person), person]:
        seated = matches_of(connection, deleted)
        traces = traces_of(connection, deleted)
        matches = [match for match in traces if scrub(connection, match, deleted.id) or match in seated]
        changes += [_leave(connection, match, deleted.id) for match in matches]
    delete_person(connection, person)
    return changes


def traces_of(connection: Connection, person: Person) -> list[str]:
    """The matches whose log may name a person: they sat there, made the table, or were seen at it."""
    places = ((PLAYER.c.match, PLAYER.c.person), (PRESENCE.c.match, PRESENCE.c.person), (MATCH.c.id, MATCH.c.owner))
    traces = union(*(select(match.label("match")).where(who == person.id) for match, who in places)).subquery()
    return list(connection.scalars(select(traces.c.match).order_by(traces.c.match)))


def _leave(connection: Connection, match: str, person: str) -> MatchChange:
    now = time.time()
    return append(connection, match, lambda: _leaving_entries(connection, match, person, now), now)


def _leaving_entries(connection: Connection, match: str, person: str, now: float) -> list[AnyEntry]:
    """Before the start the seats become free; during the game a bot plays on; a table with nobody else ends."""
    state = connection.scalar(select(MATCH.c.state).where(MATCH.c.id == match))
    seats = connection.execute(select(PLAYER.c.seat, PLAYER.c.person).where(PLAYER.c.match == match)).all()
    own = [row.seat for row in seats if row.person == person]
    if state == "over" or not own:
        return [Gone(person)]
    if len(own) == len(seats):
        connection.execute(update(MATCH).where(MATCH.c.id == match).values(state="over", code=None, changed=now))
        return [Ended("abandoned"), Gone(person)]
    return [*map(Left, own), Gone(person)] if state == "lobby" else [Gone(person, STAND_IN)]
