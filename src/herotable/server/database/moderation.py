"""What operators do, each deed with its line in the audit log; the command line and the page both come here."""

from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, insert, or_, select, update

from ...engine.errors import ErrorMessage, UserError
from ..errors import Refusal
from ..rooms.entries import AnyEntry, Ended
from ..rooms.person import Person
from .links import operator_link
from .match_log import MatchChange, append
from .notifications import PEOPLE, notify
from .people import DELETED, close_person, login_of, person_of, rename
from .schema import AUDIT, MATCH, PERSON, REPORT

Deed = Literal["ban", "unban", "mute", "unmute", "rename", "delete", "close", "operator", "no-operator", "reset"]
FOR_GOOD = 1e12  # seconds since 1970
LONGEST_NOTE = 300
AUDITED = 100  # the latest lines that are shown
LISTED = 100


class Deeds(NamedTuple):
    """Who acts (None: somebody at the command line), when, and why."""

    operator: Person | None
    now: float
    note: str = ""

    def audit(self, connection: Connection, deed: Deed, **about: str | None) -> None:
        """Write a line of the audit log."""
        who = self.operator.id if self.operator else None
        row = {"at": self.now, "operator": who, "deed": deed, "note": self.note[:LONGEST_NOTE]}
        connection.execute(insert(AUDIT).values(row | about))

    # ---------------------------------------------------------------- people

    def ban(self, connection: Connection, person: Person, until: float = FOR_GOOD) -> None:
        """Let a person and their bots do nothing until then; their WebSockets are closed."""
        self._set(connection, "ban", person, {"banned_until": until})

    def unban(self, connection: Connection, person: Person) -> None:
        """Let a person come back."""
        self._set(connection, "unban", person, {"banned_until": None})

    def mute(self, connection: Connection, person: Person, until: float = FOR_GOOD) -> None:
        """Let a person say nothing until then."""
        self._set(connection, "mute", person, {"muted_until": until})

    def unmute(self, connection: Connection, person: Person) -> None:
        """Let a person speak again."""
        self._set(connection, "unmute", person, {"muted_until": None})

    def set_operator(self, connection: Connection, person: Person, is_operator: bool) -> None:
        """Make an account an operator, or one no longer."""
        if person.kind != "account":
            raise Refusal("no-account", ErrorMessage("account-operator"), 403)
        self._set(connection, "operator" if is_operator else "no-operator", person, {"operator": is_operator})

    def rename(self, connection: Connection, person: Person, name: str) -> Person:
        """Give a person another name; the former one stays in the audit log."""
        renamed = rename(connection, person, name)
        Deeds(self.operator, self.now, f"{person.name} → {renamed.name} {self.note}".strip()).audit(
            connection, "rename", person=person.id
        )
        return renamed

    def reset(self, connection: Connection, person: Person) -> str:
        """The token of a link with which whoever has it chooses a new password for an account."""
        token = operator_link(connection, person, self.now)
        self.audit(connection, "reset", person=person.id)
        return token

    def delete(self, connection: Connection, person: Person) -> None:
        """Delete a person for good, as they could themselves; the nodes erase them from their matches."""
        self.audit(connection, "delete", person=person.id)
        close_person(connection, person)

    def _set(self, connection: Connection, deed: Deed, person: Person, values: dict[str, Any]) -> None:
        theirs = or_(PERSON.c.id == person.id, PERSON.c.owner == person.id)
        ids = list(connection.scalars(select(PERSON.c.id).where(theirs)))
        connection.execute(update(PERSON).where(PERSON.c.id.in_(ids)).values(values))
        self.audit(connection, deed, person=person.id)
        notify(connection, PEOPLE, ids)

    # ---------------------------------------------------------------- tables

    def close(self, connection: Connection, match: str) -> MatchChange:
        """End a table for all who sit there; nobody has won."""
        self.audit(connection, "close", match=match)
        over: dict[str, Any] = {"state": "over", "code": None, "changed": self.now}
        connection.execute(update(MATCH).where(MATCH.c.id == match).values(over))
        entries: list[AnyEntry] = [Ended("closed")]
        return append(connection, match, lambda: entries, self.now)


# ---------------------------------------------------------------- finding


def find_person(connection: Connection, text: str) -> Person:
    """The person of an id, or the account of a name; a UserError says why there is none."""
    row = connection.execute(select(PERSON).where(PERSON.c.id == text, PERSON.c.kind != DELETED)).first()
    if row is None and 0 < len(text) <= 24:
        row = connection.execute(select(PERSON).where(PERSON.c.login == login_of(text))).first()
    if row is None:
        raise UserError(ErrorMessage("nobody-found", found=repr(text)))
    return person_of(row)


def find_people(connection: Connection, text: str) -> list[Row]:
    """Everybody whose name contains a text, the last who came first."""
    named: ColumnElement[bool] = PERSON.c.name.icontains(text, autoescape=True)
    query = select(PERSON).where(named, PERSON.c.kind != DELETED)
    return list(connection.execute(query.order_by(PERSON.c.created.desc()).limit(LISTED)))


def find_open_table(connection: Connection, text: str) -> str:
    """The table of an id or a code, unless it is over."""
    named = or_(MATCH.c.id == text, MATCH.c.code == text.upper())
    match = connection.scalar(select(MATCH.c.id).where(named, MATCH.c.state != "over"))
    if match is None:
        raise UserError(ErrorMessage("no-open-table", found=repr(text)))
    return str(match)


def audit_log(connection: Connection) -> list[Row]:
    """The latest deeds, the last first, with the names that people have now."""
    operator, person = PERSON.alias("acting"), PERSON.alias("subject")
    names = (operator.c.name.label("operator_name"), person.c.name.label("person_name"))
    joined = AUDIT.join(operator, operator.c.id == AUDIT.c.operator, isouter=True)
    joined = joined.join(person, person.c.id == AUDIT.c.person, isouter=True)
    query = select(AUDIT, *names).select_from(joined).order_by(AUDIT.c.number.desc()).limit(AUDITED)
    return list(connection.execute(query))


def deeds_after(connection: Connection, number: int) -> list[Row]:
    """What operators have done since a line of the audit log."""
    return list(connection.execute(select(AUDIT).where(AUDIT.c.number > number).order_by(AUDIT.c.number)))


# ---------------------------------------------------------------- what follows


def check_may_speak(connection: Connection, person: Person, now: float) -> None:
    """Refuse who is muted."""
    until = connection.scalar(select(PERSON.c.muted_until).where(PERSON.c.id == person.id))
    if until is not None and until > now:
        raise Refusal("muted", status=403)


def is_operator(connection: Connection, person: Person) -> bool:
    """Has the person been made an operator?"""
    return bool(connection.scalar(select(PERSON.c.operator).where(PERSON.c.id == person.id)))


def open_reports(connection: Connection) -> list[Row]:
    """The reports that no operator has dealt with, the oldest first."""
    reporter, person = PERSON.alias("reporting"), PERSON.alias("reported")
    names = [one.c.name.label(f"{column}_name") for one, column in ((reporter, "reporter"), (person, "person"))]
    names += [one.c.kind.label(f"{column}_kind") for one, column in ((reporter, "reporter"), (person, "person"))]
    joined = REPORT.join(reporter, reporter.c.id == REPORT.c.reporter).join(person, person.c.id == REPORT.c.person)
    query = select(REPORT, *names).select_from(joined).where(REPORT.c.is_open).order_by(REPORT.c.number).limit(LISTED)
    return list(connection.execute(query))


def close_report(connection: Connection, number: int) -> None:
    """Let a report be dealt with."""
    this = (REPORT.c.number == number, REPORT.c.is_open)
    if not connection.execute(update(REPORT).where(*this).values(is_open=False)).rowcount:
        raise Refusal("no-such-report", status=404)
