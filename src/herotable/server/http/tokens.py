"""Bots that people run themselves: persons of their own, with a token instead of a cookie."""

import secrets
import time
from typing import Any

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from sqlalchemy import Connection

from ...engine.errors import ErrorMessage
from ..database.people import add_bot, bots_of, close_person
from ..database.store import Store
from ..errors import Refusal
from ..identity.sessions import SECRET_BYTES, Authenticator, Identity, hashed
from ..live.erasing import Eraser
from ..rooms.person import Person
from .accounts import NewName
from .operations import operation
from .parameters import BotId

MOST = 20  # bots of one account


class NewBot(msgspec.Struct, frozen=True):
    """A new bot and its token for `Authorization: Bearer …`; nobody can read the token again later."""

    person: Person
    token: str


@post(
    "/bots",
    **operation(
        "createBot", "Make a bot of your own", {403: "no-account", 409: "name-taken too-many-bots"}, caller="person"
    ),
)
async def create_bot(data: JSONBody[NewName], identity: Given[Identity], store: Given[Store]) -> NewBot:
    """Make a bot that belongs to the caller's account and answer with its token, which is shown only here.

    Only accounts have bots, at most 20 each.
    """
    if identity.person.kind != "account":
        raise Refusal("no-account", ErrorMessage("account-bots"), 403)
    secret = secrets.token_urlsafe(SECRET_BYTES)
    bot = await store.write(lambda connection: _add(connection, data.name, secret, identity.person))
    return NewBot(bot, f"{bot.id}.{secret}")


def _add(connection: Connection, name: str, secret: str, owner: Person) -> Person:
    if len(bots_of(connection, owner)) >= MOST:
        raise Refusal("too-many-bots", ErrorMessage("too-many-bots", most=MOST))
    return add_bot(connection, name, hashed(secret), owner, time.time())


@get("/bots", **operation("listBots", "List your bots", caller="person"))
async def list_bots(identity: Given[Identity], store: Given[Store]) -> list[Person]:
    """The bots of the caller's account, oldest first, without their tokens."""
    return await store.read(lambda connection: bots_of(connection, identity.person))


@delete("/bots/{bot:str}", **operation("deleteBot", "Delete one of your bots", {404: "not-found"}, caller="person"))
async def delete_bot(
    bot: BotId, identity: Given[Identity], authenticator: Given[Authenticator], eraser: Given[Eraser]
) -> None:
    """Delete a bot of the caller's account; its token stops working and its WebSockets are closed at once."""
    deleted = await authenticator.store.read(lambda connection: _own(connection, bot, identity.person))
    await eraser.erase(await authenticator.end([deleted], lambda connection: close_person(connection, deleted)))


def _own(connection: Connection, id: str, owner: Person) -> Person:
    bots = [bot for bot in bots_of(connection, owner) if bot.id == id]
    if not bots:
        raise Refusal("not-found", ErrorMessage("no-such-bot"), 404)
    return bots[0]


ROUTES: list[Any] = [create_bot, list_bots, delete_bot]
