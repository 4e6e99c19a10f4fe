"""Passkeys, a second way into an account: the owner's device signs a challenge, and the server knows its public key."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ...engine.errors import ErrorMessage
from ..database.passkeys import (
    LASTS,
    Passkey,
    add_passkey,
    check_has_room,
    find_passkey,
    new_challenge,
    note_use,
    passkeys_of,
    remove_passkey,
    use_challenge,
    wrong_passkey,
)
from ..database.people import person_of
from ..database.store import Store
from ..errors import Refusal
from ..identity.sessions import Authenticator, Identity
from ..live.hall import Hall
from ..rooms.person import Person
from ..rooms.wire import HIDDEN, SHOWN
from ..settings import Settings
from .accounts import AnyRequest, Attempt, Me, RequestBody, authenticated_account, enter
from .limits import Limits
from .operations import operation
from .parameters import PasskeyId
from .relying_party import RelyingParty, relying_party
from .security import address
from .wrong_tries import WrongTries

RP_NAME = "Hero Table"
COOKIE = "herotable-passkey"  # whose holder has asked for the challenge of a login
COOKIE_PATH = "/api/login/passkey"
SECRET_BYTES = 32
LONGEST_ID = 1364  # the longest that the standard allows, in base64
REQUIRED = UserVerificationRequirement.REQUIRED  # by face, finger or PIN: there is no password beside it
NO_PASSKEYS = {409: "no-passkeys"}
T = TypeVar("T")

PasskeyName = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^{SHOWN}([^<>{HIDDEN}]*{SHOWN})?$(?!\n)")]


class PresentPassword(RequestBody, frozen=True):
    """The password of the caller's account."""

    password: Attempt


class NewPasskey(RequestBody, frozen=True):
    """What the owner calls a passkey, and what the browser has made."""

    name: PasskeyName
    credential: dict[str, Any]


class PasskeyLogin(RequestBody, frozen=True):
    """What the browser has signed."""

    credential: dict[str, Any]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What the browser needs to make a passkey, or to sign with one; as JSON of WebAuthn."""

    options: dict[str, Any]


# ---------------------------------------------------------------- the caller's own


@post(
    "/passkeys/options",
    **operation(
        "beginPasskey",
        "Begin to add a passkey",
        {401: "wrong-login", 403: "no-account", 409: "no-passkeys too-many-passkeys"},
        caller="person",
    ),
    status_code=HTTP_200_OK,
)
async def begin_passkey(
    data: JSONBody[PresentPassword],
    request: AnyRequest,
    identity: Given[Identity],
    authenticator: Given[Authenticator],
    wrong_tries: Given[WrongTries],
) -> PasskeyOptions:
    """Options for `navigator.credentials.create`; the answer to their challenge comes within five minutes.

    Needs the password, since a passkey stays when sessions end. At most ten passkeys an account.
    """
    person, party = identity.person, _party(request, authenticator.settings)
    if person.kind != "account":
        raise Refusal("no-account", ErrorMessage("account-passkey"), 403)
    sender = address(request, authenticator.settings)
    await authenticated_account(person.name, data.password, sender, authenticator.store, wrong_tries)
    await authenticator.store.read(lambda connection: check_has_room(connection, person))
    known = await authenticator.store.read(lambda connection: passkeys_of(connection, person))
    challenge = await authenticator.store.write(
        lambda connection: new_challenge(connection, _holder(identity), time.time())
    )
    options = generate_registration_options(
        rp_id=party.id,
        rp_name=RP_NAME,
        user_name=person.name,
        user_id=person.id.encode(),
        challenge=challenge,
        timeout=LASTS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known],
    )
    return PasskeyOptions(msgspec.json.decode(options_to_json(options)))


@post(
    "/passkeys",
    **operation(
        "addPasskey", "Add a passkey", {401: "wrong-passkey", 409: "no-passkeys too-many-passkeys"}, caller="person"
    ),
)
async def add(
    data: JSONBody[NewPasskey], request: AnyRequest, identity: Given[Identity], authenticator: Given[Authenticator]
) -> Passkey:
    """Add the passkey that the browser has made for the challenge of this session, which is used up by it."""
    party, store = _party(request, authenticator.settings), authenticator.store
    challenge = await store.write(lambda connection: use_challenge(connection, _holder(identity), time.time()))
    verified = await _verified(
        lambda: verify_registration_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origins,
            require_user_verification=True,
        )
    )
    id, key, uses = bytes_to_base64url(verified.credential_id), verified.credential_public_key, verified.sign_count
    return await store.write(
        lambda connection: add_passkey(connection, identity.person, id, data.name, key, uses, time.time())
    )


@get("/passkeys", **operation("listPasskeys", "List your passkeys", caller="person"))
async def list_passkeys(identity: Given[Identity], store: Given[Store]) -> list[Passkey]:
    """The passkeys of the caller's account, oldest first, without their keys."""
    return await store.read(lambda connection: passkeys_of(connection, identity.person))


@delete(
    "/passkeys/{passkey:str}",
    **operation("removePasskey", "Remove one of your passkeys", {404: "not-found"}, caller="person"),
)
async def remove(passkey: PasskeyId, identity: Given[Identity], store: Given[Store]) -> None:
    """Remove a passkey of the caller's account: nobody logs in with it any more. Sessions stay."""
    await store.write(lambda connection: remove_passkey(connection, identity.person, passkey))


# ---------------------------------------------------------------- logging in


@post(
    "/login/passkey/options",
    **operation("beginPasskeyLogin", "Begin to log in with a passkey", NO_PASSKEYS),
    status_code=HTTP_200_OK,
)
async def begin_login(
    request: AnyRequest, authenticator: Given[Authenticator], limits: Given[Limits]
) -> Response[PasskeyOptions]:
    """Options for `navigator.credentials.get`, and a cookie for the answer, which comes within five minutes.

    They name no account: the browser knows which passkeys it has. The attempts of one address are limited in a minute.
    """
    party = _party(request, authenticator.settings)
    limits.take("logins", address(request, authenticator.settings))
    secret = secrets.token_urlsafe(SECRET_BYTES)
    challenge = await authenticator.store.write(lambda connection: new_challenge(connection, secret, time.time()))
    options = generate_authentication_options(
        rp_id=party.id, challenge=challenge, timeout=LASTS * 1000, user_verification=REQUIRED
    )
    cookie = Cookie(
        COOKIE,
        value=secret,
        path=COOKIE_PATH,
        max_age=LASTS,
        httponly=True,
        samesite="strict",
        secure=authenticator.cookie(request, "").secure,
    )
    return Response(PasskeyOptions(msgspec.json.decode(options_to_json(options))), cookies=[cookie])


@post(
    "/login/passkey",
    **operation("logInWithPasskey", "Log in with a passkey", {401: "who-are-you wrong-passkey"} | NO_PASSKEYS),
    status_code=HTTP_200_OK,
)
async def log_in(
    data: JSONBody[PasskeyLogin],
    request: AnyRequest,
    optional_identity: Given[Identity | None],
    authenticator: Given[Authenticator],
    limits: Given[Limits],
    hall: Given[Hall],
) -> Response[Me]:
    """Set the cookie of a new session of the account whose passkey has signed; all else is as with a password.

    The refusal does not say whether there is such a passkey. The attempts of one address are limited in a minute.
    """
    party = _party(request, authenticator.settings)
    limits.take("logins", address(request, authenticator.settings))
    secret = request.cookies.get(COOKIE, "")
    challenge = await authenticator.store.write(lambda connection: use_challenge(connection, secret, time.time()))
    account = await _signer(data.credential, challenge, party, authenticator.store)
    return await enter(account, request, optional_identity, authenticator, hall)


async def _signer(credential: dict[str, Any], challenge: bytes, party: RelyingParty, store: Store) -> Person:
    """The account whose passkey has signed the challenge."""
    id = str(credential.get("id"))
    if len(id) > LONGEST_ID or not id.isprintable():
        raise wrong_passkey()
    row = await store.read(lambda connection: find_passkey(connection, id))
    verified = await _verified(
        lambda: verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origins,
            credential_public_key=row.public_key,
            credential_current_sign_count=row.uses,
            require_user_verification=True,
        )
    )
    uses = verified.new_sign_count
    await store.write(lambda connection: note_use(connection, id, row.uses, uses, time.time()))
    return person_of(row)


async def _verified(check: Callable[[], T]) -> T:
    """What the library has verified, in a thread."""
    try:
        return await asyncio.to_thread(check)
    except Exception:  # its parsers raise whatever they stumble over; what was wrong is nobody's business
        raise wrong_passkey() from None


def _party(request: AnyRequest, settings: Settings) -> RelyingParty:
    party = relying_party(request, settings)
    if party is None:
        raise Refusal("no-passkeys")
    return party


def _holder(identity: Identity) -> str:
    """By whom a challenge is answered: the session that has asked for it."""
    if identity.session is None:
        raise Refusal("no-account", ErrorMessage("account-passkey"), 403)
    return f"session {identity.session}"


ROUTES: list[Any] = [begin_passkey, add, list_passkeys, remove, begin_login, log_in]
