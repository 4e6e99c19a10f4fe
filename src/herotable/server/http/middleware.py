"""Middleware around every request: its id, its line in the log, and its time."""

import logging
import secrets
import time
from typing import Any, NamedTuple

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from .. import logs, metrics

log = logging.getLogger(__name__)

BROKEN = 500
GONE = 499  # not of the protocol: the client hung up before its request was whole
ID_LENGTH = 32
# In the state of a scope: the socket without the framework's wrappers, which would slow down every message.
RAW_SOCKET = "raw socket"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class RawSocket(NamedTuple):
    """A WebSocket as the server gives it."""

    receive: Receive
    send: Send


class RequestLogging:
    """Wraps the application; counts, times and logs requests and WebSockets."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or one WebSocket."""
        number = secrets.token_hex(8)
        logs.begin(request=number)
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send, number)

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        scope.setdefault("state", {})[RAW_SOCKET] = RawSocket(receive, send)
        try:
            with metrics.sockets.track_inprogress():
                await self.app(scope, receive, send)
        finally:
            log.info("socket", extra=_log_fields(scope, began))

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send, number: str) -> None:
        began, status, is_gone = time.perf_counter(), BROKEN, False

        async def heard() -> Any:
            nonlocal is_gone
            message = await receive()
            is_gone = is_gone or message["type"] == "http.disconnect"
            return message

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", number.encode())]
            await send(message)

        try:
            await self.app(scope, heard, watched)
        finally:
            status = GONE if is_gone and status == BROKEN else status
            fields = _log_fields(scope, began) | {"method": _method(scope), "status": status}
            metrics.requests.labels(fields["method"], fields["route"], str(status)).observe(fields["seconds"])
            log.log(logging.ERROR if status == BROKEN else logging.INFO, "request", extra=fields)


def _log_fields(scope: Scope, began: float) -> dict[str, Any]:
    """The route and the time. The template of the path, not the path itself: what people type may be a secret."""
    if match := scope.get("path_params", {}).get("match"):
        logs.about(match=str(match)[:ID_LENGTH])
    return {"route": scope.get("path_template") or "unknown", "seconds": round(time.perf_counter() - began, 6)}


def _method(scope: HTTPScope) -> str:
    return scope["method"] if scope["method"] in METHODS else "OTHER"
