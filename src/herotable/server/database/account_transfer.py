"""What people hold at tables when they become somebody else, or nobody: the logs say so, for all nodes to read."""

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
    """What a guest has, and every seat they hold or held, is the account's from now on."""
    entries: list[AnyEntry] = [Adopted(guest.id, account.id)]
    held = [match for match in traces_of(connection, guest) if has_sat(connection, match, guest.id)]
    news = [append(connection, match, lambda: entries, time.time()) for match in held]
    note_traces(connection, [(match, account.id) for match in held])
    give_history(connection, guest, account)
    return news


def matches_of(connection: Connection, person: Person) -> list[str]:
    """The matches somebody plays or has played; always in the same order, so that nodes only wait."""
    theirs = select(PLAYER.c.match).where(PLAYER.c.person == person.id).distinct().order_by(PLAYER.c.match)
    return list(connection.scalars(theirs))


# ---------------------------------------------------------------- nobody


def erase_person(connection: Connection, person: Person) -> list[MatchChange]:
    """A person and their bots are no more: others get their seats, and games stay without their names."""
    news: list[MatchChange] = []
    for gone in [*bots_of(connection, person), person]:
        sits = matches_of(connection, gone)
        known = [match for match in traces_of(connection, gone) if scrub(connection, match, gone.id) or match in sits]
        news += [_part(connection, match, gone.id) for match in known]
    delete_person(connection, person)
    return news


def traces_of(connection: Connection, person: Person) -> list[str]:
    """The matches in which somebody may have said something: they sat there, made the table, or were seen at it."""
    places = ((PLAYER.c.match, PLAYER.c.person), (PRESENCE.c.match, PRESENCE.c.person), (MATCH.c.id, MATCH.c.owner))
    found = union(*(select(match.label("match")).where(who == person.id) for match, who in places)).subquery()
    return list(connection.scalars(select(found.c.match).order_by(found.c.match)))


def _part(connection: Connection, match: str, person: str) -> MatchChange:
    now = time.time()
    return append(connection, match, lambda: _farewell(connection, match, person, now), now)


def _farewell(connection: Connection, match: str, person: str, now: float) -> list[AnyEntry]:
    """Before the start the seats are free and the next one is host; later a bot goes on; alone, the table ends."""
    state = connection.scalar(select(MATCH.c.state).where(MATCH.c.id == match))
    seats = connection.execute(select(PLAYER.c.seat, PLAYER.c.person).where(PLAYER.c.match == match)).all()
    own = [row.seat for row in seats if row.person == person]
    if state == "over" or not own:
        return [Gone(person)]
    if len(own) == len(seats):
        connection.execute(update(MATCH).where(MATCH.c.id == match).values(state="over", code=None, changed=now))
        return [Ended("abandoned"), Gone(person)]
    return [*map(Left, own), Gone(person)] if state == "lobby" else [Gone(person, STAND_IN)]
