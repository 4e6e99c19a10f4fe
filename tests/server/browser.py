"""A browser for tests: it keeps its cookie and shows the token that belongs to it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import httpx
from litestar import Litestar
from sqlalchemy import Table, select

from herotable.server.app import new_app
from herotable.server.database.store import Store
from herotable.server.identity.sessions import COOKIE
from herotable.server.settings import Settings

HOST = "table.example"
PASSWORD = "correct horse"


class Browser:
    """Asks a server; every answer with a token in it is remembered."""

    def __init__(self, app: Litestar, address: str = "10.1.1.1", scheme: str = "http"):
        transport = httpx.ASGITransport(cast(Any, app), client=(address, 5000))
        self.client = httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{HOST}")
        self.csrf: str | None = None
        self.app = app

    async def ask(self, method: str, path: str, body: Any = None, **headers: Any) -> httpx.Response:
        """The answer to a request under /api."""
        token = {"X-CSRF-Token": self.csrf} if self.csrf else {}
        named = {name.replace("_", "-"): text for name, text in headers.items()}
        answer = await self.client.request(method, f"/api{path}", json=body, headers=token | named)
        if answer.is_success and answer.content and "csrf" in answer.text:
            self.csrf = answer.json()["csrf"]
        return answer

    async def get(self, path: str) -> Any:
        """What a path shows."""
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def do(self, method: str, path: str, body: Any = None) -> Any:
        """What comes of a request that must succeed."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: Any = None, **headers: Any) -> tuple[int, str]:
        """The status and the code of a refusal."""
        answer = await self.ask(method, path, body, **headers)
        return answer.status_code, answer.json()["code"]

    async def come(self, name: str = "Ada") -> str:
        """Be a guest; the id."""
        return (await self.do("POST", "/guests", {"name": name}))["person"]["id"]

    async def register(self, name: str = "Ada", password: str = PASSWORD) -> str:
        """Have an account; the id."""
        return (await self.do("POST", "/accounts", {"name": name, "password": password}))["person"]["id"]

    async def log_in(self, name: str = "Ada", password: str = PASSWORD) -> str:
        """Log in; the id."""
        return (await self.do("POST", "/login", {"name": name, "password": password}))["person"]["id"]

    @property
    def cookie(self) -> str:
        """The value of the session's cookie."""
        return self.client.cookies.get(COOKIE) or ""

    @cookie.setter
    def cookie(self, value: str) -> None:
        self.client.cookies.clear()
        self.client.cookies.set(COOKIE, value, domain=HOST)


Scenario = Callable[[Callable[..., Browser]], Awaitable[None]]


def serve(store: Store, scenario: Scenario, **settings: Any) -> None:
    """Run a scenario, which opens browsers, at a server on this store."""

    async def main() -> None:
        app = new_app(Settings(**settings), store)
        async with app.lifespan():
            await scenario(lambda *given, **named: Browser(app, *given, **named))

    asyncio.run(main())


async def rows(store: Store, table: Table, **where: Any) -> Any:
    """What the database holds."""
    found = select(table).where(*(table.c[name] == value for name, value in where.items()))
    return await store.read(lambda connection: connection.execute(found).all())
