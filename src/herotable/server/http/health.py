"""For operators: whether the server is alive, whether it is ready, and what it measures."""

from contextlib import suppress
from typing import Any, Literal

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency as Given
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, func, select

from ...engine.errors import ErrorMessage
from .. import metrics
from ..database.schema import MATCH
from ..database.store import Store, Unavailable
from ..errors import Refusal
from .operations import operation
from .titles import Readiness, Titles

TEXT = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which the framework adds
STATES = ("lobby", "playing", "over")
UNREADY: tuple[Readiness, ...] = ("preparing", "waiting")


class Health(msgspec.Struct, frozen=True):
    """The process answers."""

    state: Literal["alive"] = "alive"


class Node(msgspec.Struct, frozen=True):
    """Matches can be played; `titles` says of which titles new ones can be begun."""

    state: Literal["ready"]
    titles: dict[str, Readiness]


@get("/health", **operation("getHealth", "Check that the process is alive"), tags=["operations"], sync_to_thread=False)
def health() -> Health:
    """Answer `alive` whenever the process answers at all. Anybody may ask."""
    return Health()


@get(
    "/ready",
    **operation("getReadiness", "Check that matches can be played", {503: "preparing try-again"}),
    tags=["operations"],
)
async def ready(store: Given[Store], titles: Given[Titles]) -> Node:
    """List the state of every title, once the matches that are not over can be played; until then 503 says what is
    being prepared.

    A title of which no match is open does not make the server unready, as long as another one is ready.
    """
    needed = titles.states.keys() & await store.read(open_titles)
    if not titles.ready or not needed.issubset(titles.ready):
        being, waiting = ([name for name, state in titles.states.items() if state == one] for one in UNREADY)
        raise Refusal("preparing", ErrorMessage("preparing-titles", being=being, waiting=waiting), 503)
    return Node("ready", dict(titles.states))


def open_titles(connection: Connection) -> set[str]:
    """The titles of all matches that are not over."""
    return set(connection.scalars(select(MATCH.c.title).where(MATCH.c.state.in_(("lobby", "playing"))).distinct()))


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
