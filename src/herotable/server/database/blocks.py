"""What players decide about each other: blocks, which hold at once, and reports, which wait for an operator."""

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from ...engine.errors import ErrorMessage
from ..errors import Refusal
from ..rooms.person import Person
from .people import person_of
from .schema import BLOCK, PERSON, REPORT

MOST_BLOCKS = 500
MOST_REPORTS = 20  # of one person that are open


def block(connection: Connection, person: str, blocked: str) -> None:
    """Block somebody, if they are not blocked already."""
    others = blocked_by(connection, person)
    if blocked in others:
        return
    if len(others) >= MOST_BLOCKS:
        raise Refusal("too-many-blocks", ErrorMessage("too-many-blocks", most=MOST_BLOCKS), 429)
    connection.execute(insert(BLOCK).values(person=person, blocked=blocked))


def unblock(connection: Connection, person: str, blocked: str) -> None:
    """Take a block back, if there is one."""
    connection.execute(delete(BLOCK).where(BLOCK.c.person == person, BLOCK.c.blocked == blocked))


def blocked_by(connection: Connection, person: str) -> frozenset[str]:
    """The ids of those whom a person has blocked."""
    return frozenset(connection.scalars(select(BLOCK.c.blocked).where(BLOCK.c.person == person)))


def blocked_people(connection: Connection, person: str) -> list[Person]:
    """Those whom a person has blocked, by name."""
    theirs = select(PERSON).join(BLOCK, BLOCK.c.blocked == PERSON.c.id).where(BLOCK.c.person == person)
    return [person_of(row) for row in connection.execute(theirs.order_by(PERSON.c.name))]


def check_together(connection: Connection, one: str, other: str) -> None:
    """Refuse two people to sit at the table of one of them, if one has blocked the other."""
    ways = [and_(BLOCK.c.person == a, BLOCK.c.blocked == b) for a, b in ((one, other), (other, one))]
    if connection.execute(select(BLOCK.c.person).where(or_(*ways))).first() is not None:
        raise Refusal("blocked", status=403)


def report(connection: Connection, reporter: str, about: dict[str, str | None], now: float) -> None:
    """Write a report for the operators; `about` is the person, the match, why and a text."""
    mine = (REPORT.c.reporter == reporter, REPORT.c.is_open)
    if connection.execute(select(func.count()).select_from(REPORT).where(*mine)).scalar_one() >= MOST_REPORTS:
        raise Refusal("too-many-reports", ErrorMessage("too-many-reports", most=MOST_REPORTS), 429)
    connection.execute(insert(REPORT).values(at=now, reporter=reporter, is_open=True, **about))
