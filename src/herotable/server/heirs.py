"""What people hold at tables when they become somebody else: the logs say so, and all nodes read it there."""

import time

from sqlalchemy import Connection, select

from .entries import Adopted
from .log import News, append
from .people import Person, give_history
from .schema import PLAYER


def adopt(connection: Connection, guest: Person, account: Person) -> list[News]:
    """What a guest has, and every seat they hold or held, is the account's from now on."""
    entry = Adopted(guest.id, account.id)
    news = [append(connection, match, [entry], time.time()) for match in matches_of(connection, guest)]
    give_history(connection, guest, account)
    return news


def matches_of(connection: Connection, person: Person) -> list[str]:
    """The matches somebody plays or has played; always in the same order, so that nodes only wait."""
    theirs = select(PLAYER.c.match).where(PLAYER.c.person == person.id).distinct().order_by(PLAYER.c.match)
    return list(connection.scalars(theirs))
