"""Coming as a guest, having an account, logging in and out, and the sessions one has."""

import time
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody
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
from .security import address

AnyRequest = Request[Any, Any, Any]
FORGOTTEN = Cookie(COOKIE, value="", path="/", max_age=0)
Attempt = Annotated[str, Meta(max_length=200)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request says."""


class NewName(Body, frozen=True):
    """A name to be known by."""

    name: Name


class NewAccount(Body, frozen=True):
    """A name nobody else has, and a password."""

    name: Name
    password: Password


class Login(Body, frozen=True):
    """The name and the password of an account."""

    name: Name
    password: Attempt


class NewPassword(Body, frozen=True):
    """The password until now, and the one from now on."""

    old: Attempt
    new: Password


class Me(msgspec.Struct, frozen=True):
    """Who one is; unsafe requests with the cookie carry `csrf` as X-CSRF-Token, bots need none."""

    person: Person
    csrf: str | None


# ---------------------------------------------------------------- coming


@post("/guests")
async def come(
    data: JSONBody[NewName],
    request: AnyRequest,
    optional_identity: Given[Identity | None],
    authenticator: Given[Authenticator],
    limits: Given[Limits],
) -> Response[Me]:
    """Come as a guest: a name is enough."""
    if optional_identity is not None:
        raise Refusal("known", ErrorMessage("known", name=optional_identity.person.name))
    limits.take("guests", address(request, authenticator.settings))
    return await _begin(
        request, None, authenticator, lambda connection: add_guest(connection, data.name, time.time()), HTTP_201_CREATED
    )


@post("/accounts")
async def register(
    data: JSONBody[NewAccount],
    request: AnyRequest,
    optional_identity: Given[Identity | None],
    authenticator: Given[Authenticator],
    limits: Given[Limits],
) -> Response[Me]:
    """Have an account; a guest keeps everything played so far."""
    guest = _guest(optional_identity)
    if optional_identity is not None and guest is None:
        raise Refusal("known", ErrorMessage("known", name=optional_identity.person.name))
    limits.take("logins", address(request, authenticator.settings))
    login_of(data.name)
    password = await hash_password(data.password)

    def work(connection: Connection) -> Person:
        _leave(connection, optional_identity)
        return add_account(connection, data.name, password, guest, time.time())

    return await _begin(request, optional_identity, authenticator, work, HTTP_201_CREATED)


@post("/login", status_code=HTTP_200_OK)
async def log_in(
    data: JSONBody[Login],
    request: AnyRequest,
    optional_identity: Given[Identity | None],
    authenticator: Given[Authenticator],
    limits: Given[Limits],
    hall: Given[Hall],
) -> Response[Me]:
    """Log in; what was played as a guest goes to the account, and so do seats at tables."""
    limits.take("logins", address(request, authenticator.settings))
    account = await _checked(data.name, data.password, authenticator.store, limits)
    guest, news = _guest(optional_identity), list[MatchChange]()

    def work(connection: Connection) -> Person:
        _leave(connection, optional_identity)
        news[:] = [] if guest is None else transfer_guest(connection, guest, account)
        return account

    answer = await _begin(request, optional_identity, authenticator, work, HTTP_200_OK)
    await hall.catch_up_all(news)
    return answer


async def _checked(name: str, password: str, store: Store, limits: Limits) -> Person:
    """The account of a name, if that is its password; otherwise the answer does not tell which of both was wrong."""
    limits.take("logins", f"name:{login_of(name)}")
    found = await store.read(lambda connection: password_of(connection, name))
    known = None if found is None else found[1]
    if not await is_password(known, password) or found is None:
        raise Refusal("wrong-login", status=401)
    if is_outdated(found[1]):
        anew = await hash_password(password)
        await store.write(lambda connection: set_password(connection, found[0], anew, known))
    return found[0]


def _guest(optional_identity: Identity | None) -> Person | None:
    return (
        optional_identity.person if optional_identity is not None and optional_identity.person.kind == "guest" else None
    )


def _leave(connection: Connection, optional_identity: Identity | None) -> None:
    """A session does not outlive a change of who one is."""
    if optional_identity is not None and optional_identity.session is not None:
        end_session(connection, optional_identity.person, optional_identity.session)


async def _begin(
    request: AnyRequest,
    optional_identity: Identity | None,
    authenticator: Authenticator,
    who: Callable[[Connection], Person],
    status: int,
) -> Response[Me]:
    """A session of the person that `who` finds or makes, in one transaction; the optional_identity's own may end."""

    def work(connection: Connection) -> tuple[Person, str, str]:
        person = who(connection)
        return person, *authenticator.begin(connection, person, request.headers.get("user-agent", ""), time.time())

    person, session, value = await authenticator.end([optional_identity.person] if optional_identity else [], work)
    return Response(
        Me(person, authenticator.csrf(session)), status_code=status, cookies=[authenticator.cookie(request, value)]
    )


# ---------------------------------------------------------------- being


@get("/me")
async def me(request: AnyRequest, identity: Given[Identity], authenticator: Given[Authenticator]) -> Response[Me]:
    """Who one is; the cookie lasts anew."""
    if identity.session is None:
        return Response(Me(identity.person, None))
    cookie = authenticator.cookie(request, request.cookies[COOKIE])
    return Response(Me(identity.person, authenticator.csrf(identity.session)), cookies=[cookie])


@patch("/me")
async def change_name(
    data: JSONBody[NewName], identity: Given[Identity], store: Given[Store], authenticator: Given[Authenticator]
) -> Me:
    """Be called differently from now on."""
    person = await store.write(lambda connection: rename(connection, identity.person, data.name))
    return Me(person, authenticator.csrf(identity.session) if identity.session else None)


@post("/me/password", status_code=HTTP_204_NO_CONTENT)
async def change_password(
    data: JSONBody[NewPassword], identity: Given[Identity], authenticator: Given[Authenticator], limits: Given[Limits]
) -> None:
    """Change the password; all other sessions end."""
    if identity.person.kind != "account":
        raise Refusal("no-account", ErrorMessage("account-password"), 403)
    await _checked(identity.person.name, data.old, authenticator.store, limits)
    anew = await hash_password(data.new)

    def work(connection: Connection) -> None:
        set_password(connection, identity.person, anew)
        end_others(connection, identity)

    await authenticator.end([identity.person], work)


@get("/sessions")
async def my_sessions(identity: Given[Identity], store: Given[Store]) -> list[Session]:
    """Where one is known."""
    return await store.read(lambda connection: sessions_of(connection, identity))


@delete("/sessions/{session:str}")
async def end(session: FromPath[str], identity: Given[Identity], authenticator: Given[Authenticator]) -> None:
    """Be no longer known there."""
    if not await authenticator.end(
        [identity.person], lambda connection: end_session(connection, identity.person, session)
    ):
        raise Refusal("not-found", ErrorMessage("no-such-session"), 404)


# ---------------------------------------------------------------- going


@post("/logout", status_code=HTTP_204_NO_CONTENT, response_cookies=[FORGOTTEN])
async def log_out(identity: Given[Identity], authenticator: Given[Authenticator]) -> None:
    """End this session; a guest cannot come back."""
    await authenticator.end([identity.person], lambda connection: _leave(connection, identity))


@delete("/me", response_cookies=[FORGOTTEN])
async def delete_me(identity: Given[Identity], authenticator: Given[Authenticator], hall: Given[Hall]) -> None:
    """Be no more: see docs/server.md for what stays of the games."""
    if identity.session is None:
        raise Refusal("no-session", status=403)
    bots = await authenticator.store.read(lambda connection: bots_of(connection, identity.person))
    await hall.catch_up_all(
        await authenticator.end([identity.person, *bots], lambda connection: erase_person(connection, identity.person))
    )


ROUTES: list[Any] = [
    come, register, log_in, log_out, me, change_name, change_password, delete_me, my_sessions, end,
]  # fmt: skip
