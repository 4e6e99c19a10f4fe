"""The address of an account, to which the link to a new password goes; a link in a letter confirms it."""

import time
from typing import Annotated, Any

import msgspec
from litestar import delete, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import Meta

from ...engine.errors import ErrorMessage
from ..database.links import address_of, ask_to_confirm, confirm_address, forget_address
from ..database.store import Store
from ..errors import Refusal
from ..identity.mailer import Letter, Mailer
from ..identity.sessions import Authenticator, Identity
from ..rooms.person import Person
from .accounts import AnyRequest, Attempt, RequestBody, authenticated_account
from .error_responses import language_of
from .limits import Limits
from .operations import operation
from .relying_party import relying_party
from .security import address
from .wrong_tries import WrongTries

LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = rf"^[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{LABEL}(?:\.{LABEL})*$(?!\n)"
Address = Annotated[str, Meta(max_length=254, pattern=ADDRESS)]
Token = Annotated[str, Meta(max_length=100)]
NO_MAIL = {409: "no-mail"}


class OwnAddress(msgspec.Struct, frozen=True):
    """The confirmed address of the caller's account."""

    address: str | None


class NewAddress(RequestBody, frozen=True):
    """An address for letters, and the password of the account."""

    address: Address
    password: Attempt


class LinkToken(RequestBody, frozen=True):
    """What stands in the link of a letter."""

    token: Token


class AccountOptions(msgspec.Struct, frozen=True):
    """What this server can do for accounts."""

    mail: bool
    passkeys: bool


@get("/account-options", **operation("getAccountOptions", "Ask what accounts can do here"))
async def account_options(request: AnyRequest, mailer: Given[Mailer]) -> AccountOptions:
    """Whether the server sends letters, as to who has forgotten a password, and takes passkeys. Anybody may ask."""
    return AccountOptions(mailer.is_on, relying_party(request, mailer.settings) is not None)


@get("/me/mail", **operation("getMyAddress", "Read your address for letters", caller="person"))
async def my_address(identity: Given[Identity], store: Given[Store]) -> OwnAddress:
    """The address to which the caller's link to a new password would go, once it has been confirmed."""
    return OwnAddress(await store.read(lambda connection: address_of(connection, identity.person)))


@put(
    "/me/mail",
    **operation(
        "setMyAddress",
        "Give an address for letters",
        {401: "wrong-login", 403: "no-account"} | NO_MAIL,
        caller="person",
    ),
    status_code=HTTP_204_NO_CONTENT,
)
async def set_my_address(
    data: JSONBody[NewAddress],
    request: AnyRequest,
    identity: Given[Identity],
    authenticator: Given[Authenticator],
    wrong_tries: Given[WrongTries],
    limits: Given[Limits],
    mailer: Given[Mailer],
) -> None:
    """Send a link to an address; when it is used, within an hour, the address is the account's.

    Needs the password, since whoever has the address can change it. At most three letters in an hour for an account
    and to an address; the letters of one client's address are limited in a minute.
    """
    check_has_account(identity.person)
    check_sends_letters(mailer)
    sender = address(request, authenticator.settings)
    await authenticated_account(identity.person.name, data.password, sender, authenticator.store, wrong_tries)
    limits.take("letters", sender)
    to = data.address.lower()
    token = await authenticator.store.write(
        lambda connection: ask_to_confirm(connection, identity.person, to, time.time())
    )
    letter = letter_with_link("confirm", to, identity.person, token, request, mailer)
    mailer.later(lambda: mailer.send(letter))


@delete("/me/mail", **operation("removeMyAddress", "Remove your address for letters", caller="person"))
async def remove_my_address(identity: Given[Identity], store: Given[Store]) -> None:
    """Forget the caller's address; links that were sent there are good no longer."""
    await store.write(lambda connection: forget_address(connection, identity.person))


@post("/mail", **operation("confirmAddress", "Confirm an address", {404: "former-link"}), status_code=HTTP_200_OK)
async def confirm(
    data: JSONBody[LinkToken],
    request: AnyRequest,
    authenticator: Given[Authenticator],
    limits: Given[Limits],
) -> Person:
    """Use the link of a letter; answers with the account to which the address belongs from now on.

    Nobody needs to be logged in for it: letters are often read on another device.
    """
    limits.take("logins", address(request, authenticator.settings))
    return await authenticator.store.write(lambda connection: confirm_address(connection, data.token, time.time()))


def check_has_account(person: Person) -> None:
    """Refuse guests and bots."""
    if person.kind != "account":
        raise Refusal("no-account", ErrorMessage("account-mail"), 403)


def check_sends_letters(mailer: Mailer) -> None:
    """Refuse where there is no mail server."""
    if not mailer.is_on:
        raise Refusal("no-mail")


def letter_with_link(name: str, to: str, person: Person, token: str, request: AnyRequest, mailer: Mailer) -> Letter:
    """A letter whose link leads to the page of the same name, in the language of the request.

    The token stands behind a `#`, so that no log of a proxy has it. The server's address is that of the settings: in
    the request there may be any.
    """
    base = mailer.settings.public_url
    server = base.partition("://")[2]
    link = f"{base}/account/{name}#{token}"
    return Letter(to, name, language_of(request), {"name": person.name, "server": server, "link": link})


ROUTES: list[Any] = [account_options, my_address, set_my_address, remove_my_address, confirm]
