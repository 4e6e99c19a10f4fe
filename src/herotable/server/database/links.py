"""Mail addresses of accounts, and links that are used once: to confirm an address, to choose a new password."""

import hashlib
import secrets
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, or_, select

from ...engine.errors import ErrorMessage
from ..errors import Refusal, TryLater
from ..rooms.person import Person
from .people import login_of, person_of
from .schema import LINK, MAIL, PERSON

Purpose = Literal["confirm", "reset"]
TOKEN_BYTES = 32
LASTS = 3600  # seconds
MOST = 3  # links of one purpose for one account, or to one address, that are good at the same time


class ResetLink(NamedTuple):
    """A link with which the reader of an address may choose a new password for an account."""

    person: Person
    address: str
    token: str


# ---------------------------------------------------------------- addresses


def address_of(connection: Connection, person: Person) -> str | None:
    """The confirmed address of an account."""
    return connection.scalar(select(MAIL.c.address).where(MAIL.c.person == person.id))


def forget_address(connection: Connection, person: Person) -> None:
    """Remove an account's address; links that were sent there are of no use any more."""
    connection.execute(delete(MAIL).where(MAIL.c.person == person.id))
    forget_links(connection, person)


def ask_to_confirm(connection: Connection, person: Person, address: str, now: float) -> str:
    """The token of a link that makes this address the account's; TryLater after too many of them."""
    either = (LINK.c.person == person.id, LINK.c.address == address)
    if not all(_are_few(connection, "confirm", whose, now) for whose in either):
        raise TryLater("too-many", ErrorMessage("too-many-letters", seconds=LASTS), LASTS)
    return _new_link(connection, person.id, "confirm", address, now)


def confirm_address(connection: Connection, token: str, now: float) -> Person:
    """Use a link to make its address the account's; links that were sent to the former one are of no use any more."""
    address = find_link(connection, token, "confirm", now).address
    person = use_link(connection, token, "confirm", now)
    forget_address(connection, person)
    connection.execute(insert(MAIL).values(person=person.id, address=address, since=now))
    return person


# ---------------------------------------------------------------- new passwords


def reset_links(connection: Connection, name_or_address: str, now: float) -> list[ResetLink]:
    """A link for each account that has this name or this address, and an address; none after too many."""
    named = PERSON.c.login == _login(name_or_address)
    either = or_(named, MAIL.c.address == name_or_address.lower())
    found = select(PERSON, MAIL.c.address).join(MAIL).where(PERSON.c.kind == "account", either)
    return [
        ResetLink(person_of(row), row.address, _new_link(connection, row.id, "reset", row.address, now))
        for row in connection.execute(found.order_by(PERSON.c.created)).all()
        if _are_few(connection, "reset", LINK.c.person == row.id, now)
    ]


def operator_link(connection: Connection, person: Person, now: float) -> str:
    """The token of a link to a new password, which an operator hands over."""
    if person.kind != "account":
        raise Refusal("no-account", ErrorMessage("account-password"), 403)
    return _new_link(connection, person.id, "reset", None, now)


# ---------------------------------------------------------------- links


def find_link(connection: Connection, token: str, purpose: Purpose, now: float) -> Row:
    """A link that is still good."""
    row = connection.execute(select(LINK).where(*_good(token, purpose, now))).first()
    if row is None:
        raise Refusal("former-link", status=404)
    return row


def use_link(connection: Connection, token: str, purpose: Purpose, now: float) -> Person:
    """The account that a link is for, which is good no longer; of two who use it at once one is refused."""
    link = find_link(connection, token, purpose, now)
    if not connection.execute(delete(LINK).where(*_good(token, purpose, now))).rowcount:
        raise Refusal("former-link", status=404)
    return person_of(connection.execute(select(PERSON).where(PERSON.c.id == link.person)).one())


def forget_links(connection: Connection, person: Person) -> None:
    """Let no link of an account be good any more."""
    connection.execute(delete(LINK).where(LINK.c.person == person.id))


def forget_old_links(connection: Connection, now: float) -> None:
    """Delete links that are good no longer."""
    connection.execute(delete(LINK).where(LINK.c.expires <= now))


def _new_link(connection: Connection, person: str, purpose: Purpose, address: str | None, now: float) -> str:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    row = {"person": person, "purpose": purpose, "address": address, "expires": now + LASTS}
    connection.execute(insert(LINK).values(row | {"token": _hashed(token)}))
    return token


def _good(token: str, purpose: Purpose, now: float) -> tuple[ColumnElement[bool], ...]:
    return LINK.c.token == _hashed(token), LINK.c.purpose == purpose, LINK.c.expires > now


def _are_few(connection: Connection, purpose: Purpose, whose: ColumnElement[bool], now: float) -> bool:
    """Are fewer links of a purpose good than there may be? Those of an operator do not count."""
    sent = (LINK.c.purpose == purpose, LINK.c.expires > now, LINK.c.address.is_not(None))
    return (connection.scalar(select(func.count()).where(*sent, whose)) or 0) < MOST


def _login(text: str) -> str | None:
    try:
        return login_of(text)
    except Refusal:  # too long for a name
        return None


def _hashed(token: str) -> str:
    """SHA-256 is enough, as the token is long and random."""
    return hashlib.sha256(token.encode()).hexdigest()
