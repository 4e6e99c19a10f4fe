"""Passkeys in the database, and the challenges that they answer: each is used once, by who has asked for it."""

import hashlib
import secrets

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...engine.errors import ErrorMessage
from ..errors import Refusal
from ..rooms.person import Person
from .schema import CHALLENGE, PASSKEY, PERSON

CHALLENGE_BYTES = 32
LASTS = 300  # seconds in which a challenge is answered
MOST = 10  # passkeys of one account


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of an account; its secret never leaves the owner's device."""

    id: str
    name: str
    created: float
    used: float | None


# ---------------------------------------------------------------- challenges


def new_challenge(connection: Connection, holder: str, now: float) -> bytes:
    """A challenge for a holder, in place of the last one."""
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    old = (CHALLENGE.c.holder == _hashed(holder)) | (CHALLENGE.c.expires <= now)
    connection.execute(delete(CHALLENGE).where(old))
    row = {"holder": _hashed(holder), "challenge": challenge, "expires": now + LASTS}
    connection.execute(insert(CHALLENGE).values(row))
    return challenge


def use_challenge(connection: Connection, holder: str, now: float) -> bytes:
    """The challenge of a holder, which is good no longer; of two who use it at once one is refused."""
    own = CHALLENGE.c.holder == _hashed(holder)
    row = connection.execute(select(CHALLENGE).where(own)).first()
    if row is None or not connection.execute(delete(CHALLENGE).where(own)).rowcount or row.expires <= now:
        raise wrong_passkey()
    return bytes(row.challenge)


def _hashed(holder: str) -> str:
    return hashlib.sha256(holder.encode()).hexdigest()


# ---------------------------------------------------------------- passkeys


def passkeys_of(connection: Connection, person: Person) -> list[Passkey]:
    """The passkeys of an account, oldest first."""
    theirs = select(PASSKEY).where(PASSKEY.c.person == person.id).order_by(PASSKEY.c.created)
    return [Passkey(row.id, row.name, row.created, row.used) for row in connection.execute(theirs)]


def check_has_room(connection: Connection, person: Person) -> None:
    """Refuse a passkey more than an account may have."""
    if len(passkeys_of(connection, person)) >= MOST:
        raise Refusal("too-many-passkeys", ErrorMessage("too-many-passkeys", most=MOST))


def add_passkey(
    connection: Connection, person: Person, id: str, name: str, public_key: bytes, uses: int, now: float
) -> Passkey:
    """Add a passkey to an account; that of another account is refused."""
    check_has_room(connection, person)
    row = {"id": id, "person": person.id, "name": name, "public_key": public_key, "uses": uses, "created": now}
    try:
        connection.execute(insert(PASSKEY).values(row))
    except IntegrityError:
        raise wrong_passkey() from None
    return Passkey(id, name, now, None)


def find_passkey(connection: Connection, id: str) -> Row:
    """A passkey with its account."""
    columns = (PASSKEY.c.public_key, PASSKEY.c.uses, PERSON.c.id, PERSON.c.kind, PERSON.c.name)
    row = connection.execute(select(*columns).select_from(PASSKEY.join(PERSON)).where(PASSKEY.c.id == id)).first()
    if row is None:
        raise wrong_passkey()
    return row


def note_use(connection: Connection, id: str, before: int, uses: int, now: float) -> None:
    """Note that a passkey was used; one that was removed or used at the same moment is refused."""
    this = (PASSKEY.c.id == id, PASSKEY.c.uses == before)
    if not connection.execute(update(PASSKEY).where(*this).values(uses=uses, used=now)).rowcount:
        raise wrong_passkey()


def remove_passkey(connection: Connection, person: Person, id: str) -> None:
    """Remove a passkey of an account."""
    own = (PASSKEY.c.id == id, PASSKEY.c.person == person.id)
    if not connection.execute(delete(PASSKEY).where(*own)).rowcount:
        raise Refusal("not-found", ErrorMessage("no-such-passkey"), 404)


def forget_passkeys(connection: Connection, person: Person) -> None:
    """Remove all passkeys of an account."""
    connection.execute(delete(PASSKEY).where(PASSKEY.c.person == person.id))


def wrong_passkey() -> Refusal:
    """The refusal of a passkey; it does not say what was wrong."""
    return Refusal("wrong-passkey", status=401)
