"""A new password for who has forgotten the old one: by a link in a letter, or one that an operator has made."""

import time
from typing import Annotated, Any

from litestar import post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Meta
from sqlalchemy import Connection

from ..database.links import ResetLink, find_link, forget_links, reset_links, use_link
from ..database.passkeys import forget_passkeys
from ..database.people import set_password
from ..identity.mailer import Letter, Mailer
from ..identity.passwords import Password, hash_password
from ..identity.sessions import Authenticator, end_all
from ..rooms.person import Person
from ..rooms.wire import HIDDEN
from .accounts import AnyRequest, RequestBody
from .limits import Limits
from .mail import NO_MAIL, Token, check_sends_letters, letter_with_link
from .operations import operation
from .security import address

NameOrAddress = Annotated[str, Meta(min_length=1, max_length=254, pattern=rf"^[^{HIDDEN}]*$(?!\n)")]


class ForgottenPassword(RequestBody, frozen=True):
    """The name or the address of an account."""

    account: NameOrAddress


class PasswordByLink(RequestBody, frozen=True):
    """What stands in a link, and the password from now on."""

    token: Token
    new: Password


@post(
    "/password/forgotten",
    **operation("askForNewPassword", "Ask for a link to a new password", NO_MAIL),
    status_code=HTTP_204_NO_CONTENT,
)
async def ask_for_new_password(
    data: JSONBody[ForgottenPassword],
    request: AnyRequest,
    authenticator: Given[Authenticator],
    limits: Given[Limits],
    mailer: Given[Mailer],
) -> None:
    """Send a link to the confirmed address of the account, good for an hour.

    The answer is always the same, and comes before anybody has looked whether there is such an account. The requests of
    one client's address are limited in a minute, the letters of an account to three in an hour.
    """
    check_sends_letters(mailer)
    limits.take("letters", address(request, authenticator.settings))

    def letter(link: ResetLink) -> Letter:
        return letter_with_link("reset", link.address, link.person, link.token, request, mailer)

    async def task() -> None:
        links = await authenticator.store.write(lambda connection: reset_links(connection, data.account, time.time()))
        for link in links:
            await mailer.send(letter(link))

    mailer.later(task)


@post(
    "/password",
    **operation("resetPassword", "Choose a new password by a link", {404: "former-link"}),
    status_code=HTTP_204_NO_CONTENT,
)
async def reset_password(
    data: JSONBody[PasswordByLink],
    request: AnyRequest,
    authenticator: Given[Authenticator],
    limits: Given[Limits],
) -> None:
    """Replace the password of the account that the link is for; the link is used up, and all sessions end.

    The passkeys of the account are removed too: one of them may be that of somebody who knew the old password.
    """
    limits.take("logins", address(request, authenticator.settings))
    await authenticator.store.read(lambda connection: find_link(connection, data.token, "reset", time.time()))
    new_hash = await hash_password(data.new)  # only now, since it costs much
    person = await authenticator.store.write(lambda connection: _reset(connection, data.token, new_hash, time.time()))
    authenticator.recheck([person])


def _reset(connection: Connection, token: str, new_hash: str, now: float) -> Person:
    person = use_link(connection, token, "reset", now)
    set_password(connection, person, new_hash)
    forget_links(connection, person)
    forget_passkeys(connection, person)
    end_all(connection, person)
    return person


ROUTES: list[Any] = [ask_for_new_password, reset_password]
