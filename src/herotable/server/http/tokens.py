"""Bots of other people: accounts of their own that come with a token instead of a cookie."""

import secrets
import time
from typing import Any

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from ...engine.errors import ErrorMessage
from ..database.account_transfer import erase_person
from ..database.people import add_bot, bots_of
from ..database.store import Store
from ..errors import Refusal
from ..identity.sessions import SECRET_BYTES, Authenticator, Identity, hashed
from ..live.hall import Hall
from ..rooms.person import Person
from .accounts import NewName

MOST = 20  # bots of one account


class NewBot(msgspec.Struct, frozen=True):
    """A bot and its token, for `Authorization: Bearer …`; the token is shown this once."""

    person: Person
    token: str


@post("/bots")
async def new_bot(data: JSONBody[NewName], identity: Given[Identity], store: Given[Store]) -> NewBot:
    """Make a bot of one's own."""
    if identity.person.kind != "account":
        raise Refusal("no-account", ErrorMessage("account-bots"), 403)
    secret = secrets.token_urlsafe(SECRET_BYTES)
    bot = await store.write(lambda connection: _add(connection, data.name, secret, identity.person))
    return NewBot(bot, f"{bot.id}.{secret}")


def _add(connection: Connection, name: str, secret: str, owner: Person) -> Person:
    if len(bots_of(connection, owner)) >= MOST:
        raise Refusal("too-many-bots", ErrorMessage("too-many-bots", most=MOST))
    return add_bot(connection, name, hashed(secret), owner, time.time())


@get("/bots")
async def my_bots(identity: Given[Identity], store: Given[Store]) -> list[Person]:
    """One's own bots."""
    return await store.read(lambda connection: bots_of(connection, identity.person))


@delete("/bots/{bot:str}")
async def delete_bot(
    bot: FromPath[str], identity: Given[Identity], authenticator: Given[Authenticator], hall: Given[Hall]
) -> None:
    """Delete a bot; its token is worth nothing from now on."""
    gone = await authenticator.store.read(lambda connection: _own(connection, bot, identity.person))
    await hall.catch_up_all(await authenticator.end([gone], lambda connection: erase_person(connection, gone)))


def _own(connection: Connection, id: str, owner: Person) -> Person:
    found = [bot for bot in bots_of(connection, owner) if bot.id == id]
    if not found:
        raise Refusal("not-found", ErrorMessage("no-such-bot"), 404)
    return found[0]


ROUTES: list[Any] = [new_bot, my_bots, delete_bot]
