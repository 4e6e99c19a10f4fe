"""Who sends a request: sessions in a signed cookie, tokens of bots in a header."""

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency as Given
from litestar.types import Scope
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .. import logs
from ..database.links import forget_old_links
from ..database.match_log import write_with_retry
from ..database.notifications import PEOPLE, notify
from ..database.people import DELETED, forget_guests, new_id, person_of
from ..database.schema import PERSON, SECRET, SESSION
from ..database.store import Store, Unavailable, Work
from ..errors import Refusal
from ..rooms.person import Person
from ..settings import Settings
from .sockets import Sockets

COOKIE = "herotable"
BEARER = "bearer"
SECRET_BYTES = 32
AGENT_LENGTH = 200
DAY = 86400
LASTS = 365 * DAY  # a session that was not used for so long has ended
SEEN_EVERY = 3600  # seconds between two updates of when a session was last used
KEY = "sessions"
IDENTITY = "identity"
T = TypeVar("T")


class Identity(msgspec.Struct, frozen=True):
    """The person behind a request and the session used; a bot uses its token and has no session."""

    person: Person
    session: str | None


class Session(msgspec.Struct, frozen=True):
    """A browser that is logged in."""

    id: str
    agent: str
    created: float
    seen: float
    current: bool


class Authenticator:
    """Finds the person behind a request or a WebSocket, by cookie or token."""

    def __init__(self, store: Store, settings: Settings, key: bytes):
        self.store, self.settings, self._key = store, settings, key
        self.sockets = Sockets(settings.sockets_per_person, settings.sockets_per_node, settings.sockets_per_address)

    async def person(self, connection: ASGIConnection) -> Person | None:
        """Who is there."""
        identity = await self.identity(connection)
        return None if identity is None else identity.person

    async def identity(self, connection: ASGIConnection) -> Identity | None:
        """The identity behind a connection, looked up once for each connection."""
        state = connection.scope["state"]
        if IDENTITY not in state:
            state[IDENTITY] = identity = await self._identify(connection)
            logs.about(person=identity and identity.person.id)
        return state[IDENTITY]

    async def is_valid(self, identity: Identity) -> bool:
        """Does the session of a long connection, or its bot, still exist, and may its person be here?"""
        query = select(PERSON.c.banned_until).where(PERSON.c.id == identity.person.id)
        if identity.session is None:
            query = query.where(PERSON.c.kind == "bot")
        else:
            query = query.join(SESSION).where(SESSION.c.id == identity.session)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        return row is not None and not is_banned(row, time.time())

    async def end(self, people: list[Person], work: Work[T]) -> T:
        """Do a write that may end sessions of these people, then let their WebSockets check themselves at once."""
        result = await write_with_retry(self.store, work)
        self.recheck(people)
        return result

    def recheck(self, people: list[Person]) -> None:
        """Let the WebSockets of these people check themselves at once."""
        for person in people:
            self.sockets.recheck(person.id)

    def session(self, connection: ASGIConnection) -> str | None:
        """The session of a cookie that this server has signed; it may have ended since."""
        id, _, rest = connection.cookies.get(COOKIE, "").partition(".")
        secret, _, signature = rest.partition(".")
        return id if same(signature, self._sign("cookie", f"{id}.{secret}")) else None

    def csrf(self, session: str) -> str:
        """The token that an unsafe request of a session has to carry beside the cookie."""
        return self._sign("csrf", session)

    def cookie(self, connection: ASGIConnection, value: str) -> Cookie:
        """The cookie of a session, out of reach of scripts and of other sites' forms."""
        secure = self.settings.secure_cookies or connection.scope["scheme"] in ("https", "wss")
        return Cookie(COOKIE, value=value, path="/", max_age=LASTS, httponly=True, samesite="lax", secure=secure)

    def begin(self, connection: Connection, person: Person, agent: str, now: float) -> tuple[str, str]:
        """Begin a session; its id and the value of its cookie."""
        id, secret = new_id(), secrets.token_urlsafe(SECRET_BYTES)
        printable = "".join(filter(str.isprintable, agent))[:AGENT_LENGTH]
        values = {
            "id": id,
            "person": person.id,
            "secret": hashed(secret),
            "agent": printable,
            "created": now,
            "seen": now,
        }
        try:
            connection.execute(insert(SESSION).values(values))
        except IntegrityError:  # the person was deleted at the same moment
            raise unknown_caller() from None
        return id, f"{id}.{secret}.{self._sign('cookie', f'{id}.{secret}')}"

    # ---------------------------------------------------------------- looking up

    async def _identify(self, connection: ASGIConnection) -> Identity | None:
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == BEARER:
            return await self._bot(token.strip())
        if (session := self.session(connection)) is None:
            return None
        return await self._guest_or_account(session, connection.cookies[COOKIE].split(".")[1], time.time())

    async def _bot(self, token: str) -> Identity | None:
        id, _, secret = token.partition(".")
        if not id.isprintable():  # PostgreSQL knows no text with a NUL in it
            return None
        query = select(PERSON).where(PERSON.c.id == id, PERSON.c.kind == "bot")
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None or not same(row.password, hashed(secret)):
            return None
        check_not_banned(row, time.time())
        return Identity(person_of(row), None)

    async def _guest_or_account(self, id: str, secret: str, now: float) -> Identity | None:
        columns = (PERSON.c.id, PERSON.c.kind, PERSON.c.name, PERSON.c.banned_until, SESSION.c.secret, SESSION.c.seen)
        query = select(*columns).select_from(PERSON.join(SESSION)).where(SESSION.c.id == id, PERSON.c.kind != DELETED)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None or not same(row.secret, hashed(secret)) or row.seen < now - LASTS:
            return None
        check_not_banned(row, now)
        if row.seen < now - SEEN_EVERY:
            with suppress(Unavailable):  # a full disk is no reason to refuse people
                await self.store.write(_seen(id, now))
        return Identity(person_of(row), id)

    def _sign(self, purpose: str, text: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, f"{purpose}:{text}".encode(), "sha256")).decode().rstrip("=")


def unknown_caller() -> Refusal:
    """The refusal of a request that needs a known person."""
    return Refusal("who-are-you", status=401)


def is_banned(person: Row, now: float) -> bool:
    """Has an operator banned the person of this row, and not only until now?"""
    return person.banned_until is not None and person.banned_until > now


def check_not_banned(person: Row, now: float) -> None:
    """Refuse the person of this row if they are banned."""
    if is_banned(person, now):
        raise Refusal("banned", status=403)


def hashed(secret: str) -> str:
    """The hash of a secret for the database; SHA-256 is enough, as the secret is long and random."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compare two secrets in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


# ---------------------------------------------------------------- sessions in the database


def sessions_of(connection: Connection, identity: Identity) -> list[Session]:
    """All sessions of a person, the last used first."""
    mine = select(SESSION).where(SESSION.c.person == identity.person.id).order_by(SESSION.c.seen.desc())
    return [
        Session(row.id, row.agent, row.created, row.seen, row.id == identity.session)
        for row in connection.execute(mine)
    ]


def end_session(connection: Connection, person: Person, session: str) -> bool:
    """End a session of a person; whether it was one of theirs."""
    mine = (SESSION.c.id == session, SESSION.c.person == person.id)
    notify(connection, PEOPLE, [person.id])
    return connection.execute(delete(SESSION).where(*mine)).rowcount > 0


def end_others(connection: Connection, identity: Identity) -> None:
    """End all sessions of a person but the present one."""
    others = (SESSION.c.person == identity.person.id, SESSION.c.id != identity.session)
    notify(connection, PEOPLE, [identity.person.id])
    connection.execute(delete(SESSION).where(*others))


def end_all(connection: Connection, person: Person) -> None:
    """End all sessions of a person."""
    notify(connection, PEOPLE, [person.id])
    connection.execute(delete(SESSION).where(SESSION.c.person == person.id))


def end_old(connection: Connection, now: float) -> int:
    """End sessions that nobody has used for long; how many they were."""
    return connection.execute(delete(SESSION).where(SESSION.c.seen < now - LASTS)).rowcount


def tidy(connection: Connection, now: float) -> None:
    """Daily housekeeping: end old sessions, delete guests who cannot come back and links that are good no longer."""
    end_old(connection, now)
    forget_old_links(connection, now)
    forget_guests(connection, now - DAY)


def _seen(session: str, now: float) -> Callable[[Connection], Any]:
    return lambda connection: connection.execute(update(SESSION).where(SESSION.c.id == session).values(seen=now))


# ---------------------------------------------------------------- for the app


@asynccontextmanager
async def opened(state: State) -> AsyncIterator[Authenticator]:
    """The authenticator of a node."""
    yield Authenticator(state.store, state.settings, await server_key(state.store))


async def server_key(store: Store) -> bytes:
    """The key that signs cookies: made once, the same for all nodes."""
    while (key := await store.read(_find_key)) is None:
        with suppress(IntegrityError):  # another node was faster
            await store.write(_make_key)
    return bytes.fromhex(key)


def _find_key(connection: Connection) -> str | None:
    return connection.execute(select(SECRET.c.value).where(SECRET.c.name == KEY)).scalar()


def _make_key(connection: Connection) -> None:
    connection.execute(insert(SECRET).values(name=KEY, value=secrets.token_hex(SECRET_BYTES)))


async def optional_identity(scope: Scope, authenticator: Given[Authenticator]) -> Identity | None:
    """The identity behind a request, if it has one."""
    return await authenticator.identity(ASGIConnection(scope))


async def identity(optional_identity: Given[Identity | None]) -> Identity:
    """The identity behind a request; unknown callers are refused."""
    if optional_identity is None:
        raise unknown_caller()
    return optional_identity


async def caller(identity: Given[Identity]) -> Person:
    """The person behind a request; unknown callers are refused."""
    return identity.person


PROVIDED: dict[str, Callable[..., Any]] = {
    "optional_identity": optional_identity,
    "identity": identity,
    "caller": caller,
}
