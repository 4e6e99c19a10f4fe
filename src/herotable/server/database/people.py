"""People in the database: guests with only a name, accounts with a password, bots with a token."""

import secrets
import unicodedata
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...engine.errors import ErrorMessage
from ..errors import Refusal
from ..rooms.entries import DELETED_NAME
from ..rooms.look_alikes import skeleton
from ..rooms.names import account_name, normal_name
from ..rooms.person import Person
from .notifications import PEOPLE, notify
from .schema import LINK, MAIL, MATCH, PASSKEY, PERSON, PLAYER, PRESENCE, RATING, RESULT, SESSION

ID_BYTES = 16
DELETED = "deleted"  # the kind of a person who is being deleted, and is nobody to all others
LOGIN_LENGTH = 48  # as wide as the column


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def person_of(row: Row) -> Person:
    """The person of a row that has these columns."""
    return Person(row.id, row.kind, row.name)


def login_of(name: str) -> str:
    """The key by which accounts are told apart: names that look the same have the same key."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    login = "".join(letter for letter in folded if unicodedata.category(letter) != "Cf")
    if not 0 < len(login) <= LOGIN_LENGTH:
        raise Refusal("unreadable", ErrorMessage("name-length", most=LOGIN_LENGTH), 400)
    return login


# ---------------------------------------------------------------- adding


def add_guest(connection: Connection, name: str, now: float) -> Person:
    """Add a guest, who has only a name, and none of an account."""
    return _add(connection, Person(new_id(), "guest", unlike_accounts(connection, name)), now)


def add_account(connection: Connection, name: str, password: str, guest: Person | None, now: float) -> Person:
    """Add an account with this hash of a password; a guest becomes the account and stays the same person."""
    name = account_name(name)
    values = {"kind": "account", "name": name, "password": password} | _keys(name)
    try:
        if guest is None:
            return _add(connection, Person(new_id(), "account", name), now, **values)
        changed = connection.execute(update(PERSON).where(*_unchanged(guest)).values(values)).rowcount
    except IntegrityError:
        raise name_taken(name) from None
    return _unless_changed(Person(guest.id, "account", name), changed)


def add_bot(connection: Connection, name: str, secret: str, owner: Person, now: float) -> Person:
    """A bot of an account, with this hash of its token's secret."""
    unchanged = select(PERSON.c.id).where(*_unchanged(owner)).with_for_update(key_share=True)
    _unless_changed(owner, len(connection.execute(unchanged).all()))
    bot = Person(new_id(), "bot", unlike_accounts(connection, name, owner.id))
    return _add(connection, bot, now, password=secret, owner=owner.id)


def unlike_accounts(connection: Connection, name: str, own: str | None = None) -> str:
    """A name in its normal form, unless it looks like that of an account, of another one than `own`."""
    normal = normal_name(name)
    others = select(PERSON.c.id).where(PERSON.c.skeleton == skeleton(normal), PERSON.c.id != (own or ""))
    if connection.execute(others).first() is not None:
        raise name_taken(normal)
    return normal


def name_taken(name: str) -> Refusal:
    """The refusal of a name that an account has already."""
    return Refusal("name-taken", ErrorMessage("name-taken", name=repr(name)))


def _keys(name: str) -> dict[str, str]:
    """What tells an account from others: the key of its login, and what its name looks like."""
    return {"login": login_of(name), "skeleton": skeleton(name)}


def _unchanged(person: Person) -> tuple[ColumnElement[bool], ...]:
    return PERSON.c.id == person.id, PERSON.c.kind == person.kind


def _unless_changed(person: Person, rows: int) -> Person:
    """The person, unless no row is left: another request has deleted them or made them an account meanwhile."""
    if not rows:
        raise Refusal("who-are-you", ErrorMessage("who-changed"), 401)
    return person


def _add(connection: Connection, person: Person, now: float, **more: Any) -> Person:
    values = {"id": person.id, "kind": person.kind, "name": person.name, "created": now}
    connection.execute(insert(PERSON).values(values | more))
    return person


# ---------------------------------------------------------------- finding


def password_of(connection: Connection, name: str) -> tuple[Person, str] | None:
    """The account of a name and the hash of its password."""
    row = connection.execute(select(PERSON).where(PERSON.c.login == login_of(name))).first()
    return None if row is None else (person_of(row), row.password)


def bots_of(connection: Connection, owner: Person) -> list[Person]:
    """The bots of an account, oldest first."""
    bots = select(PERSON).where(PERSON.c.owner == owner.id, PERSON.c.kind == "bot").order_by(PERSON.c.created)
    return [person_of(row) for row in connection.execute(bots)]


def owner_of(connection: Connection, person: Person) -> str | None:
    """The id of the account that a bot belongs to."""
    return connection.scalar(select(PERSON.c.owner).where(PERSON.c.id == person.id))


# ---------------------------------------------------------------- changing


def rename(connection: Connection, person: Person, name: str) -> Person:
    """Change a name; matches that were played before keep the old one."""
    is_account = person.kind == "account"
    name = account_name(name) if is_account else unlike_accounts(connection, name, owner_of(connection, person))
    values = {"name": name} | (_keys(name) if is_account else {})
    try:
        connection.execute(update(PERSON).where(PERSON.c.id == person.id).values(values))
    except IntegrityError:
        raise name_taken(name) from None
    return Person(person.id, person.kind, name)


def set_password(connection: Connection, person: Person, password: str, instead_of: str | None = None) -> None:
    """Store the hash of a new password; with `instead_of` only if that hash is still the stored one."""
    condition = () if instead_of is None else (PERSON.c.password == instead_of,)
    connection.execute(update(PERSON).where(PERSON.c.id == person.id, *condition).values(password=password))


def give_history(connection: Connection, guest: Person, account: Person) -> None:
    """Give all seats, results and tables of a guest to an account, and delete the guest."""
    for table in (PLAYER, RESULT):
        connection.execute(update(table).where(table.c.person == guest.id).values(person=account.id))
    connection.execute(update(MATCH).where(MATCH.c.owner == guest.id).values(owner=account.id))
    _unless_changed(guest, connection.execute(delete(PERSON).where(*_unchanged(guest))).rowcount)


# ---------------------------------------------------------------- deleting


def close_person(connection: Connection, person: Person) -> list[str]:
    """Make a person and their bots nobody, whose matches are still to be erased; their ids."""
    closed = [one.id for one in [*bots_of(connection, person), person]]
    nobody = {"kind": DELETED, "name": DELETED_NAME, "login": None, "skeleton": None, "password": None}
    connection.execute(update(PERSON).where(PERSON.c.id.in_(closed)).values(nobody))
    for table in (SESSION, RATING, MAIL, LINK, PASSKEY):
        connection.execute(delete(table).where(table.c.person.in_(closed)))
    notify(connection, PEOPLE, closed)
    return closed


def closed_people(connection: Connection) -> list[str]:
    """The ids of those whose matches are still to be erased."""
    return list(connection.scalars(select(PERSON.c.id).where(PERSON.c.kind == DELETED).order_by(PERSON.c.id)))


def forget_match(connection: Connection, match: str, person: str) -> None:
    """Remove a deleted person from the tables about a match; only its log is left to its own functions."""
    their_result = (RESULT.c.match == match, RESULT.c.person == person)
    connection.execute(update(RESULT).where(*their_result).values(person=None, name=DELETED_NAME))
    connection.execute(update(MATCH).where(MATCH.c.id == match, MATCH.c.owner == person).values(owner=DELETED_NAME))
    for table in (PLAYER, PRESENCE):
        connection.execute(delete(table).where(table.c.match == match, table.c.person == person))


def delete_person(connection: Connection, person: str) -> None:
    """Delete a person whom no match names any more."""
    connection.execute(delete(PERSON).where(PERSON.c.id == person))


def forget_guests(connection: Connection, before: float) -> int:
    """Delete guests who have no session and never played; how many they were."""
    idle = (
        PERSON.c.kind == "guest",
        PERSON.c.created < before,
        ~exists().where(SESSION.c.person == PERSON.c.id),
        ~exists().where(PLAYER.c.person == PERSON.c.id),
    )
    return connection.execute(delete(PERSON).where(*idle)).rowcount
