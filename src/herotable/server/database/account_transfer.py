"""Move a guest's seats to an account, or erase a deleted person from matches; entries in the logs tell all nodes."""

import time

from sqlalchemy import Connection, select, union, update

from ..rooms.chairs import STAND_IN
from ..rooms.entries import Adopted, AnyEntry, Ended, Gone, Left
from ..rooms.person import Person
from .match_log import MatchChange, append, has_sat, scrub
from .people import delete_person, forget_match, give_history
from .presence import note_traces
from .schema import MATCH, PLAYER, PRESENCE


def transfer_guest(connection: Connection, guest: Person, account: Person) -> list[MatchChange]:
    """Give everything a guest has, and every seat the guest holds or held, to an account."""
    entries: list[AnyEntry] = [Adopted(guest.id, account.id)]
    held = [match for match in traces_of(connection, guest.id) if has_sat(connection, match, guest.id)]
    changes = [append(connection, match, lambda: entries, time.time()) for match in held]
    note_traces(connection, [(match, account.id) for match in held])
    give_history(connection, guest, account)
    return changes


# ---------------------------------------------------------------- deleting


def erase_from(connection: Connection, matches: list[str], person: str) -> list[MatchChange]:
    """Erase a deleted person from some matches; others get their seats, and the matches stay without their name.

    Whoever does it again, as after a crash, finds nothing left to do.
    """
    changes: list[MatchChange] = []
    for match in matches:
        if scrub(connection, match, person) or _is_seated(connection, match, person):
            changes.append(_leave(connection, match, person))
        forget_match(connection, match, person)
    return changes


def delete_if_erased(connection: Connection, person: str) -> list[str]:
    """Delete a person whom no match names any more; else the matches that still do."""
    traces = traces_of(connection, person)
    if not traces:
        delete_person(connection, person)
    return traces


def _is_seated(connection: Connection, match: str, person: str) -> bool:
    seats = select(PLAYER.c.seat).where(PLAYER.c.match == match, PLAYER.c.person == person)
    return connection.scalar(seats.limit(1)) is not None


def traces_of(connection: Connection, person: str) -> list[str]:
    """The matches whose log may name a person: they sat there, made the table, or were seen at it.

    They come always in the same order, so that nodes never deadlock over them.
    """
    places = ((PLAYER.c.match, PLAYER.c.person), (PRESENCE.c.match, PRESENCE.c.person), (MATCH.c.id, MATCH.c.owner))
    traces = union(*(select(match.label("match")).where(who == person) for match, who in places)).subquery()
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
