"""Guests and accounts: register and log in."""

import time
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta
from sqlalchemy import Connection, select

from ...engine.errors import ErrorMessage
from ..database.account_transfer import transfer_guest
from ..database.match_log import MatchChange
from ..database.people import add_account, add_guest, login_of, password_of, set_password
from ..database.schema import PERSON
from ..database.store import Store
from ..errors import Refusal
from ..identity.passwords import Password, hash_password, is_outdated, is_password
from ..identity.sessions import Authenticator, Identity, check_not_banned, end_session
from ..live.hall import Hall
from ..rooms.names import account_name
from ..rooms.person import Person
from ..rooms.wire import Name
from .limits import Limits
from .operations import operation
from .security import address
from .wrong_tries import WrongTries

AnyRequest = Request[Any, Any, Any]
Attempt = Annotated[str, Meta(max_length=200)]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; unknown fields are refused."""


class NewName(RequestBody, frozen=True):
    """The name that others shall see."""

    name: Name


class NewAccount(RequestBody, frozen=True):
    """A name that no other account has, and a password."""

    name: Name
    password: Password


class Login(RequestBody, frozen=True):
    """The name and the password of an account."""

    name: Name
    password: Attempt


class Me(msgspec.Struct, frozen=True):
    """The caller. Requests with the cookie that change something carry `csrf` as X-CSRF-Token; bots need none."""

    person: Person
    csrf: str | None


# ---------------------------------------------------------------- registering and logging in


@post("/guests", **operation("createGuest", "Become a guest", {409: "known name-taken"}))
async def create_guest(
    data: JSONBody[NewName],
    request: AnyRequest,
    optional_identity: Given[Identity | None],
    authenticator: Given[Authenticator],
    limits: Given[Limits],
) -> Response[Me]:
    """Make a guest of this name and set the cookie of a new session; no password is needed.

    Refused to callers who are known already, and for names that look like an account's. The guests of one address are
    limited in a minute.
    """
    if optional_identity is not None:
        raise Refusal("known", ErrorMessage("known", name=optional_identity.person.name))
    limits.take("guests", address(request, authenticator.settings))
    return await _begin(
        request, None, authenticator, lambda connection: add_guest(connection, data.name, time.time()), HTTP_201_CREATED
    )


@post(
    "/accounts",
    **operation("createAccount", "Register an account", {401: "who-are-you", 409: "known name-taken"}),
)
async def create_account(
    data: JSONBody[NewAccount],
    request: AnyRequest,
    optional_identity: Given[Identity | None],
    authenticator: Given[Authenticator],
    limits: Given[Limits],
) -> Response[Me]:
    """Make an account and set the cookie of a new session; a guest becomes the account and keeps all matches.

    Names that look the same count as one name, whatever letters they are of. Refused to callers who have an account
    already. The attempts of one address are limited in a minute.
    """
    guest = _guest(optional_identity)
    if optional_identity is not None and guest is None:
        raise Refusal("known", ErrorMessage("known", name=optional_identity.person.name))
    limits.take("logins", address(request, authenticator.settings))
    login_of(account_name(data.name))
    password = await hash_password(data.password)

    def work(connection: Connection) -> Person:
        end_own_session(connection, optional_identity)
        return add_account(connection, data.name, password, guest, time.time())

    return await _begin(request, optional_identity, authenticator, work, HTTP_201_CREATED)


@post(
    "/login",
    **operation("logIn", "Log in to an account", {401: "who-are-you wrong-login"}),
    status_code=HTTP_200_OK,
)
async def log_in(
    data: JSONBody[Login],
    request: AnyRequest,
    optional_identity: Given[Identity | None],
    authenticator: Given[Authenticator],
    limits: Given[Limits],
    wrong_tries: Given[WrongTries],
    hall: Given[Hall],
) -> Response[Me]:
    """Set the cookie of a new session of the account; the caller's former session ends.

    The matches, the seats and the tables of a guest who logs in go to the account. The attempts of one address are
    limited in a minute; after wrong ones for an account the address waits longer each time.
    """
    sender = address(request, authenticator.settings)
    limits.take("logins", sender)
    account = await authenticated_account(data.name, data.password, sender, authenticator.store, wrong_tries)
    return await enter(account, request, optional_identity, authenticator, hall)


async def enter(
    account: Person,
    request: AnyRequest,
    optional_identity: Identity | None,
    authenticator: Authenticator,
    hall: Hall,
) -> Response[Me]:
    """A session of an account whose owner has shown who they are; a guest hands everything over to it."""
    guest, changes = _guest(optional_identity), list[MatchChange]()

    def work(connection: Connection) -> Person:
        check_not_banned(connection.execute(select(PERSON).where(PERSON.c.id == account.id)).one(), time.time())
        end_own_session(connection, optional_identity)
        changes[:] = [] if guest is None else transfer_guest(connection, guest, account)
        return account

    answer = await _begin(request, optional_identity, authenticator, work, HTTP_200_OK)
    await hall.catch_up_all(changes)
    return answer


async def authenticated_account(name: str, password: str, sender: str, store: Store, wrong_tries: WrongTries) -> Person:
    """The account with this name and password; the refusal does not say which of the two was wrong."""
    wrong_tries.begin(sender, login_of(name))
    account = await store.read(lambda connection: password_of(connection, name))
    old_hash = None if account is None else account[1]
    if not await is_password(old_hash, password) or account is None:
        raise Refusal("wrong-login", status=401)
    wrong_tries.succeed(sender, login_of(name))
    if is_outdated(account[1]):
        new_hash = await hash_password(password)
        await store.write(lambda connection: set_password(connection, account[0], new_hash, old_hash))
    return account[0]


def _guest(optional_identity: Identity | None) -> Person | None:
    return (
        optional_identity.person if optional_identity is not None and optional_identity.person.kind == "guest" else None
    )


def end_own_session(connection: Connection, optional_identity: Identity | None) -> None:
    """End the caller's session: it must not outlive a change of who the caller is."""
    if optional_identity is not None and optional_identity.session is not None:
        end_session(connection, optional_identity.person, optional_identity.session)


async def _begin(
    request: AnyRequest,
    optional_identity: Identity | None,
    authenticator: Authenticator,
    who: Callable[[Connection], Person],
    status: int,
) -> Response[Me]:
    """A session of the person that `who` finds or makes, in one transaction; the session of the asker may end."""

    def work(connection: Connection) -> tuple[Person, str, str]:
        person = who(connection)
        return person, *authenticator.begin(connection, person, request.headers.get("user-agent", ""), time.time())

    person, session, value = await authenticator.end([optional_identity.person] if optional_identity else [], work)
    return Response(
        Me(person, authenticator.csrf(session)), status_code=status, cookies=[authenticator.cookie(request, value)]
    )


ROUTES: list[Any] = [create_guest, create_account, log_in]
