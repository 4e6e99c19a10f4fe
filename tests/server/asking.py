"""A small application around a feature's routes: asked once, answered once."""

import asyncio
from typing import Any, NamedTuple

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.testing import AsyncTestClient

from herotable.server.database.store import Store
from herotable.server.http import draws, error_responses, history, kept_rules, proofs, qr, replays
from herotable.server.rooms.person import Person
from herotable.server.settings import Settings

NOBODY = Person("nobody", "guest", "Nobody")


class Answer(NamedTuple):
    """What came back."""

    status: int
    text: str
    content: bytes
    headers: Any
    body: Any


def ask(store: Store, path: str, person: Person = NOBODY, settings: Settings | None = None) -> Answer:
    """GET a path as a person."""
    return asyncio.run(reply(new_desk(store, person, settings or Settings()), path))


def new_desk(store: Store, person: Person, settings: Settings) -> Litestar:
    given: dict[str, Any] = {
        "store": store,
        "caller": person,
        "settings": settings,
        "draw_recorder": draws.DrawRecorder(),
        "prover": proofs.Prover(),
    }
    features = history, replays, draws, proofs, kept_rules, qr
    return Litestar(
        [Router("/api", route_handlers=[route for feature in features for route in feature.ROUTES])],
        dependencies={name: Provide(_giving(thing), sync_to_thread=False) for name, thing in given.items()},
        exception_handlers=error_responses.HANDLERS,
        logging_config=None,
    )


def _giving(thing: Any) -> Any:
    return lambda: thing


async def reply(app: Litestar, path: str) -> Answer:
    """GET a path of an application."""
    async with AsyncTestClient(app, base_url="http://table.local") as client:
        response = await client.get(path)
        is_json = response.headers.get("content-type", "").startswith("application/json")
        return Answer(
            response.status_code,
            response.text,
            response.content,
            response.headers,
            response.json() if is_json else None,
        )
