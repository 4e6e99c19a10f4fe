"""A node in the loop of a test: the real application behind real sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from herotable.client import Client
from herotable.server.app import new_app
from herotable.server.settings import Settings

ROOMY = {
    f"{kind}_per_minute": 1_000_000
    for kind in (
        "requests", "guests", "logins", "codes", "tables", "actions", "messages", "chat", "address_requests",
        "address_tables", "bot_seconds",
    )
} | {"address_bytes_per_minute": 1_000_000_000_000, "sockets_per_address": 1_000_000}  # fmt: skip


@asynccontextmanager
async def node(database_url: str, **settings: Any) -> AsyncIterator[str]:
    """A node on a free port; its address."""
    chosen = Settings(database=database_url, host="127.0.0.1", port=0, **(ROOMY | settings))
    config = uvicorn.Config(new_app(chosen), "127.0.0.1", 0, log_config=None, timeout_graceful_shutdown=2)
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    serving = asyncio.create_task(server.serve())
    while not server.started:
        if serving.done():
            serving.result()
            raise RuntimeError("the node did not start")
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Client]]:
    """Clients that came as guests."""
    clients = [Client(url) for _ in names]
    for client, name in zip(clients, names, strict=True):
        await client.come(name)
    try:
        yield clients
    finally:
        for client in clients:
            await client.http.aclose()


async def seated(clients: list[Client], title: str, **setup: Any) -> str:
    """A table at which these clients have begun to play; its id."""
    match = await clients[0].new_table(title, setup.pop("seats", len(clients)), **setup)
    for seat, client in enumerate(clients[1:], 1):
        await client.act(match, "join", seat=seat)
        await client.act(match, "ready", seat=seat)
    await clients[0].act(match, "start")
    return match
