"""The caller: name, password and sessions; log out, delete."""

from typing import Any

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT
from sqlalchemy import Connection

from ...engine.errors import ErrorMessage
from ..database.links import forget_links
from ..database.people import bots_of, close_person, rename, set_password
from ..database.store import Store
from ..errors import Refusal
from ..identity.passwords import Password, hash_password
from ..identity.sessions import COOKIE, Authenticator, Identity, Session, end_others, end_session, sessions_of
from ..live.erasing import Eraser
from .accounts import AnyRequest, Attempt, Me, NewName, RequestBody, authenticated_account, end_own_session
from .operations import operation
from .parameters import SessionId
from .security import address
from .wrong_tries import WrongTries

EXPIRED = Cookie(COOKIE, value="", path="/", max_age=0)


class NewPassword(RequestBody, frozen=True):
    """The present password, and the one that replaces it."""

    old: Attempt
    new: Password


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
    request: AnyRequest,
    data: JSONBody[NewPassword],
    identity: Given[Identity],
    authenticator: Given[Authenticator],
    wrong_tries: Given[WrongTries],
) -> None:
    """Replace the password of the caller's account; its other sessions end, and no link to a new one is good any more.

    Only accounts have a password. After wrong ones the address waits longer each time.
    """
    if identity.person.kind != "account":
        raise Refusal("no-account", ErrorMessage("account-password"), 403)
    sender = address(request, authenticator.settings)
    await authenticated_account(identity.person.name, data.old, sender, authenticator.store, wrong_tries)
    new_hash = await hash_password(data.new)

    def work(connection: Connection) -> None:
        set_password(connection, identity.person, new_hash)
        forget_links(connection, identity.person)
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
    await authenticator.end([identity.person], lambda connection: end_own_session(connection, identity))


@delete(
    "/me",
    **operation("deleteMe", "Delete yourself", {403: "no-session"}, caller="person"),
    response_cookies=[EXPIRED],
)
async def delete_me(identity: Given[Identity], authenticator: Given[Authenticator], eraser: Given[Eraser]) -> None:
    """Delete the caller and the caller's bots for good. Matches stay, without the names and the chat of the deleted.

    docs/server.md says what is left. All sessions end at once; the names in very many matches are removed after the
    answer. A bot cannot delete itself; its account does.
    """
    if identity.session is None:
        raise Refusal("no-session", status=403)
    bots = await authenticator.store.read(lambda connection: bots_of(connection, identity.person))
    await eraser.erase(
        await authenticator.end([identity.person, *bots], lambda connection: close_person(connection, identity.person))
    )


ROUTES: list[Any] = [
    log_out, me, rename_me, change_password, delete_me, list_sessions, end_listed_session,
]  # fmt: skip
