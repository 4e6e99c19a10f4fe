"""The server as an ASGI application: its routes and services, and how it starts and stops."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from types import ModuleType
from typing import Any

from alembic.util import CommandError
from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import ErrorMessage, UserError, reason_of
from .database.store import Store, unavailable
from .database.versions import version_name
from .http import (
    accounts,
    checking_thread,
    content,
    draws,
    error_responses,
    grammar,
    health,
    history,
    kept_rules,
    lessons,
    limits,
    local_games,
    mail,
    me,
    moderation,
    own_data,
    own_packs,
    pages,
    passkeys,
    play,
    proofs,
    qr,
    replays,
    reports,
    resets,
    security,
    tables,
    titles,
    tokens,
    wrong_tries,
)
from .http.middleware import RequestLogging
from .http.openapi import CONFIG
from .identity import mailer, sessions
from .live import erasing, housekeeping
from .settings import Settings

# ---------------------------------------------------------------- one line for each feature


def _api(tag: str, *features: ModuleType, **given: Any) -> Router:
    """Routes under /api; the tag is their chapter in the OpenAPI document."""
    routes = [route for feature in features for route in feature.ROUTES]
    return Router("/api", route_handlers=routes, tags=[tag], **given)


# Only for texts that are no secret: the length of a compressed answer can reveal a secret in it.
COMPRESSED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=1000))


ROUTES: list[Any] = [
    *health.ROUTES,
    *pages.ROUTES,
    *content.ROUTES,
    _api("people", accounts, me, mail, resets, passkeys, own_data, tokens, reports, moderation),
    _api("tables", tables, play, own_packs, qr),
    _api("titles", titles, grammar, lessons, middleware=[COMPRESSED]),
    _api("matches", replays, draws, proofs, kept_rules, history, local_games),
]

# Services that live as long as the server, by the name that handlers use; opened in this order, closed in reverse.
SERVICES: dict[str, Callable[[State], AbstractAsyncContextManager[Any]]] = {
    "authenticator": sessions.opened,
    "limits": limits.opened,
    "wrong_tries": wrong_tries.opened,
    "mailer": mailer.opened,
    "titles": titles.opened,
    "draw_recorder": draws.opened,
    "prover": proofs.opened,
    "checking_thread": checking_thread.opened,
    "hall": housekeeping.opened,
    "eraser": erasing.opened,
}

# Values that are made for every request, such as `caller`.
PER_REQUEST: dict[str, Callable[..., Any]] = {**sessions.PROVIDED}

# ----------------------------------------------------------------


def new_app(settings: Settings, store: Store | None = None) -> Litestar:
    """The application, not yet started; a given `store` must have its tables, and is not closed."""
    app = Litestar(
        ROUTES,
        lifespan=[_lifespan(settings, store)],
        dependencies=_dependencies(),
        exception_handlers=error_responses.HANDLERS,
        guards=[security.admit],
        before_send=[security.harden],
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        openapi_config=CONFIG,
    )
    app.asgi_handler = RequestLogging(app.asgi_handler)  # around the framework's own answers too, such as 404
    return app


def _lifespan(settings: Settings, given: Store | None) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        """Open the database and the services; at the end close the services, then finish the writes."""
        async with AsyncExitStack() as stack:
            app.state.settings = settings
            app.state.store = given or await stack.enter_async_context(_opened(settings))
            for name, opened in SERVICES.items():
                app.state[name] = await stack.enter_async_context(opened(app.state))
            yield

    return lifespan


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[Store]:
    store = await asyncio.to_thread(open_store, settings, version_name())
    try:
        yield store
    finally:
        await asyncio.to_thread(store.close)


def open_store(settings: Settings, version: str = "") -> Store:
    """The database with its tables, or a UserError that says in one line why not."""
    try:
        if not settings.database:
            settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(ErrorMessage("data-folder", folder=settings.folder, reason=reason_of(error))) from None
    store = Store(settings.database_url, version=version)
    try:
        store.migrate()
    except (SQLAlchemyError, CommandError) as error:
        store.close()
        place = make_url(settings.database_url).render_as_string(hide_password=True)
        raise UserError(ErrorMessage("database-fails", place=place, reason=unavailable(error))) from None
    return store


def _dependencies() -> dict[str, Provide]:
    services = {name: Provide(_service(name), sync_to_thread=False) for name in ("settings", "store", *SERVICES)}
    return services | {name: Provide(found) for name, found in PER_REQUEST.items()}


def _service(name: str) -> Callable[[State], Any]:
    def provide(state: State) -> Any:
        return state[name]

    return provide
