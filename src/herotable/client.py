"""A client of the server, for tests and for bots that you write: HTTP for tables, a WebSocket for play."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from .engine.errors import ErrorMessage, Refused, UserError
from .problems import own_language

KEEPALIVE = 3  # seconds for which a connection is used again; the server closes it after five


class Client:
    """One person: a guest with a name, an account, or a bot with its token.

    async with Client("http://localhost:8000", token="…") as client:
        async with client.at(await client.quick("pow")) as table:
            while not table.over:
                if table.legal: await table.play(table.legal[0])
                else: await table.next()
    """

    def __init__(self, url: str, token: str | None = None, language: str | None = None):
        self.url, self.token = url.rstrip("/"), token
        self.language = {"accept-language": language or own_language()}  # of what the server refuses
        headers = self.language | ({"authorization": f"Bearer {token}"} if token else {})
        limits = httpx.Limits(keepalive_expiry=KEEPALIVE)
        self.http = httpx.AsyncClient(base_url=f"{self.url}/api", headers=headers, limits=limits, timeout=60)

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.http.aclose()

    async def come(self, name: str) -> dict[str, Any]:
        """Become a guest of this name."""
        return await self._remember_csrf(await self.post("/guests", name=name))

    async def login(self, name: str, password: str) -> dict[str, Any]:
        """Log in to an account."""
        return await self._remember_csrf(await self.post("/login", name=name, password=password))

    async def _remember_csrf(self, me: dict[str, Any]) -> dict[str, Any]:
        self.http.headers["x-csrf-token"] = me["csrf"]
        return me

    async def get(self, path: str, **query: Any) -> Any:
        """GET a path; the decoded answer, or a UserError."""
        return _answer(await self.http.get(path, params=query))

    async def post(self, path: str, **data: Any) -> Any:
        """POST fields as JSON to a path; the decoded answer, or a UserError."""
        return _answer(await self.http.post(path, json=data))

    async def new_table(self, title: str, seats: int, **setup: Any) -> str:
        """Make a table; returns its id."""
        return str((await self.post("/tables", title=title, seats=seats, **setup))["id"])

    async def quick(self, title: str, **choices: Any) -> str:
        """Start a game against bots; returns its id."""
        return str((await self.post("/quick", title=title, **choices))["id"])

    async def act(self, match: str, do: str, **fields: Any) -> int:
        """Act at a table over HTTP; returns the number of the entry."""
        return int((await self.post(f"/tables/{match}/actions", do=do, **fields))["number"])

    @asynccontextmanager
    async def at(self, match: str, since: int | None = None) -> "AsyncIterator[TableConnection]":
        """Connect to a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{match}/play"
        query = "" if since is None else f"?since={since}"
        async with connect(
            address + query, additional_headers=self.headers(), max_size=None, open_timeout=60
        ) as socket:
            table = TableConnection(socket)
            await table.next()
            yield table

    def headers(self) -> dict[str, str]:
        """The headers that authenticate a WebSocket of this person."""
        if self.token:
            return self.language | {"authorization": f"Bearer {self.token}"}
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return self.language | {"cookie": cookies, "origin": self.url}


class TableConnection:
    """A connection to a table, and the table as this client sees it; `next` waits for the next message."""

    def __init__(self, socket: ClientConnection):
        self._socket = socket
        self._last = 0
        self.number = 0  # of the last entry
        self.room: dict[str, Any] = {}
        self.eyes: list[dict[str, Any]] = []
        self.happened: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return bool(self.room["state"] == "over")

    @property
    def seat(self) -> int | None:
        """The first of this client's seats that has to decide."""
        return next((eyes["seat"] for eyes in self.eyes if _has_to_decide(eyes)), None)

    @property
    def legal(self) -> list[str]:
        """The legal moves of that seat."""
        return next((eyes["view"]["legal"] for eyes in self.eyes if _has_to_decide(eyes)), [])

    async def next(self) -> dict[str, Any]:
        """Wait for the next message and update the table by it."""
        message: dict[str, Any] = json.loads(await self._socket.recv())
        if self.room and message["type"] == "snapshot":  # of the rematch: a table of its own
            self.happened, self.events = [], []
        if message.get("room"):
            self.room = message["room"]
        if message["type"] == "watching":
            self.room["watching"] = message["watching"]
        if "eyes" in message:
            self.eyes = message["eyes"]
            self.events += [event for eyes in self.eyes[:1] for event in eyes["events"]]
            new = message["missed"] if message["type"] == "snapshot" else [message["happened"]]
            self.happened += new
            self.number = message.get("number") or new[-1]["number"]
        return message

    async def act(self, do: str, **fields: Any) -> int:
        """Act; returns the number of the entry, or raises Refused with the rule, or UserError."""
        self._last += 1
        await self._socket.send(json.dumps({"id": self._last, "action": {"do": do, **fields}}))
        while True:
            message = await self.next()
            if message.get("id") == self._last:
                return _number(message, fields)

    async def follow(self) -> None:
        """Move on to the rematch."""
        await self.act("follow")

    async def play(self, move: str) -> int:
        """Make a move with the seat that has to decide."""
        eyes = next(eyes for eyes in self.eyes if _has_to_decide(eyes))
        return await self.act("play", seat=eyes["seat"], move=move, request=eyes["request"])


def _has_to_decide(eyes: dict[str, Any]) -> bool:
    view = eyes["view"]
    return bool(view and eyes["request"] is not None and eyes["seat"] in view["waiting"])


def _number(message: dict[str, Any], fields: dict[str, Any]) -> int:
    if message["type"] == "done":
        return int(message["number"])
    if message["rule"]:
        raise Refused(message["rule"], fields["seat"], fields["move"])
    raise UserError(ErrorMessage("server-says", code=message["code"], error=message["error"]))


def _answer(response: httpx.Response) -> Any:
    if response.is_success:
        return response.json() if response.content else None
    said = response.json()
    raise UserError(ErrorMessage("server-says", code=said["code"], error=said["error"]))
