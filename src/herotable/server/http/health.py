"""For operators: whether the server is alive, whether it is ready, and what it measures."""

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
from .operations import operation
from .titles import Readiness, Titles

TEXT = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which the framework adds
STATES = ("lobby", "playing", "over")


class Health(msgspec.Struct, frozen=True):
    """The process answers."""

    state: Literal["alive"] = "alive"


class Node(msgspec.Struct, frozen=True):
    """The database answers; `titles` says which titles can be played."""

    state: Literal["ready"]
    titles: dict[str, Readiness]


@get("/health", **operation("getHealth", "Check that the process is alive"), tags=["operations"], sync_to_thread=False)
def health() -> Health:
    """Answer `alive` whenever the process answers at all. Anybody may ask."""
    return Health()


@get(
    "/ready",
    **operation("getReadiness", "Check that the database answers", {503: "try-again"}),
    tags=["operations"],
)
async def ready(store: Given[Store], titles: Given[Titles]) -> Node:
    """Read from the database and list the state of every title; 503 if the database does not answer.

    A title that is still being prepared does not make the server unready.
    """
    await store.read(lambda connection: connection.execute(select(MATCH.c.id).limit(1)).all())
    return Node("ready", dict(titles.states))


@get("/metrics", **operation("getMetrics", "Read the metrics"), tags=["operations"], media_type="text/plain")
async def prometheus_metrics(store: Given[Store]) -> Response[bytes]:
    """All metrics of this server in the text format of Prometheus; docs/server.md lists them.

    While the database does not answer, the numbers of matches are the last known ones.
    """
    with suppress(Unavailable):
        counts = await store.read(count_matches)
        for state in STATES:
            metrics.matches.labels(state).set(counts.get(state, 0))
    return Response(metrics.text(), media_type=TEXT)


def count_matches(connection: Connection) -> dict[str, int]:
    """How many matches are in each state."""
    rows = connection.execute(select(MATCH.c.state, func.count()).group_by(MATCH.c.state))
    return {row[0]: row[1] for row in rows}


ROUTES: list[Any] = [health, ready, prometheus_metrics]
