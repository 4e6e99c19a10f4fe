"""Around every request: its number, its line in the log, and its time."""

import logging
import secrets
import time
from typing import Any, NamedTuple

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from .. import logs, metrics

log = logging.getLogger(__name__)

BROKEN = 500
ID_LENGTH = 32
WIRE = (
    "wire"  # in the state of a scope: the socket without the framework's wrappers, which every message would go through
)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Wire(NamedTuple):
    """A socket as the server gives it."""

    receive: Receive
    send: Send


class RequestLogging:
    """The application with an eye on it."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count, time and log what goes through."""
        number = secrets.token_hex(8)
        logs.begin(request=number)
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send, number)

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        scope.setdefault("state", {})[WIRE] = Wire(receive, send)
        try:
            with metrics.sockets.track_inprogress():
                await self.app(scope, receive, send)
        finally:
            log.info("socket", extra=_told(scope, began))

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send, number: str) -> None:
        began, status = time.perf_counter(), BROKEN

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", number.encode())]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            told = _told(scope, began) | {"method": _method(scope), "status": status}
            metrics.requests.labels(told["method"], told["route"], str(status)).observe(told["seconds"])
            log.log(logging.ERROR if status == BROKEN else logging.INFO, "request", extra=told)


def _told(scope: Scope, began: float) -> dict[str, Any]:
    """The path as the program knows it: what people type there may be a secret."""
    if match := scope.get("path_params", {}).get("match"):
        logs.about(match=str(match)[:ID_LENGTH])
    return {"route": scope.get("path_template") or "unknown", "seconds": round(time.perf_counter() - began, 6)}


def _method(scope: HTTPScope) -> str:
    return scope["method"] if scope["method"] in METHODS else "OTHER"
