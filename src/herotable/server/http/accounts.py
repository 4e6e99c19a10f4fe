"""Guests, accounts and their sessions: register, log in, log out, rename, delete."""

import time
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from msgspec import Meta
from sqlalchemy import Connection

from ...engine.errors import ErrorMessage
from ..database.account_transfer import erase_person, transfer_guest
from ..database.match_log import MatchChange
from ..database.people import add_account, add_guest, bots_of, login_of, password_of, rename, set_password
from ..database.store import Store
from ..errors import Refusal
from ..identity.passwords import Password, hash_password, is_outdated, is_password
from ..identity.sessions import COOKIE, Authenticator, Identity, Session, end_others, end_session, sessions_of
from ..live.hall import Hall
from ..rooms.person import Person
from ..rooms.wire import Name
from .limits import Limits
from .operations import operation
from .parameters import SessionId
from .security import address

AnyRequest = Request[Any, Any, Any]
EXPIRED = Cookie(COOKIE, value="", path="/", max_age=0)
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


class NewPassword(RequestBody, frozen=True):
    """The present password, and the one that replaces it."""

    old: Attempt
    new: Password


class Me(msgspec.Struct, frozen=True):
    """The caller. Requests with the cookie that change something carry `csrf` as X-CSRF-Token; bots need none."""

    person: Person
    csrf: str | None


# ---------------------------------------------------------------- registering and logging in


@post("/guests", **operation("createGuest", "Become a guest", {409: "known"}))
async def create_guest(
    data: JSONBody[NewName],
    request: AnyRequest,
    optional_identity: Given[Identity | None],
    authenticator: Given[Authenticator],
    limits: Given[Limits],
) -> Response[Me]:
    """Make a guest of this name and set the cookie of a new session; no password is needed.

    Refused to callers who are known already. The guests of one address are limited in a minute.
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

    Names that look the same count as one name. Refused to callers who have an account already. The attempts of one
    address are limited in a minute.
    """
    guest = _guest(optional_identity)
    if optional_identity is not None and guest is None:
        raise Refusal("known", ErrorMessage("known", name=optional_identity.person.name))
    limits.take("logins", address(request, authenticator.settings))
    login_of(data.name)
    password = await hash_password(data.password)

    def work(connection: Connection) -> Person:
        _end_own_session(connection, optional_identity)
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
    hall: Given[Hall],
) -> Response[Me]:
    """Set the cookie of a new session of the account; the caller's former session ends.

    The matches, the seats and the tables of a guest who logs in go to the account. The attempts of one address, and
    those for one account, are limited in a minute.
    """
    limits.take("logins", address(request, authenticator.settings))
    account = await _authenticated_account(data.name, data.password, authenticator.store, limits)
    guest, changes = _guest(optional_identity), list[MatchChange]()

    def work(connection: Connection) -> Person:
        _end_own_session(connection, optional_identity)
        changes[:] = [] if guest is None else transfer_guest(connection, guest, account)
        return account

    answer = await _begin(request, optional_identity, authenticator, work, HTTP_200_OK)
    await hall.catch_up_all(changes)
    return answer


async def _authenticated_account(name: str, password: str, store: Store, limits: Limits) -> Person:
    """The account with this name and password; the refusal does not say which of the two was wrong."""
    limits.take("logins", f"name:{login_of(name)}")
    account = await store.read(lambda connection: password_of(connection, name))
    old_hash = None if account is None else account[1]
    if not await is_password(old_hash, password) or account is None:
        raise Refusal("wrong-login", status=401)
    if is_outdated(account[1]):
        new_hash = await hash_password(password)
        await store.write(lambda connection: set_password(connection, account[0], new_hash, old_hash))
    return account[0]


def _guest(optional_identity: Identity | None) -> Person | None:
    return (
        optional_identity.person if optional_identity is not None and optional_identity.person.kind == "guest" else None
    )


def _end_own_session(connection: Connection, optional_identity: Identity | None) -> None:
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


# ---------------------------------------------------------------- the caller


@get("/me", **operation("getMe", "Ask who you are", caller="person"))
async def me(request: AnyRequest, identity: Given[Identity], authenticator: Given[Authenticator]) -> Response[Me]:
    """The caller and the CSRF token of the session; the cookie's time begins again."""
    if identity.session is None:
        return Response(Me(identity.person, None))
    cookie = authenticator.cookie(request, request.cookies[COOKIE])
    return Response(Me(identity.person, authenticator.csrf(identity.session)), cookies=[cookie])


@patch("/me", **operation("renameMe", "Change your name", {409: "name-taken"}, caller="person"))
async def rename_me(
    data: JSONBody[NewName], identity: Given[Identity], store: Given[Store], authenticator: Given[Authenticator]
) -> Me:
    """Change the caller's name. Matches that were played before keep the old one."""
    person = await store.write(lambda connection: rename(connection, identity.person, data.name))
    return Me(person, authenticator.csrf(identity.session) if identity.session else None)


@post(
    "/me/password",
    **operation("changePassword", "Change your password", {401: "wrong-login", 403: "no-account"}, caller="person"),
    status_code=HTTP_204_NO_CONTENT,
)
async def change_password(
    data: JSONBody[NewPassword], identity: Given[Identity], authenticator: Given[Authenticator], limits: Given[Limits]
) -> None:
    """Replace the password of the caller's account; all other sessions of the account end.

    Only accounts have a password. The attempts for one account are limited in a minute.
    """
    if identity.person.kind != "account":
        raise Refusal("no-account", ErrorMessage("account-password"), 403)
    await _authenticated_account(identity.person.name, data.old, authenticator.store, limits)
    new_hash = await hash_password(data.new)

    def work(connection: Connection) -> None:
        set_password(connection, identity.person, new_hash)
        end_others(connection, identity)

    await authenticator.end([identity.person], work)


@get("/sessions", **operation("listSessions", "List your sessions", caller="person"))
async def list_sessions(identity: Given[Identity], store: Given[Store]) -> list[Session]:
    """The caller's sessions, the last used first; `current` marks the one that asks. A bot has none."""
    return await store.read(lambda connection: sessions_of(connection, identity))


@delete(
    "/sessions/{session:str}",
    **operation("endSession", "End one of your sessions", {404: "not-found"}, caller="person"),
)
async def end_listed_session(
    session: SessionId, identity: Given[Identity], authenticator: Given[Authenticator]
) -> None:
    """End one of the caller's sessions; its WebSockets are closed at once, on every node."""
    if not await authenticator.end(
        [identity.person], lambda connection: end_session(connection, identity.person, session)
    ):
        raise Refusal("not-found", ErrorMessage("no-such-session"), 404)


# ---------------------------------------------------------------- logging out and deleting


@post(
    "/logout",
    **operation("logOut", "Log out", caller="person"),
    status_code=HTTP_204_NO_CONTENT,
    response_cookies=[EXPIRED],
)
async def log_out(identity: Given[Identity], authenticator: Given[Authenticator]) -> None:
    """End the present session and remove its cookie. A guest has no way back; an account can log in again."""
    await authenticator.end([identity.person], lambda connection: _end_own_session(connection, identity))


@delete(
    "/me",
    **operation("deleteMe", "Delete yourself", {403: "no-session"}, caller="person"),
    response_cookies=[EXPIRED],
)
async def delete_me(identity: Given[Identity], authenticator: Given[Authenticator], hall: Given[Hall]) -> None:
    """Delete the caller and the caller's bots for good. Matches stay, without the names and the chat of the deleted.

    docs/server.md says what is left. A bot cannot delete itself; its account does.
    """
    if identity.session is None:
        raise Refusal("no-session", status=403)
    bots = await authenticator.store.read(lambda connection: bots_of(connection, identity.person))
    await hall.catch_up_all(
        await authenticator.end([identity.person, *bots], lambda connection: erase_person(connection, identity.person))
    )


ROUTES: list[Any] = [
    create_guest, create_account, log_in, log_out, me, rename_me, change_password, delete_me, list_sessions,
    end_listed_session,
]  # fmt: skip
