"""For those who run the server: is it alive, is it ready, what does it do."""

from contextlib import suppress
from typing import Any, Literal

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency as Given
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, func, select

from .. import metrics
from ..database.schema import MATCH
from ..database.store import Store, Unavailable
from .titles import Readiness, Titles

TEXT = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which the framework adds
STATES = ("lobby", "playing", "over")


class Health(msgspec.Struct, frozen=True):
    """The process answers."""

    state: Literal["alive"] = "alive"


class Node(msgspec.Struct, frozen=True):
    """The database answers; which titles can be played."""

    state: Literal["ready"]
    titles: dict[str, Readiness]


@get("/health", tags=["operations"], summary="Is the process alive?", sync_to_thread=False)
def health() -> Health:
    """Always, if it answers at all."""
    return Health()


@get("/ready", tags=["operations"], summary="Does the database answer? Which titles can be played?")
async def ready(store: Given[Store], titles: Given[Titles]) -> Node:
    """503 without a database; titles that are still prepared do not hold a node back."""
    await store.read(lambda connection: connection.execute(select(MATCH.c.id).limit(1)).all())
    return Node("ready", dict(titles.states))


@get("/metrics", tags=["operations"], summary="For Prometheus", media_type="text/plain")
async def measured(store: Given[Store]) -> Response[bytes]:
    """What the node counts, and the matches of the database."""
    with suppress(Unavailable):  # then the numbers are the last ones known
        found = await store.read(count_matches)
        for state in STATES:
            metrics.matches.labels(state).set(found.get(state, 0))
    return Response(metrics.text(), media_type=TEXT)


def count_matches(connection: Connection) -> dict[str, int]:
    """How many matches are in each state."""
    rows = connection.execute(select(MATCH.c.state, func.count()).group_by(MATCH.c.state))
    return {row[0]: row[1] for row in rows}


ROUTES: list[Any] = [health, ready, measured]
