"""The server as one ASGI application: what it is made of, and how it starts and stops."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide

from . import accounts, answers, history, keeping, limits, play, qr, replays, security, sessions, tables, tokens
from .settings import Settings
from .store import Store

# ---------------------------------------------------------------- one line for each feature

FEATURES = (accounts, tokens, tables, play, history, replays, qr)
ROUTES: list[Any] = [Router("/api", route_handlers=[route for feature in FEATURES for route in feature.ROUTES])]

# What lives as long as the server, by the name handlers ask for it; opened in this order, closed in reverse.
PARTS: dict[str, Callable[[State], AbstractAsyncContextManager[Any]]] = {
    "door": sessions.opened,
    "limits": limits.opened,
    "hall": keeping.opened,
}

# What is found anew for every request, such as `person`.
PROVIDED: dict[str, Callable[..., Any]] = {**sessions.PROVIDED}

# ----------------------------------------------------------------


def new_app(settings: Settings, store: Store | None = None) -> Litestar:
    """The server, not yet started; a given `store` is migrated but not closed."""
    return Litestar(
        ROUTES,
        lifespan=[_living(settings, store)],
        dependencies=_dependencies(),
        exception_handlers=answers.HANDLERS,
        guards=[security.admit],
        before_send=[security.harden],
        request_max_body_size=settings.body_bytes,
        logging_config=None,
    )


def _living(settings: Settings, given: Store | None) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        """Migrate, open the parts; at the end close them, then finish the writes."""
        async with AsyncExitStack() as stack:
            app.state.settings = settings
            app.state.store = given or await stack.enter_async_context(_opened(settings))
            await asyncio.to_thread(app.state.store.migrate)
            for name, opened in PARTS.items():
                app.state[name] = await stack.enter_async_context(opened(app.state))
            yield

    return lifespan


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[Store]:
    if not settings.database:
        settings.folder.mkdir(parents=True, exist_ok=True)
    store = Store(settings.database_url)
    try:
        yield store
    finally:
        await asyncio.to_thread(store.close)


def _dependencies() -> dict[str, Provide]:
    lasting = {name: Provide(_kept(name), sync_to_thread=False) for name in ("settings", "store", *PARTS)}
    return lasting | {name: Provide(found) for name, found in PROVIDED.items()}


def _kept(name: str) -> Callable[[State], Any]:
    def provide(state: State) -> Any:
        return state[name]

    return provide
